/** Findings and rules. Paths are JSON Pointers (RFC 6901) into the checked file. */
import { say } from '../say.ts';
import type { FileKind, CheckContext } from './checkContext.ts';

/** The severities, most severe first. */
export const SEVERITIES = ['error', 'warning', 'note'] as const;
/**
 * `error`: the host refuses the file, or a guest can't do what the page offers. `warning`: it works, but badly. `note`:
 * worth knowing.
 */
export type Severity = (typeof SEVERITIES)[number];

/** A change of the raw JSON. `remove` deletes a field of an object or an entry of a list. */
export type Change =
  | { readonly op: 'set'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/**
 * A way to fix a finding: the label of a button, and changes that apply all or none. See `fixes.ts`. A guess may not be
 * what the author meant, for example if the plan's width is wrong and not the tables: a person has to ask for it.
 */
export type Fix = { readonly title: string; readonly changes: readonly Change[]; readonly isGuess?: true };

/** A finding without its rule. `table` is the room's id as it is in the file. */
export type FindingDetails = {
  readonly path: string;
  readonly table?: number | string | undefined;
  /** The problem, and what to do about it. */
  readonly message: string;
  readonly fix?: Fix | undefined;
};

export type Finding = FindingDetails & { readonly rule: string; readonly severity: Severity };

export type Rule<Id extends string = string> = {
  readonly id: Id;
  readonly severity: Severity;
  /** One sentence for the list of rules. */
  readonly description: string;
  /** Whether its fixes are no guesses, so that they can be applied before the other rules run. */
  readonly hasSafeFixes?: true;
  /** The kinds of files that the rule checks; by default plans and answers. */
  readonly appliesTo?: readonly FileKind[];
  /** Returns the findings about a file. It never throws, whatever the file holds. */
  readonly check: (context: CheckContext) => readonly FindingDetails[];
};

/** Defines a rule and keeps its id as a type. */
export function defineRule<const Id extends string>(given: Rule<Id>): Rule<Id> {
  return given;
}

type ThingId = number | string;

/** What messages call things without a name, by what stands before: without an id, and with one. */
const UNNAMED = {
  Table: [() => say`Table without a name`, (id: ThingId) => say`Table ${id}`],
  number: [() => say`number without a name`, (id: ThingId) => say`number ${id}`],
  'the area': [() => say`the area without a name`, (id: ThingId) => say`the area ${id}`],
  'The table': [() => say`The table without a name`, (id: ThingId) => say`The table ${id}`],
  'The area': [() => say`The area without a name`, (id: ThingId) => say`The area ${id}`],
  'The category': [() => say`The category without a name`, (id: ThingId) => say`The category ${id}`],
  'another table': [() => say`another table without a name`, (id: ThingId) => say`another table ${id}`],
  'another area': [() => say`another area without a name`, (id: ThingId) => say`another area ${id}`],
  'another category': [() => say`another category without a name`, (id: ThingId) => say`another category ${id}`],
} as const;

/** Returns a name for messages, such as `"Line 3"`, or the id if the name is empty. */
export function displayName(
  thing: { readonly name: string; readonly id?: ThingId | undefined },
  kind: keyof typeof UNNAMED = 'Table',
): string {
  if (thing.name !== '') return say`"${thing.name}"`;
  const [nameless, numbered] = UNNAMED[kind];
  return thing.id === undefined ? nameless() : numbered(thing.id);
}

/** Counts findings by severity. */
export function countBySeverity(findings: readonly Finding[]): Readonly<Record<Severity, number>> {
  const count = { error: 0, warning: 0, note: 0 };
  for (const { severity } of findings) count[severity]++;
  return count;
}
