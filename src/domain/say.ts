/**
 * What the domain says about files, in the language of the catalogue of the moment. Without a catalogue, as in commands
 * and logs, it is English.
 */

/** Translations by the English template, whose values are `{0}`, `{1}` and so on. */
export type Catalogue = Readonly<Record<string, string>>;

let current: Catalogue | undefined;

/** The keys of templates. The parts of a template are the same list each time that its code runs. */
const keys = new WeakMap<TemplateStringsArray, string>();

function keyOf(parts: TemplateStringsArray): string {
  const known = keys.get(parts);
  if (known !== undefined) return known;
  const key = parts.reduce((text, part, index) => `${text}{${index - 1}}${part}`);
  keys.set(parts, key);
  return key;
}

/**
 * Returns a text in the language of the moment: `` say`${name} has no picture: add one` ``. Write whole sentences, and a
 * template of its own for each number of a word that other languages inflect.
 */
export function say(parts: TemplateStringsArray, ...values: readonly (string | number | undefined)[]): string {
  const translation = current?.[keyOf(parts)];
  // A plan of thousands of tables may have as many findings, so that the English text is only put together.
  if (translation === undefined) {
    let text = parts[0] ?? '';
    for (let index = 0; index < values.length; index++) text += `${values[index]}${parts[index + 1]}`;
    return text;
  }
  return translation.replaceAll(/\{(\d)\}/g, (_, index: string) => String(values[Number(index)]));
}

/** Returns a fixed text, such as the message of a schema, in the language of the moment. */
export function translate(text: string): string {
  return current?.[text] ?? text;
}

/** Runs a function in the language of a catalogue, or in English without one. It must not be asynchronous. */
export function inLanguage<Result>(catalogue: Catalogue | undefined, run: () => Result): Result {
  const before = current;
  current = catalogue;
  try {
    return run();
  } finally {
    current = before;
  }
}
