/** Checks a file from its text alone, as the gallery does in its worker. `npm run fixtures` finds the same. */
import { checkFile, checkKeys, detectFileKind } from './check.ts';
import type { FileKind } from './checkContext.ts';
import { type Finding, countBySeverity, finding } from './finding.ts';
import { parseFixture, readDrawableFixture } from './fixtureFile.ts';
import type { Pictures } from './pictureFacts.ts';
import { REQUIRED_SETTINGS } from './venueFacts.ts';
import { SEVERITIES, type Severity, fixTitleOf } from './wording.ts';

/** A finding with the label of its fix instead of the changes, which only an editor can apply. */
export type FixtureFinding = Omit<Finding, 'fix'> & { readonly fix: string | undefined };

export type FixtureCheckRequest = {
  readonly name: string;
  readonly text: string;
  /** Facts about the pictures that the file names; undefined if unknown, and pictures are then not judged. */
  readonly pictures: Pictures | undefined;
  /** Whether to return the findings, and not only their numbers. */
  readonly includeFindings: boolean;
};

export type FixtureCheckResult = {
  readonly kind: FileKind;
  /** The number of tables that can be drawn. */
  readonly tables: number;
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** Whether nothing can be drawn of the file, or its kind is unknown. */
  readonly unreadable: boolean;
  readonly severities: Readonly<Record<Severity, number>>;
  /** The rules that the file breaks, each with its severity. */
  readonly rules: Readonly<Record<string, Severity>>;
  /** The most severe first; empty unless requested. */
  readonly findings: readonly FixtureFinding[];
};

export function checkFixture(request: FixtureCheckRequest): FixtureCheckResult {
  const reading = readDrawableFixture(request.text);
  const findings = checkParts(request).toSorted(
    (one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity),
  );
  const rules: Record<string, Severity> = {};
  for (const { rule, severity } of findings) rules[rule] = severity;
  const background = reading.ok ? reading.fixture.background : undefined;
  return {
    kind: reading.ok ? reading.fixture.kind : 'plan',
    tables: reading.ok ? reading.fixture.tables.length : 0,
    size: background && { width: background.width, height: background.height },
    unreadable: !reading.ok,
    severities: countBySeverity(findings),
    rules,
    findings: request.includeFindings ? findings.map((each) => ({ ...each, fix: fixTitleOf(each) })) : [],
  };
}

/** Checks both files of a venue, its settings only as far as they are public. */
function checkParts({ name, text, pictures }: FixtureCheckRequest): Finding[] {
  const reading = parseFixture(text);
  if (!reading.ok) return unreadable(reading.error);
  const { kind, json, venue } = reading.raw;
  if (kind !== 'venue') {
    const detected = detectFileKind(json);
    if (detected === undefined) return unreadable('is neither a plan nor a host’s answer');
    const found = checkFile(detected, json, { pictures: detected === 'answer' ? undefined : pictures });
    return [...found, ...checkKeys(text)];
  }
  // The host sends null for settings and text for a plan that can't be parsed.
  const settings = venue === null ? undefined : { ...REQUIRED_SETTINGS, ...(venue as object) };
  const plan = typeof json === 'string' ? undefined : json;
  const ofPlan =
    plan === undefined
      ? unreadable('plan.json is not valid JSON')
      : checkFile('plan', plan, { venue: settings, pictures });
  const ofSettings =
    settings === undefined
      ? unreadable('venue.json is not valid JSON')
      : checkFile('venue', settings, { plan, pictures, tenant: name.slice(name.lastIndexOf('/') + 1) });
  // The places are those in the two files.
  const ofKeys = checkKeys(text).map(({ path, ...found }) => ({
    ...found,
    path: path.replace(/^\/(?:plan|venue)(?=\/)/, ''),
  }));
  return [...ofPlan, ...ofSettings, ...ofKeys];
}

function unreadable(problem: string): Finding[] {
  return [finding('unreadable-file', { path: '' }, { problem })];
}
