/** A venue draws its plan with nothing but pointer and keys. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditorState } from '../../../src/api/editorContract.ts';
import type { Decor, Plan, Room } from '../../../src/domain/plan/plan.ts';
import { Owner } from '../../support/owner.ts';
import { ROOT } from '../../support/host.ts';
import { type OpenEditor, expect, test } from '../editorTest.ts';

const wanted = JSON.parse(readFileSync(join(ROOT, 'fixtures/venues/beach-camp/plan.json'), 'utf8')) as Plan;
const rooms = wanted.areas.flatMap((area) => area.rooms.map((room) => ({ area: area.name, room })));
const categoryOf = (room: Room): string => wanted.categories.find(({ id }) => id === room.room_id)!.name;
const spoken = (word: string): string => `${word[0]!.toUpperCase()}${word.slice(1).replaceAll('-', ' ')}`;

/** Items by what they have in common, in the order in which each first comes. */
function groupsBy<Kind>(items: readonly Kind[], read: (item: Kind) => unknown): Kind[][] {
  const groups = new Map<string, Kind[]>();
  for (const item of items) {
    const key = JSON.stringify(read(item)) ?? '';
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

async function drawKinds(drawer: Owner): Promise<void> {
  const { page, inspector } = drawer;
  await drawer.setField('Width', wanted.width);
  await drawer.setField('Height', wanted.height);
  const [areas, categories] = [
    inspector.getByRole('group', { name: 'Areas' }),
    inspector.getByRole('group', { name: 'Categories' }),
  ];
  await drawer.setField('Rename Sand', wanted.areas[0]!.name, areas);
  for (const [place, area] of wanted.areas.entries()) {
    if (place === 0) continue;
    await areas.getByRole('button', { name: 'Add area' }).click();
    await drawer.setField('Rename Area 1', area.name, areas);
  }
  for (const [place, { id, name, color }] of wanted.categories.entries()) {
    if (place > 0) await categories.getByRole('button', { name: 'Add category' }).click();
    await drawer.setField(`Rename ${place === 0 ? 'Any' : 'Category 1'}`, name, categories);
    const more = categories.getByRole('button', { name: `More about ${name}`, exact: true });
    await more.click();
    await drawer.setField(`Shade of ${name}`, color, categories);
    // By its new id it is another row, and folded.
    await drawer.setField(`Id of ${name}`, id, categories);
    if ((await more.getAttribute('aria-expanded')) === 'true') await more.click();
  }
  await page.keyboard.press('Escape');
}

/** Rows and a grid where tables stand so, else each for itself; a copy here and there. */
const ROW = rooms.slice(0, 7).map(({ room }) => room.name);
const GRID = ['Inside 9', 'Inside 10', 'Inside 11'];
const COPIES = new Set(['BBQ 9', 'Inside 4', 'Inside 8']);

async function drawTables(drawer: Owner): Promise<void> {
  const whole = { x: 0, y: 0, width: wanted.width, height: wanted.height };
  for (const [place, { area, room }] of rooms.entries()) {
    const { x, y, width, height, shape, text } = room.coordinates;
    if (ROW.slice(1).includes(room.name) || GRID.slice(1).includes(room.name)) continue;
    if (COPIES.has(room.name)) {
      await drawer.focusPlan();
      await drawer.press('Control+d');
    } else {
      await drawer.selectTool(
        ROW.includes(room.name)
          ? 'Row of tables'
          : GRID.includes(room.name)
            ? 'Grid of tables'
            : shape === 'ellipse'
              ? 'Round table'
              : 'Table',
      );
      await drawer.bringIntoView(whole);
      await drawer.setToolOption('In area', area);
      await drawer.setToolOption('Of category', categoryOf(room));
      await drawer.setToolOption('Seats each', room.beds);
    }
    if (ROW.includes(room.name)) {
      const last = rooms[place + ROW.length - 1]!.room.coordinates;
      await drawer.setToolOption('Table width', width);
      await drawer.setToolOption('Table height', height);
      await drawer.setToolOption('Least gap', Math.floor((last.x - x) / (ROW.length - 1)) - width);
      await drawer.drag({ x, y }, { x: last.x, y });
    } else if (GRID.includes(room.name)) {
      const last = rooms[place + GRID.length - 1]!.room.coordinates;
      await drawer.setToolOption('Table width', width);
      await drawer.setToolOption('Table height', height);
      await drawer.setToolOption('Least gap', 20);
      await drawer.drag({ x, y }, { x: x + width, y: last.y + last.height });
    } else if (!COPIES.has(room.name)) {
      await drawer.drag({ x, y }, { x: x + width, y: y + height });
    }
    if (place === 0) {
      await drawer.selectTables(['Table 1']);
      await drawer.setField('Id', room.id);
      await drawer.setField('Name', room.name);
      await drawer.setField('Text', text!);
      // The others of its row count on from it.
      for (const [more, name] of ROW.entries()) {
        if (more === 0) continue;
        await drawer.selectTables([`Table ${more + 1}`]);
        await drawer.setField('Id', room.id + more);
        await drawer.setField('Name', name);
        await drawer.setField('Text', rooms[more]!.room.coordinates.text!);
      }
      continue;
    }
    const isFirst = rooms[place - 1]!.area !== area;
    const countsOn = !isFirst && !GRID.includes(room.name);
    if (isFirst || room.name === 'Stage Couch') {
      await drawer.setField('Name', room.name);
      await drawer.setField('Text', text!);
    } else if (countsOn) await expect(drawer.inspector.getByLabel('Name', { exact: true })).toHaveValue(room.name);
    if (COPIES.has(room.name)) {
      for (const [label, value] of [
        ['X', x],
        ['Y', y],
        ['Width', width],
        ['Height', height],
        ['Category', categoryOf(room)],
        ['Seats', room.beds],
      ] as const)
        await drawer.setField(label, value);
    }
  }
  await drawer.deselectAll();
}

async function finishTables(drawer: Owner): Promise<void> {
  const namesOf = (group: typeof rooms): string[] => group.map(({ room }) => room.name);
  // What a stroke for many has made is put right by its fields.
  for (const name of [...ROW, ...GRID]) {
    const { room } = rooms.find((each) => each.room.name === name)!;
    await drawer.selectTables([name]);
    for (const [label, value] of [
      ['X', room.coordinates.x],
      ['Y', room.coordinates.y],
      ['Width', room.coordinates.width],
      ['Height', room.coordinates.height],
    ] as const)
      await drawer.setField(label, value);
  }
  for (const group of groupsBy(rooms, ({ room: { coordinates: at } }) => [
    at.text_offset_y,
    at.font_size,
    at.seats_offset_y,
    at.seats_font_size,
  ])) {
    const at = group[0]!.room.coordinates;
    await drawer.selectTables(namesOf(group));
    for (const [label, value] of [
      ['Text offset Y', at.text_offset_y],
      ['Font size', at.font_size],
      ['Seats offset Y', at.seats_offset_y],
      ['Seats font size', at.seats_font_size],
    ] as const)
      await drawer.setField(label, value!);
  }
  for (const group of groupsBy(
    rooms.filter(({ room }) => room.coordinates.rotation !== undefined),
    ({ room }) => room.coordinates.rotation,
  )) {
    await drawer.selectTables(namesOf(group));
    await drawer.setField('Rotation', group[0]!.room.coordinates.rotation!);
  }
  for (const group of groupsBy(rooms, ({ room }) => room.room_description)) {
    await drawer.selectTables(namesOf(group));
    await drawer.typeDescription(group[0]!.room.room_description!);
  }
  for (const { room } of rooms.filter((each) => each.room.available_until !== undefined)) {
    await drawer.selectTables([room.name]);
    await drawer.setField('Available until', room.available_until!);
  }
}

/** A strip that is too low to be drawn from corner to corner at a glance is drawn higher, and given its height. */
const LEAST_DRAWN = 60;

async function drawDecor(drawer: Owner, decor: Decor, before: Decor | undefined): Promise<void> {
  const isGround = (piece: Decor | undefined): boolean => piece?.kind === 'area' || piece?.kind === 'path';
  const points = 'points' in decor ? decor.points.map(([x, y]) => ({ x, y })) : [];
  switch (decor.kind) {
    case 'area':
    case 'path':
    case 'wall': {
      await drawer.selectTool(spoken(decor.kind));
      if (decor.kind === 'wall') await drawer.setToolOption('Wall width', decor.width);
      else await drawer.setToolOption(decor.kind === 'path' ? 'Path ground' : 'Ground', spoken(decor.surface));
      if (decor.kind === 'path') await drawer.setToolOption('Path width', decor.width);
      if (decor.kind !== 'wall') await drawer.setToolOption('Smooth curves', decor.smooth ?? false);
      const bottom = Math.max(...points.map(({ y }) => y));
      const top = Math.min(...points.map(({ y }) => y));
      const isStrip =
        Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x)) > 5_000 &&
        bottom - top < LEAST_DRAWN;
      await drawer.drawPoints(points.map(({ x, y }) => ({ x, y: isStrip && y === bottom ? y + 100 : y })));
      if (isStrip) await drawer.setField('Height', bottom - top);
      // Grounds are laid below what stands on them; this one lies above.
      if (isGround(decor) && before && !isGround(before)) {
        await drawer.focusPlan();
        await drawer.press(']');
      }
      if (decor.kind === 'area' && decor.name !== undefined) await drawer.setField('Name', decor.name);
      return;
    }
    case 'text': {
      await drawer.selectTool('Text');
      await drawer.setToolOption('Lettering size', decor.size);
      await drawer.bringIntoView({ x: decor.x - 40, y: decor.y - 40, width: 80, height: 80 });
      await drawer.click(decor);
      await drawer.page.getByLabel('Text on the plan').fill(decor.text);
      await drawer.page.keyboard.press('Enter');
      if (decor.rotation !== undefined) await drawer.setField('Rotation', decor.rotation);
      await drawer.setField('Tone', 'strong');
      await drawer.setField('Tone', decor.tone!);
      return;
    }
    case 'picture':
      throw new Error('The beach camp has none.');
    default: {
      await drawer.selectTool('Tree, umbrella …');
      await drawer.setToolOption('Thing', spoken(decor.kind));
      await drawer.drawBox(decor);
      if (decor.rotation !== undefined) await drawer.setField('Rotation', decor.rotation);
    }
  }
}

async function publish({ page }: Owner): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the plan' });
  await dialog.getByLabel('Who publishes').fill('Ada');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Version 1 is published' })).toBeVisible({ timeout: 30_000 });
}

// A trace of some thousand steps takes as long as they do.
test.use({ ground: 'one-table', trace: 'off', actionTimeout: 5_000 });

test.describe('the beach camp', () => {
  test('is drawn whole by pointer and keys, and is the fixture, field by field', async ({ open, page, host }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const drawer: Owner = await (open as OpenEditor)('beach-camp');
    await test.step('an empty plan', async () => {
      await drawer.focusPlan();
      await drawer.press('Control+a', 'Delete');
      await expect(page.getByText('There is no table yet.')).toBeAttached();
    });
    await test.step('areas and categories', () => drawKinds(drawer));
    await test.step('tables', () => drawTables(drawer));
    await test.step('what is said and written of them', () => finishTables(drawer));
    await test.step('decor', async () => {
      await drawer.deselectAll();
      for (const [place, decor] of wanted.decor.entries()) await drawDecor(drawer, decor, wanted.decor[place - 1]);
    });
    await test.step('publishing', () => publish(drawer));
    const answer = await page.request.get(`${host.url}/api/editor/beach-camp`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    const { plan: drawn } = ((await answer.json()) as EditorState).published;
    expect(drawn.categories).toEqual(wanted.categories);
    expect(drawn.areas.map(({ id, name }) => [id, name])).toEqual(wanted.areas.map(({ id, name }) => [id, name]));
    for (const [place, area] of wanted.areas.entries()) expect(drawn.areas[place]!.rooms).toEqual(area.rooms);
    for (const [place, decor] of wanted.decor.entries()) expect(drawn.decor[place], `decor ${place}`).toEqual(decor);
    expect(drawn).toEqual(wanted);
  });
});
