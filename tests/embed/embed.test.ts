/** The loader of the booker in other sites' pages: the height of its frame, and which messages it believes. */
import { describe, expect, test } from 'vitest';
import { pageMessageSchema } from '../../src/api/embed/embedContract.ts';
import { nextFrameHeight } from '../../src/embed/frameHeight.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { readFrameMessage } from '../../src/embed/messages.ts';
import { findWords } from '../../src/embed/words.ts';

describe('the height of the frame', () => {
  test('follows the content within limits', () => {
    expect([812.5, 10, 1e9].map((height) => nextFrameHeight(640, height, true))).toEqual([813, 400, 6_000]);
    expect([NaN, Infinity].map((height) => nextFrameHeight(640, height, true))).toEqual([640, 640]);
  });

  test('ends a loop with a content that depends on it', () => {
    let height = 640;
    const heights = [true, false, false, false, false].map((mayShrink) => {
      // Above 700 px the content has less to show, as by a media query.
      height = nextFrameHeight(height, height > 700 ? 500 : 800, mayShrink);
      return height;
    });
    expect(heights).toEqual([800, 800, 800, 800, 800]);
  });
});

test('the words of the loader are those of the first language that it has', () => {
  expect(findWords(['', 'nl', 'de-AT', 'en'])).toEqual(['de', 'Tisch reservieren', 'Schließen']);
  expect(findWords(['en-GB', 'de'])[0]).toBe('en');
  expect(findWords(['xx'])[0]).toBe('en');
  expect(LANGUAGES.map((language) => findWords([language])[0])).toEqual(LANGUAGES);
});

describe('messages of the frame', () => {
  const message = (body: object): object => ({ source: 'tidetable', version: 1, ...body });

  test('messages of the frame are read without fields that the contract does not name', () => {
    expect(readFrameMessage(message({ type: 'reserved', code: 'ABCD', email: 'ada@example.com' }))).toEqual({
      type: 'reserved',
      code: 'ABCD',
    });
    expect(readFrameMessage(message({ type: 'selected', id: 7, selected: true }))).toEqual({
      type: 'selected',
      id: 7,
      selected: true,
    });
  });

  test.each([
    null,
    'ready',
    { type: 'ready' },
    { source: 'tidetable', version: 2, type: 'ready' },
    message({}),
    message({ type: 'toString' }),
    message({ type: 'height', height: '900' }),
    message({ type: 'selected', id: {}, selected: true }),
    message({ type: 'reserved', code: 7 }),
  ])('messages of the frame are ignored unless they follow the contract: %j', (data) => {
    expect(readFrameMessage(data)).toBeUndefined();
  });

  test('messages of the frame of the page are refused by the frame unless they follow the contract', () => {
    const settings = { type: 'settings', pageHeight: 740, theme: { accent: 'teal' } };
    expect(pageMessageSchema.safeParse(message(settings)).success).toBe(true);
    for (const changes of [
      { pageHeight: Infinity },
      { theme: { accent: 'x'.repeat(201) } },
      { version: 2 },
      { type: 'open' },
    ])
      expect(pageMessageSchema.safeParse(message({ ...settings, ...changes })).success).toBe(false);
  });
});
