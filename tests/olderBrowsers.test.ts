/** The code of visitors' pages names nothing that their oldest browsers lack and `ui/olderBrowsers.ts` does not add. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Newer than Safari 15.4, Chrome 100 or Firefox 100. */
const NEWER =
  /\.(?:toReversed|toSpliced|findLast|findLastIndex|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|isWellFormed|toWellFormed|replaceSync|checkVisibility|showPopover|hidePopover)\(|\b(?:Object|Map)\.groupBy\b|\bURL\.(?:canParse|parse)\(|\bPromise\.(?:withResolvers|try)\(|\bArray\.fromAsync\b|\brandomUUID\b|\bstartViewTransition\b/;
const ROOMS = [
  'booker',
  'embed',
  'map',
  'api',
  'ui',
  'standalone-map',
  'domain/booking',
  'domain/geometry',
  'domain/plan',
];
/** Used where they exist only. */
const GUARDED = ['src/booker/reservation/attempt.ts'];

test('nothing newer than the oldest browsers is named', () => {
  const files = ROOMS.flatMap((room) =>
    readdirSync(join('src', room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files
    .filter((file) => !GUARDED.includes(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (NEWER.test(line) ? `${file}:${index + 1} ${line.trim()}` : [])),
    );
  expect(found).toEqual([]);
});
