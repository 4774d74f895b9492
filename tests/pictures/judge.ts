/** What comparing comes to: a difference counts for nothing where something else drew the approved picture. */
import type { Comparison } from './compare.ts';
import type { Drawer } from './render.ts';

/** One picture: `missing` has no approved one; `other` differs, and was approved from another drawer. */
export type Verdict = 'same' | 'different' | 'missing' | 'other';
export type Judged = {
  readonly fixture: string; readonly picture: string; readonly verdict: Verdict; readonly share: number;
  readonly actual: Buffer; readonly approved: Buffer | undefined; readonly difference: Buffer | undefined;
};

export const EXIT = { same: 0, different: 1, usage: 2, other: 3 } as const;

/** Why pictures of a fixture need not be alike, in words; undefined where they must be. */
export function otherDrawer(now: Drawer, then: Drawer, borrowsLetters: boolean): string | undefined {
  if (now.chromium !== then.chromium) return `approved with Chromium ${then.chromium}, and this is ${now.chromium}`;
  if (borrowsLetters && now.letters !== then.letters) return 'approved where the system writes letters beyond the shipped faces otherwise';
  return undefined;
}

export function verdictOf(comparison: Comparison | undefined, isOther: boolean): Verdict {
  if (!comparison) return 'missing';
  return comparison.same ? 'same' : isOther ? 'other' : 'different';
}

/** 1 for a difference or a missing picture, 3 where nothing worse than pictures of another drawer differ. */
export function exitOf(verdicts: readonly Verdict[]): number {
  if (verdicts.some((verdict) => verdict === 'different' || verdict === 'missing')) return EXIT.different;
  return verdicts.includes('other') ? EXIT.other : EXIT.same;
}
