/** The check of descriptions, which has no DOM, against the sanitiser that the page uses. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitizeHtml } from '../../../src/api/sanitizeHtml.ts';
import { parseDescriptionHtml } from '../../../src/domain/checks/rules/descriptionRules.ts';

/** As a browser writes it back: what the sanitiser changes beyond this, it takes away. */
function parsed(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return page.body.innerHTML;
}

const PIECES = [
  'Sea ',
  '5 < 6 ',
  '&amp; ',
  '<p>',
  '</p>',
  '<strong>',
  '</strong>',
  '<em lang="en">',
  '</em>',
  '<ul><li>',
  '</li></ul>',
  '<br>',
  '<br/>',
  '<span dir=rtl>',
  '</span>',
  '<a href="https://a.b/?c=1&amp;d=2">',
  '</a>',
  '<a href=mailto:a@b.c>',
  '<p onclick="x()">',
  '<p class=a>',
  '<h1>',
  '</h1>',
  '<script>x</script>',
  '<style>p{}</style>',
  '<img src=x onerror=y>',
  '<a href="javascript:x()">',
  '<a href=" java\nscript:x">',
  '<a href="/terms">',
  '<!-- a -->',
  '<svg><circle/></svg>',
  '<iframe src="//x"></iframe>',
  '<form>',
  '<input>',
  '<b style="x">',
  '<a href="&#104;ttps://a.b">',
  "<a title='<b>'>",
  '<p data-x=1>',
  '<p aria-label=x>',
  '<div>',
  '</div>',
];

test('it tells of what the sanitiser takes away, and of nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 }), (pieces) => {
      const html = `<p>${pieces.join('')}`;
      expect(parseDescriptionHtml(html).removed.length > 0, html).toBe(
        sanitizeHtml(html) !== parsed(html) || /<\/(?:h1|div)>/.test(html),
      );
    }),
    { seed: 20_261_121, numRuns: 1_500 },
  );
});

test('what it leaves, the sanitiser leaves as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 }), (pieces) => {
      const { kept } = parseDescriptionHtml(pieces.join(''));
      expect(parseDescriptionHtml(kept).removed, kept).toEqual([]);
      expect(sanitizeHtml(kept), kept).toBe(parsed(kept));
    }),
    { seed: 20_261_121, numRuns: 1_500 },
  );
});
