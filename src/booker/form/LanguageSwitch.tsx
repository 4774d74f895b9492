/** Shows the page in another language: the page loads again, and the tab's session keeps what was entered. */
import Languages from 'lucide-react/icons/languages';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { LANGUAGES, primaryLanguage } from '../../domain/language.ts';
import { messages } from '../messages.ts';
import { venueAtom } from '../page/page.ts';

function showIn(language: string): void {
  const address = new URL(location.href);
  address.searchParams.set('lang', language);
  history.replaceState(history.state, '', address);
  location.reload();
}

export function LanguageSwitch(): ReactNode {
  const { language } = useAtomValue(venueAtom);
  return (
    <span className="booker-language">
      <Languages aria-hidden size="1.25rem" />
      <select
        aria-label={messages.language}
        value={primaryLanguage(language)}
        onChange={({ target }) => showIn(target.value)}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {new Intl.DisplayNames(each, { type: 'language' }).of(each)}
          </option>
        ))}
      </select>
    </span>
  );
}
