/** A fixture's findings and facts, from its text and what its pictures are like: for the worker that checks beside the page. */
import { UNREADABLE_FILE, checkFile, runChecks, detectFileKind } from '../../domain/checks/check.ts';
import type { Finding } from '../../domain/checks/finding.ts';
import { maxZoomScale } from '../../domain/checks/maxZoomScale.ts';
import type { Pictures } from '../../domain/checks/pictureFacts.ts';
import { type CheckOptions, type FileKind, createCheckContext } from '../../domain/checks/checkContext.ts';
import { SEVERITIES, type Severity } from '../states/urlState.ts';
import { type FixtureKind, parseFixture, readFixture } from '../fixtures/readFixture.ts';

/** A finding for the page: of its mend, which is for whoever edits, the title. */
export type FixtureFinding = Omit<Finding, 'mend'> & { readonly mend: string | undefined };

export type CheckRequest = {
  readonly name: string;
  readonly text: string;
  /** Of the pictures that it names; where nothing is known of them they are not judged. */
  readonly pictures: Pictures | undefined;
  /** Whether the findings themselves are wanted, and not only their numbers. */
  readonly includeFindings: boolean;
};

export type CheckResult = {
  readonly kind: FixtureKind;
  /** Tables that are drawn. */
  readonly tables: number;
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** Nothing of the file can be drawn, or it is of no known form. */
  readonly unreadable: boolean;
  readonly severities: Readonly<Record<Severity, number>>;
  /** The rules that it breaks, each with its severity. */
  readonly rules: Readonly<Record<string, Severity>>;
  /** The worst first; none where they were not asked for. */
  readonly findings: readonly FixtureFinding[];
  /** The scale at which its tables are judged for a finger, CSS pixels to a plan unit; undefined where no table has a place. */
  readonly maxZoomScale: number | undefined;
};

/** What a venue's file lacks here, as it is no guest's business. */
const UNTOLD = {
  name: '-',
  time_zone: 'UTC',
  telephone: '-',
  address: '-',
  location_id: '-',
  key: '-',
  email: 'host@example.com',
  terms: [{ text: '-' }],
};

/** What the checks find in a fixture, as `npm run fixtures` finds it. */
export function checkFixture(question: CheckRequest): CheckResult {
  const { text, includeFindings: full } = question;
  const reading = readFixture(text);
  const { found, nearest } = foundIn(question);
  const findings = found.toSorted(
    (one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity),
  );
  const severities = { error: 0, warning: 0, note: 0 };
  const rules: Record<string, Severity> = {};
  for (const { rule, severity } of findings) {
    severities[severity]++;
    rules[rule] = severity;
  }
  const ground = reading.ok ? reading.fixture.background : undefined;
  return {
    kind: reading.ok ? reading.fixture.kind : 'plan',
    tables: reading.ok ? reading.fixture.tables.length : 0,
    size: ground && { width: ground.width, height: ground.height },
    unreadable: !reading.ok,
    severities,
    rules,
    findings: full
      ? findings.map(({ rule, severity, path, table, message, fix: mend }) => ({
          rule,
          severity,
          path,
          table,
          message,
          mend: mend?.title,
        }))
      : [],
    maxZoomScale: nearest,
  };
}

/** Of a venue both files are checked; its settings only as far as guests are told them. */
function foundIn({ name, text, pictures }: CheckRequest): Checked {
  const reading = parseFixture(text);
  if (!reading.ok) return nothingBut(unreadable(reading.reason));
  const { kind, json, venue } = reading.raw;
  if (kind !== 'venue') {
    const form = detectFileKind(json);
    if (form === undefined) return nothingBut(unreadable('The file is neither a plan nor a host’s answer.'));
    return checked(form, json, { pictures: form === 'answer' ? undefined : pictures });
  }
  const told = venue === null ? undefined : { ...UNTOLD, ...(venue as object) };
  const plan = typeof json === 'string' ? undefined : json;
  const { found, nearest } =
    plan === undefined
      ? nothingBut(unreadable('The file plan.json is no JSON.'))
      : checked('plan', plan, { venue: told, pictures });
  return {
    nearest,
    found: [
      ...found,
      ...(told === undefined
        ? [unreadable('The file venue.json is no JSON.')]
        : checkFile('venue', told, { plan, pictures, tenant: name.slice(name.lastIndexOf('/') + 1) })),
    ],
  };
}

type Checked = { readonly found: readonly Finding[]; readonly nearest: number | undefined };

function checked(form: FileKind, json: unknown, around: CheckOptions): Checked {
  const subject = createCheckContext(form, json, around);
  return { found: runChecks(subject), nearest: maxZoomScale(subject) };
}

const nothingBut = (finding: Finding): Checked => ({ found: [finding], nearest: undefined });

const unreadable = (message: string): Finding => ({
  rule: UNREADABLE_FILE.id,
  severity: UNREADABLE_FILE.severity,
  path: '',
  message,
});
