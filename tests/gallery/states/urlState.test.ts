import { describe, expect, test } from 'vitest';
import {
  ANSWER_FIXTURE,
  type GalleryState,
  defaultState,
  formatUrlState,
  parseUrlState,
} from '../../../src/gallery/states/urlState.ts';

const NOW = '2026-11-23T12:00';
const OPEN = { ...defaultState(NOW), fixture: 'plans/one-table' };

describe('formatUrlState', () => {
  test('returns a readable URL, from which the same state is read again', () => {
    const state: GalleryState = {
      ...OPEN,
      view: { scale: 1.5, x: -20, y: 0.25 },
      overlays: ['ids', 'hits'],
      selected: ['7', 'a&b=c'],
      highlighted: '/areas/0/rooms/2',
    };
    const search = formatUrlState(state);
    expect(parseUrlState(search, '1999-01-01T12:00')).toEqual({ state, invalidParameters: [] });
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
