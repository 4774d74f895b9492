/** Compares the check of descriptions, which has no DOM, with the page's sanitizer. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitizeHtml } from '../../../src/api/sanitizeHtml.ts';
import { readDescription } from '../../../src/domain/checks/rules/descriptionRules.ts';

/** Returns HTML as a browser serializes it; other differences are removals by the sanitizer. */
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

test('reports exactly what the sanitizer removes', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 }), (pieces) => {
      const html = `<p>${pieces.join('')}`;
      expect(readDescription(html).removed.size > 0, html).toBe(
        sanitizeHtml(html) !== parsed(html) || /<\/(?:h1|div)>/.test(html),
      );
    }),
    { seed: 20_261_121, numRuns: 1_500 },
  );
});

test('accepts only what the sanitizer leaves unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 }), (pieces) => {
      const { kept } = readDescription(pieces.join(''));
      expect(readDescription(kept).removed, kept).toEqual(new Map());
      expect(sanitizeHtml(kept), kept).toBe(parsed(kept));
    }),
    { seed: 20_261_121, numRuns: 1_500 },
  );
});
