/** Findings are data: a code and its values. `wording.ts` puts them into words. */
import { type Code, RULES, type RuleId, type Severity, type ValuesOf } from './wording.ts';

/** A change of the raw JSON. `remove` deletes a field of an object or an entry of a list. */
export type Change =
  | { readonly op: 'set'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/** Where a finding is. */
export type Place = {
  /** A JSON Pointer (RFC 6901) into the checked file. */
  readonly path: string;
  /** The id of the table, as it is in the file. */
  readonly table?: number | string | undefined;
};

export type Finding = Place & {
  readonly rule: RuleId;
  readonly severity: Severity;
  /** The rule, and which of its sentences. */
  readonly code: Code;
  readonly values: Readonly<Record<string, string | number>>;
  /** Changes that fix the finding, all or none, and that no person would decide differently. */
  readonly fix?: readonly Change[] | undefined;
};

/** Creates a finding. The compiler asks for a value for each placeholder of its sentence. */
export function finding<FindingCode extends Code>(
  code: FindingCode,
  { path, table }: Place,
  values: ValuesOf<FindingCode>,
  fix?: readonly Change[],
): Finding {
  const rule = code.split('.', 1)[0] as RuleId;
  return { rule, severity: RULES[rule].severity, code, path, table, values, ...(fix ? { fix } : {}) };
}

/** Counts findings by severity. */
export function countBySeverity(findings: readonly Pick<Finding, 'severity'>[]): Readonly<Record<Severity, number>> {
  const count = { error: 0, warning: 0, note: 0 };
  for (const { severity } of findings) count[severity]++;
  return count;
}
