/** Mends of findings in a drawing: what they change, and that all else keeps its key, its marks and its place. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPlan } from '../../../src/domain/checks/check.ts';
import { mendsOf } from '../../../src/domain/checks/mends.ts';
import { type Drawing, drawingOf, planOf } from '../../../src/domain/drawing.ts';
import { setMarks } from '../../../src/domain/edits/marks.ts';
import type { Room } from '../../../src/domain/plan.ts';
import { keyOf, mended } from '../../../src/editor/findings/mending.ts';
import { startPlan } from '../../../src/editor/start/starts.ts';

const drawing = drawingOf(startPlan('beach-rows'));

function withRoom(from: Drawing, key: string, change: (room: Room) => Room): Drawing {
  return {
    ...from,
    tables: from.tables.map((item) => (item.key === key ? { ...item, room: change(item.room) } : item)),
  };
}

describe('what a finding is about', () => {
  it('is a table by its id, or by its place in its area, or a piece of decor, or nothing', () => {
    expect(keyOf({ path: '/areas/1/rooms/0/name', table: 17 }, drawing)).toBe('17');
    expect(keyOf({ path: '/areas/1/rooms/0/name' }, drawing)).toBe('17');
    expect(keyOf({ path: '/decor/2/picture' }, drawing)).toBe('d3');
    expect(keyOf({ path: '/categories/0' }, drawing)).toBeUndefined();
    expect(keyOf({ path: '/areas/1/rooms/99' }, drawing)).toBeUndefined();
  });
});

describe('mended', () => {
  it('does what a finding proposes, and it is found no more', () => {
    const marked = setMarks(drawing, new Set(['3', 'd2']), { locked: true });
    const bad = withRoom(marked, '3', (room) => ({ ...room, coordinates: { ...room.coordinates, color: '#9c4221' } }));
    const findings = checkPlan(planOf(bad)).filter(({ rule, mend }) => rule === 'color-conflict' && mend);
    expect(findings.length).toBeGreaterThan(0);
    const good = mended(bad, mendsOf(findings).changes)!;
    expect(checkPlan(planOf(good)).filter(({ rule }) => rule === 'color-conflict')).toEqual([]);
    expect(good.tables.map(({ key }) => key)).toEqual(bad.tables.map(({ key }) => key));
    expect(good.tables.find(({ key }) => key === '3')).toMatchObject({ locked: true });
    expect(good.decor).toEqual(bad.decor);
    expect(good.tables.filter((item) => bad.tables.includes(item)).length).toBeGreaterThanOrEqual(
      bad.tables.length - findings.length,
    );
  });

  it('keeps which lies above which, whatever area a table is in', () => {
    const mixed = { ...drawing, tables: drawing.tables.toReversed() };
    const made = mended(mixed, [{ op: 'set', path: '/areas/0/name', value: 'Front' }])!;
    expect(made.tables).toEqual(mixed.tables);
    expect(made.areas[0]!.name).toBe('Front');
  });

  it('keeps the marks of decor when a piece is taken out', () => {
    const marked = setMarks(drawing, new Set(['d3']), { locked: true });
    const made = mended(marked, [{ op: 'remove', path: '/decor/0' }])!;
    expect(made.decor.map(({ key }) => key)).toEqual(drawing.decor.slice(1).map(({ key }) => key));
    expect(made.decor.find(({ key }) => key === 'd3')?.locked).toBe(true);
  });

  it('leaves a plan that would not be sound undone', () => {
    expect(mended(drawing, [{ op: 'set', path: '/areas/0/rooms/0/beds', value: 0 }])).toBeUndefined();
    expect(mended(drawing, [{ op: 'remove', path: '/categories' }])).toBeUndefined();
  });

  it('changes only the one room that a change names', () => {
    fc.assert(
      fc.property(fc.nat(drawing.tables.length - 1), fc.integer({ min: 1, max: 40 }), (at, beds) => {
        const item = drawing.tables[at]!;
        const area = drawing.areas.findIndex(({ id }) => id === item.area);
        const place = drawing.tables.filter((one) => one.area === item.area).indexOf(item);
        const made = mended(drawing, [{ op: 'set', path: `/areas/${area}/rooms/${place}/beds`, value: beds }])!;
        expect(made).toEqual(withRoom(drawing, item.key, (room) => ({ ...room, beds })));
      }),
    );
  });
});
