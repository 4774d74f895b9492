/** What a translation lacks beside the English texts. */
import { TYPE, type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';

type Texts = ReadonlyMap<string, string>;

/** Returns the texts of a catalogue by their path, such as `states.late`, without the notes for translators. */
export function textsByPath(catalogue: object, path = ''): Texts {
  return new Map(
    Object.entries(catalogue).flatMap(([name, value]): [string, string][] => {
      if (name.startsWith('@@')) return [];
      const here = `${path}${name}`;
      return typeof value === 'string' ? [[here, value]] : [...textsByPath(value as object, `${here}.`)];
    }),
  );
}

type Description = {
  readonly names: ReadonlySet<string>;
  /** Arguments that are written; others only choose between texts, which a language may not need. */
  readonly written: ReadonlySet<string>;
  readonly missingForms: readonly string[];
};

/**
 * Returns a text's arguments, and the plural forms of the language that it lacks. One form is enough where the word stays
 * the same.
 */
function describeText(text: string, language: string): Description {
  const names = new Set<string>();
  const written = new Set<string>();
  const missingForms: string[] = [];
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const walk = (elements: readonly MessageFormatElement[], counted?: string): void => {
    for (const element of elements) {
      if (element.type === TYPE.pound && counted !== undefined) written.add(counted);
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.value);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) {
        written.add(element.value);
        continue;
      }
      const given = Object.keys(element.options);
      if (element.type === TYPE.plural && given.length > 1 && !given.some((form) => form.startsWith('=')))
        missingForms.push(...forms.filter((form) => form !== 'zero' && !given.includes(form)));
      for (const option of Object.values(element.options))
        walk(option.value, element.type === TYPE.plural ? element.value : counted);
    }
  };
  walk(parse(text, { ignoreTag: true }));
  return { names, written, missingForms };
}

/** Returns a line for each text that is missing, superfluous or empty, or whose arguments or plural forms are others. */
export function findTextProblems(english: object, translation: object, language: string): string[] {
  const expected = textsByPath(english);
  const own = textsByPath(translation);
  const superfluous = [...own.keys()].filter((path) => !expected.has(path)).map((path) => `${path}: not in English`);
  const problems = [...expected].flatMap(([path, text]) => {
    const translated = own.get(path);
    if (translated === undefined) return [`${path}: missing`];
    if (translated.trim() === '' && text.trim() !== '') return [`${path}: empty`];
    try {
      const { names, written, missingForms } = describeText(translated, language);
      const wanted = describeText(text, 'en');
      return [
        ...[...names].filter((name) => !wanted.names.has(name)).map((name) => `${path}: English has no {${name}}`),
        ...[...wanted.written].filter((name) => !written.has(name)).map((name) => `${path}: does not say {${name}}`),
        ...missingForms.map((form) => `${path}: lacks the plural form ${form}`),
      ];
    } catch (error) {
      return [`${path}: ${String(error)}`];
    }
  });
  return [...superfluous, ...problems];
}
