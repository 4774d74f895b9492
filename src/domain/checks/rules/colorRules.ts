/** Rules about the colors of tables and categories. */
import { contrastRatio, readableInk, toLongHex } from '../../plan/color.ts';
import type { CheckContext } from '../checkContext.ts';
import { confusingVision, simulateVision } from '../colorVision.ts';
import { type Finding, type Place, finding } from '../finding.ts';
import { displayName } from '../wording.ts';

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST_AA = 4.5;
/** Category colors closer than this in OKLab are confused on small tables. */
const MIN_DISTANCE = 0.07;

type ColoredCategory = { readonly path: string; readonly id: string; readonly name: string; readonly color: string };

function coloredCategories({ categories }: CheckContext): ColoredCategory[] {
  return categories.flatMap(({ colorPath: path, id, name, color }) =>
    id === undefined || color === undefined ? [] : [{ path, id: String(id), name, color: toLongHex(color) }],
  );
}

const nameOf = (category: ColoredCategory): string => displayName(category, 'number');

function conflictingColors(context: CheckContext): Finding[] {
  const owners = new Map<string, ColoredCategory>();
  const colors = new Map<string, string>();
  const found: Finding[] = [];
  for (const category of coloredCategories(context)) {
    const { color, id, path } = category;
    const owner = owners.get(color);
    colors.set(id, color);
    if (!owner) owners.set(color, category);
    else if (owner.id !== id)
      found.push(
        finding('color-conflict.categories', { path }, { color, other: nameOf(owner), name: nameOf(category) }),
      );
  }
  for (const { path, id, name, category, color } of context.tables) {
    const owner = color === undefined ? undefined : owners.get(toLongHex(color));
    if (!owner || color === undefined || category === undefined || owner.id === category) continue;
    if (colors.get(category) === toLongHex(color)) continue;
    const place = { path: `${path}/coordinates/color`, table: id };
    found.push(finding('color-conflict.table', place, { name: displayName({ name, id }), other: nameOf(owner) }));
  }
  return found;
}

function lowContrast({ categories, tables }: CheckContext): Finding[] {
  const uses = new Map<string, Place>();
  const addUse = (color: string | undefined, place: Place): void => {
    if (color !== undefined && !uses.has(toLongHex(color))) uses.set(toLongHex(color), place);
  };
  const used = new Set(tables.flatMap(({ category, color }) => (color === undefined ? [category] : [])));
  for (const { colorPath, id, color } of categories) if (used.has(String(id))) addUse(color, { path: colorPath });
  for (const { path, id, color } of tables) addUse(color, { path: `${path}/coordinates/color`, table: id });
  return [...uses].flatMap(([color, place]): Finding[] => {
    const ratio = contrastRatio(color, readableInk(color));
    if (ratio >= MIN_CONTRAST_AA) return [];
    return [finding('low-contrast.text', place, { color, ratio: ratio.toFixed(1), least: MIN_CONTRAST_AA })];
  });
}

function confusableColors(context: CheckContext): Finding[] {
  // Few colors can be distinct, and each is compared with those alone, so the cost does not grow with the list.
  const distinct: { readonly category: ColoredCategory; readonly seen: ReturnType<typeof simulateVision> }[] = [];
  const compared = new Set<string>();
  const used = new Set(context.tables.map(({ category }) => category));
  return coloredCategories(context).flatMap((category): Finding[] => {
    const { id, color, path } = category;
    // A category of another season has no tables that show its color.
    if (!used.has(id) || compared.has(color)) return [];
    compared.add(color);
    const seen = simulateVision(color);
    for (const { category: other, seen: otherSeen } of distinct) {
      const vision = confusingVision(otherSeen, seen, MIN_DISTANCE);
      if (vision === undefined) continue;
      const who = vision === 'anybody' ? vision : `guests with ${vision}`;
      const values = { color, name: nameOf(category), otherColor: other.color, other: nameOf(other), who };
      return [finding('confusable-colors', { path }, values)];
    }
    distinct.push({ category, seen });
    return [];
  });
}

export const colorChecks = [conflictingColors, lowContrast, confusableColors] as const;
