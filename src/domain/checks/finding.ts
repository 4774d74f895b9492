/** What a check finds, and what a rule is. Paths are JSON Pointers (RFC 6901) into the file that was checked. */
import type { FileKind, CheckContext } from './checkContext.ts';

/** `error`: the host refuses it or a guest is let down. `warning`: it works, and works badly. `note`: worth knowing. */
export type Severity = 'error' | 'warning' | 'note';
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'note'];

/** A change of the raw JSON. `remove` takes away an object's field or a list's entry. */
export type Change =
  | { readonly op: 'set'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/** What would put a finding right: words for a button, and the changes, all or none. See `mends.ts`. */
export type Fix = { readonly title: string; readonly changes: readonly Change[] };

/** A finding without the rule that made it. `table` is the room's id as it stands in the file. */
export type FindingDetails = {
  readonly path: string;
  readonly table?: number | string | undefined;
  /** For people: what is wrong and what to do. */
  readonly message: string;
  readonly fix?: Fix | undefined;
};

export type Finding = FindingDetails & { readonly rule: string; readonly severity: Severity };

export type Rule<Id extends string = string> = {
  readonly id: Id;
  readonly severity: Severity;
  /** One sentence for the list of rules. */
  readonly description: string;
  /** The forms of files that it is asked about; without it plans and answers. */
  readonly appliesTo?: readonly FileKind[];
  /** What is found about a file. It never throws, whatever the file holds. */
  readonly check: (subject: CheckContext) => readonly FindingDetails[];
};

/** A rule, with its id kept as a type. */
export function defineRule<const Id extends string>(given: Rule<Id>): Rule<Id> {
  return given;
}

/** `Line 3` for a message; the id where a table has no name. */
export function displayName(
  thing: { readonly name: string; readonly id?: number | string | undefined },
  kind = 'Table',
): string {
  return thing.name !== ''
    ? `"${thing.name}"`
    : thing.id === undefined
      ? `${kind} without a name`
      : `${kind} ${thing.id}`;
}

/** How many findings there are of each severity. */
export function countBySeverity(findings: readonly Finding[]): Readonly<Record<Severity, number>> {
  const count = { error: 0, warning: 0, note: 0 };
  for (const { severity } of findings) count[severity]++;
  return count;
}
