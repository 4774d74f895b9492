/** How every benchmark tells its figures: as ratios against a reference of the same run, with the noise beside them. */

export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the value is held against: measured in the same run. */
  readonly reference?: { readonly name: string; readonly value: number };
  /** A limit of the product's own; the benchmark fails where the value passes it. */
  readonly limit?: { readonly most: number } | { readonly leastRatio: number } | { readonly mostRatio: number };
  /** Spread of the runs, as (max − min) / median. */
  readonly noise?: number;
};

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** (max − min) / median of runs: what a difference must exceed to mean anything. */
export function relativeSpread(values: readonly number[]): number {
  return (Math.max(...values) - Math.min(...values)) / median(values);
}

function holds({ value, reference, limit }: Figure): boolean {
  if (!limit) return true;
  if ('most' in limit) return value <= limit.most;
  if (!reference) return false;
  const ratio = value / reference.value;
  return 'leastRatio' in limit ? ratio >= limit.leastRatio : ratio <= limit.mostRatio;
}

function wordsOf(limit: NonNullable<Figure['limit']>, unit: string): string {
  if ('most' in limit) return `at most ${limit.most} ${unit}`;
  return 'leastRatio' in limit ? `at least ${limit.leastRatio} ×` : `at most ${limit.mostRatio} ×`;
}

export const round = (value: number): string =>
  Number.isInteger(value)
    ? String(value)
    : value >= 100
      ? value.toFixed(0)
      : value >= 10
        ? value.toFixed(1)
        : value.toFixed(2);

/** Prints figures, a line each; true where all keep within their limits. */
export function report(title: string, figures: readonly Figure[]): boolean {
  console.log(`\n${title}`);
  for (const figure of figures) {
    const { name, value, unit, reference, limit, noise } = figure;
    const parts = [`${round(value)} ${unit}`];
    if (reference)
      parts.push(`${round(value / reference.value)} × ${reference.name} (${round(reference.value)} ${unit})`);
    if (noise !== undefined) parts.push(`spread ${(noise * 100).toFixed(0)}%`);
    if (limit) parts.push(`${wordsOf(limit, unit)}: ${holds(figure) ? 'held' : 'EXCEEDED'}`);
    console.log(`  ${name.padEnd(44)} ${parts.join(' · ')}`);
  }
  return figures.every(holds);
}
