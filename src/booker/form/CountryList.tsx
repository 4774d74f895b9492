/** The list of countries below the country code, in a chunk that loads on the field's first focus. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { Country } from '../../domain/booking/phone/countries.ts';

export { callingCodeOf, listCountries, searchCountries } from '../../domain/booking/phone/countries.ts';

/** Id of an option, for `aria-activedescendant`. */
export const countryOptionId = (index: number): string => `booker-country-${index}`;

type CountryListProps = {
  readonly id: string;
  readonly label: string;
  readonly countries: readonly Country[];
  readonly selectedCode: string;
  readonly activeIndex: number;
  readonly emptyMessage: string;
  onChoose(country: Country): void;
};

export function CountryList(props: CountryListProps): ReactNode {
  const { id, label, countries, selectedCode, activeIndex, emptyMessage, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    const option = list.current?.children[activeIndex];
    if (!list.current || !(option instanceof HTMLElement)) return;
    // Only the list scrolls, not the page behind it.
    const { offsetTop: top, offsetHeight: height } = option;
    const { scrollTop, clientHeight } = list.current;
    if (top < scrollTop || top + height > scrollTop + clientHeight) list.current.scrollTop = top - height;
  }, [activeIndex]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist shows only what matches the field's text
    <div ref={list} id={id} role="listbox" aria-label={label} tabIndex={-1} className="booker-countries">
      {countries.length === 0 && <p className="booker-hint">{emptyMessage}</p>}
      {countries.map((country, index) => (
        <div
          key={country.name}
          id={countryOptionId(index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option belongs in a select, which can't be searched
          role="option"
          tabIndex={-1}
          aria-selected={country.callingCode === selectedCode}
          className={index === activeIndex ? 'booker-country booker-country-active' : 'booker-country'}
          // The field keeps the focus, and with it the list stays open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(country)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onChoose(country);
          }}
        >
          <span>{country.name}</span>
          <span className="booker-tabular-figures">{country.callingCode}</span>
        </div>
      ))}
    </div>
  );
}
