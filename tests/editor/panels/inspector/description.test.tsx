/** The description field. Its HTML is sanitized, and untrusted HTML never runs. */
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { documentFromPlan } from '../../../../src/domain/document/editorDocument.ts';
import { sanitizeHtml } from '../../../../src/api/sanitizeHtml.ts';
import { sanitizePastedHtml } from '../../../../src/ui/richText/pastedHtml.ts';
import { undoLabelAtom } from '../../../../src/editor/document/document.ts';
import { Inspector } from '../../../../src/editor/panels/inspector/Inspector.tsx';
import { selectAllText } from '../../../support/selectAllText.ts';
import { type PanelDriver, BEACH, renderPanel, labelled } from '../panelDriver.tsx';

const withDescription = (html: string, ...keys: string[]): PanelDriver => {
  const areas = BEACH.areas.map((area) => ({
    ...area,
    rooms: area.rooms.map((room) => (room.id === 101 ? { ...room, room_description: html } : room)),
  }));
  return renderPanel(
    <Inspector />,
    'Inspector',
    documentFromPlan({ ...BEACH, areas }),
    keys.length > 0 ? keys : ['101'],
  );
};
const textbox = ({ region }: PanelDriver): Promise<HTMLElement> =>
  within(region).findByRole('textbox', { name: 'Description' }, { timeout: 30_000 });
/** Types at the end of the description. */
async function append(at: PanelDriver, text: string): Promise<HTMLElement> {
  const field = await textbox(at);
  await selectAllText(field);
  document.getSelection()!.collapseToEnd();
  await at.user.keyboard(text);
  return field;
}
/**
 * Resolves once a broken image and an inline frame, added now, have loaded: earlier ones have run their handlers by
 * then.
 */
async function loadProbes(): Promise<void> {
  const frame = document.createElement('iframe');
  frame.srcdoc = '<p>';
  const image = new Image();
  const loaded = Promise.all([
    new Promise((resolve) => frame.addEventListener('load', resolve, { once: true })),
    new Promise((resolve) => image.addEventListener('error', resolve, { once: true })),
  ]);
  document.body.append(frame);
  image.src = '/nowhere.png';
  await loaded;
  frame.remove();
}
const leave = (at: PanelDriver): Promise<void> => at.user.click(labelled(at, 'Name'));

const paste = (html: string): string => sanitizePastedHtml(html, sanitizeHtml);

afterEach(() => {
  delete (window as { ran?: unknown }).ran;
});

test('saves on blur as HTML, as one undo step', async () => {
  const at = withDescription('<p>Front row.</p>');
  await append(at, ' Shade at noon.');
  expect(at.store.get(undoLabelAtom)).toBeUndefined();
  await leave(at);
  expect(at.changes()).toEqual({ '/areas/0/rooms/0/room_description': '<p>Front row. Shade at noon.</p>' });
  at.undoesInOne();
  await expect.poll(async () => (await textbox(at)).textContent).toBe('Front row.');
});

test('keeps the HTML of an unedited description', async () => {
  const unclean = '<P>Old <b>house</b> <font color=red>style</font></P>';
  const at = withDescription(unclean);
  const field = await textbox(at);
  expect(field.textContent).toBe('Old house style');
  field.focus();
  await leave(at);
  expect(at.room(101).room_description).toBe(unclean);
  expect(at.store.get(undoLabelAtom)).toBeUndefined();
});

test('neither runs nor shows hostile HTML, and removes it on the first edit', async () => {
  const ran = vi.fn();
  (window as { ran?: unknown }).ran = ran;
  const at = withDescription(
    [
      '<p onclick="ran(1)">Sea <strong>view</strong></p><img src="/nowhere.png" onerror="ran(2)"><script>ran(3)</script>',
      '<svg onload="ran(4)"><a href="javascript:ran(5)">x</a></svg><a href="javascript:ran(6)">link</a><iframe srcdoc="<script>parent.ran(7)</script>"></iframe>',
      '<math><mtext><style><img src=x onerror="ran(8)"></style></mtext></math><p style="position:fixed" class="x"><a href="https://sea.example/" target="_blank">sea</a></p>',
    ].join(''),
  );
  const field = await append(at, '!');
  expect(
    field.querySelector('img, script, svg, iframe, math, style, [onclick], [onerror], [href^="javascript"]'),
  ).toBeNull();
  await leave(at);
  const written = at.room(101).room_description!;
  expect(written).not.toMatch(/on\w+=|<img|<script|<svg|<iframe|<math|style|class=|target=|javascript|ran\(/i);
  expect(written).toContain('<p>Sea <strong>view</strong></p>');
  expect(written).toContain('<a href="https://sea.example/">sea');
  await loadProbes();
  expect(ran).not.toHaveBeenCalled();
});

test('sanitizes pasted HTML', async () => {
  const at = withDescription('<p>Shade.</p>');
  const field = await append(at, ' ');
  const data = new DataTransfer();
  data.setData(
    'text/html',
    '<h1>Big</h1><img src=x onerror="alert(1)"><em>soft</em><a href="javascript:alert(1)">bad</a>',
  );
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await leave(at);
  expect(at.room(101).room_description).toContain('<em>soft</em>');
  expect(at.room(101).room_description).not.toMatch(/<h1|<img|javascript|onerror/);
});

test('keeps pasted blocks apart', () => {
  expect(paste('<div>Shade</div><div>Sea <b>view</b></div>')).toBe('<p>Shade</p><p>Sea <b>view</b></p>');
  expect(paste('<section><h2>Bar</h2><ul><li>Ice</li></ul></section>')).toBe('<p>Bar</p><ul><li>Ice</li></ul>');
  expect(paste('<table><tr><td>9</td><td>12</td></tr><tr><td>Rain</td></tr></table>')).toBe('<p>9 12 </p><p>Rain </p>');
});

test('keeps markup that has no button', async () => {
  const kept =
    '<p>Shade <small>until noon</small>, H<sub>2</sub>O, <span lang="si">වෙරළ</span></p><ul><li><p>One</p></li></ul><p>End</p>';
  const at = withDescription(kept);
  await append(at, '.');
  await leave(at);
  expect(at.room(101).room_description).toBe(kept.replace('End', 'End.'));
});

test('rejects a link with an unsafe scheme', async () => {
  const at = withDescription('<p>menu</p>');
  const field = await textbox(at);
  await selectAllText(field);
  await at.user.click(within(at.region).getByRole('button', { name: 'Link' }));
  await at.user.type(screen.getByLabelText('Link address'), 'javascript:alert(1)');
  fireEvent.keyDown(screen.getByLabelText('Link address'), { key: 'Enter', isComposing: true });
  expect(screen.queryByRole('alert')).toBeNull();
  await at.user.keyboard('{Enter}');
  expect(screen.getByRole('alert').textContent).toMatch(/https:/);
  await at.user.clear(screen.getByLabelText('Link address'));
  await at.user.type(screen.getByLabelText('Link address'), 'menu.example/today{Enter}');
  await leave(at);
  expect(at.room(101).room_description).toBe('<p><a href="https://menu.example/today">menu</a></p>');
});

test('rejects a text that is too long, and keeps it in the field', async () => {
  const at = withDescription(`<p>${'sea '.repeat(997)}</p>`);
  const field = await append(at, 'and sand and sun');
  await leave(at);
  expect(at.store.get(undoLabelAtom)).toBeUndefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toMatch(/4,000/);
  expect(field.textContent).toContain('and sand and sun');
});

test('discards on Escape, and removes an emptied description', async () => {
  const at = withDescription('<p>Front</p>');
  const field = await append(at, ' row');
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(field.textContent).toBe('Front row');
  await at.user.keyboard('{Escape}');
  expect(field.textContent).toBe('Front');
  await leave(at);
  expect(at.store.get(undoLabelAtom)).toBeUndefined();
  await selectAllText(field);
  await at.user.keyboard('{Backspace}');
  await leave(at);
  expect(at.room(101)).not.toHaveProperty('room_description');
  at.undoesInOne();
});

test('shows mixed descriptions as such, and writes one text to all as one undo step', async () => {
  const at = withDescription('<p>Front row.</p>', '101', '102');
  const field = await textbox(at);
  expect(field.textContent).toBe('');
  expect(field.dataset['placeholder']).toBe('Mixed');
  await append(at, 'Shade.');
  await leave(at);
  expect([101, 102].map((id) => at.room(id).room_description)).toEqual(['<p>Shade.</p>', '<p>Shade.</p>']);
  at.undoesInOne();
});

test('saves to its own table when another one is selected', async () => {
  const at = withDescription('<p>Front row.</p>');
  await append(at, ' Shade.');
  at.select('102');
  await expect.poll(() => labelled(at, 'Name').value).toBe('Line 2');
  expect(at.changes()).toEqual({ '/areas/0/rooms/0/room_description': '<p>Front row. Shade.</p>' });
});
