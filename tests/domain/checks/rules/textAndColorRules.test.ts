/** Rules about the text on tables, and about colors. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../../src/domain/checks/check.ts';
import { confusingVision, simulateVision } from '../../../../src/domain/checks/colorVision.ts';
import { applyChanges } from '../../../../src/domain/checks/fixes.ts';
import { textWidth } from '../../../../src/domain/checks/textWidth.ts';
import { contrastRatio, readableInk } from '../../../../src/domain/plan/color.ts';
import { SEED } from '../../../support/fixtureVenues.ts';
import {
  ANSWER,
  AT,
  type JsonObject,
  PLAN,
  ROOM,
  answerWith,
  findings,
  ofRule,
  planWith,
  room,
  rulesIn,
} from '../samplePlan.ts';

/** Findings about the first table's texts, at twice its size on a phone. */
const written = (at: JsonObject) =>
  findings(planWith(...Object.entries(at).map(([field, value]) => [[...AT, field], value] as const)));

describe('text outside its table', () => {
  test.each<[string, JsonObject, string]>([
    ['beyond the right edge', { text: 'Terrace', text_offset_x: 25, font_size: 12 }, 'font_size'],
    ['beyond the left edge', { text: 'A', text_offset_x: -3 }, 'text_offset_x'],
    ['above', { text: 'A', text_offset_y: -5 }, 'text_offset_y'],
    ['below', { text: 'A', text_offset_y: 46, font_size: 20 }, 'font_size'],
    ['too large for its table', { text: 'A', font_size: 95 }, 'font_size'],
    ['too wide at its size', { text: 'Terrace 100', font_size: 14 }, 'font_size'],
    [
      'in the corner of an oval',
      { text: 'A1', text_offset_x: 1, text_offset_y: 1, font_size: 12, shape: 'ellipse' },
      'font_size',
    ],
    [
      'over the upper right of an oval',
      { text: 'A', text_offset_x: 50, text_offset_y: 8.6, font_size: 10, shape: 'ellipse' },
      'font_size',
    ],
    ['a hair beyond', { text: 'A', text_offset_x: 55.7, font_size: 10 }, 'font_size'],
    ['beside a broad table', { text: 'A', text_offset_x: -2, font_size: 10, width: 100 }, 'font_size'],
    ['long, from a place of its own', { text: 'Terrace 100', text_offset_x: 2 }, 'text_offset_x'],
    ['below an oval’s edge', { text: 'Long one', text_offset_y: 44, font_size: 12, shape: 'ellipse' }, 'font_size'],
  ])('%s', (_what, at, field) => {
    const [found, ...more] = ofRule(written(at), 'text-overflow');
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      path: `/areas/0/rooms/0/coordinates/${field}`,
      table: 1,
      message: expect.stringMatching(
        /^The text ".*" of "Table 1" does not fit on its table at size [\d.]+: make it smaller or shorter, or remove its offset$/,
      ),
    });
    const plan = planWith(...Object.entries(at).map(([name, value]) => [[...AT, name], value] as const));
    expect(ofRule(findings(applyChanges(plan, found!.fix!.changes)), 'text-overflow')).toEqual([]);
  });

  test.each<[string, JsonObject]>([
    ['the same within', { text: 'Terrace', text_offset_x: 12, font_size: 12 }],
    ['to the left edge', { text: 'A', text_offset_x: 0 }],
    ['to the upper edge', { text: 'A', text_offset_y: -4 }],
    ['to the lower edge', { text: 'A', text_offset_y: 44, font_size: 20 }],
    ['as large as its table', { text: 'A', font_size: 85 }],
    ['long, and made smaller by the map', { text: 'Terrace One' }],
    ['long, at its own height', { text: 'Terrace One', text_offset_y: 20 }],
    ['a hair within', { text: 'A', text_offset_x: 55.6, font_size: 10 }],
    ['on the line', { text: 'A', text_offset_x: -1.2, font_size: 10 }],
    ['an empty text, however small', { text: '', font_size: 3 }],
    ['long, in the middle of an oval', { text: 'Terrace One', shape: 'ellipse' }],
    ['an empty text', { text: '', text_offset_x: 200, font_size: 12 }],
    ['in the middle of an oval', { text: 'A1', font_size: 20, shape: 'ellipse' }],
  ])('is not reported: %s', (_what, at) => expect(written(at)).toEqual([]));

  test('is centered by the fix, together with the seats', () => {
    const fixOf = (at: JsonObject) => ofRule(written(at), 'text-overflow')[0]!.fix;
    const at = '/areas/0/rooms/0/coordinates';
    expect(fixOf({ text: 'Terrace', text_offset_x: 25, font_size: 12 })).toEqual({
      isGuess: true,
      title: 'Center the text at size 12',
      changes: [
        { op: 'remove', path: `${at}/text_offset_x` },
        { op: 'set', path: `${at}/font_size`, value: 12 },
      ],
    });
    expect(fixOf({ text: 'A', text_offset_y: 50, font_size: 95, seats_offset_x: 10, seats_offset_y: 10 })).toEqual({
      isGuess: true,
      title: 'Center the text at size 65.4',
      changes: [
        ...['text_offset_y', 'seats_offset_x', 'seats_offset_y'].map((field) => ({
          op: 'remove',
          path: `${at}/${field}`,
        })),
        { op: 'set', path: `${at}/font_size`, value: 65.4 },
      ],
    });
    expect(fixOf({ text: 'WWWW', font_size: 30 })!.title).toBe('Center the text at size 14.8');
  });

  test.each<[string, JsonObject, string | undefined]>([
    ['beside the right edge', { seats_offset_x: 57 }, 'seats_offset_x'],
    ['within', { seats_offset_x: 45 }, undefined],
    ['below', { seats_offset_y: 52 }, 'seats_offset_y'],
    ['low', { seats_offset_y: 47 }, undefined],
    ['too large', { seats_font_size: 95 }, 'seats_font_size'],
    ['large below a number that is placed: not drawn', { text_offset_y: 5, seats_font_size: 95 }, undefined],
    ['placed below a placed number', { text_offset_y: 5, seats_offset_y: 55 }, 'seats_offset_y'],
    ['beside a placed number', { text_offset_y: 5, seats_offset_x: 58 }, 'seats_offset_x'],
    ['with the person before it too wide', { seats_font_size: 50, seats_offset_y: 0 }, 'seats_offset_y'],
    ['the number alone', { seats_font_size: 50, seats_offset_x: 10, seats_offset_y: 0 }, undefined],
  ])('seats %s', (_what, at, field) => {
    const found = ofRule(written({ text: '1', ...at }), 'text-overflow');
    expect(found.map(({ path }) => path)).toEqual(field === undefined ? [] : [`/areas/0/rooms/0/coordinates/${field}`]);
    if (field === undefined) return;
    for (const change of found[0]!.fix!.changes) expect(change.op).toBe('remove');
    expect(found[0]).toMatchObject({
      table: 1,
      message: 'The seats of "Table 1" extend beyond its edge: make them smaller, or remove their offset',
      fix: { title: 'Let the map place the seats' },
    });
    const plan = planWith(
      [[...AT, 'text'], '1'],
      ...Object.entries(at).map(([name, value]) => [[...AT, name], value] as const),
    );
    expect(ofRule(findings(applyChanges(plan, found[0]!.fix!.changes)), 'text-overflow')).toEqual([]);
  });
});

describe('unreadable text', () => {
  test('has a size below 10 px at twice the size', () => {
    expect(written({ text: 'A', font_size: 5 })).toEqual([]);
    const [found, ...more] = written({ text: 'A', font_size: 4.9 });
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      rule: 'text-too-small',
      path: '/areas/0/rooms/0/coordinates/font_size',
      table: 1,
      message: 'The text "A" of "Table 1" is 9.8 px high on a phone, even zoomed in: give it a size of 5 or more',
      fix: {
        title: 'Set the size to 5',
        changes: [{ op: 'set', path: '/areas/0/rooms/0/coordinates/font_size', value: 5 }],
      },
    });
  });

  test('is too long for its table', () => {
    const [found, ...more] = written({ text: 'A name that goes on and on' });
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      rule: 'text-too-small',
      path: '/areas/0/rooms/0/coordinates/text',
      message: expect.stringMatching(/px high on a phone, even zoomed in: shorten it, or make the table larger$/),
      fix: undefined,
    });
    expect(
      ofRule(findings(planWith([[...ROOM, 'name'], 'A name that goes on and on'])), 'text-too-small'),
    ).toMatchObject([{ path: '/areas/0/rooms/0/coordinates' }]);
    expect(written({ text: 'A name that goes on and on', font_size: 12 }).map(({ rule }) => rule)).toEqual([
      'text-overflow',
      'text-too-small',
    ]);
    expect(written({ text: '' })).toEqual([]);
    expect(
      ofRule(written({ text: 'A name that goes on and on', font_size: 12 }), 'text-too-small')[0]!.fix,
    ).toBeUndefined();
    expect(
      ofRule(written({ text: 'A name that goes on and on', text_offset_x: 1, font_size: 12 }), 'text-too-small'),
    ).toEqual([]);
  });

  test('is not text with offsets, which the map never shrinks', () =>
    expect(ofRule(written({ text: 'Something long', text_offset_x: 1, font_size: 12 }), 'text-too-small')).toEqual([]));

  test('includes seats that never appear', () => {
    expect(written({ seats_font_size: 3.75 })).toEqual([]);
    expect(written({ seats_font_size: 3.7 })).toMatchObject([
      {
        rule: 'text-too-small',
        path: '/areas/0/rooms/0/coordinates/seats_font_size',
        table: 1,
        message: 'The seats of "Table 1" are too small to be shown on a phone: give them a size of 3.8 or more',
        fix: {
          title: 'Set the size to 3.8',
          changes: [{ op: 'set', path: '/areas/0/rooms/0/coordinates/seats_font_size', value: 3.8 }],
        },
      },
    ]);
  });
});

describe('widths', () => {
  test.each<[string, number]>([
    ['', 0],
    ['12', 1.06],
    ['A', 0.6],
    ['a', 0.54],
    ['W', 0.85],
    ['m', 0.85],
    ['i.', 0.58],
    ['(t)', 1.08],
    [' ', 0.2],
    ['海辺', 2],
    ['e\u0301', 0.54],
    ['\u200d', 0],
    ['🍹', 1],
    ['ñ', 0.54],
    ['Ö', 0.6],
    ['ش', 0.6],
    ['%', 0.85],
    ['-', 0.36],
    ["'", 0.29],
  ])('%j', (text, width) => expect(textWidth(text)).toBeCloseTo(width, 6));
});

describe('colors', () => {
  const planOfColors = (front: string, back: string) =>
    planWith([['categories', 0, 'color'], front], [['categories', 1, 'color'], back]);

  test('reports two categories of one color, however it is written', () => {
    expect(ofRule(findings(planOfColors('#ABC', '#aabbcc')), 'color-conflict')).toMatchObject([
      {
        path: '/categories/1/color',
        severity: 'warning',
        message: '#aabbcc is the color of the category "Front" and of the category "Back": give each its own color',
      },
    ]);
    expect(rulesIn(findings(planOfColors('#ABC', '#aabbcc')))).toEqual(['color-conflict']);
    expect(rulesIn(findings(planOfColors('#ABCF', '#aabbccff')))).toEqual(['color-conflict']);
    expect(findings(planOfColors('#0d5a73ff', '#e6ae30'))).toEqual([]);
  });

  test('reports a table in the color of another category', () => {
    const plan = planWith([[...AT, 'color'], '#0D5A73']);
    const [found] = findings(plan);
    expect(found).toMatchObject({
      rule: 'color-conflict',
      path: '/areas/0/rooms/0/coordinates/color',
      table: 1,
      message:
        '"Table 1" has the color of the category "Front", but another category: remove its color, or choose another',
      fix: { title: 'Use the color of its category' },
    });
    expect(found!.fix!.changes).toEqual([{ op: 'remove', path: '/areas/0/rooms/0/coordinates/color' }]);
    expect(applyChanges(plan, found!.fix!.changes)).toEqual(PLAN);
    expect(findings(planWith([[...AT, 'color'], '#e6ae30']))).toEqual([]);
    expect(findings(planWith([[...AT, 'color'], '#86bfe0']))).toEqual([]);
    expect(
      ofRule(findings(planWith([[...AT, 'color'], '#0D5A73'], [[...ROOM, 'room_id'], 9])), 'color-conflict')[0]!.fix,
    ).toBeUndefined();
    // Both categories have this color, so the table has its own.
    expect(
      ofRule(
        findings(
          applyChanges(planOfColors('#0d5a73', '#0d5a73'), [
            { op: 'set', path: '/areas/0/rooms/0/coordinates/color', value: '#0d5a73' },
          ]),
        ),
        'color-conflict',
      ),
    ).toHaveLength(1);
  });

  test('compares neither a category with itself nor a table without one', () => {
    const twice = planWith([
      ['categories'],
      [
        { id: 70, name: 'Front', color: '#0d5a73' },
        { id: 70, name: 'Front', color: '#0d5a73' },
      ],
    ]);
    expect(ofRule(findings(twice), 'color-conflict')).toEqual([]);
    const alone = planWith([[...ROOM, 'room_id'], undefined], [[...AT, 'color'], '#0d5a73']);
    expect(ofRule(findings(alone), 'color-conflict')).toEqual([]);
    const recolored = planWith(
      [['categories', 1], { id: 70, name: 'Front', color: '#e6ae30' }],
      [[...ROOM, 'room_id'], 70],
      [[...AT, 'color'], '#0d5a73'],
    );
    expect(ofRule(findings(recolored), 'color-conflict').filter(({ table }) => table === 1)).toEqual([]);
  });

  test('handles missing names, ids and categories', () => {
    const nameless = planWith(
      [['categories', 0, 'color'], '#e6ae30'],
      [['categories', 0, 'name'], ''],
      [['categories', 1, 'name'], ''],
    );
    expect(ofRule(findings(nameless), 'color-conflict')[0]!.message).toBe(
      '#e6ae30 is the color of the category number 70 and of the category number 71: give each its own color',
    );
    expect(
      ofRule(
        findings(planWith([['categories', 1, 'id'], undefined], [['categories', 1, 'color'], '#0d5a73'])),
        'color-conflict',
      ),
    ).toEqual([]);
    expect(
      ofRule(findings(planWith([[...ROOM, 'room_id'], undefined], [[...AT, 'color'], '#0d5a73'])), 'color-conflict'),
    ).toEqual([]);
    const answer = structuredClone(ANSWER) as { rooms: JsonObject[] }[];
    for (const each of answer[0]!.rooms) {
      delete each['category_name'];
      (each['coordinates'] as JsonObject)['color'] = '#0d5a73';
    }
    expect(ofRule(checkFile('answer', answer), 'color-conflict').map(({ message }) => message)).toEqual([
      '#0d5a73 is the color of the category number 71 and of the category number 70: give each its own color',
    ]);
    for (const each of answer[0]!.rooms) delete each['room_id'];
    expect(checkFile('answer', answer)).toEqual([]);
  });

  test('checks an answer by its tables', () => {
    const conflicts = (answer: unknown) => ofRule(checkFile('answer', answer), 'color-conflict');
    expect(conflicts(answerWith({}, { color: '#0d5a73' }))).toMatchObject([
      {
        rule: 'color-conflict',
        path: '/0/rooms/1/coordinates/color',
        message: '#0d5a73 is the color of the category "Back" and of the category "Front": give each its own color',
      },
    ]);
    const third = structuredClone(ANSWER) as { rooms: { coordinates: JsonObject }[] }[];
    third[0]!.rooms[2]!.coordinates['color'] = '#0d5a73';
    expect(conflicts(third)).toMatchObject([
      { rule: 'color-conflict', path: '/0/rooms/2/coordinates/color', table: 3, fix: undefined },
    ]);
  });

  test('reports low contrast once per color, with one fix for all tables', () => {
    const plan = planWith([['categories', 1, 'color'], '#808080'], [[...AT, 'color'], '#808080']);
    const found = ofRule(findings(plan), 'low-contrast');
    expect(found).toMatchObject([
      {
        path: '/categories/1/color',
        message:
          'Text on #808080 is hard to read: its contrast is 4.0 to 1, and should be 4.5. Use #767676, or another lighter or darker color',
        fix: { title: 'Use #767676' },
      },
    ]);
    expect(found[0]!.fix!.changes.map(({ path }) => path)).toEqual([
      '/categories/1/color',
      '/areas/0/rooms/0/coordinates/color',
    ]);
    expect(applyChanges(plan, found[0]!.fix!.changes)).toEqual(
      planWith([['categories', 1, 'color'], '#767676'], [[...AT, 'color'], '#767676']),
    );
    expect(ofRule(findings(planWith([['categories', 1, 'color'], '#888'])), 'low-contrast')[0]!.fix!.title).toBe(
      'Use #8a8a8a',
    );
    expect(ofRule(findings(planWith([[...AT, 'color'], '#777'])), 'low-contrast')).toMatchObject([
      { path: '/areas/0/rooms/0/coordinates/color', table: 1, message: expect.stringContaining('Text on #777777 ') },
    ]);
    expect(
      ofRule(findings(planWith([['categories', 2], { id: 72, name: 'Nobody', color: '#808080' }])), 'low-contrast'),
    ).toEqual([]);
    // The tables of that category have their own colors.
    expect(
      ofRule(
        findings(
          planWith(
            [['categories', 1, 'color'], '#808080'],
            ...[0, 2, 4].map((n) => [['areas', 0, 'rooms', n, 'coordinates', 'color'], '#e6ae30'] as const),
          ),
        ),
        'low-contrast',
      ),
    ).toEqual([]);
  });

  test('fixes every reported color to one with enough contrast', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (number) => {
        const color = `#${number.toString(16).padStart(6, '0')}`;
        const [found] = ofRule(findings(planWith([['categories', 0, 'color'], color])), 'low-contrast');
        expect(found !== undefined).toBe(contrastRatio(color, readableInk(color)) < 4.5);
        const [change] = found?.fix?.changes ?? [];
        if (change?.op === 'set')
          expect(contrastRatio(String(change.value), readableInk(String(change.value)))).toBeGreaterThanOrEqual(4.5);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  test.each<[string, string, string | undefined]>([
    ['#a3462f', '#5f6a1f', 'guests who do not see red'],
    ['#f42429', '#185f10', 'guests who do not see red'],
    ['#17af4b', '#e90a53', 'guests who do not see green'],
    ['#d0d0ff', '#d2d2fd', 'anybody'],
    ['#3e9817', '#2e7cda', 'guests who do not see blue'],
    ['#0d5a73', '#e6ae30', undefined],
    ['#000000', '#ffffff', undefined],
  ])('%s and %s: %s', (one, other, who) => {
    expect(confusingVision(simulateVision(one), simulateVision(other), 0.07)).toBe(who);
    const found = ofRule(findings(planOfColors(one, other)), 'confusable-colors');
    expect(found.map(({ message }) => message)).toEqual(
      who === undefined
        ? []
        : [
            `${other} of the category "Back" is hard to tell from ${one} of the category "Front"${who === 'anybody' ? '' : ` by ${who}`}: make one much lighter or darker`,
          ],
    );
    if (who !== undefined) expect(found[0]!.path).toBe('/categories/1/color');
  });

  test('confuses red and green for red-green blindness, and never white', () => {
    const [normal, red, green] = [simulateVision('#c8553d'), simulateVision('#ffffff'), simulateVision('#808080')];
    expect(normal).toHaveLength(4);
    for (const [lightness, a, b] of red) {
      expect(lightness).toBeCloseTo(1, 2);
      expect(Math.hypot(a, b)).toBeLessThan(0.01);
    }
    for (const [lightness] of green) expect(lightness).toBeCloseTo(0.6, 1);
    // OKLab of pure red, as its author publishes it.
    expect(simulateVision('#ff0000')[0]![0]).toBeCloseTo(0.628, 3);
    expect(simulateVision('#ff0000')[0]![1]).toBeCloseTo(0.2249, 3);
    expect(simulateVision('#ff0000')[0]![2]).toBeCloseTo(0.1258, 3);
  });

  test('compares a third color with the earlier ones, and reports each pair once', () => {
    const plan = planWith(
      [['categories', 2], { id: 72, name: 'Third', color: '#0e5b74' }],
      [['areas', 0, 'rooms', 4], room(5, { room_id: 72 })],
    );
    expect(ofRule(findings(plan), 'confusable-colors')).toMatchObject([
      { path: '/categories/2/color', message: expect.stringContaining('#0d5a73 of the category "Front"') },
    ]);
  });
});
