/** Badges over tables: what tells them apart, and what fits on them. */
import { expect, test } from 'vitest';
import { contrastRatio } from '../../../../src/domain/plan/color.ts';
import { buildScene } from '../../../../src/map/scene/scene.ts';
import { type Badge, type BadgeSet, type BadgeTone } from '../../../../src/map/paint/badges/badge.ts';
import { paintBadges } from '../../../../src/map/paint/badges/badgePainter.ts';
import { badgeColors } from '../../../../src/map/paint/badges/badgeStyle.ts';
import { type BadgeText, fitText, layOutBadge } from '../../../../src/map/paint/badges/badgeText.ts';
import { luminanceOf, patchDifference } from '../../pixels.ts';
import { NO_GROUND, tablesAt } from '../../planDriver.tsx';

const THEMES = ['light', 'dark'] as const;
const TONES = Object.keys(badgeColors.light.tones) as BadgeTone[];
const BADGE: Badge = { tone: 'pale', title: 'Anna Maier', figure: '4', detail: '19:30' };

/** Paints one table of a size and returns its pixels in grays, with those up to `around` CSS pixels beside it. */
function graysOf(
  side: number,
  theme: 'light' | 'dark',
  badge: Badge,
  { around = 0, ...more }: Partial<BadgeSet> & { readonly around?: number } = {},
): number[] {
  const canvas = document.createElement('canvas');
  canvas.width = 2 * (side + 40);
  canvas.height = 2 * (side + 40);
  const ctx = canvas.getContext('2d', { willReadFrequently: true })!;
  ctx.scale(2, 2);
  const scene = buildScene(tablesAt([{ x: 20, y: 20, width: side, height: side }]), NO_GROUND);
  const badges = new Map([['1', badge]]);
  paintBadges(
    ctx,
    { scene, theme, ratio: 2, badges, links: [], ...more },
    { scale: 1, x: 0, y: 0 },
    { width: canvas.width / 2, height: canvas.height / 2 },
  );
  const { data } = ctx.getImageData(40 - 2 * around, 40 - 2 * around, 2 * side + 4 * around, 2 * side + 4 * around);
  return Array.from({ length: data.length / 4 }, (_, i) =>
    luminanceOf([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]),
  );
}

const pairs = TONES.flatMap((one, at) => TONES.slice(at + 1).map((other) => [one, other] as const));

test.each(THEMES)('tells all tones apart in grays, in the %s theme', (theme) => {
  for (const side of [20, 30, 60]) {
    const grays = new Map(TONES.map((tone) => [tone, graysOf(side, theme, { ...BADGE, tone })]));
    for (const [one, other] of pairs)
      expect(patchDifference(grays.get(one)!, grays.get(other)!), `${one} and ${other} at ${side}`).toBeGreaterThan(
        0.03,
      );
  }
});

const GLYPHS = {
  pale: 'clock',
  tinted: 'check',
  striped: 'arrow',
  solid: 'person',
  urgent: 'alert',
  closed: 'cross',
} as const;

test.each(THEMES)('tells small tables apart by their glyphs, in the %s theme', (theme) => {
  const glyphs = Object.values(GLYPHS);
  for (const side of [8, 10, 12]) {
    // The glyph reaches beyond the table, and is about this wide.
    const around = 6;
    const area = ((side + 2 * around) / 7.5) ** 2;
    const [plain = [], ...others] = glyphs.map((glyph) =>
      graysOf(side, theme, { ...BADGE, tone: 'pale', glyph }, { around }),
    );
    for (const other of others) expect(patchDifference(plain, other) * area, `at ${side}`).toBeGreaterThan(0.03);
  }
});

test.each(THEMES)('writes in legible contrast in the %s theme', (theme) => {
  for (const tone of TONES) {
    const { fill, ink, edge, pattern } = badgeColors[theme].tones[tone];
    expect(contrastRatio(fill, ink), tone).toBeGreaterThan(4.5);
    // The texts of a crossed table have a halo.
    if (pattern?.kind === 'stripes') expect(contrastRatio(pattern.color, ink), tone).toBeGreaterThan(4.5);
    if (tone !== 'solid') expect(contrastRatio(fill, edge), tone).toBeGreaterThan(3);
  }
});

test('draws the ring as far as the time has passed', () => {
  const at = (progress: number): number[] => graysOf(60, 'light', { ...BADGE, tone: 'solid', progress });
  const [none, half, full] = [at(0), at(0.5), at(1)];
  const toHalf = patchDifference(none, half);
  expect(toHalf).toBeGreaterThan(0.01);
  expect(patchDifference(none, full)).toBeCloseTo(2 * toHalf, 2);
  // The first half is the right one.
  const leftColumn = half.filter((_, i) => i % 120 < 30);
  expect(leftColumn).toEqual(none.filter((_, i) => i % 120 < 30));
});

test('joins tables by a line below their badges', () => {
  const tables = tablesAt([
    { x: 0, y: 0, width: 40, height: 40 },
    { x: 100, y: 0, width: 40, height: 40 },
  ]);
  const canvas = document.createElement('canvas');
  canvas.width = 140;
  canvas.height = 40;
  const ctx = canvas.getContext('2d')!;
  const badges = new Map(tables.map(({ key }) => [key, BADGE]));
  const input = { scene: buildScene(tables, NO_GROUND), theme: 'light', ratio: 1, badges } as const;
  const alphaBetween = (): number => ctx.getImageData(70, 20, 1, 1).data[3]!;
  paintBadges(ctx, { ...input, links: [] }, { scale: 1, x: 0, y: 0 }, canvas);
  expect(alphaBetween()).toBe(0);
  paintBadges(ctx, { ...input, links: [['1', '2']] }, { scale: 1, x: 0, y: 0 }, canvas);
  expect(alphaBetween()).toBe(255);
});

type Shape = { readonly width: number; readonly height: number; readonly shape?: 'rect' | 'ellipse' };
/** What a badge writes on a table of a size whose number is 12. */
function textsOn(shape: Shape, badge: Partial<Badge> = {}): readonly BadgeText[] {
  const [table] = tablesAt([{ x: 0, y: 0, text: '12', ...shape }]);
  return layOutBadge(document.createElement('canvas').getContext('2d')!, table!, { ...BADGE, ...badge }, 1);
}
/** With the guests of the party in brackets. */
const wordsOn = (width: number, height: number, badge: Partial<Badge> = {}): string[] =>
  textsOn({ width, height }, badge).map(({ text, hasPerson }) => (hasPerson ? `(${text})` : text));

test('shows more of a badge the more room there is, and the number of the table always', () => {
  expect(wordsOn(8, 8)).toEqual([]);
  expect(wordsOn(9, 9)).toEqual(['12']);
  expect(wordsOn(16, 16)).toEqual(['12']);
  expect(wordsOn(26, 26)).toEqual(['12', '(4)']);
  expect(wordsOn(60, 20)).toEqual(['12', '(4)']);
  expect(wordsOn(60, 26)).toEqual(['12', '(4)', 'Anna Maier']);
  expect(wordsOn(100, 44)).toEqual(['12', '(4)', 'Anna Maier']);
  expect(wordsOn(100, 60)).toEqual(['12', '(4)', 'Anna Maier', '19:30']);
  expect(wordsOn(36, 36, { figure: '', title: '' })).toEqual(['12', '19:30']);
});

const SHAPES = [9, 12, 16, 20, 30, 60].flatMap((side): Shape[] => [
  { width: side, height: side },
  { width: side, height: side, shape: 'ellipse' },
]);

test('keeps texts within the table, the number as the largest', () => {
  for (const shape of [...SHAPES, { width: 100, height: 44 }, { width: 64, height: 90 }]) {
    const [label, ...others] = textsOn(shape);
    for (const { x, baseline, size, width } of [label!, ...others]) {
      expect(Math.abs(x), JSON.stringify(shape)).toBeLessThanOrEqual(shape.width / 2);
      expect(x + width).toBeLessThanOrEqual(shape.width / 2);
      expect(baseline).toBeLessThanOrEqual(shape.height / 2);
      expect(baseline - size * 0.7).toBeGreaterThanOrEqual(-shape.height / 2);
    }
    for (const { size } of others) expect(size).toBeLessThan(label!.size);
  }
});

test('covers the number by no sign', () => {
  for (const shape of SHAPES) {
    const [table] = tablesAt([{ x: 20, y: 20, text: '12', ...shape }]);
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 400;
    const ctx = canvas.getContext('2d', { willReadFrequently: true })!;
    ctx.scale(4, 4);
    const [label] = textsOn(shape, { figure: '', title: '', detail: '' });
    const { x, baseline, size, width } = label!;
    const left = 20 + shape.width / 2 + x;
    const bottom = 20 + shape.height / 2 + baseline;
    const scene = buildScene([table!], NO_GROUND);
    /** Whether the pixels around the number are dark, as its ink is. */
    const darkWith = (glyph: Badge['glyph'], more: Partial<BadgeSet> = {}): readonly boolean[] => {
      ctx.clearRect(0, 0, 100, 100);
      const badges = new Map([['1', { ...BADGE, figure: '', title: '', detail: '', glyph }]]);
      const input = { scene, theme: 'light', ratio: 4, links: [], badges, ...more } as const;
      paintBadges(ctx, input, { scale: 1, x: 0, y: 0 }, { width: 100, height: 100 });
      const { data } = ctx.getImageData(left * 4, (bottom - size * 0.6) * 4, width * 4, size * 0.6 * 4);
      return Array.from({ length: data.length / 4 }, (_, at) => data[at * 4]! < 90);
    };
    const ink = darkWith(undefined);
    const count = ink.filter((isInk) => isInk).length;
    expect(count).toBeGreaterThan(20);
    for (const covered of [darkWith('clock'), darkWith(undefined, { marks: new Map([['1', 'chosen']]) })]) {
      const lost = ink.filter((isInk, at) => isInk && !covered[at]).length;
      expect(lost / count, JSON.stringify(shape)).toBeLessThan(0.02);
    }
  }
});

test('shortens a name between its letters', () => {
  const ctx = document.createElement('canvas').getContext('2d')!;
  ctx.font = '10px sans-serif';
  const family = '👨‍👩‍👧‍👦';
  const name = family.repeat(5);
  const short = fitText(ctx, name, ctx.measureText(name).width / 2);
  expect(short).toMatch(/…$/);
  expect(name.startsWith(short.slice(0, -1))).toBe(true);
  expect((short.length - 1) % family.length).toBe(0);
  expect(fitText(ctx, 'Bo', 100)).toBe('Bo');
  expect(fitText(ctx, 'Bo', 0)).toBe('');
});
