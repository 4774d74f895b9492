/** A photo on the plan becomes tables: its owner marks one table, one chair and a length. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Box, centerOf } from '../../../../../src/domain/geometry/boxes.ts';
import { runCommandAtom } from '../../../../../src/editor/commands/command.ts';
import { getCommand } from '../../../../../src/editor/commands/definitions/commandRegistry.ts';
import { drawingAtom } from '../../../../../src/editor/document/document.ts';
import { referenceImageAtom } from '../../../../../src/editor/document/referenceImage.ts';
import { messages } from '../../../../../src/editor/messages.ts';
import { openEditor, planOf } from '../../../editorDriver.tsx';
import { chooseFile } from '../../fileDriver.ts';
import { PICTURES, drawPicture } from './samplePictures.ts';

const texts = messages.files.import;

it('makes tables of a photo by a table marked with a pointer and a chair marked with keys, as one undo step', async () => {
  const [style, traits] = PICTURES['a scan of rectangles with chairs']!;
  const { canvas, tables, mark, chair } = await drawPicture({ ...style, turns: [0] }, traits, 7);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  const { store, press: pressKeys } = await openEditor(planOf(1));
  chooseFile(new File([blob!], 'photo.png', { type: 'image/png' }));
  store.set(runCommandAtom, getCommand('import'));
  (await screen.findByRole('button', { name: messages.chooseFile })).click();
  await waitFor(() => expect(store.get(referenceImageAtom)).toBeDefined());
  const before = store.get(drawingAtom);
  const review = within(await screen.findByRole('dialog', { name: messages.import }));
  (await review.findByRole('button', { name: messages.commands['find-in-photo'] })).click();
  const picture = await review.findByRole('application', { name: texts.photo.picture });
  /** Drags or taps in pixels of the photo. */
  const point = (type: string, x: number, y: number): void => {
    const { left, top, width, height } = picture.querySelector('image')!.getBoundingClientRect();
    const at = { clientX: left + (x / canvas.width) * width, clientY: top + (y / canvas.height) * height };
    fireEvent(picture, new PointerEvent(type, { bubbles: true, pointerId: 1, ...at }));
  };
  picture.setPointerCapture = () => undefined;
  const drag = ({ x, y, width, height }: Box): void => {
    point('pointerdown', x, y);
    point('pointermove', x + width, y + height);
    point('pointerup', x + width, y + height);
  };
  /** Sizes and moves a box by arrow keys. */
  const markByKeys = ({ x, y, width, height }: Box): void => {
    const { tracing } = store.get(drawingAtom);
    const scale = tracing!.width / canvas.width;
    const wanted = {
      width: width * scale,
      height: height * scale,
      x: tracing!.x + x * scale,
      y: tracing!.y + y * scale,
    };
    const step = Math.min(tracing!.width, tracing!.height) / 200;
    const press = (key: string, shiftKey = false, repeat = false): boolean =>
      fireEvent.keyDown(picture, { key, shiftKey, repeat });
    press('ArrowLeft');
    for (const [side, less, more, shift] of [
      ['width', 'ArrowLeft', 'ArrowRight', true],
      ['height', 'ArrowUp', 'ArrowDown', true],
      ['x', 'ArrowLeft', 'ArrowRight', false],
      ['y', 'ArrowUp', 'ArrowDown', false],
    ] as const)
      for (let i = 0; i < 100; i++) {
        const off = picture.querySelector<SVGPathElement>('.editor-import-lasso')!.getBBox()[side] - wanted[side];
        if (Math.abs(off) > 0.6 * step) press(off > 0 ? less : more, shift, Math.abs(off) > 4 * step);
      }
    press('Enter');
  };
  drag(mark);
  /** What the review counts, once it isn't what it was. */
  const counted = async (earlier: readonly number[]): Promise<readonly number[]> => {
    const counts = (): number[] =>
      (document.querySelector('.editor-import-counts')?.textContent.match(/\d+/g) ?? []).map(Number).slice(0, 2);
    await waitFor(() => expect(counts()).not.toEqual(earlier), { timeout: 30_000 });
    return counts();
  };
  const [shown = 0, assumed = 0] = await counted([0, 0]);
  expect(shown).toBeGreaterThanOrEqual(0.8 * tables.length);
  review.getByRole('button', { name: texts.photo.mark }).click();
  await review.findByText(texts.photo.hint);
  await waitFor(() => expect(document.activeElement).toBe(picture));
  markByKeys(chair);
  const [, seats = 0] = await counted([shown, assumed]);
  expect(seats).toBeGreaterThanOrEqual(0.8 * shown * style.chairs);
  // The two sides of the table are 90 pixels apart, and are 1.8 m.
  review.getByRole('button', { name: texts.scale.measure }).click();
  await review.findByText(texts.scale.hint);
  const { x, y } = centerOf(mark);
  for (const dx of [-45, 45]) {
    point('pointerdown', x + dx, y);
    point('pointerup', x + dx, y);
  }
  fireEvent.change(await review.findByRole('spinbutton', { name: texts.scale.meters }), { target: { value: '1.8' } });
  review.getByRole('button', { name: messages.import }).click();
  await waitFor(() => expect(store.get(drawingAtom).tables).toHaveLength(shown + 1));
  const { tables: placed, tracing, unitsPerMeter } = store.get(drawingAtom);
  const scale = tracing!.width / canvas.width;
  expect(unitsPerMeter! / (50 * scale)).toBeCloseTo(1, 1);
  const distances = placed.slice(1).map(({ room }) => {
    const { x: left, y: top } = centerOf(room.coordinates);
    return Math.min(
      ...tables.map((table) => Math.hypot(left - tracing!.x - table.x * scale, top - tracing!.y - table.y * scale)),
    );
  });
  expect(Math.max(...distances)).toBeLessThan(2);
  await pressKeys('{Control>}z{/Control}');
  expect(store.get(drawingAtom)).toEqual(before);
});
