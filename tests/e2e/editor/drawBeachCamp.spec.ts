/**
 * An owner draws the whole plan of the beach camp with nothing but pointer and keys, in parts that run at the same
 * time. Each part starts from the plan as the parts before it leave it.
 */
import { propNames, surfaceNames } from '../../../src/editor/document/itemNames.ts';
import { messages } from '../../../src/editor/messages.ts';
import { listMessages } from '../../../src/editor/panels/areasAndCategories/messages.ts';
import { inspectorMessages, tableFieldLabels as labels } from '../../../src/editor/panels/inspector/messages.ts';
import type { Decor, Plan, Room } from '../../../src/domain/plan/plan.ts';
import { readVenueFile } from '../../support/fixtureVenues.ts';
import type { Owner } from '../../support/owner.ts';
import { ONE_TABLE, expect, publishedPlan, test } from '../editorTest.ts';

const wanted = readVenueFile('beach-camp', 'plan.json') as Plan;
const tables = wanted.areas.flatMap((area) => area.rooms.map((room) => ({ area: area.name, room })));
const categoryOf = (room: Room): string => wanted.categories.find(({ id }) => id === room.room_id)!.name;

/** Groups items that have the same value, in the order of their first item. */
function groupBy<Item>(items: readonly Item[], valueOf: (item: Item) => unknown): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const value = JSON.stringify(valueOf(item)) ?? '';
    groups.set(value, [...(groups.get(value) ?? []), item]);
  }
  return [...groups.values()];
}

async function setFields(owner: Owner, fields: Readonly<Record<string, string | number>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await owner.setField(label, value);
}

async function drawAreasAndCategories(owner: Owner): Promise<void> {
  const { inspector } = owner;
  await setFields(owner, {
    [inspectorMessages.planWidth]: wanted.width,
    [inspectorMessages.planHeight]: wanted.height,
  });
  const areas = inspector.getByRole('group', { name: listMessages.areas });
  for (const [index, { name }] of wanted.areas.entries()) {
    if (index > 0) await areas.getByRole('button', { name: listMessages.addArea }).click();
    await owner.setField(listMessages.nameOf({ name: index === 0 ? 'Sand' : 'Area 1' }), name, areas);
  }
  const categories = inspector.getByRole('group', { name: listMessages.categories });
  for (const [index, { id, name, color }] of wanted.categories.entries()) {
    if (index > 0) await categories.getByRole('button', { name: listMessages.addCategory }).click();
    await owner.setField(listMessages.nameOf({ name: index === 0 ? 'Any' : 'Category 1' }), name, categories);
    const more = categories.getByRole('button', { name: listMessages.more({ name }), exact: true });
    await more.click();
    await owner.setField(listMessages.colorOf({ name }), color, categories);
    // The new id makes it another row, which may be collapsed.
    await owner.setField(listMessages.idOf({ name }), id, categories);
    if ((await more.getAttribute('aria-expanded')) === 'true') await more.click();
  }
  await owner.press('Escape');
}

/** Tables that one drag draws, and tables that are copies of the table before them. */
const ROW = tables.slice(0, 7).map(({ room }) => room.name);
const GRID = ['Inside 9', 'Inside 10', 'Inside 11'];
const COPIES = new Set(['BBQ 9', 'Inside 4', 'Inside 8']);

async function selectTableTool(owner: Owner, { name, coordinates: { width, height, shape } }: Room): Promise<void> {
  const isInRow = ROW.includes(name);
  if (!isInRow && !GRID.includes(name)) {
    await owner.selectTool(shape === 'ellipse' ? 'round-table' : 'table');
    return;
  }
  await owner.selectTool(isInRow ? 'row' : 'grid');
  await owner.setToolOption(inspectorMessages.optionWidth, width);
  await owner.setToolOption(inspectorMessages.optionHeight, height);
}

async function drawTable(owner: Owner, index: number): Promise<void> {
  const { area, room } = tables[index]!;
  const { x, y, width, height } = room.coordinates;
  await selectTableTool(owner, room);
  await owner.bringIntoView({ x: 0, y: 0, width: wanted.width, height: wanted.height });
  await owner.setToolOption(inspectorMessages.optionArea, area);
  await owner.setToolOption(inspectorMessages.optionCategory, categoryOf(room));
  await owner.setToolOption(inspectorMessages.optionSeats, room.beds);
  if (ROW.includes(room.name)) {
    const last = tables[index + ROW.length - 1]!.room.coordinates;
    await owner.setToolOption(inspectorMessages.gap, Math.floor((last.x - x) / (ROW.length - 1)) - width);
    await owner.drag({ x, y }, { x: last.x, y });
  } else if (GRID.includes(room.name)) {
    const last = tables[index + GRID.length - 1]!.room.coordinates;
    await owner.setToolOption(inspectorMessages.gap, 20);
    await owner.drag({ x, y }, { x: x + width, y: last.y + last.height });
  } else await owner.drag({ x, y }, { x: x + width, y: y + height });
}

async function copyTable(owner: Owner, room: Room): Promise<void> {
  const { x, y, width, height } = room.coordinates;
  await owner.focusPlan();
  await owner.press('Control+d');
  await setFields(owner, {
    [labels.x]: x,
    [labels.y]: y,
    [labels.width]: width,
    [labels.height]: height,
    [labels.category]: categoryOf(room),
    [labels.seats]: room.beds,
  });
}

async function drawTables(owner: Owner): Promise<void> {
  for (const [index, { area, room }] of tables.entries()) {
    const { name, id } = room;
    if (ROW.slice(1).includes(name) || GRID.slice(1).includes(name)) continue;
    if (COPIES.has(name)) await copyTable(owner, room);
    else await drawTable(owner, index);
    if (index === 0) {
      // Tables that are drawn later continue the names and ids of this row.
      for (const [place, { room: inRow }] of tables.slice(0, ROW.length).entries()) {
        await owner.selectTables([`Table ${place + 1}`]);
        await setFields(owner, {
          [inspectorMessages.id]: id + place,
          [labels.name]: inRow.name,
          [labels.text]: inRow.coordinates.text!,
        });
      }
      continue;
    }
    if (tables[index - 1]!.area !== area || name === 'Stage Couch')
      await setFields(owner, { [labels.name]: name, [labels.text]: room.coordinates.text! });
    else if (!GRID.includes(name))
      await expect(owner.inspector.getByLabel(labels.name, { exact: true })).toHaveValue(name);
  }
  // Rows and grids space their tables evenly.
  for (const name of [...ROW, ...GRID]) {
    const { x, y, width, height } = tables.find(({ room }) => room.name === name)!.room.coordinates;
    await owner.selectTables([name]);
    await setFields(owner, { [labels.x]: x, [labels.y]: y, [labels.width]: width, [labels.height]: height });
  }
  await owner.deselectAll();
}

async function describeTables(owner: Owner): Promise<void> {
  const namesOf = (group: typeof tables): string[] => group.map(({ room }) => room.name);
  const select = (group: typeof tables): Promise<void> => owner.selectTables(namesOf(group), namesOf(tables));
  for (const group of groupBy(tables, ({ room: { coordinates: at } }) => [
    at.text_offset_y,
    at.font_size,
    at.seats_offset_y,
    at.seats_font_size,
  ])) {
    const at = group[0]!.room.coordinates;
    await select(group);
    await setFields(owner, {
      [labels.textY]: at.text_offset_y!,
      [labels.fontSize]: at.font_size!,
      [labels.seatsY]: at.seats_offset_y!,
      [labels.seatsFontSize]: at.seats_font_size!,
    });
  }
  const rotated = tables.filter(({ room }) => room.coordinates.rotation !== undefined);
  for (const group of groupBy(rotated, ({ room }) => room.coordinates.rotation)) {
    await select(group);
    await owner.setField(labels.rotation, group[0]!.room.coordinates.rotation!);
  }
  for (const group of groupBy(tables, ({ room }) => room.room_description)) {
    await select(group);
    await owner.typeDescription(group[0]!.room.room_description!);
  }
  for (const { room } of tables.filter((table) => table.room.available_until !== undefined)) {
    await owner.selectTables([room.name]);
    await owner.setField(labels.availableUntil, room.available_until!);
  }
}

const isGround = (decor: Decor | undefined): boolean => decor?.kind === 'area' || decor?.kind === 'path';

async function drawShape(
  owner: Owner,
  decor: Extract<Decor, { points: unknown }>,
  before: Decor | undefined,
): Promise<void> {
  await owner.selectTool(decor.kind);
  if (decor.kind === 'wall') await owner.setToolOption(inspectorMessages.wallWidth, decor.width);
  else {
    const label = decor.kind === 'path' ? inspectorMessages.pathGround : inspectorMessages.ground;
    await owner.setToolOption(label, surfaceNames[decor.surface]);
    if (decor.kind === 'path') await owner.setToolOption(inspectorMessages.pathWidth, decor.width);
    await owner.setToolOption(inspectorMessages.smooth, decor.smooth ?? false);
  }
  const ys = decor.points.map(([, y]) => y);
  const xs = decor.points.map(([x]) => x);
  const bottom = Math.max(...ys);
  const height = bottom - Math.min(...ys);
  // A long strip is too low to be clicked where all of it is in view: draw it higher, then set its height.
  const isStrip = Math.max(...xs) - Math.min(...xs) > 5_000 && height < 60;
  await owner.drawPoints(decor.points.map(([x, y]) => ({ x, y: isStrip && y === bottom ? y + 100 : y })));
  if (isStrip) await owner.setField(labels.height, height);
  // New ground goes below everything else; this ground lies above the item before it.
  if (isGround(decor) && before && !isGround(before)) {
    await owner.focusPlan();
    await owner.press(']');
  }
  if (decor.kind === 'area' && decor.name !== undefined) await owner.setField(labels.name, decor.name);
}

async function drawDecor(owner: Owner, decor: Decor, before: Decor | undefined): Promise<void> {
  switch (decor.kind) {
    case 'area':
    case 'path':
    case 'wall':
      await drawShape(owner, decor, before);
      return;
    case 'picture':
      throw new Error('The beach camp has no picture.');
    case 'text':
      await owner.selectTool('text');
      await owner.setToolOption(inspectorMessages.textSize, decor.size);
      await owner.bringIntoView({ x: decor.x - 40, y: decor.y - 40, width: 80, height: 80 });
      await owner.click(decor);
      await owner.page.getByLabel(messages.textOnPlan).fill(decor.text);
      await owner.press('Enter');
      if (decor.rotation !== undefined) await owner.setField(labels.rotation, decor.rotation);
      await owner.setField(inspectorMessages.tone, 'strong');
      await owner.setField(inspectorMessages.tone, decor.tone!);
      return;
    default:
      await owner.selectTool('prop');
      await owner.setToolOption(inspectorMessages.prop, propNames[decor.kind]);
      await owner.drawBox(decor);
      if (decor.rotation !== undefined) await owner.setField(labels.rotation, decor.rotation);
  }
}

/** The tables as they are drawn, without decor and without what is set for several tables at once. */
const undescribed: Plan = {
  ...wanted,
  areas: wanted.areas.map((area) => ({
    ...area,
    rooms: area.rooms.map(({ room_description: _description, available_until: _closing, coordinates, ...room }) => {
      const { x, y, width, height, text, shape } = coordinates;
      return { ...room, coordinates: { x, y, width, height, text, ...(shape && { shape }) } };
    }),
  })),
  decor: [],
};
const withDecor = (count: number): Plan => ({ ...wanted, decor: wanted.decor.slice(0, count) });

const drawDecorFrom = (start: number, end: number) => async (owner: Owner) => {
  await owner.deselectAll();
  for (let index = start; index < end; index++) await drawDecor(owner, wanted.decor[index]!, wanted.decor[index - 1]);
};

async function emptyAndDrawTables(owner: Owner): Promise<void> {
  await owner.focusPlan();
  await owner.press('Control+a', 'Delete');
  await expect(owner.page.getByText(messages.noTables)).toBeAttached();
  await drawAreasAndCategories(owner);
  await drawTables(owner);
}

/** What an owner draws, with the plan before and after it. */
const parts: readonly {
  readonly name: string;
  readonly before: Plan;
  readonly draw: (owner: Owner) => Promise<void>;
  readonly after: Plan;
}[] = [
  { name: 'the tables', before: ONE_TABLE, draw: emptyAndDrawTables, after: undescribed },
  { name: 'the descriptions of the tables', before: undescribed, draw: describeTables, after: withDecor(0) },
  ...[0, 80, wanted.decor.length].flatMap((end, index, ends) => {
    const start = ends[index - 1];
    if (start === undefined) return [];
    const name = `decor ${start + 1} to ${end}`;
    return [{ name, before: withDecor(start), draw: drawDecorFrom(start, end), after: withDecor(end) }];
  }),
];

for (const { name, before, draw, after } of parts) {
  test.describe('the beach camp', () => {
    test.use({ startingPlan: before, actionTimeout: 15_000 });

    test(
      `an owner draws ${name}, equal to the fixture in every field`,
      { tag: '@desktop' },
      async ({ openEditor, page, host }) => {
        test.setTimeout(600_000);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const owner = await openEditor('beach-camp');
        await draw(owner);
        await owner.publish('Ada');
        await owner.expectPublished(1);
        const drawn = await publishedPlan(page.request, host, 'beach-camp');
        expect(drawn.areas.flatMap(({ rooms }) => rooms)).toEqual(after.areas.flatMap(({ rooms }) => rooms));
        for (const [index, decor] of after.decor.entries()) expect(drawn.decor[index], `decor ${index}`).toEqual(decor);
        expect(drawn).toEqual(after);
      },
    );
  });
}
