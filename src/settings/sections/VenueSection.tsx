/** What the venue is called, where it is, and which language it speaks. */
import type { ReactNode } from 'react';
import { LANGUAGES, nameLanguage } from '../../domain/language.ts';
import { markedLanguages } from '../../domain/machineTranslated.ts';
import { SelectSetting, TextSetting, asText, useSetting } from '../controls/Field.tsx';
import { messages } from '../messages.ts';

const ZONES = Intl.supportedValuesOf('timeZone');
const languageNames = markedLanguages(messages.tag, messages.machineTranslated);

export function VenueSection(): ReactNode {
  const [language] = useSetting(['language']);
  const own = asText(language);
  const { hints } = messages;
  const isListed = own === '' || LANGUAGES.some((tag) => tag === own);
  return (
    <>
      <TextSetting path={['name']} />
      <TextSetting path={['address']} />
      <div className="settings-row">
        <TextSetting path={['telephone']} type="tel" dir="ltr" />
        <TextSetting path={['country_code']} dir="ltr" placeholder="+1" />
      </div>
      <TextSetting path={['contact_email']} type="email" dir="ltr" />
      <TextSetting path={['email']} type="email" dir="ltr" hint={hints.email} />
      <TextSetting path={['time_zone']} options={ZONES} dir="ltr" hint={hints.time_zone} />
      <SelectSetting
        path={['language']}
        fallback="en"
        options={isListed ? languageNames : [...languageNames, [own, nameLanguage(own, messages.tag)]]}
        hint={hints.language}
      />
    </>
  );
}
