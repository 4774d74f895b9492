/** Large drawings are parsed in slices, as the whole would be. */
import { expect, it } from 'vitest';
import { parseInSlices } from '../../../../../src/editor/files/import/svg/parseInSlices.ts';

const whole = (text: string): string =>
  new XMLSerializer().serializeToString(new DOMParser().parseFromString(text, 'image/svg+xml'));

/** Groups in groups, and what looks like tags and isn't one. */
function drawing(count: number): string {
  const pieces = Array.from({ length: count }, (_, i) => {
    const odd = [
      `<!-- <g> ${i} -->`,
      `<![CDATA[</g> ${i}]]>`,
      `<title>a &gt; b &#38; ${i}</title>`,
      `<?tool <g> ?>`,
      `<x:note x:is="1 > 0"/>`,
      `<path d='M${i} 0' />`,
    ][i % 6]!;
    return `${i % 50 === 0 ? '<g id="layer" class="a > b"><g>' : ''}${odd}<rect x="${i}" y="0" width="5" height="5"/> text ${i % 50 === 49 ? '</g></g>' : ''}`;
  });
  return `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:x="urn:x">${pieces.join('\n')}</svg><!-- end -->`;
}

it('gives the same document as one parse', async () => {
  const text = drawing(20_000);
  let pauses = 0;
  const parsed = await parseInSlices(text, async () => {
    pauses += 1;
  });
  expect(pauses).toBeGreaterThan(3);
  // Compared as a Boolean, since a difference of a megabyte can't be printed.
  expect(
    new XMLSerializer().serializeToString(parsed.documentElement) ===
      whole(text)
        .replace(/^.*?(?=<svg)/s, '')
        .replace('<!-- end -->', ''),
  ).toBe(true);
});

it.each([
  ['an element that is never closed', (text: string) => text.replace('</g></g>', '</g>')],
  ['an unknown entity far behind', (text: string) => text.replace('x="19000"', 'x="&who;"')],
  ['two roots', (text: string) => `${text}<svg/>`],
])('reports %s', async (_, damage) => {
  const parsed = await parseInSlices(damage(drawing(20_000)), async () => undefined);
  expect(parsed.querySelector('parsererror')).not.toBeNull();
});
