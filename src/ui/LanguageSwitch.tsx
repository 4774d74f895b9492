/** A select of languages, each named in itself. Those that a machine has translated are a group of their own. */
import type { ReactNode } from 'react';

type LanguageSwitchProps<Language extends string> = {
  readonly label: string;
  readonly className: string;
  readonly languages: readonly Language[];
  readonly machineTranslated: readonly string[];
  /** The name of their group. */
  readonly mark: string;
  readonly value: string;
  onSelect(language: Language): void;
};

export function LanguageSwitch<Language extends string>({
  label,
  className,
  languages,
  machineTranslated,
  mark,
  value,
  onSelect,
}: LanguageSwitchProps<Language>): ReactNode {
  const toOption = (language: Language) => (
    <option key={language} value={language} lang={language}>
      {new Intl.DisplayNames(language, { type: 'language' }).of(language)}
    </option>
  );
  const marked = languages.filter((each) => machineTranslated.includes(each));
  return (
    <select
      className={className}
      aria-label={label}
      value={value}
      onChange={({ target }) => onSelect(target.value as Language)}
    >
      {languages.filter((each) => !marked.includes(each)).map(toOption)}
      {marked.length > 0 && <optgroup label={mark}>{marked.map(toOption)}</optgroup>}
    </select>
  );
}
