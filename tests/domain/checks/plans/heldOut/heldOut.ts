/**
 * Small changes to the fixtures, each of which makes one fault, or an unusual plan that is sound. Every set was written
 * without a look at the rules and counted before any rule was changed for it.
 */
import { readFileSync } from 'node:fs';
import { checkFile } from '../../../../../src/domain/checks/check.ts';
import type { FileKind } from '../../../../../src/domain/checks/checkContext.ts';
import type { Finding } from '../../../../../src/domain/checks/finding.ts';
import { readVenueFile } from '../../../../support/fixtureVenues.ts';

/** A part of a file as the changes see it: a fault may write anything anywhere. */
// oxlint-disable-next-line typescript/no-explicit-any -- typing what is written wrong on purpose would only forbid it.
export type Json = any;
export type Case = {
  readonly title: string;
  readonly kind: FileKind;
  /** The fixture that was changed. */
  readonly base: unknown;
  readonly json: unknown;
  /** The other file of a venue's folder. */
  readonly venue?: unknown;
  readonly tenant?: Tenant;
};

export type HeldOutSet = { readonly wrong: readonly Case[]; readonly sound: readonly Case[] };

type Tenant = 'beach-camp' | 'island-terrace';

/** Changes the plan of a venue, which is checked together with the venue's settings. */
export function plan(tenant: Tenant, title: string, change: (plan: Json) => void): Case {
  const base = readVenueFile(tenant, 'plan.json');
  return { title, kind: 'plan', base, json: changed(base, change), venue: readVenueFile(tenant, 'venue.json'), tenant };
}

/** Changes the settings of a venue. */
export function venue(tenant: Tenant, title: string, change: (venue: Json, plan: Json) => void): Case {
  const base = readVenueFile(tenant, 'venue.json');
  const drawn = readVenueFile(tenant, 'plan.json');
  return { title, kind: 'venue', base, json: changed(base, (copy) => change(copy, drawn)), venue: drawn, tenant };
}

/** Changes a fixture of `fixtures/plans`: a plan, or a host's answer. */
export function fixture(name: string, title: string, change: (json: Json) => void): Case {
  const base = JSON.parse(readFileSync(new URL(`../../../../../fixtures/plans/${name}.json`, import.meta.url), 'utf8'));
  return { title, kind: Array.isArray(base) ? 'answer' : 'plan', base, json: changed(base, change) };
}

function changed(base: unknown, change: (copy: Json) => void): unknown {
  const copy = structuredClone(base);
  change(copy);
  return copy;
}

/** The tables of a plan or of an answer. */
export const tables = (json: Json): Json[] => (json.areas ?? json).flatMap((area: Json) => area.rooms);
export function table(json: Json, name: string): Json {
  const found = tables(json).find((each) => each.name === name);
  if (!found) throw new Error(`there is no table ${name}`);
  return found;
}
export function areaOf(json: Json, name: string): Json {
  const found = (json.areas ?? json).find((each: Json) => each.name === name);
  if (!found) throw new Error(`there is no area ${name}`);
  return found;
}
/** The first piece of decor whose fields include these. */
export function decor(json: Json, fields: Partial<Record<string, unknown>>): Json {
  const found = json.decor.find((piece: Json) =>
    Object.entries(fields).every(([name, value]) => piece[name] === value),
  );
  if (!found) throw new Error(`there is no decor ${JSON.stringify(fields)}`);
  return found;
}

/** A day on which every case is judged. */
const NOW = Date.UTC(2026, 5, 1);

/** Returns the findings of a case. Those of a venue's other file count. Those that a fixture has anyway don't. */
function findingsOf({ kind, base, json, venue: other, tenant }: Case): Finding[] {
  if (other === undefined) return added(check(kind, base, undefined, tenant), check(kind, json, undefined, tenant));
  const otherKind = kind === 'venue' ? 'plan' : 'venue';
  return [...check(kind, json, other, tenant), ...check(otherKind, other, json, tenant)];
}

function check(kind: FileKind, json: unknown, other: unknown, tenant: Tenant | undefined): Finding[] {
  return checkFile(kind, json, { [kind === 'venue' ? 'plan' : 'venue']: other, now: NOW, tenant });
}

function added(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const earlier = new Set(before.map(toLine));
  return after.filter((finding) => !earlier.has(toLine(finding)));
}

/** The findings of one rule that are kept for each case. More say the same of other tables. */
const MAX_KEPT = 8;

/** Returns what the checks say of a case as lines: the first findings of each rule, and how many more there are. */
export function linesOf(each: Case): string[] {
  const counts = new Map<string, number>();
  const kept = findingsOf(each).filter(({ rule }) => {
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    return count <= MAX_KEPT;
  });
  const more = [...counts].flatMap(([rule, count]) => (count > MAX_KEPT ? [`${count - MAX_KEPT} more ${rule}`] : []));
  return [...kept.map(toLine), ...more];
}

/** Returns what a finding says as one line. */
function toLine({ rule, severity, path, message }: Finding): string {
  return `${severity} ${rule} ${path}: ${message}`.replaceAll('\n', '\\n');
}
