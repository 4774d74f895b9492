/** Every rule has a fixture that breaks it and one that just passes: `fixtures/rules/<rule>/breaks…` and `holds…`. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RULES, RULE_IDS } from '../../../../src/domain/checks/wording.ts';
import { checkSource } from '../../../../src/fixtures/check/checkFiles.ts';
import { formatRuleReference, ruleHelpUri } from '../../../../src/fixtures/check/ruleReference.ts';
import { readSources } from '../../../../src/fixtures/check/sources.ts';
import { TENANTS } from '../../../support/fixtureVenues.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = join(root, 'fixtures/rules');
const assets = join(root, 'assets');

/** Rules that can't be broken alone: the host refuses what these only warn about. */
const COMPANY: Readonly<Record<string, readonly string[]>> = {
  'host-refuses': ['unknown-field'],
  'unknown-category': ['host-refuses'],
};

function found(path: string): { rule: string; severity: string }[] {
  return readSources([path]).flatMap((source) => checkSource(source, assets).findings);
}

function fixture(rule: string, name: string): string {
  const path = [join(folder, rule, `${name}.json`), join(folder, rule, name)].find((candidate) =>
    existsSync(candidate),
  );
  if (path === undefined) throw new Error(`fixtures/rules/${rule} has no ${name}`);
  return path;
}

/** The rules on which others rely, by severity. */
const STABLE = {
  error: 'duplicate-id missing-field not-a-number bad-seats bad-size bad-color overlap off-plan',
  warning:
    'duplicate-name seats-for-size unknown-category color-conflict low-contrast text-overflow text-too-small ' +
    'too-small-to-tap unsafe-html missing-picture heavy-picture unreachable-rule outside-hours no-slots ' +
    'party-too-large unused-category confusable-colors',
  note: 'numbers-as-text unknown-field',
} as const;

test.each(Object.entries(STABLE))('the rules with the severity %s keep it', (severity, rules) => {
  const all: Readonly<Record<string, { readonly severity: string }>> = RULES;
  expect(rules.split(' ').filter((rule) => all[rule]?.severity !== severity)).toEqual([]);
});

test('fixtures/rules has exactly one folder for each rule', () => {
  expect(readdirSync(folder).toSorted()).toEqual(RULE_IDS.toSorted());
});

test('fixtures/rules.md has a section for each rule: npm run fixtures:schema writes it', () => {
  const page = readFileSync(join(root, 'fixtures/rules.md'), 'utf8');
  expect(page).toBe(formatRuleReference());
  expect([...page.matchAll(/^## (.+)$/gm)].map(([, id]) => id)).toEqual(RULE_IDS);
  for (const [, link] of page.matchAll(/\]\(([^)]+)\)/g))
    expect(existsSync(join(root, 'fixtures', link!)), link).toBe(true);
});

test('the address of a rule leads to the repository, or else to the gallery', () => {
  expect(ruleHelpUri('overlap', 'https://git.example/o/r', 'https://book.example')).toBe(
    'https://git.example/o/r/blob/HEAD/fixtures/rules.md#overlap',
  );
  expect(ruleHelpUri('overlap', undefined, 'https://book.example')).toBe('https://book.example/gallery?rule=overlap');
  expect(ruleHelpUri('overlap', undefined, '')).toBeUndefined();
});

describe.each(RULE_IDS)('%s', (id) => {
  test('reports its broken fixture with its severity, and no other rule does', () => {
    const all = found(fixture(id, 'breaks'));
    expect(all.filter(({ rule }) => rule === id).map((finding) => finding.severity)).toEqual([RULES[id].severity]);
    expect(new Set(all.map(({ rule }) => rule))).toEqual(new Set([id, ...(COMPANY[id] ?? [])]));
  });

  test('reports nothing for its sound fixture', () => expect(found(fixture(id, 'holds'))).toEqual([]));
});

test.each(TENANTS)('%s has no findings', (tenant) => expect(found(join(root, 'fixtures/venues', tenant))).toEqual([]));
