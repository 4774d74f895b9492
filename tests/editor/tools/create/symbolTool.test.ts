/** Places symbols, and reads and writes them as files. */
import { describe, expect, test } from 'vitest';
import { type PlanSymbol, parseSymbols, serializeSymbols } from '../../../../src/editor/document/symbols.ts';
import { messages } from '../../../../src/editor/messages.ts';
import { drawingWith } from '../../../domain/document/sampleDocuments.ts';
import { DEFAULTS, ToolDriver } from '../toolDriver.ts';

const drawing = drawingWith({ 'Line 7': { x: 900, y: 700, text: '7' } });
const category = drawing.categories[0]!;
const symbol: PlanSymbol = {
  name: 'Corner',
  center: { x: 50, y: 40 },
  items: {
    categories: [category],
    tables: [
      {
        area: drawing.areas[0]!.name,
        room: {
          id: 3,
          room_id: category.id,
          name: 'Line 7',
          beds: 4,
          coordinates: { x: 20, y: 20, width: 60, height: 40, text: '7' },
        },
      },
    ],
    decor: [{ kind: 'sofa', x: 5, y: 70, width: 90, height: 10 }],
  },
};
const start = (chosen: PlanSymbol | undefined = symbol, at = drawing): ToolDriver =>
  new ToolDriver(at, 'symbol', [], { defaults: { ...DEFAULTS, symbol: chosen } });

describe('the symbol tool', () => {
  test('places the items around a click as a group, with names of their own, in one undo step', () => {
    const driver = start().click(300, 200);
    const [, table] = driver.drawing.tables;
    const [sofa] = driver.drawing.decor;
    expect(table!.room).toMatchObject({
      name: 'Line 8',
      room_id: category.id,
      coordinates: { x: 270, y: 180, text: '8' },
    });
    expect(sofa!.decor).toMatchObject({ kind: 'sofa', x: 255, y: 230 });
    expect(table!.group).toBeDefined();
    expect(sofa!.group).toBe(table!.group);
    expect([...driver.selected].toSorted()).toEqual([table!.key, sofa!.key].toSorted());
    expect([driver.undoStep, driver.tool.name, driver.shapes]).toEqual(['Add Corner', 'select', []]);
    expect(driver.undo()).toEqual(drawing);
  });

  test('says that there are no symbols', () => {
    const driver = new ToolDriver(drawing, 'symbol').click(300, 200);
    expect(driver.drawing).toEqual(drawing);
    expect(driver.effects).toContainEqual({ type: 'announce', text: messages.noSymbols });
  });
});

describe('a file of symbols', () => {
  test('a file of symbols is read as it was written', () =>
    expect(parseSymbols(serializeSymbols([symbol]))).toEqual([symbol]));

  test.each([
    ['nothing', ''],
    ['something else', '{"kind":"tidetable/items/1"}'],
    ['a table without its category', serializeSymbols([{ ...symbol, items: { ...symbol.items, categories: [] } }])],
    ['a blank name', serializeSymbols([{ ...symbol, name: ' ' }])],
    ['too many symbols', serializeSymbols(Array.from({ length: 201 }, () => symbol))],
  ])('a file of symbols reads no symbols from %s', (_, text) => expect(parseSymbols(text)).toBeUndefined());
});
