/** The country code: a field to type in, and a list of countries that narrows down with what is typed. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { lazyModule } from '../../ui/lazyModule.ts';
import { messages } from '../messages.ts';
import { venueAtom } from '../page/page.ts';
import { changeFormAtom, formAtom, normalizeContactAtom } from '../reservation/form.ts';
import { isComposing } from '../../ui/isComposing.ts';
import { useControl } from './Field.tsx';

/** The field works without the list. */
const countryListModule = lazyModule(() => import('./CountryList.tsx'), 'list of countries');

const LIST_ID = 'booker-countries';

/** `query` is what the visitor has typed since the list was opened. */
type OpenList = { readonly query: string; readonly activeIndex: number };

export function CountryCodeField(): ReactNode {
  const { countryCode } = useAtomValue(formAtom);
  const change = useSetAtom(changeFormAtom);
  const normalize = useSetAtom(normalizeContactAtom);
  const { language } = useAtomValue(venueAtom);
  const module = useAtomValue(countryListModule.moduleAtom);
  const loadList = useSetAtom(countryListModule.loadAtom);
  const control = useControl('country_code', 'booker-phone-message');
  const [openList, setOpenList] = useState<OpenList>();
  const countries = useMemo(() => module?.listCountries(language) ?? [], [module, language]);
  const matches = useMemo(
    () => module?.searchCountries(openList?.query ?? '', countries) ?? [],
    [module, openList?.query, countries],
  );
  const isOpen = module !== undefined && openList !== undefined;
  // Without a choice by keys, the current country is in sight.
  const currentIndex = matches.findIndex(({ callingCode }) => callingCode === countryCode);
  const activeIndex = openList?.activeIndex ?? -1;

  const choose = (code: string): void => {
    change({ countryCode: code });
    setOpenList(undefined);
  };
  const finish = (): void => {
    setOpenList(undefined);
    const named = module?.callingCodeOf(countryCode, countries);
    if (named !== undefined) change({ countryCode: named });
    void normalize();
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && matches.length > 0) {
      event.preventDefault();
      const from = activeIndex === -1 ? currentIndex : activeIndex;
      const last = matches.length - 1;
      setOpenList({ query: openList?.query ?? '', activeIndex: Math.min(Math.max(from + step, 0), last) });
    } else if (event.key === 'Enter' && isOpen) {
      const chosen = matches[activeIndex] ?? (matches.length === 1 ? matches[0] : undefined);
      if (!chosen) return;
      event.preventDefault();
      choose(chosen.callingCode);
    } else if (event.key === 'Escape') setOpenList(undefined);
  };
  return (
    <>
      <input
        {...control}
        className="booker-code booker-tabular-figures"
        name="country_code"
        // Letters are for names of countries.
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? LIST_ID : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && activeIndex >= 0 ? module.countryOptionId(activeIndex) : undefined}
        autoComplete="tel-country-code"
        required
        value={countryCode}
        onChange={({ target }) => {
          change({ countryCode: target.value });
          setOpenList({ query: target.value, activeIndex: -1 });
        }}
        onFocus={({ target }) => {
          target.select();
          setOpenList({ query: '', activeIndex: -1 });
          void loadList();
        }}
        onBlur={finish}
        onKeyDown={handleKey}
      />
      {isOpen && (
        <module.CountryList
          id={LIST_ID}
          label={messages.countries}
          countries={matches}
          selectedCode={countryCode}
          activeIndex={activeIndex === -1 ? currentIndex : activeIndex}
          emptyMessage={messages.noCountry}
          onChoose={({ callingCode }) => choose(callingCode)}
        />
      )}
    </>
  );
}
