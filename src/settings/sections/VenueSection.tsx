/** What the venue is called, where it is, and which languages it speaks. */
import { type ReactNode, useState } from 'react';
import { LANGUAGES, nameLanguage, primaryLanguage } from '../../domain/language.ts';
import { isFields } from '../../domain/deepEqual.ts';
import { SelectSetting, TextSetting, asText, labelOf, useSetting } from '../controls/Field.tsx';
import { Group } from '../controls/Lists.tsx';
import { messages } from '../messages.ts';

const ZONES = Intl.supportedValuesOf('timeZone');
const languageNames = LANGUAGES.map((tag) => [tag, nameLanguage(tag, messages.tag)] as const);

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
      <Translations own={own === '' ? 'en' : own} />
    </>
  );
}

/** The venue's texts in another language, by the text itself. */
function Translations({ own }: { readonly own: string }): ReactNode {
  const others = languageNames.filter(([tag]) => tag !== primaryLanguage(own));
  const [chosen, choose] = useState('');
  const [all] = useSetting([]);
  const tag = others.some(([other]) => other === chosen) ? chosen : '';
  const texts = textsOf(isFields(all) ? all : {}, tag);
  return (
    <Group title={labelOf('translations')}>
      <div className="settings-field">
        <label htmlFor="settings-translate">{messages.translateTo}</label>
        <select id="settings-translate" value={tag} onChange={({ target }) => choose(target.value)}>
          <option value="">{messages.none}</option>
          {others.map(([other, name]) => (
            <option key={other} value={other}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {tag !== '' && texts.length === 0 && <p className="settings-hint">{messages.noTexts}</p>}
      {tag !== '' &&
        texts.map((text) => (
          <TextSetting
            key={text}
            path={['translations', tag, text]}
            label={text.length > 60 ? `${text.slice(0, 60)}…` : text}
            isLong={text.length > 60}
            placeholder={text}
          />
        ))}
    </Group>
  );
}

/** Returns the texts that guests read, and those that have a translation already, such as of the plan. */
function textsOf(fields: Readonly<Record<string, unknown>>, tag: string): string[] {
  const partsOf = (name: string, ...parts: readonly string[]): unknown[] => {
    const list = fields[name];
    return (Array.isArray(list) ? list : []).flatMap((each) => parts.map((part) => (isFields(each) ? each[part] : '')));
  };
  const { translations } = fields;
  const known = isFields(translations) ? translations[tag] : undefined;
  const texts = [
    fields['name'],
    fields['heading'],
    ...partsOf('stays', 'name'),
    ...partsOf('services', 'name'),
    ...partsOf('special_days', 'note'),
    ...partsOf('promo_codes', 'gives'),
    ...partsOf('terms', 'heading', 'text'),
    ...(isFields(known) ? Object.keys(known) : []),
  ];
  return [...new Set(texts.map(asText).filter((text) => text !== ''))];
}
