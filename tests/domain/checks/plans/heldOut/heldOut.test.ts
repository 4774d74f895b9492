/**
 * The rules that find each held-out fault, and those that blame a sound plan. `rules.txt` holds them; write it anew with
 * UPDATE_FINDINGS=1, and read what changed.
 */
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../../../src/domain/checks/finding.ts';
import { readApproved } from '../../approvedLines.ts';
import { type Case, findingsOf } from './heldOut.ts';
import { SET_A } from './setA.ts';
import { SET_B } from './setB.ts';
import { SET_C } from './setC.ts';
import { SET_D } from './setD.ts';
import { SET_E } from './setE.ts';
import { SET_F } from './setF/setF.ts';

const SETS = { A: SET_A, B: SET_B, C: SET_C, D: SET_D, E: SET_E, F: SET_F };
const MAX_SILENT_RATIO = 0.1;
const MAX_BLAMED_RATIO = 0.05;

const named = (kind: 'wrong' | 'sound') =>
  Object.entries(SETS).flatMap(([set, { [kind]: cases }]) =>
    cases.map((each) => [`${set} ${kind}: ${each.title}`, each] as const),
  );
const wrong = named('wrong');
const sound = named('sound');

const findings = new Map<Case, readonly Finding[]>();
/** Judges each case once. */
const judge = (each: Case): readonly Finding[] => {
  const found = findings.get(each) ?? findingsOf(each);
  findings.set(each, found);
  return found;
};
const rulesOf = (each: Case): string[] => [...new Set(judge(each).map(({ rule }) => rule))].toSorted();
const approved = readApproved(new URL('rules.txt', import.meta.url), () =>
  [...wrong, ...sound].map(([name, each]) => [name, rulesOf(each)]),
);

describe('the rules', () => {
  test.each([...wrong, ...sound])('stay as they are for %s', (name, each) => {
    expect(rulesOf(each)).toEqual(approved.get(name) ?? []);
  });

  test('find nearly all faults', () => {
    const silent = wrong.filter(([, each]) => judge(each).length === 0).map(([name]) => name);
    expect(silent.length / wrong.length, silent.join('\n')).toBeLessThanOrEqual(MAX_SILENT_RATIO);
  });

  test('blame hardly any sound plan', () => {
    const blamed = sound.flatMap(([name, each]) => {
      const [first] = judge(each);
      return first ? [`${name}: ${first.message}`] : [];
    });
    expect(blamed.length / sound.length, blamed.join('\n')).toBeLessThanOrEqual(MAX_BLAMED_RATIO);
  });
});
