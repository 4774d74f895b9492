/**
 * The code of visitors' pages names nothing that their oldest browsers lack and `ui/olderBrowsers.ts` does not add, and
 * their built style sheets need nothing that these lack.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Container, parse } from 'postcss';
import { expect, test } from 'vitest';

/** Newer than Safari 15.4, Chrome 100 or Firefox 100. */
const NEWER =
  /\.(?:toReversed|toSpliced|findLast|findLastIndex|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|isWellFormed|toWellFormed|replaceSync|checkVisibility|showPopover|hidePopover)\(|\b(?:Object|Map)\.groupBy\b|\bURL\.(?:canParse|parse)\(|\bPromise\.(?:withResolvers|try)\(|\bArray\.fromAsync\b|\brandomUUID\b|\bstartViewTransition\b|\bIntl\.Segmenter\b/;
const ROOMS = [
  'booker',
  'embed',
  'map',
  'api',
  'ui',
  'standalone-map',
  'day',
  'domain/booking',
  'domain/day',
  'domain/geometry',
  'domain/plan',
  'domain/text',
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

/** Units that are newer, each with an older one beside it in the built style sheets. */
const NEWER_UNIT = /\d(?:[dsl]v(?:[hwib]|min|max)|cq(?:[hwib]|min|max)|r?lh|cap|rcap|rex|ric|rch)\b/;

/** Newer features that may be absent, each with what visitors of an older browser see then. */
const MAY_BE_ABSENT: Readonly<Record<string, string>> = {
  'color-mix()': 'no ring around a swatch',
  '@container': 'large text wraps less well, and wide windows have one column',
  ':has()': 'hints and buttons take more room beside large text',
  'text-wrap': 'lines of a heading differ in length',
  'overscroll-behavior': 'the page behind a list scrolls at the end of the list',
  'grid: subgrid': 'controls beside each other start at different heights if one label has two lines',
  'contain: inline-size': 'fonts of all languages are loaded for their names',
  'content-visibility': 'a tap takes longer beside a long list',
  'scrollbar-width': 'a bar below the areas’ buttons',
};

/** Features by what they look like, newer than Safari 15.4, Chrome 100 or Firefox 100. */
const FEATURES: Readonly<Record<string, RegExp>> = {
  'color-mix()': /color-mix\(/,
  '@container': /^@container/,
  ':has()': /:has\(/,
  'text-wrap': /^text-wrap/,
  'overscroll-behavior': /^overscroll-behavior/,
  'grid: subgrid': /subgrid/,
  'contain: inline-size': /^contain:.*inline-size/,
  'scrollbar-width': /^scrollbar-(?:width|color|gutter)/,
  'light-dark()': /light-dark\(/,
  'relative colors': /\(from |ok(?:lch|lab)\(/,
  '@starting-style': /^@starting-style/,
  '@scope': /^@scope/,
  '@property': /^@property/,
  nesting: /(?:^|,)\s*&/,
  ':dir()': /:dir\(/,
  ':user-invalid': /:user-/,
  ':popover-open': /:popover-open/,
  'field-sizing': /^(?:field-sizing|interpolate-size|anchor-name|position-anchor):/,
  'range media queries': /^@media.*[<>]/,
  'trigonometry and rounding': /[ (,:](?:sin|cos|tan|atan2|round|mod|rem|abs|sign|pow|hypot)\(/,
  'content-visibility': /^content-visibility/,
  'allow-discrete': /allow-discrete/,
};

/** The style sheets of the pages of visitors, as built. */
function builtStyles(): string[] {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Readonly<
    Record<
      string,
      {
        readonly css?: readonly string[];
        readonly imports?: readonly string[];
        readonly dynamicImports?: readonly string[];
      }
    >
  >;
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of chunk.css ?? []) styles.add(join('dist', file));
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit('booker/index.html');
  return [...styles];
}

/** Returns each declaration, selector and rule of a style sheet as text, with its container. */
function partsOf(container: Container, isOptional = false): { text: string; before: string; isOptional: boolean }[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'decl') {
      // The build may sort what stands between.
      const before = container.nodes
        ?.slice(0, container.index(node))
        .findLast((each) => each.type === 'decl' && each.prop === node.prop);
      return [{ text: `${node.prop}:${node.value}`, before: before?.type === 'decl' ? before.value : '', isOptional }];
    }
    if (node.type === 'rule') return [{ text: node.selector, before: '', isOptional }, ...partsOf(node, isOptional)];
    if (node.type !== 'atrule') return [];
    const text = `@${node.name} ${node.params}`;
    return [{ text, before: '', isOptional }, ...partsOf(node, isOptional || node.name === 'supports')];
  });
}

test('built style sheets use newer units only beside older ones, and no newer feature that visitors would miss', () => {
  const files = builtStyles();
  expect(files.length).toBeGreaterThan(4);
  const parts = files.flatMap((file) => partsOf(parse(readFileSync(file, 'utf8'))));
  const needed = parts.filter(({ isOptional }) => !isOptional);
  // Without `@supports`, a value with `var()` would leave the earlier one without effect.
  const lonely = needed.filter(
    ({ text, before }) =>
      NEWER_UNIT.test(text) &&
      !text.startsWith('@') &&
      (before === '' || NEWER_UNIT.test(before) || text.includes('var(')),
  );
  expect(lonely.map(({ text }) => text)).toEqual([]);
  const found = Object.entries(FEATURES)
    .filter(([, pattern]) => needed.some(({ text }) => pattern.test(text)))
    .map(([name]) => name);
  expect(found.toSorted()).toEqual(Object.keys(MAY_BE_ABSENT).toSorted());
  const clips = needed.filter(({ text }) => /^overflow(?:-[xy])?:clip$/.test(text)).length;
  const hidden = parts.filter(({ text }) => text.startsWith('@supports not') && text.includes('overflow:')).length;
  expect([clips > 0, hidden]).toEqual([true, clips]);
});
