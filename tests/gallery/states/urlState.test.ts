import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANSWER_FIXTURE,
  AVAILABILITIES,
  DEVICE_LANGUAGES,
  type GalleryState,
  OVERLAYS,
  PIXEL_RATIOS,
  SCREENS,
  THEMES,
  defaultState,
  formatUrlState,
  parseUrlState,
} from '../../../src/gallery/states/urlState.ts';

const NOW = '2026-11-23T12:00';
const OPEN = { ...defaultState(NOW), fixture: 'plans/one-table' };

const finite = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const anyOpenState: fc.Arbitrary<GalleryState> = fc.record({
  fixture: fc.stringMatching(/^(?:venues|plans)\/[a-z0-9-]{1,20}$/),
  clock: fc.constantFrom('2026-11-23T12:00', '2024-02-29T00:00', '2031-01-01T23:59'),
  guests: fc.integer({ min: 1, max: 200 }),
  availability: fc.constantFrom(...AVAILABILITIES),
  // Hosts choose the keys, so they may be any text.
  selected: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 30, unit: 'binary' }), { maxLength: 5 }),
  theme: fc.constantFrom(...THEMES),
  language: fc.constantFrom(...DEVICE_LANGUAGES),
  screen: fc.constantFrom(...SCREENS),
  size: fc.record({ width: fc.integer({ min: 120, max: 4_000 }), height: fc.integer({ min: 120, max: 4_000 }) }),
  ratio: fc.constantFrom(...PIXEL_RATIOS),
  overlays: fc.subarray([...OVERLAYS]),
  view: fc.option(fc.record({ scale: fc.double({ min: 1e-4, max: 1e3, noNaN: true }), x: finite, y: finite }), {
    nil: undefined,
  }),
  highlighted: fc.option(fc.string({ minLength: 1, maxLength: 30 }), { nil: undefined }),
  severity: fc.constant([]),
  rule: fc.constant(undefined),
  find: fc.constant(''),
  answer: fc.constant(undefined),
});

describe('formatUrlState', () => {
  test('round-trips every state of an open fixture exactly', () => {
    fc.assert(
      fc.property(anyOpenState, (state) => {
        // -0 and 0 draw the same.
        const normalize = (view: GalleryState['view']) => view && { scale: view.scale, x: view.x + 0, y: view.y + 0 };
        const parsed = parseUrlState(formatUrlState(state), '1999-01-01T12:00');
        expect(parsed.invalidParameters).toEqual([]);
        expect({ ...parsed.state, view: normalize(parsed.state.view) }).toEqual({
          ...state,
          view: normalize(state.view),
        });
      }),
    );
  });

  test('returns a readable URL', () => {
    const search = formatUrlState({
      ...OPEN,
      view: { scale: 1.5, x: -20, y: 0.25 },
      overlays: ['ids', 'hits'],
      selected: ['7', 'a&b=c'],
      highlighted: '/areas/0/rooms/2',
    });
    expect(search).toBe(
      '?fixture=plans/one-table&clock=2026-11-23T12:00&guests=2&tables=file&theme=system&language=en&size=360x640&ratio=2&overlays=ids,hits&view=1.5,-20,0.25&mark=/areas/0/rooms/2&chosen=7&chosen=a%26b%3Dc',
    );
    expect(formatUrlState(defaultState(NOW))).toBe('');
  });
});

describe('parseUrlState', () => {
  test.each([
    [
      'clock',
      ['', '2026-11-23', '2026-02-30T12:00', '2026-11-23T25:00', '2026-11-23T9:00', '2026-11-23T12:00Z', 'now'],
    ],
    ['guests', ['', '0', '-1', '1.5', '201', 'two', '1e999']],
    ['tables', ['', 'some']],
    ['theme', ['blue']],
    ['language', ['klingon']],
    ['screen', ['kitchen', 'mail', '']],
    ['size', ['360', '360x', '0x0', '360x740x1', '-360x740', '99999x10', 'axb', '360.5x740']],
    ['ratio', ['0', '1.5', 'NaN', '']],
    ['overlays', ['hits,none', 'all']],
    ['view', ['', '1', '1,2', '1,2,3,4', '0,1,2', '-1,0,0', 'NaN,0,0', '1,,2', '1,Infinity,0']],
    ['fixture', ['', '../secret', '/etc/passwd', 'Plans/A', 'plans', 'plans/<b>']],
    ['severity', ['fatal', 'error,fatal']],
    ['rule', ['<script>', '', 'nope', 'constructor']],
    ['mark', ['']],
    ['chosen', ['', 'x'.repeat(1_001)]],
    ['answer', ['', 'tables.json', 'file:///etc/passwd', 'javascript:alert(1)', `https://x.lk/${'x'.repeat(8_000)}`]],
  ])('reports an invalid %s and reads the other parameters', (name, values) => {
    for (const value of values) {
      const { state, invalidParameters } = parseUrlState(
        `?language=de&${name}=${encodeURIComponent(value)}${name === 'guests' ? '' : '&guests=5'}`,
        NOW,
      );
      expect(invalidParameters, value).toEqual([name]);
      expect(state.guests).toBe(name === 'guests' ? 2 : 5);
      expect(Object.keys(state).toSorted()).toEqual(Object.keys(defaultState(NOW)).toSorted());
    }
  });

  test.each(['utm_source', '__proto__', 'constructor'])('ignores the foreign parameter %s', (name) => {
    const { state, invalidParameters } = parseUrlState(`?${name}=1&guests=5&${name}=2`, NOW);
    expect(invalidParameters).toEqual([]);
    expect(state).toEqual({ ...defaultState(NOW), guests: 5 });
  });

  test('opens the answer that a URL names', () => {
    const answer = 'https://host.example/api/reservations/tables?key=k&date=24.12.2026';
    const { state } = parseUrlState(`?answer=${encodeURIComponent(answer)}`, NOW);
    expect(state).toMatchObject({ fixture: ANSWER_FIXTURE, answer });
    expect(parseUrlState(formatUrlState(state), NOW).state).toEqual(state);
    expect(formatUrlState({ ...state, fixture: 'plans/sound' })).not.toContain('answer');
  });

  test('reports a repeated parameter, unless it selects tables', () => {
    expect(parseUrlState('?guests=2&guests=3', NOW).invalidParameters).toEqual(['guests']);
    expect(parseUrlState('?chosen=2&chosen=3&chosen=2', NOW)).toMatchObject({
      state: { selected: ['2', '3'] },
      invalidParameters: [],
    });
  });
});
