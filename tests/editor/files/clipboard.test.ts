/** Tables and decor copied as text and pasted into a plan. */
import { describe, expect, it } from 'vitest';
import { documentFromPlan, planFromDocument } from '../../../src/domain/document/editorDocument.ts';
import { type Plan, validatePlan, planSchema } from '../../../src/domain/plan/plan.ts';
import { type ClipboardItems, parseClipboard, serializeClipboard } from '../../../src/editor/document/clipboard.ts';
import { messages } from '../../../src/editor/messages.ts';
import { pasteItems } from '../../../src/editor/document/pasteItems.ts';
import { BEACH, TERRACE, lone, textOfTables } from './samplePlans.ts';

const idsOf = (plan: Plan): number[] => plan.areas.flatMap(({ rooms }) => rooms.map(({ id }) => id));
function copied(plan: Plan, ids: readonly number[], decor = plan.decor): ClipboardItems {
  const clip = serializeClipboard(plan, new Set(ids), decor);
  if (!clip.ok) throw new Error(clip.error);
  const read = parseClipboard(clip.text);
  if (!read.ok) throw new Error(read.error);
  return read.items;
}

/** A plan with what a paste adds to it. */
function pastedInto(plan: Plan, items: ClipboardItems, by = { x: 0, y: 0 }): Plan {
  return planSchema.parse(planFromDocument(pasteItems(documentFromPlan(plan), items, by, 0).drawing));
}

describe('copy and paste', () => {
  it('changes only id, name and position of a table', () => {
    const room = { ...lone().areas[0]!.rooms[0]!, beds: 7, min_guests: 3, room_description: 'By the sea' };
    const coordinates = { x: 10, y: 20, width: 60, height: 30, rotation: 45, color: '#102030', font_size: 9 };
    const from = lone({ ...room, coordinates });
    const both = pastedInto(TERRACE, copied({ ...from, decor: BEACH.decor }, [1]), { x: 5, y: 6 });
    expect(validatePlan(both)).toEqual(validatePlan(TERRACE));
    expect(both.decor).toHaveLength(TERRACE.decor.length + BEACH.decor.length);
    const added = both.areas.flatMap(({ rooms }) => rooms).find(({ name }) => name === 'A 1');
    expect(added).toEqual({
      ...room,
      id: Math.max(...idsOf(TERRACE)) + 1,
      room_id: both.categories.at(-1)!.id,
      coordinates: { ...coordinates, x: 15, y: 26 },
    });
  });

  it('reuses categories and areas of the same venue and increments names', () => {
    const both = pastedInto(BEACH, copied(BEACH, [101, 102], []), { x: 20, y: 20 });
    expect(both.categories).toEqual(BEACH.categories);
    const added = both.areas[0]!.rooms.slice(-2);
    expect(added.map(({ name, room_id, coordinates }) => [name, room_id, coordinates.text, coordinates.x])).toEqual([
      ['Line 35', 70, '35', 64],
      ['Line 36', 70, '36', 158],
    ]);
  });

  it('adds missing categories and areas to another venue', () => {
    const price = { text: '30 a day' };
    const priced = <Each extends object>(list: readonly Each[]) => list.map((each) => ({ ...each, price }));
    const beach = { ...BEACH, categories: priced(BEACH.categories), areas: priced(BEACH.areas) };
    const both = pastedInto(TERRACE, copied(beach, [101], []));
    expect(both.categories.at(-1)).toMatchObject({ name: 'Front line', color: '#0d5a73', price });
    expect(both.areas.at(-1)).toMatchObject({ name: 'Lines', price, rooms: [{ name: 'Line 1' }] });
    expect(new Set(both.categories.map(({ id }) => id)).size).toBe(both.categories.length);
    const odd = { ...BEACH, areas: BEACH.areas.map((area) => ({ ...area, name: 'constructor' })) };
    expect(pastedInto(TERRACE, copied(odd, [101], [])).areas.at(-1)).not.toHaveProperty('price');
  });

  it('matches categories by name, ignoring case, and then by color', () => {
    const bars: Plan = {
      ...lone(),
      categories: [
        { id: 5, name: 'BAR', color: '#111111' },
        { id: 6, name: 'bar ', color: '#804020' },
      ],
      areas: [{ id: 1, name: 'beach', rooms: [] }],
    };
    expect(pastedInto(bars, copied(lone(), [1])).areas[0]!.rooms[0]!.room_id).toBe(6);
    expect(
      pastedInto({ ...bars, categories: bars.categories.slice(0, 1) }, copied(lone(), [1])).areas[0]!.rooms[0]!.room_id,
    ).toBe(5);
  });

  it('limits names and positions', () => {
    const twice = pastedInto(
      pastedInto(lone({ name: 'Couch' }), copied(lone({ name: 'Couch' }), [1])),
      copied(lone({ name: 'Couch' }), [1]),
      { x: 1e9, y: -1e9 },
    );
    expect(twice.areas[0]!.rooms.map(({ name }) => name)).toEqual(['Couch', 'Couch 2', 'Couch 3']);
    const { x, y, width, height } = twice.areas[0]!.rooms[2]!.coordinates;
    expect([x + width / 2, y + height / 2]).toEqual([twice.width, 0]);
    const long = 'x'.repeat(80);
    expect(pastedInto(lone({ name: long }), copied(lone({ name: long }), [1])).areas[0]!.rooms[1]!.name).toBe(
      `${'x'.repeat(78)} 2`,
    );
  });
});

describe('rejects', () => {
  const clip = (change: (items: Record<string, unknown>) => void): string => {
    const made = serializeClipboard(lone(), new Set([1]), []);
    const json = JSON.parse(made.ok ? made.text : '') as Record<string, unknown>;
    change(json);
    return JSON.stringify(json);
  };

  it.each<[string, string, keyof typeof messages.clipboardErrors | undefined]>([
    ['text', 'Dinner at eight', 'foreign'],
    ['nothing', '', 'foreign'],
    ['a plan', JSON.stringify(BEACH), 'foreign'],
    ['words about the marker', 'see tidetable/items/1', 'incomplete'],
    ['another kind', '{"about":"tidetable/items/1"}', 'foreign'],
    ['a part', clip(() => undefined).slice(0, -9), 'incomplete'],
    [
      'unknown fields',
      clip((items) => {
        items['script'] = 1;
      }),
      'modified',
    ],
    ['a __proto__', clip(() => undefined).replace('"tables"', '"__proto__":{"polluted":1},"tables"'), undefined],
    [
      'a category that is not there',
      clip((items) => {
        items['categories'] = [];
      }),
      'incomplete',
    ],
    [
      'too many',
      clip((items) => {
        items['decor'] = Array.from({ length: 5_001 }, () => ({ kind: 'bush', x: 0, y: 0, width: 1, height: 1 }));
      }),
      'modified',
    ],
    ['5 MB', `{"kind":"tidetable/items/1","x":"${'x'.repeat(5_000_000)}"}`, 'tooMuchToPaste'],
  ])('rejects %s', (_, text, error) => {
    const read = parseClipboard(text);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    if (error === undefined) return;
    expect(read).toEqual({ ok: false, error: messages.clipboardErrors[error] });
  });

  it('rejects an empty or too large selection', () => {
    expect(serializeClipboard(BEACH, new Set(), [])).toMatchObject({ ok: false, error: 'Nothing is selected.' });
    const many = JSON.parse(textOfTables(5_001)) as Plan;
    expect(serializeClipboard(many, new Set(idsOf(many)), [])).toMatchObject({
      ok: false,
      error: expect.stringContaining('5,000'),
    });
  });
});
