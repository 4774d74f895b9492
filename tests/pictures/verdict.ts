/** Judges comparisons. A difference from a picture that another Chromium drew is not a failure. */
import type { Comparison } from './compare.ts';

/** `missing`: there is no approved picture. `otherChromium`: it differs and another Chromium drew the approved one. */
export type Verdict = 'same' | 'different' | 'missing' | 'otherChromium';
export type PictureResult = {
  readonly fixture: string;
  readonly picture: string;
  readonly verdict: Verdict;
  readonly actual: Buffer;
  readonly approved: Buffer | undefined;
  /** Undefined if there is no approved picture. */
  readonly comparison: Comparison | undefined;
};

const MAX_NAMED_TABLES = 5;

/** Describes how much of a picture differs, and at which tables. */
export function describePlaces({ share, regions, tables }: Comparison): string {
  const named = tables.slice(0, MAX_NAMED_TABLES).join(', ');
  const others = tables.length > MAX_NAMED_TABLES ? ` and ${tables.length - MAX_NAMED_TABLES} more` : '';
  const places = regions.length === 1 ? '1 place' : `${regions.length} places`;
  return `${(share * 100).toFixed(2)}% of the pixels differ, in ${places}${named === '' ? '' : `: ${named}${others}`}`;
}

export const EXIT = { same: 0, different: 1, usage: 2, otherChromium: 3 } as const;

export function verdictOf(comparison: Comparison | undefined, isOtherChromium: boolean): Verdict {
  if (!comparison) return 'missing';
  if (comparison.matches) return 'same';
  return isOtherChromium ? 'otherChromium' : 'different';
}

/** Returns the command's exit status for the worst verdict. */
export function exitStatusOf(verdicts: readonly Verdict[]): number {
  if (verdicts.some((verdict) => verdict === 'different' || verdict === 'missing')) return EXIT.different;
  return verdicts.includes('otherChromium') ? EXIT.otherChromium : EXIT.same;
}
