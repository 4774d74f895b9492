/** Rules about the colors of tables and categories. */
import { say } from '../../say.ts';
import { contrastRatio, mixColors, parseHexColor, readableInk, toLongHex } from '../../plan/color.ts';
import { toText } from '../../plan/reading/coerce.ts';
import { confusingVision, simulateVision } from '../colorVision.ts';
import { type FindingDetails, displayName, defineRule } from '../finding.ts';
import type { CheckContext } from '../checkContext.ts';

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST_AA = 4.5;
/** Category colors closer than this in OKLab are confused on small tables. */
const MIN_DISTANCE = 0.07;

type ColoredCategory = { readonly path: string; readonly id: string; readonly name: string; readonly color: string };

/** Returns the categories that have a color. An answer lists no categories: there the first table of each counts. */
function coloredCategories({ fileKind, categories, tables }: CheckContext): ColoredCategory[] {
  if (fileKind !== 'answer') {
    return categories.flatMap(({ path, id, name, color }) =>
      id === undefined || color === undefined
        ? []
        : [{ path: `${path}/color`, id: String(id), name, color: toLongHex(color) }],
    );
  }
  const first = new Map<string, ColoredCategory>();
  for (const { path, category, color, room } of tables) {
    if (category === undefined || color === undefined || first.has(category)) continue;
    first.set(category, {
      path: `${path}/coordinates/color`,
      id: category,
      name: toText(room['category_name']) ?? '',
      color: toLongHex(color),
    });
  }
  return [...first.values()];
}

const nameOf = (category: ColoredCategory): string => displayName(category, 'number');

const colorConflict = defineRule({
  id: 'color-conflict',
  severity: 'warning',
  description:
    'Two categories have the same color, or a table has the color of another category, nearly that of its own, or one of its own unlike the others.',
  check: (context) => {
    const owners = new Map<string, ColoredCategory>();
    const colorsByCategory = new Map<string, string>();
    const found: FindingDetails[] = [];
    const nearby = new Map<string, boolean>();
    const isNearly = (color: string, other: string): boolean => {
      const key = `${color} ${other}`;
      const known =
        nearby.get(key) ?? confusingVision(simulateVision(color), simulateVision(other), MIN_DISTANCE) === 'anybody';
      nearby.set(key, known);
      return known;
    };
    for (const category of coloredCategories(context)) {
      const owner = owners.get(category.color);
      colorsByCategory.set(category.id, category.color);
      if (!owner) owners.set(category.color, category);
      else if (owner.id !== category.id) {
        found.push({
          path: category.path,
          message: say`${category.color} is the color of the category ${nameOf(owner)} and of the category ${nameOf(category)}: give each its own color`,
        });
      }
    }
    const oddlyColored = categoriesWithOddColors(context.tables);
    for (const { path, id, name, category, color } of context.tables) {
      const own = color === undefined ? undefined : toLongHex(color);
      const usual = category === undefined ? undefined : colorsByCategory.get(category);
      if (own === undefined || category === undefined || own === usual) continue;
      const owner = owners.get(own);
      const isInPlan = usual !== undefined && context.fileKind === 'plan';
      const isNearlyUsual = isInPlan && isNearly(own, usual);
      const isOdd = isInPlan && oddlyColored.has(category);
      if (owner?.id === category || (!owner && !isNearlyUsual && !isOdd)) continue;
      const colorPath = `${path}/coordinates/color`;
      const table = displayName({ name, id });
      found.push({
        path: colorPath,
        table: id,
        message: owner
          ? say`${table} has the color of the category ${nameOf(owner)}, but another category: remove its color, or choose another`
          : oddColor(table, own, usual, isNearlyUsual),
        fix:
          colorsByCategory.has(category) && context.fileKind === 'plan'
            ? { isGuess: true, title: say`Use the color of its category`, changes: [{ op: 'remove', path: colorPath }] }
            : undefined,
      });
    }
    return found;
  },
});

function oddColor(table: string, own: string, usual: string | undefined, isNearlyUsual: boolean): string {
  return isNearlyUsual
    ? say`${table} has nearly the color of its category, ${usual}: remove its color, or choose another`
    : say`${table} has the color ${own}, which the legend lacks, and not that of its category, ${usual}: remove its color, or choose another`;
}

/** The most tables of a category with colors of their own that are a slip, and not the venue's way, as a share. */
const MAX_ODD_RATIO = 0.2;

/** Returns the categories of which few tables have a color of their own, or several the same. */
function categoriesWithOddColors(tables: CheckContext['tables']): Set<string> {
  const counts = new Map<string, { all: number; colored: number; colors: Set<string> }>();
  for (const { category, color } of tables) {
    if (category === undefined) continue;
    const count = counts.get(category) ?? { all: 0, colored: 0, colors: new Set() };
    counts.set(category, count);
    count.all += 1;
    if (color === undefined) continue;
    count.colored += 1;
    count.colors.add(toLongHex(color));
  }
  return new Set(
    [...counts].flatMap(([category, { all, colored, colors }]) =>
      colored <= all * MAX_ODD_RATIO || (colors.size === 1 && colored > 1 && colored < all) ? [category] : [],
    ),
  );
}

/** Words for colors, by the hues in degrees that people call so. */
const COLOR_WORDS: readonly { readonly words: RegExp; readonly hues: readonly [from: number, to: number] }[] = [
  { words: /^(?:red|rote?r?s?|merah|rouge|rojo)$/i, hues: [330, 25] },
  { words: /^(?:orange[rs]?|oranye|jingga)$/i, hues: [8, 52] },
  { words: /^(?:yellow|gelbe?r?s?|kuning|jaune|amarillo)$/i, hues: [35, 75] },
  { words: /^(?:green|grüne?r?s?|hijau|vert|verde)$/i, hues: [65, 185] },
  { words: /^(?:blue|blaue?r?s?|biru|bleu|azul)$/i, hues: [165, 265] },
  { words: /^(?:purple|violet|lila|ungu|violett)$/i, hues: [240, 330] },
  { words: /^(?:pink|rosa|rose)$/i, hues: [285, 25] },
];
/** A color as the name of a category: alone, or before the word for what it contains. A Blue Lagoon may be green. */
const COLORED_NAME = /^(\p{L}+)(?: (?:tables?|zone|area|section|seats|category|tisch|tische|bereich|meja|zona))?$/iu;
/** Colors with less of it have no hue. */
const MIN_CHROMA = 40;

/** Returns the hue of a color in degrees, or undefined for a gray. */
function hueOf(color: string): number | undefined {
  const [red, green, blue] = parseHexColor(color);
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma < MIN_CHROMA) return undefined;
  if (most === red) return ((green - blue) / chroma) * 60 + (green < blue ? 360 : 0);
  return most === green ? ((blue - red) / chroma) * 60 + 120 : ((red - green) / chroma) * 60 + 240;
}

const isBetween = (hue: number, [from, to]: readonly [number, number]): boolean =>
  from <= to ? hue >= from && hue <= to : hue >= from || hue <= to;

const colorContradictsName = defineRule({
  id: 'color-contradicts-name',
  severity: 'warning',
  description: 'A category is named after another color than it has.',
  check: (context) =>
    coloredCategories(context).flatMap(({ path, name, color }): FindingDetails[] => {
      const word = COLORED_NAME.exec(name.trim())?.[1] ?? '';
      const hues = COLOR_WORDS.find(({ words }) => words.test(word))?.hues;
      const hue = hueOf(color);
      if (hues === undefined || (hue !== undefined && isBetween(hue, hues))) return [];
      return [
        {
          path,
          message: say`The category "${name}" has the color ${color}: choose the color of its name, or rename it`,
        },
      ];
    }),
});

type ColorUse = { readonly path: string; readonly table?: number | string | undefined };

const lowContrast = defineRule({
  id: 'low-contrast',
  severity: 'warning',
  description: `Text on a color has a contrast below ${MIN_CONTRAST_AA} to 1, even in the better of the two text colors.`,
  check: ({ categories, tables }) => {
    const uses = new Map<string, [ColorUse, ...ColorUse[]]>();
    const addUse = (color: string | undefined, path: string, table?: number | string): void => {
      if (color === undefined) return;
      const others = uses.get(toLongHex(color));
      if (others) others.push({ path, table });
      else uses.set(toLongHex(color), [{ path, table }]);
    };
    const used = new Set(
      tables.flatMap(({ category, color }) => (category === undefined || color !== undefined ? [] : [category])),
    );
    for (const { path, id, color } of categories) if (used.has(String(id))) addUse(color, `${path}/color`);
    for (const { path, id, color } of tables) addUse(color, `${path}/coordinates/color`, id);
    return [...uses].flatMap(([color, usesOfColor]): FindingDetails[] => {
      const ratio = contrastRatio(color, readableInk(color));
      if (ratio >= MIN_CONTRAST_AA) return [];
      const better = readableShade(color);
      return [
        {
          ...usesOfColor[0],
          message: say`Text on ${color} is hard to read: its contrast is ${ratio.toFixed(1)} to 1, and should be ${MIN_CONTRAST_AA}. Use ${better}, or another lighter or darker color`,
          fix: {
            isGuess: true,
            title: say`Use ${better}`,
            changes: usesOfColor.map(({ path }) => ({ op: 'set', path, value: better })),
          },
        },
      ];
    });
  },
});

/** Returns the closest shade of a color on which text is readable, darker or lighter. */
function readableShade(color: string): string {
  for (let part = 0.02; part < 1; part += 0.02) {
    const better = ['#000000', '#ffffff']
      .map((end) => mixColors(color, end, part))
      .find((shade) => contrastRatio(shade, readableInk(shade)) >= MIN_CONTRAST_AA);
    if (better !== undefined) return better;
  }
  return '#ffffff';
}

const confusableColors = defineRule({
  id: 'confusable-colors',
  severity: 'warning',
  description: 'Guests, or those with a color vision deficiency, can confuse the colors of two categories.',
  check: (context) => {
    // Only a limited number of colors can be distinct. Each color is compared with those, so the cost does not grow
    // with the list.
    const distinct: { readonly category: ColoredCategory; readonly seen: ReturnType<typeof simulateVision> }[] = [];
    const compared = new Set<string>();
    return coloredCategories(context).flatMap((category): FindingDetails[] => {
      if (compared.has(category.color)) return [];
      compared.add(category.color);
      const seen = simulateVision(category.color);
      for (const other of distinct) {
        const who = confusingVision(other.seen, seen, MIN_DISTANCE);
        if (who !== undefined) {
          return [
            {
              path: category.path,
              message: hardToTell(category, other.category, who),
            },
          ];
        }
      }
      distinct.push({ category, seen });
      return [];
    });
  },
});

/** The guests with a color vision deficiency, by the names of `COLOR_VISIONS`. */
const GUESTS: Readonly<Record<string, () => string>> = {
  'guests who do not see red': () => say`guests who do not see red`,
  'guests who do not see green': () => say`guests who do not see green`,
  'guests who do not see blue': () => say`guests who do not see blue`,
};

function hardToTell(one: ColoredCategory, other: ColoredCategory, who: string): string {
  const guests = GUESTS[who]?.();
  return guests === undefined
    ? say`${one.color} of the category ${nameOf(one)} is hard to tell from ${other.color} of the category ${nameOf(other)}: make one much lighter or darker`
    : say`${one.color} of the category ${nameOf(one)} is hard to tell from ${other.color} of the category ${nameOf(other)} by ${guests}: make one much lighter or darker`;
}

const categoryColor = defineRule({
  id: 'category-color',
  severity: 'warning',
  appliesTo: ['answer'],
  description: 'The tables of one category have several colors, so the legend shows a color that some do not have.',
  check: (context) => {
    const firsts = new Map(coloredCategories(context).map((category) => [category.id, category]));
    const reported = new Set<string>();
    return context.tables.flatMap(({ path, id, name, category, color }): FindingDetails[] => {
      const first = category === undefined ? undefined : firsts.get(category);
      if (!first || color === undefined || toLongHex(color) === first.color) return [];
      const key = `${first.id} ${toLongHex(color)}`;
      if (reported.has(key)) return [];
      reported.add(key);
      return [
        {
          path: `${path}/coordinates/color`,
          table: id,
          message: say`${displayName({ name, id })} is ${toLongHex(color)}, but the category ${nameOf(first)} is ${first.color}: give all tables of a category one color`,
        },
      ];
    });
  },
});

const categoryName = defineRule({
  id: 'category-name',
  severity: 'warning',
  appliesTo: ['answer'],
  description: 'A category has two names, or two categories have one name.',
  check: ({ tables }) => {
    const names = new Map<string, string>();
    const owners = new Map<string, string>();
    const reported = new Set<string>();
    return tables.flatMap(({ path, id, category, room }): FindingDetails[] => {
      const name = toText(room['category_name'])?.trim() ?? '';
      if (category === undefined || name === '' || reported.has(`${category} ${name}`)) return [];
      const other = names.get(category);
      const owner = owners.get(name.toLowerCase());
      if (other === undefined) names.set(category, name);
      if (owner === undefined) owners.set(name.toLowerCase(), category);
      const hasOtherName = other !== undefined && other !== name;
      const hasOtherOwner = owner !== undefined && owner !== category;
      if (!hasOtherName && !hasOtherOwner) return [];
      reported.add(`${category} ${name}`);
      const message = hasOtherName
        ? say`The category ${category} is called "${other}" and "${name}": give it one name`
        : say`The categories ${owner} and ${category} are both called "${name}": give each its own name`;
      return [{ path: `${path}/category_name`, table: id, message }];
    });
  },
});

export const colorRules = [
  colorConflict,
  colorContradictsName,
  lowContrast,
  confusableColors,
  categoryColor,
  categoryName,
] as const;
