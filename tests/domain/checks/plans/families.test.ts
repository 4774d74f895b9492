/**
 * What the checks find in whole families of wrong and sound plans. `findings.json` holds each finding in full; write it
 * anew with UPDATE_FINDINGS=1, and read what changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../../src/domain/checks/check.ts';
import type { FileKind } from '../../../../src/domain/checks/checkContext.ts';
import type { Finding } from '../../../../src/domain/checks/finding.ts';
import { PLAN } from '../samplePlan.ts';
import { SOUND_FILES } from './soundPlans.ts';
import { WRONG_FAMILIES } from './wrongPlans.ts';

const FILE = new URL('findings.json', import.meta.url);
const MAX_SILENT = 20;
const MAX_BLAMED = 3;

const check = (kind: FileKind, json: unknown): Finding[] =>
  checkFile(kind, json, kind === 'venue' ? { plan: PLAN } : {});
const wrong = Object.entries(WRONG_FAMILIES).flatMap(([family, { kind, files }]) =>
  files.map(([title, json]) => ({ name: `${family}: ${title}`, kind, json })),
);

if (process.env['UPDATE_FINDINGS'] !== undefined) {
  const found = Object.fromEntries(wrong.map(({ name, kind, json }) => [name, check(kind, json)]));
  writeFileSync(FILE, `${JSON.stringify(found, null, 2)}\n`);
}
const expected = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, unknown>;

describe('the families of wrong plans', () => {
  test.each(wrong.map((each) => [each.name, each] as const))('are judged as before: %s', (name, { kind, json }) => {
    expect(JSON.parse(JSON.stringify(check(kind, json)))).toEqual(expected[name]);
  });

  test(`leave at most ${MAX_SILENT} plans without a finding`, () => {
    const silent = wrong.filter(({ kind, json }) => check(kind, json).length === 0).map(({ name }) => name);
    expect(silent.length, silent.join('\n')).toBeLessThanOrEqual(MAX_SILENT);
  });
});

test(`at most ${MAX_BLAMED} sound plans are blamed`, () => {
  const blamed = SOUND_FILES.flatMap(([kind, title, json]) => {
    const found = check(kind, json);
    return found.length === 0 ? [] : [`${title}: ${found.map(({ rule, message }) => `${rule} ${message}`).join(', ')}`];
  });
  expect(blamed.length, blamed.join('\n')).toBeLessThanOrEqual(MAX_BLAMED);
});
