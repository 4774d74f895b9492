/**
 * What the checks say of each held-out fault, and of the sound plans that they blame. `findings.txt` holds it; write it
 * anew with UPDATE_FINDINGS=1, and read what changed.
 */
import { describe, expect, test } from 'vitest';
import { readApproved } from '../../approvedLines.ts';
import { linesOf } from './heldOut.ts';
import { SET_A } from './setA.ts';
import { SET_B } from './setB.ts';
import { SET_C } from './setC.ts';
import { SET_D } from './setD.ts';
import { SET_E } from './setE.ts';
import { SET_F } from './setF/setF.ts';
import { SET_G } from './setG/setG.ts';
import { SET_H } from './setH/setH.ts';
import { SET_I } from './setI/setI.ts';
import { SET_J } from './setJ/setJ.ts';

const SETS = { A: SET_A, B: SET_B, C: SET_C, D: SET_D, E: SET_E, F: SET_F, G: SET_G, H: SET_H, I: SET_I, J: SET_J };
const MAX_SILENT_RATIO = 0.1;
const MAX_BLAMED_RATIO = 0.05;

const named = (kind: 'wrong' | 'sound') =>
  Object.entries(SETS).flatMap(([set, { [kind]: cases }]) =>
    cases.map((each) => [`${set} ${kind}: ${each.title}`, each] as const),
  );
const wrong = named('wrong');
const sound = named('sound');

const approved = readApproved(new URL('findings.txt', import.meta.url), () =>
  [...wrong, ...sound].map(([name, each]) => [name, linesOf(each)]),
);
/** The approved findings: judging every case again for the ratios would double the time. */
const approvedOf = (name: string): readonly string[] => approved.get(name) ?? [];

describe('the checks', () => {
  test.each([...wrong, ...sound])('say the same of %s', (name, each) => {
    expect(linesOf(each)).toEqual(approvedOf(name));
  });

  test('find nearly all faults', () => {
    const silent = wrong.map(([name]) => name).filter((name) => approvedOf(name).length === 0);
    expect(silent.length / wrong.length, silent.join('\n')).toBeLessThanOrEqual(MAX_SILENT_RATIO);
  });

  test('blame hardly any sound plan', () => {
    const blamed = sound.flatMap(([name]) => {
      const [first] = approvedOf(name);
      return first === undefined ? [] : [`${name}: ${first}`];
    });
    expect(blamed.length / sound.length, blamed.join('\n')).toBeLessThanOrEqual(MAX_BLAMED_RATIO);
  });
});
