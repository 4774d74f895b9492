/** Judges comparisons. A difference from a picture that another Chromium drew is not a failure. */
import type { Comparison } from './compare.ts';

/** `missing`: there is no approved picture. `otherChromium`: it differs and another Chromium drew the approved one. */
export type Verdict = 'same' | 'different' | 'missing' | 'otherChromium';
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
