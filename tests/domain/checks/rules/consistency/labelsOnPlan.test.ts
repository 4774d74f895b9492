/** Texts of the plan that stand far from what they name, or on one another. */
import { describe, expect, test } from 'vitest';
import { area, prop, withDecor } from '../../plans/planChanges.ts';
import { type JsonObject, findings, ofRule } from '../../samplePlan.ts';

const text = (x: number, y: number, words: string, more: JsonObject = {}): JsonObject => ({
  kind: 'text',
  x,
  y,
  text: words,
  size: 20,
  ...more,
});
const said = (rule: string, ...decor: JsonObject[]): string[] =>
  ofRule(findings(withDecor(...decor)), rule).map(({ message }) => message);

describe('a text that names something', () => {
  const stray = (...decor: JsonObject[]) => said('stray-label', ...decor);
  const far = (words: string) => [`The text "${words}" stands far from what it names: move it there`];
  const floor = (name?: string, surface = 'floor'): JsonObject => ({
    ...area(surface, [300, 250], [340, 250], [340, 290], [300, 290]),
    name,
  });

  test.each([
    ['left', 50, 270],
    ['right', 590, 270],
    ['above', 320, 10],
    ['below', 320, 540],
  ])('stands far %s of it', (_, x, y) => {
    expect(stray(prop('bar', 300, 250), text(x, y, 'Bar'))).toEqual(far('Bar'));
    expect(stray(floor('Kitchen '), text(x * 2 - 320, y * 2 - 270, ' kitchen'))).toEqual(far('kitchen'));
  });

  test.each([
    ['left', 250, 270],
    ['right', 390, 270],
    ['above', 320, 200],
    ['below', 320, 340],
  ])('stands beside it: %s', (_, x, y) => {
    expect(stray(prop('bar', 300, 250), text(x, y, 'Bar'))).toEqual([]);
    expect(stray(floor('kitchen'), text(x, y, 'Kitchen'))).toEqual([]);
  });

  test('stands at one of several', () => {
    expect(stray(prop('bar', 20, 250), prop('bar', 500, 250), text(40, 270, 'Bar'))).toEqual([]);
  });

  test('stands far from the water', () => {
    for (const words of ['Sea', 'The sea', 'Indian Ocean'])
      expect(stray(floor(undefined, 'sea'), text(20, -300, words)), words).toEqual(far(words));
    expect(stray(floor(undefined, 'sea'), text(300, 240, 'Sea'))).toEqual([]);
    // Only the name of a floor makes it one.
    expect(stray(floor(undefined, 'floor'), text(20, 20, 'Sea'))).toEqual([]);
    expect(stray(floor(undefined, 'sea'), text(20, 20, 'Sea view'))).toEqual([]);
  });

  test('has a word of its own', () => {
    expect(stray(prop('bar', 300, 250), text(20, 20, 'Stage'))).toEqual([]);
    expect(stray(prop('bar', 300, 250), text(20, 20, 'Bar snacks'))).toEqual([]);
    // No word for a prop that guests look for.
    expect(stray(prop('palm', 300, 250), text(20, 20, 'Palm'))).toEqual([]);
    expect(stray(floor('Kitchen'), text(20, 20, 'Lounge'))).toEqual([]);
  });
});

describe('a text that lies on another one', () => {
  const odd = (...decor: JsonObject[]) => said('odd-label', ...decor);

  test('covers its letters', () => {
    expect(odd(text(300, 300, 'Kitchen'), text(310, 302, 'Sunset deck'))).toEqual([
      'The text "Sunset deck" lies on "Kitchen": move one of them',
    ]);
  });

  test('stands above or beside it', () => {
    expect(odd(text(300, 300, 'Kitchen'), text(300, 322, 'Sunset deck'))).toEqual([]);
    expect(odd(text(200, 300, 'Kitchen'), text(400, 300, 'Sunset deck'))).toEqual([]);
  });

  test('may have the same words, which another rule finds', () => {
    expect(odd(text(300, 300, 'Kitchen'), text(301, 300, 'Kitchen'))).toEqual([]);
  });
});

describe('a text that stands twice', () => {
  test('is reported at the later one, within five sizes', () => {
    const twice = (x: number, y: number, words: string) =>
      ofRule(findings(withDecor(text(300, 300, 'Bar'), text(x, y, words))), 'odd-label').map(({ path }) => path);
    for (const [x, y] of [
      [370, 300],
      [230, 300],
      [300, 370],
      [300, 230],
    ] as const)
      expect(twice(x, y, 'BAR ')).toEqual(['/decor/1']);
    expect(twice(300, 401, 'Bar')).toEqual([]);
  });
});
