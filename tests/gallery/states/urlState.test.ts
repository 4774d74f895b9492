import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AVAILABILITIES,
  type GalleryState,
  LANGUAGES,
  OVERLAYS,
  PIXEL_RATIOS,
  SEVERITIES,
  THEMES,
  formatUrlState,
  defaultState,
  parseUrlState,
} from '../../../src/gallery/states/urlState.ts';

const NOW = '2026-11-23T12:00';
const OPEN = { ...defaultState(NOW), fixture: 'plans/one-table' };

const finite = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const anyOpen: fc.Arbitrary<GalleryState> = fc.record({
  fixture: fc.stringMatching(/^(?:venues|plans)\/[a-z0-9-]{1,20}$/),
  clock: fc.constantFrom('2026-11-23T12:00', '2024-02-29T00:00', '2031-01-01T23:59'),
  guests: fc.integer({ min: 1, max: 200 }),
  tables: fc.constantFrom(...AVAILABILITIES),
  // Keys are a foreign host's: any text at all.
  chosen: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 30, unit: 'binary' }), { maxLength: 5 }),
  theme: fc.constantFrom(...THEMES),
  language: fc.constantFrom(...LANGUAGES),
  size: fc.record({ width: fc.integer({ min: 120, max: 4_000 }), height: fc.integer({ min: 120, max: 4_000 }) }),
  ratio: fc.constantFrom(...PIXEL_RATIOS),
  overlays: fc.subarray([...OVERLAYS]),
  view: fc.option(fc.record({ scale: fc.double({ min: 1e-4, max: 1e3, noNaN: true }), x: finite, y: finite }), {
    nil: undefined,
  }),
  mark: fc.option(fc.string({ minLength: 1, maxLength: 30 }), { nil: undefined }),
  severity: fc.constant([]),
  rule: fc.constant(undefined),
});

describe('an address', () => {
  test('brings every state of an open fixture back, to the last bit of its view', () => {
    fc.assert(
      fc.property(anyOpen, (state) => {
        // Minus zero is drawn as zero is.
        const plain = (view: GalleryState['view']) => view && { scale: view.scale, x: view.x + 0, y: view.y + 0 };
        const read = parseUrlState(formatUrlState(state), '1999-01-01T12:00');
        expect(read.invalidParameters).toEqual([]);
        expect({ ...read.state, view: plain(read.state.view) }).toEqual({ ...state, view: plain(state.view) });
      }),
    );
  });

  test.each<Partial<GalleryState>>([
    {},
    { severity: ['error'] },
    { severity: [...SEVERITIES], rule: 'too-small-to-tap' },
  ])('brings the filter %j back', (filter) => {
    const state = { ...defaultState(NOW), ...filter };
    expect(parseUrlState(formatUrlState(state), NOW)).toEqual({ state, faults: [] });
  });

  test('can be read by people', () => {
    const address = formatUrlState({
      ...OPEN,
      view: { scale: 1.5, x: -20, y: 0.25 },
      overlays: ['ids', 'hits'],
      chosen: ['7', 'a&b=c'],
    });
    expect(address).toBe(
      '?fixture=plans/one-table&clock=2026-11-23T12:00&guests=2&tables=file&theme=system&language=en&size=360x640&ratio=2&overlays=ids,hits&view=1.5,-20,0.25&chosen=7&chosen=a%26b%3Dc',
    );
    expect(formatUrlState(defaultState(NOW))).toBe('');
  });

  test('that says nothing shows all fixtures', () => {
    expect(parseUrlState('', NOW)).toEqual({ state: defaultState(NOW), faults: [] });
    expect(parseUrlState('?fixture=plans/one-table', NOW).state).toEqual(OPEN);
  });

  test.each([
    [
      'clock',
      ['', '2026-11-23', '2026-02-30T12:00', '2026-11-23T25:00', '2026-11-23T9:00', '2026-11-23T12:00Z', 'now'],
    ],
    ['guests', ['', '0', '-1', '1.5', '201', 'two', '1e999']],
    ['tables', ['', 'some']],
    ['theme', ['blue']],
    ['language', ['klingon']],
    ['size', ['360', '360x', '0x0', '360x740x1', '-360x740', '99999x10', 'axb', '360.5x740']],
    ['ratio', ['0', '1.5', 'NaN', '']],
    ['overlays', ['hits,none', 'all']],
    ['view', ['', '1', '1,2', '1,2,3,4', '0,1,2', '-1,0,0', 'NaN,0,0', '1,,2', '1,Infinity,0']],
    ['fixture', ['', '../secret', '/etc/passwd', 'Plans/A', 'plans', 'plans/<b>']],
    ['severity', ['fatal', 'error,fatal']],
    ['rule', ['<script>', '', 'nope', 'constructor']],
    ['mark', ['']],
    ['unheard-of', ['1']],
    ['__proto__', ['1']],
    ['constructor', ['1']],
  ])('damaged in %s: it is named, and the rest is read', (name, values) => {
    for (const value of values) {
      const { state, invalidParameters: faults } = parseUrlState(
        `?language=de&${name}=${encodeURIComponent(value)}${name === 'guests' ? '' : '&guests=5'}`,
        NOW,
      );
      expect(faults, value).toEqual(name === 'language' ? ['language'] : [name]);
      expect(state.guests).toBe(name === 'guests' ? 2 : 5);
      expect(Object.keys(state).toSorted()).toEqual(Object.keys(defaultState(NOW)).toSorted());
    }
  });

  test('that says a thing twice is damaged, but for the chosen tables', () => {
    expect(parseUrlState('?guests=2&guests=3', NOW).invalidParameters).toEqual(['guests']);
    expect(parseUrlState('?chosen=2&chosen=3&chosen=2', NOW)).toMatchObject({
      state: { chosen: ['2', '3'] },
      faults: [],
    });
  });

  test('never fails, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseUrlState(text, NOW).state.clock).toMatch(/T/);
      }),
    );
  });
});
