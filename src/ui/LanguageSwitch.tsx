/** A select of languages, each named in itself. */
import type { ReactNode } from 'react';

type LanguageSwitchProps<Language extends string> = {
  readonly label: string;
  readonly className: string;
  readonly languages: readonly Language[];
  readonly value: string;
  onSelect(language: Language): void;
};

export function LanguageSwitch<Language extends string>({
  label,
  className,
  languages,
  value,
  onSelect,
}: LanguageSwitchProps<Language>): ReactNode {
  return (
    <select
      className={className}
      aria-label={label}
      value={value}
      onChange={({ target }) => onSelect(target.value as Language)}
    >
      {languages.map((each) => (
        <option key={each} value={each} lang={each}>
          {new Intl.DisplayNames(each, { type: 'language' }).of(each)}
        </option>
      ))}
    </select>
  );
}
