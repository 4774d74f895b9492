import { expect, test } from 'vitest';
import { isRichText, isStrictRichText } from '../../../src/domain/plan/richText.ts';

test('tells HTML from plain text', () => {
  expect(['<p>Hi</p>', '<ul><li>One</li></ul>', '<p lang="de">Hallo</p>'].every(isRichText)).toBe(true);
  expect(['Hi <p>', '<pre>', '5 < 6', ''].some(isRichText)).toBe(false);
});

test('accepts what the text editor writes', () => {
  const html =
    '<p>We hold <strong>tables</strong> for<br>{hold_minutes} &amp; more.</p><ol><li><p><em>One</em></p></li></ol>' +
    '<p><a href="https://example.com/?a=1&amp;b=2">Page</a> <a href="mailto:host@example.com">Mail</a></p>';
  expect(isStrictRichText(html)).toBe(true);
});

test.each([
  '<p>open',
  '<p><em>crossed</p></em>',
  '</p>',
  '<p>1 < 2</p>',
  '<p>a > b</p>',
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">x</p>',
  '<p style="color:red">x</p>',
  '<p><a href="javascript:alert(1)">x</a></p>',
  '<p><a href="&#106;avascript:alert(1)">x</a></p>',
  "<p><a href='https://example.com'>x</a></p>",
  '<P>upper</P>',
  '<p>x</p><!-- note -->',
  '<p><img src="x"></p>',
  '<p/>',
])('refuses %s', (html) => {
  expect(isStrictRichText(html)).toBe(false);
});
