/** What is told to the user after an import: the same remark about many tables is one line. */

/** So many are named; of the others, their number. */
const NAMED = 3;

export class ImportWarnings {
  readonly #remarks = new Map<string, string[]>();

  /** Adds a remark, and the name of what it is about. */
  add(remark: string, about?: string): void {
    const known = this.#remarks.get(remark);
    if (!known) this.#remarks.set(remark, about === undefined ? [] : [about]);
    else if (about !== undefined) known.push(about);
  }

  /** A line for each remark. */
  lines(): string[] {
    return [...this.#remarks].map(([remark, about]) => (about.length === 0 ? remark : `${listed(about)}: ${remark}`));
  }
}

function listed(names: readonly string[]): string {
  const shown = names
    .slice(0, NAMED)
    .map((name) => (name.length > 60 ? `${name.slice(0, 60)}…` : name))
    .join(', ');
  return names.length > NAMED ? `${shown} and ${(names.length - NAMED).toLocaleString('en')} more` : shown;
}
