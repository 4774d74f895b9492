/**
 * Whether all that the checks say is said in the language of the catalogue. The catalogue of the test leaves only the
 * values of each text, within marks: any other words are English that no catalogue would translate.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { RULES, UNREADABLE_FILE, DUPLICATE_KEY, checkFile } from '../../../src/domain/checks/check.ts';
import { checkFixture } from '../../../src/domain/checks/checkFixture.ts';
import type { Finding } from '../../../src/domain/checks/finding.ts';
import { PROP_KINDS, SURFACES } from '../../../src/domain/plan/decorKinds.ts';
import { ALLOWED_TAGS } from '../../../src/domain/plan/descriptionHtml.ts';
import { inLanguage } from '../../../src/domain/say.ts';
import { checkSource } from '../../../src/server/fixtures/check/checkFiles.ts';
import { readSources } from '../../../src/server/fixtures/check/sources.ts';
import { PLAN, VENUE } from './samplePlan.ts';
import { WRONG_ANSWERS, WRONG_PLANS, WRONG_SETTINGS } from './plans/judgedPlans.ts';
import { WRONG_FAMILIES } from './plans/wrongPlans.ts';
import { SET_A } from './plans/heldOut/setA.ts';
import { SET_B } from './plans/heldOut/setB.ts';
import { SET_C } from './plans/heldOut/setC.ts';
import { SET_D } from './plans/heldOut/setD.ts';
import { SET_E } from './plans/heldOut/setE.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const NOW = Date.UTC(2026, 5, 1);

const MARKS = new Proxy<Record<string, string>>(
  {},
  {
    get(_, key) {
      // A message of a schema passes here once more.
      if (typeof key !== 'string' || key.startsWith('⟦')) return undefined;
      return `⟦${(key.match(/\{\d\}/g) ?? []).join('|')}⟧`;
    },
  },
);

/** A finding with the text of the files in which its values may stand. */
type Said = Pick<Finding, 'rule' | 'message'> & { readonly fix: string | undefined; readonly files: string };

const sayAll = (files: unknown, check: () => readonly Finding[]): Said[] =>
  inLanguage(MARKS, check).map(({ rule, message, fix }) => ({
    rule,
    message,
    fix: fix?.title,
    files: JSON.stringify(files).toLowerCase(),
  }));

function sayFixtures(): Said[] {
  const folder = join(root, 'fixtures/rules');
  const fixtures = readdirSync(folder).flatMap((rule) =>
    readdirSync(join(folder, rule)).map((name) => join(folder, rule, name)),
  );
  return (
    fixtures
      .flatMap((path) => readSources([path]))
      .flatMap((source) => sayAll(source, () => checkSource(source, join(root, 'assets')).findings))
      // A command says why it can't read a file in its own words, which are English.
      .filter(({ rule }) => rule !== UNREADABLE_FILE.id)
  );
}

function sayCases(): Said[] {
  const plans = [
    ...WRONG_PLANS.map(([, json]) => ({ kind: 'plan' as const, json })),
    ...WRONG_ANSWERS.map(([, json]) => ({ kind: 'answer' as const, json })),
    ...WRONG_SETTINGS.map(([, json]) => ({ kind: 'venue' as const, json: { ...VENUE, ...json } })),
    ...Object.values(WRONG_FAMILIES).flatMap(({ kind, files }) => files.map(([, json]) => ({ kind, json }))),
  ];
  const heldOut = [SET_A, SET_B, SET_C, SET_D, SET_E].flatMap(({ wrong, sound }) => [...wrong, ...sound]);
  return [
    ...plans.flatMap(({ kind, json }) =>
      sayAll([json, PLAN], () => checkFile(kind, json, kind === 'venue' ? { plan: PLAN, now: NOW } : { now: NOW })),
    ),
    ...heldOut.flatMap(({ kind, json, venue: other, tenant }) =>
      sayAll([json, other, tenant], () =>
        checkFile(kind, json, { [kind === 'venue' ? 'plan' : 'venue']: other, now: NOW, tenant }),
      ),
    ),
  ];
}

/** Files that are none: what the gallery says of them. */
const NO_FILES = [
  '{"version": 1,',
  '"plan"',
  '{"a": 1}',
  '{"plan": "{", "venue": null}',
  '{"version": 1, "version": 1}',
];
const sayNoFiles = (): Said[] =>
  NO_FILES.flatMap((text) =>
    inLanguage(MARKS, () => checkFixture({ name: '', text, pictures: undefined, includeFindings: true })).findings.map(
      ({ rule, message, fix }) => ({ rule, message, fix, files: text }),
    ),
  );

/** Values that stand in no file: kinds and other choices, allowed tags, a field and a domain that are proposed. */
const VALUES = new Set([
  ...PROP_KINDS,
  ...SURFACES.flatMap((surface) => surface.split('-')),
  ...ALLOWED_TAGS,
  ...'area path wall text picture rect ellipse true false lead_minutes gmail'.split(' '),
]);
/** The code of a character, such as `FEFF`. */
const CODE = /^[\dA-F]{4}$/;

/** Returns the words of a said text that are values of nothing. */
function strayWords(text: string, files: string): string[] {
  const words = text.match(/[\p{L}\p{M}_]{2,}/gu) ?? [];
  return words.filter((word) => !files.includes(word.toLowerCase()) && !VALUES.has(word) && !CODE.test(word));
}

describe('what the checks say', () => {
  let all: Said[] = [];
  beforeAll(() => {
    all = [...sayFixtures(), ...sayCases(), ...sayNoFiles()];
  });

  test('is in the language of the catalogue, but for the values', () => {
    const texts = all.flatMap(({ rule, message, fix, files }) =>
      (fix === undefined ? [message] : [message, fix]).map((text) => ({ rule, text, words: strayWords(text, files) })),
    );
    expect(texts.filter(({ text, words }) => !/^⟦.*⟧$/s.test(text) || words.length > 0)).toEqual([]);
  });

  test('is of every rule', () => {
    const rules = new Set(all.map(({ rule }) => rule));
    expect([...RULES, UNREADABLE_FILE, DUPLICATE_KEY].filter(({ id }) => !rules.has(id))).toEqual([]);
  });
});
