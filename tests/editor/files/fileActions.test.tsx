/** Opening, saving, importing, exporting and tracing files in the whole page. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawingAtom, undoLabelAtom, planAtom } from '../../../src/editor/document/document.ts';
import { runCommandAtom } from '../../../src/editor/commands/command.ts';
import { commandStateAtom } from '../../../src/editor/commands/commandState.ts';
import { getCommand } from '../../../src/editor/commands/definitions/commandRegistry.ts';
import { referenceImageBlobAtom } from '../../../src/editor/document/referenceImage.ts';
import { messages } from '../../../src/editor/messages.ts';
import { round2 } from '../../../src/domain/geometry/numbers.ts';
import { createTemplate } from '../../../src/domain/plan/templates.ts';
import { BEACH_CAMP, planOf, announcement, openEditor } from '../editorDriver.tsx';
import { chooseFile, captureDownloads, dropFile, planFile } from './fileDriver.ts';
import { SAMPLE_DRAWINGS } from './import/sampleDrawings.ts';

const TERRACE = createTemplate('terrace');
const dialog = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name });

async function photo(): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [200, 100];
  canvas.getContext('2d')!.fillRect(10, 10, 50, 50);
  return new File(
    [
      await new Promise<Blob>((resolve) => {
        canvas.toBlob((blob) => resolve(blob!));
      }),
    ],
    'photo.png',
    { type: 'image/png' },
  );
}

describe('open and save', () => {
  it('opens a plan as one undo step', async () => {
    const { store, press } = await openEditor(planOf(4));
    const before = store.get(drawingAtom);
    chooseFile(planFile(TERRACE, 'terrace.json'));
    await press('{Control>}o{/Control}');
    await waitFor(() => expect(store.get(planAtom)).toEqual(TERRACE));
    expect(store.get(undoLabelAtom)).toBe('Open terrace.json');
    expect(announcement()).toMatch(/Opened terrace\.json/);
    await press('{Control>}z{/Control}');
    expect(store.get(drawingAtom)).toEqual(before);
  });

  it('reports a file that is not a plan, keeps the open plan and offers Import', async () => {
    const { store, press } = await openEditor(planOf(4));
    const before = store.get(drawingAtom);
    chooseFile(
      planFile(
        [
          {
            id: 1,
            name: 'Lines',
            rooms: [{ id: 5, name: 'A', beds: 2, available: true, coordinates: { x: 0, y: 0, width: 40, height: 40 } }],
          },
        ],
        'answer.json',
      ),
    );
    await press('{Control>}o{/Control}');
    const refused = await dialog('This file can’t be opened');
    within(refused).getByText(/from a booking host/);
    expect(store.get(drawingAtom)).toBe(before);
    const instead = within(refused).getByRole('button', { name: 'Import it' });
    instead.focus();
    instead.click();
    const imported = await dialog('Import');
    await within(imported).findByText(/^1 table with 2 seats/);
    // The button is gone, and the focus has not left the dialog.
    expect(document.activeElement).toBe(within(imported).getByRole('button', { name: 'Import' }));
  });

  it('saves a file that it can open', async () => {
    const { store, press } = await openEditor();
    const got = captureDownloads();
    await press('{Control>}s{/Control}');
    expect(got).toHaveLength(1);
    expect(got[0]!.name).toBe('A-venue.json');
    expect(JSON.parse(await (await got[0]!.blob).text())).toEqual(BEACH_CAMP);
    expect(store.get(undoLabelAtom)).toBeUndefined();
  });
});

describe('import', () => {
  it('shows the content of a dropped file and adds its tables', async () => {
    const { store, selected } = await openEditor(planOf(4));
    dropFile(planFile(TERRACE, 'terrace.json'), planFile(TERRACE, 'other.json'));
    const shown = await dialog('Import');
    within(shown).getByText(messages.files.import.skippedFiles({ count: 1 }));
    await within(shown).findByText(/^13 tables with 58 seats in 2 areas/);
    expect(store.get(drawingAtom).tables).toHaveLength(4);
    within(shown).getByRole('radio', { name: /^Add/ }).click();
    within(shown).getByRole('button', { name: 'Import' }).click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { tables, areas } = store.get(drawingAtom);
    expect(tables).toHaveLength(17);
    expect(new Set(tables.map(({ key }) => key)).size).toBe(17);
    expect(areas.map(({ name }) => name)).toEqual(['Beach', 'Terrace', 'Sofas']);
    expect(selected()).toHaveLength(13 + TERRACE.decor.length);
    expect(store.get(undoLabelAtom)).toBe('Import terrace.json');
  });

  it('adds tables beside those that they would lie on, as large as they are in meters', async () => {
    const { store } = await openEditor({ ...TERRACE, units_per_meter: 50 });
    dropFile(planFile({ ...TERRACE, units_per_meter: 40 }, 'terrace.json'));
    const shown = await dialog('Import');
    (await within(shown).findByRole('radio', { name: /^Add/ })).click();
    within(shown).getByRole('button', { name: 'Import' }).click();
    await waitFor(() => expect(store.get(drawingAtom).tables).toHaveLength(26));
    const { tables, width } = store.get(drawingAtom);
    expect(width).toBe(2.25 * TERRACE.width);
    const [own, added] = [tables.slice(0, 13), tables.slice(13)];
    expect(Math.min(...added.map(({ room }) => room.coordinates.x))).toBeGreaterThan(TERRACE.width);
    expect(added.map(({ room }) => room.coordinates.width)).toEqual(
      own.map(({ room }) => round2(room.coordinates.width * 1.25)),
    );
  });

  it('reviews a drawing: a kind of shapes becomes something else, and the counts follow', async () => {
    const { store } = await openEditor(planOf(4));
    const wedding = SAMPLE_DRAWINGS.find(({ name }) => name.startsWith('wedding'));
    dropFile(new File([wedding?.svg ?? ''], 'wedding.svg', { type: 'image/svg+xml' }));
    const shown = await dialog('Import');
    await within(shown).findByText(/^8 tables with 80 seats/, {}, { timeout: 20_000 });
    const chairs = within(shown).getByRole('combobox', { name: /^80 × circle/ });
    await act(async () => fireEvent.change(chairs, { target: { value: 'ignore' } }));
    await within(shown).findByText(/^8 tables with 16 seats/);
    within(shown).getByText('Shapes left out, as chosen above: 80');
    await act(async () => fireEvent.change(chairs, { target: { value: 'chair' } }));
    await within(shown).findByText(/^8 tables with 80 seats/);
    // A shape on the picture leads to its kind, and Escape ends what is being drawn, not the review.
    const picture = within(shown).getByRole('img', { name: messages.files.import.picture });
    await act(async () => fireEvent.click(picture.querySelector('[data-role=chair]')!));
    expect(document.activeElement).toBe(chairs);
    const measure = within(shown).getByRole('button', { name: messages.files.import.scale.measure });
    await act(async () => fireEvent.click(measure));
    expect(fireEvent.keyDown(measure, { key: 'Escape' })).toBe(false);
    await waitFor(() => expect(measure.getAttribute('aria-pressed')).toBe('false'));
    within(shown).getByRole('button', { name: 'Import' }).click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.get(drawingAtom).tables).toHaveLength(8);
    expect(store.get(undoLabelAtom)).toBe('Import wedding.svg');
  });

  it('updates the open plan from a newer file: new and moved tables are taken, what is gone stays', async () => {
    const { store } = await openEditor(TERRACE);
    const newer = structuredClone(TERRACE);
    const [moved, , larger] = newer.areas[0]!.rooms;
    const rooms = TERRACE.areas.flatMap((area) => area.rooms);
    moved!.coordinates.x += 30;
    newer.areas[0]!.rooms.splice(1, 2, { ...larger!, beds: 9 }, { ...larger!, id: 99, name: 'Fresh' });
    dropFile(planFile(newer, 'newer.json'));
    const shown = await dialog('Import');
    const kinds = ['New tables: 1', 'Moved or resized tables: 1', 'Tables with another number of seats: 1'];
    for (const name of kinds) await within(shown).findByRole('checkbox', { name: new RegExp(`^${name}`) });
    expect(within(shown).getByRole('checkbox', { name: /^Remove tables/, checked: false })).toBeDefined();
    within(shown)
      .getByRole('checkbox', { name: /^Tables with another/ })
      .click();
    within(shown).getByRole('button', { name: 'Import' }).click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const after = store.get(drawingAtom).tables.map(({ room }) => room);
    expect(after.map(({ name }) => name)).toEqual([...rooms.map(({ name }) => name), 'Fresh']);
    expect(after[0]).toEqual({ ...rooms[0], coordinates: { ...rooms[0]!.coordinates, x: moved!.coordinates.x } });
    expect(after.slice(1, 3)).toEqual([rooms[1], { ...rooms[2], beds: 9 }]);
    expect(store.get(undoLabelAtom)).toBe('Import newer.json');
  });
});

it('exports pictures and drawings, and reports the file name', async () => {
  const { store } = await openEditor(planOf(4));
  const got = captureDownloads();
  store.set(runCommandAtom, getCommand('export'));
  const shown = await dialog('Export');
  const kinds = [
    ['Picture (PNG)', 'png', 'image/png'],
    ['Drawing (SVG)', 'svg', 'image/svg+xml'],
  ] as const;
  for (const [label, ending, type] of kinds) {
    within(shown).getByRole('radio', { name: label }).click();
    within(shown).getByRole('button', { name: 'Export' }).click();
    await within(shown).findByText(`Saved as A-venue.${ending}`, {}, { timeout: 30_000 });
    const blob = await got.at(-1)!.blob;
    expect(blob.type).toBe(type);
    expect(blob.size).toBeGreaterThan(500);
  }
});

describe('a reference image', () => {
  it('fits the plan, sets its scale by two points, is then scaled itself, and can be undone', async () => {
    const { store, press, drag, settled } = await openEditor(planOf(4));
    dropFile(await photo());
    await waitFor(() => expect(store.get(drawingAtom).tracing).toBeDefined());
    expect(store.get(referenceImageBlobAtom)?.size).toBeGreaterThan(0);
    const { tracing, width } = store.get(drawingAtom);
    expect(tracing).toMatchObject({ width, height: width / 2, x: 0, locked: true });
    const measure = async (command: string, title: string, meters: string): Promise<void> => {
      store.set(runCommandAtom, getCommand(command));
      await waitFor(() => expect(announcement()).toMatch(/length you know/));
      await settled();
      drag([
        { x: 20, y: 100 },
        { x: 60, y: 100 },
        { x: 70, y: 100 },
      ]);
      store.set(runCommandAtom, getCommand(command));
      within(await dialog(title))
        .getByLabelText(messages.actualMeters)
        .focus();
      await press(`${meters}{Enter}`);
    };
    // Without a scale, a length in meters is not one of the plan.
    expect(store.get(commandStateAtom(getCommand('scale-photo'))).enabled).toBe(false);
    await measure('plan-scale', messages.setScale, '10');
    expect(store.get(drawingAtom)).toMatchObject({ tracing, unitsPerMeter: expect.any(Number) });
    await measure('scale-photo', messages.scalePhoto, '20');
    await waitFor(() => expect(store.get(drawingAtom).tracing!.width / width).toBeCloseTo(2, 1));
    await press('{Control>}z{/Control}{Control>}z{/Control}{Control>}z{/Control}');
    expect(store.get(drawingAtom).tracing).toBeUndefined();
  });
});
