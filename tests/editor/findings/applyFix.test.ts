/** Applying fixes to a drawing. Everything else keeps its key, flags and z-order. */
import { describe, expect, it } from 'vitest';
import { checkFile } from '../../../src/domain/checks/check.ts';
import { combineFixes } from '../../../src/domain/checks/fixes.ts';
import {
  type EditorDocument,
  documentFromPlan,
  planFromDocument,
} from '../../../src/domain/document/editorDocument.ts';
import { setItemFlags } from '../../../src/domain/document/edits/itemFlags.ts';
import type { Room } from '../../../src/domain/plan/plan.ts';
import { itemKeyLookup, applyFix } from '../../../src/editor/findings/applyFix.ts';
import { createTemplate } from '../../../src/domain/plan/templates.ts';

const drawing = documentFromPlan(createTemplate('beach-rows'));

function withRoom(from: EditorDocument, key: string, change: (room: Room) => Room): EditorDocument {
  return {
    ...from,
    tables: from.tables.map((item) => (item.key === key ? { ...item, room: change(item.room) } : item)),
  };
}

describe('itemKeyLookup', () => {
  it('finds a table by id or path, and decor by path', () => {
    const keyOf = itemKeyLookup(drawing);
    expect(keyOf({ path: '/areas/1/rooms/0/name', table: 17 })).toBe('17');
    expect(keyOf({ path: '/areas/1/rooms/0/name' })).toBe('17');
    expect(keyOf({ path: '/decor/2/picture' })).toBe('d3');
    expect(keyOf({ path: '/categories/0' })).toBeUndefined();
    expect(keyOf({ path: '/areas/1/rooms/99' })).toBeUndefined();
  });
});

describe('applyFix', () => {
  it('applies the fix, and the checks no longer report the finding', () => {
    const marked = setItemFlags(drawing, new Set(['3', 'd2']), { locked: true });
    const bad = withRoom(marked, '3', (room) => ({ ...room, room_description: '<h1>Sea</h1>' }));
    const unsafeIn = (made: typeof bad) =>
      checkFile('plan', planFromDocument(made)).filter(({ rule }) => rule === 'unsafe-html');
    expect(unsafeIn(bad)).toHaveLength(1);
    const good = applyFix(bad, combineFixes(unsafeIn(bad)).changes)!;
    expect(unsafeIn(good)).toEqual([]);
    expect(good.tables.map(({ key }) => key)).toEqual(bad.tables.map(({ key }) => key));
    expect(good.tables.find(({ key }) => key === '3')).toMatchObject({ locked: true });
    expect(good.decor).toEqual(bad.decor);
    expect(good.tables.filter((item) => bad.tables.includes(item))).toHaveLength(bad.tables.length - 1);
  });

  it('keeps the z-order across areas', () => {
    const mixed = { ...drawing, tables: drawing.tables.toReversed() };
    const made = applyFix(mixed, [{ op: 'set', path: '/areas/0/name', value: 'Front' }])!;
    expect(made.tables).toEqual(mixed.tables);
    expect(made.areas[0]!.name).toBe('Front');
  });

  it('keeps the flags of decor when a piece is removed', () => {
    const marked = setItemFlags(drawing, new Set(['d3']), { locked: true });
    const made = applyFix(marked, [{ op: 'remove', path: '/decor/0' }])!;
    expect(made.decor.map(({ key }) => key)).toEqual(drawing.decor.slice(1).map(({ key }) => key));
    expect(made.decor.find(({ key }) => key === 'd3')?.locked).toBe(true);
  });

  it('returns undefined if the plan would be invalid', () => {
    expect(applyFix(drawing, [{ op: 'set', path: '/areas/0/rooms/0/beds', value: 0 }])).toBeUndefined();
    expect(applyFix(drawing, [{ op: 'remove', path: '/categories' }])).toBeUndefined();
  });
});
