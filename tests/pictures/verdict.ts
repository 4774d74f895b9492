/** What comparing comes to: a difference counts for nothing where another Chromium drew the approved picture. */
import type { Comparison } from './compare.ts';

/** One picture: `missing` has no approved one; `other` differs, and was approved from another Chromium. */
export type Verdict = 'same' | 'different' | 'missing' | 'other';
export type PictureResult = {
  readonly fixture: string;
  readonly picture: string;
  readonly verdict: Verdict;
  readonly share: number;
  readonly actual: Buffer;
  readonly approved: Buffer | undefined;
  readonly difference: Buffer | undefined;
};

export const EXIT = { same: 0, different: 1, usage: 2, otherChromium: 3 } as const;

export function verdictOf(comparison: Comparison | undefined, isOther: boolean): Verdict {
  if (!comparison) return 'missing';
  return comparison.matches ? 'same' : isOther ? 'other' : 'different';
}

/** 1 for a difference or a missing picture, 3 where nothing worse than pictures of another Chromium differ. */
export function exitStatusOf(verdicts: readonly Verdict[]): number {
  if (verdicts.some((verdict) => verdict === 'different' || verdict === 'missing')) return EXIT.different;
  return verdicts.includes('other') ? EXIT.otherChromium : EXIT.same;
}
