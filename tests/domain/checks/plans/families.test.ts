/**
 * What the checks find in whole families of wrong and sound plans, in full. `findings.txt` holds it; write it anew with
 * UPDATE_FINDINGS=1, and read what changed.
 */
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../../src/domain/checks/check.ts';
import type { FileKind } from '../../../../src/domain/checks/checkContext.ts';
import type { Finding } from '../../../../src/domain/checks/finding.ts';
import { readApproved, toLines } from '../approvedLines.ts';
import { PLAN, VENUE } from '../samplePlan.ts';
import {
  SOUND_ANSWERS,
  SOUND_PLANS,
  SOUND_SETTINGS,
  WRONG_ANSWERS,
  WRONG_PLANS,
  WRONG_SETTINGS,
} from './judgedPlans.ts';
import { SOUND_FILES } from './soundPlans.ts';
import { WRONG_FAMILIES } from './wrongPlans.ts';

const MAX_SILENT = 20;
const MAX_BLAMED = 3;

type Judged = { readonly name: string; readonly kind: FileKind; readonly json: unknown };

const judged = (
  prefix: string,
  kind: FileKind,
  files: readonly (readonly [title: string, json: unknown, ...rest: unknown[]])[],
): Judged[] => files.map(([title, json]) => ({ name: `${prefix}: ${title}`, kind, json }));
const settings = (files: readonly (readonly [title: string, json: object, ...rest: unknown[]])[]) =>
  files.map(([title, json]) => [title, { ...VENUE, ...json }] as const);

const wrong = Object.entries(WRONG_FAMILIES).flatMap(([family, { kind, files }]) => judged(family, kind, files));
const sound = SOUND_FILES.flatMap(([kind, title, json]) => judged('sound', kind, [[title, json]]));
const all = [
  ...wrong,
  ...sound,
  ...judged('wrong plan', 'plan', WRONG_PLANS),
  ...judged('wrong answer', 'answer', WRONG_ANSWERS),
  ...judged('wrong settings', 'venue', settings(WRONG_SETTINGS)),
  ...judged('sound plan', 'plan', SOUND_PLANS),
  ...judged('sound answer', 'answer', SOUND_ANSWERS),
  ...judged('sound settings', 'venue', settings(SOUND_SETTINGS)),
];

const NOW = Date.UTC(2026, 5, 1);
const check = ({ kind, json }: Judged): Finding[] =>
  checkFile(kind, json, kind === 'venue' ? { plan: PLAN, now: NOW } : {});

const approved = readApproved(new URL('findings.txt', import.meta.url), () =>
  all.map((each) => [each.name, toLines(check(each))]),
);
/** The approved findings: judging every plan again for the counts would double the time. */
const approvedOf = (name: string): readonly string[] => approved.get(name) ?? [];

describe('the findings', () => {
  test.each(all.map((each) => [each.name, each] as const))('stay as they are for %s', (name, each) => {
    expect(toLines(check(each))).toEqual(approvedOf(name));
  });

  test(`leave at most ${MAX_SILENT} wrong plans silent`, () => {
    const silent = wrong.map(({ name }) => name).filter((name) => approvedOf(name).length === 0);
    expect(silent.length, silent.join('\n')).toBeLessThanOrEqual(MAX_SILENT);
  });

  test(`blame at most ${MAX_BLAMED} sound plans`, () => {
    const blamed = sound.flatMap(({ name }) => {
      const [first] = approvedOf(name);
      return first === undefined ? [] : [`${name}: ${first}`];
    });
    expect(blamed.length, blamed.join('\n')).toBeLessThanOrEqual(MAX_BLAMED);
  });
});
