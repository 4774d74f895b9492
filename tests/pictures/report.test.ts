/** The report leads from a picture to the fixture in the gallery. */
import { expect, test } from 'vitest';
import { parseUrlState } from '../../src/gallery/states/urlState.ts';
import { galleryAddress } from './report.ts';

test.each([
  ['one-table', 'whole-light', 'plans/one-table', 'light'],
  ['beach-camp', 'deep-dark', 'venues/beach-camp', 'dark'],
])('the address of %s %s opens it in the same size, ratio and theme', (fixture, picture, name, theme) => {
  const { state, invalidParameters } = parseUrlState(
    new URL(galleryAddress({ fixture, picture })).search,
    '2026-01-01T12:00',
  );
  expect(invalidParameters).toEqual([]);
  expect(state).toMatchObject({ fixture: name, theme, size: { width: 360, height: 640 }, ratio: 1 });
});
