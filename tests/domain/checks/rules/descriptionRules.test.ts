import { describe, expect, test } from 'vitest';
import { readDescription } from '../../../../src/domain/checks/rules/descriptionRules.ts';
import { ROOM, answerWith, checkFile, findings, ofRule, planWith, rulesIn } from '../samplePlan.ts';

describe('removed markup', () => {
  test.each<[string, string, readonly string[], string]>([
    [
      'nothing',
      '<p lang="en">By <strong>the</strong> sea<br/>5 < 6 & <em>so on</em></p>',
      [],
      '<p lang="en">By <strong>the</strong> sea<br>5 < 6 & <em>so on</em></p>',
    ],
    ['a handler', '<p onclick="alert(1)">Sea</p>', ['the attribute onclick'], '<p>Sea</p>'],
    ['a class, in any case', "<P CLASS='a>b' dir=ltr>Sea</P>", ['the attribute class'], '<p dir="ltr">Sea</p>'],
    ['an element', '<h1>Sea</h1>', ['<h1>'], 'Sea'],
    ['a script with all in it', 'A<script>if (a < b) x("</p>")</script>B', ['<script>'], 'AB'],
    ['a script without an end', 'A<script>x', ['<script>'], 'A'],
    ['a comment', 'A<!-- <b> -->B', ['a comment'], 'AB'],
    ['a comment without an end', 'A<!-- B', ['a comment'], 'A'],
    [
      'a good link',
      '<a href="https://example.com/?a=1&b=2">x</a><a href="mailto:a@b.c">y</a><a href=tel:+94>z</a>',
      [],
      '<a href="https://example.com/?a=1&b=2">x</a><a href="mailto:a@b.c">y</a><a href="tel:+94">z</a>',
    ],
    ['a bad link', '<a href="javascript:alert(1)">x</a>', ['the link to javascript:alert(1)'], '<a>x</a>'],
    ['a hidden one', '<a href="java&#10;script:x">x</a>', ['the link to java&#10;script:x'], '<a>x</a>'],
    [
      'a link written in numbers',
      '<a href="&#104;ttps&colon;//a.b">x</a>',
      [],
      '<a href="&#104;ttps&colon;//a.b">x</a>',
    ],
    ['a relative link', '<a href="/terms">x</a>', ['the link to /terms'], '<a>x</a>'],
    ['an empty one', '<a href>x</a>', ['the link to nowhere'], '<a>x</a>'],
    ['an unfinished tag', 'Sea <b class', ['the attribute class', 'an unfinished <b>'], 'Sea '],
    ['a quote without an end', 'Sea <b lang="en>x</b>', ['an unfinished <b>'], 'Sea '],
    ['each once', '<u class=a><u class=b></u></u>', ['the attribute class'], '<u><u></u></u>'],
    ['svg with its inside', 'a<svg><p>x</p></SVG >b', ['<svg>'], 'ab'],
    ['numbers without an end', '<a href="&#104ttps://a.b">a</a>', [], '<a href="&#104ttps://a.b">a</a>'],
    [
      'character references without a letter',
      '<a href="&#99999999;https://a.b">a</a>',
      ['the link to &#99999999;https://a.b'],
      '<a>a</a>',
    ],
    ['an address on two lines', '<a href="ht\ntps://a.b">a</a>', [], '<a href="ht\ntps://a.b">a</a>'],
  ])('removed markup is found, and the rest is kept: %s', (_what, html, removed, kept) => {
    const read = readDescription(html);
    expect({ removed: [...read.removed.keys()], kept: read.kept }).toEqual({ removed, kept });
  });

  test('stops at the first unfinished tag of a long text', () => {
    for (const piece of ['<a "', "<a b='"])
      expect([...readDescription(piece.repeat(100_000)).removed.keys()].at(-1)).toBe('an unfinished <a>');
  });
});

describe('the rule about unsafe HTML', () => {
  test('reports what is removed, at the description, with the remainder', () => {
    const plan = planWith([[...ROOM, 'room_description'], '<h1 a=1>Sea</h1><i b=1 c=1 d=1 e=1 f=1>x</i>']);
    expect(findings(plan)).toEqual([
      {
        rule: 'unsafe-html',
        severity: 'warning',
        path: '/areas/0/rooms/0/room_description',
        table: 1,
        message:
          'The page removes <h1>, the attribute b, the attribute c, the attribute d and more from the description of "Table 1": use only p, br, b, strong, i, lists and links',
        fix: [{ op: 'set', path: '/areas/0/rooms/0/room_description', value: 'Sea<i>x</i>' }],
      },
    ]);
    expect(findings(planWith([[...ROOM, 'room_description'], '5 < 6']))).toEqual([]);
    const harmless =
      '<p class="a" data-id="1" title="b"><a href="//x.lk/menu" target="_blank" rel="noopener">Menu</a></p>';
    expect(findings(planWith([[...ROOM, 'room_description'], harmless]))).toEqual([]);
    expect(findings(planWith([[...ROOM, 'room_description'], `<p class=a onclick=b>x</p>`]))[0]?.message).toContain(
      'removes the attribute onclick from',
    );
  });

  test('reads an endless text only up to a limit, and does not fix it', () => {
    expect(checkFile('answer', answerWith({ room_description: `<h1>${'a'.repeat(19_996)}` }))[0]!.fix).toHaveLength(1);
    expect(checkFile('answer', answerWith({ room_description: `<h1>${'a'.repeat(20_000)}` }))[0]).not.toHaveProperty(
      'fix',
    );
    expect(checkFile('answer', answerWith({ room_description: `${'a'.repeat(20_000)}<h1>` }))).toEqual([]);
  });
});

describe('broken HTML', () => {
  test.each([
    ['shows HTML as text', 'Fish &amp;amp; chips'],
    ['is empty', '<p> &nbsp;</p>'],
    ['has a link without text', '<a href="https://x.lk"> </a>Sea'],
    ['closes <b> without opening it', 'Sea</b>'],
    ['opens <b> and never closes it', '<b>Sea'],
    ['closes <b> before <i>', '<b><i>Sea</b></i>'],
  ])('broken HTML is reported where a description %s', (problem, html) => {
    expect(ofRule(findings(planWith([[...ROOM, 'room_description'], html])), 'broken-html')).toMatchObject([
      { path: '/areas/0/rooms/0/room_description', table: 1, message: expect.stringContaining(problem) },
    ]);
  });

  test.each(['AT&amp;T, 5 &lt; 6', '<ul><li>Sun<li>Sea</ul>', '<p>One<p>Two', '**Sun** and C:\\new', 'Sea'])(
    'broken HTML is not in a description such as %s',
    (html) => expect(findings(planWith([[...ROOM, 'room_description'], html]))).toEqual([]),
  );

  test.each(['Salt &amp; Sea', '<b>Sea</b>', 'Sea <br', 'Sea&nbsp;'])(
    'broken HTML is reported in a name such as %s',
    (name) => expect(rulesIn(findings(planWith([[...ROOM, 'name'], name])))).toEqual(['broken-html']),
  );

  test.each(['R&B', 'The <3 couch', '5 < 6'])('broken HTML is not in a name such as %s', (name) =>
    expect(findings(planWith([[...ROOM, 'name'], name]))).toEqual([]),
  );
});
