/** Prints figures as ratios against a reference that was measured in the same run, with their spread. */

export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the value is compared with. */
  readonly reference?: { readonly name: string; readonly value: number };
  /** The benchmark fails if the value, or its ratio to the reference, is beyond this limit. */
  readonly limit?:
    | { readonly max: number }
    | { readonly min: number }
    | { readonly minRatio: number }
    | { readonly maxRatio: number };
  /** Spread of the runs, as (max − min) / median. */
  readonly noise?: number;
};

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Returns the value that 5% of the values are above. */
export function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Infinity;
}

/** Returns (max − min) / median. A difference below it is noise. */
export function relativeSpread(values: readonly number[]): number {
  const range = Math.max(...values) - Math.min(...values);
  // Equal figures may all be 0.
  return range === 0 ? 0 : range / median(values);
}

function isWithinLimit({ value, reference, limit }: Figure): boolean {
  if (!limit) return true;
  if ('max' in limit) return value <= limit.max;
  if ('min' in limit) return value >= limit.min;
  if (!reference) return false;
  const ratio = value / reference.value;
  return 'minRatio' in limit ? ratio >= limit.minRatio : ratio <= limit.maxRatio;
}

function formatLimit(limit: NonNullable<Figure['limit']>, unit: string): string {
  if ('max' in limit) return `at most ${limit.max} ${unit}`;
  if ('min' in limit) return `at least ${limit.min} ${unit}`;
  return 'minRatio' in limit ? `at least ${limit.minRatio} ×` : `at most ${limit.maxRatio} ×`;
}

/** Formats a value with three significant digits or more. */
export function round(value: number): string {
  if (Number.isInteger(value)) return String(value);
  if (value >= 100) return value.toFixed(0);
  return value.toFixed(value >= 10 ? 1 : 2);
}

/** Prints one line per figure. Returns whether every figure is within its limit. */
export function report(title: string, figures: readonly Figure[]): boolean {
  console.log(`\n${title}`);
  for (const figure of figures) {
    const { name, value, unit, reference, limit, noise } = figure;
    const parts = [`${round(value)} ${unit}`];
    if (reference && reference.value === 0) parts.push(`${reference.name} ${round(reference.value)} ${unit}`);
    else if (reference)
      parts.push(`${round(value / reference.value)} × ${reference.name} (${round(reference.value)} ${unit})`);
    if (noise !== undefined) parts.push(`spread ${(noise * 100).toFixed(0)}%`);
    if (limit) parts.push(`${formatLimit(limit, unit)}: ${isWithinLimit(figure) ? 'met' : 'EXCEEDED'}`);
    console.log(`  ${name.padEnd(44)} ${parts.join(' · ')}`);
  }
  return figures.every(isWithinLimit);
}
