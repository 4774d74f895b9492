/** Collects the warnings of an import. The same warning about several tables becomes one line. */
import { messages } from '../../messages.ts';

const MAX_NAMED_SUBJECTS = 3;
const MAX_NAME_LENGTH = 60;

export class ImportWarnings {
  readonly #subjects = new Map<string, string[]>();

  /** Adds a warning. `subject` is the name of the table or shape that it is about. */
  add(warning: string, subject?: string): void {
    const subjects = this.#subjects.get(warning) ?? [];
    this.#subjects.set(warning, subjects);
    if (subject !== undefined) subjects.push(subject);
  }

  /** Returns one line per warning, in the order in which the warnings were first added. */
  lines(): string[] {
    return [...this.#subjects].map(([warning, subjects]) =>
      subjects.length === 0 ? warning : messages.files.import.about({ subjects: formatSubjects(subjects), warning }),
    );
  }
}

function formatSubjects(names: readonly string[]): string {
  const shown = names
    .slice(0, MAX_NAMED_SUBJECTS)
    .map((name) => (name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name))
    .join(', ');
  const more = names.length - MAX_NAMED_SUBJECTS;
  return more > 0 ? messages.files.import.andMore({ names: shown, more }) : shown;
}
