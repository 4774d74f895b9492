/** The venue's texts beside their translations, with what is missing, and the messages that the venue has reworded. */
import Trash2 from 'lucide-react/icons/trash-2';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useId, useState } from 'react';
import { GUEST_MAILS } from '../../../api/settingsContract.ts';
import { TextSetting, Toggle, labelOf } from '../../controls/Field.tsx';
import { Group } from '../../controls/Lists.tsx';
import { isRichText } from '../../../domain/plan/richText.ts';
import { RichTextSetting, RichTextView } from '../../controls/RichText.tsx';
import { messages } from '../../messages.ts';
import { fieldsAtom, hostAtom, setValueAtom } from '../../state/document.ts';
import { useGuestLanguages } from './MailPreviews.tsx';
import { type GuestText, guestTexts, missingTexts, translationsOf } from '../../../domain/booking/guestTexts.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { SelectField } from '../../controls/Field.tsx';

/** As many are shown first, and added by each press. */
const TEXTS_AT_A_TIME = 40;
/** Shorter texts fit into a line. */
const LINE_CHARS = 40;

const keyOf = ({ word, text }: GuestText): string => word ?? text;

export function Texts(): ReactNode {
  const fields = useAtomValue(fieldsAtom);
  const host = useAtomValue(hostAtom);
  const [[own, ownName], ...others] = useGuestLanguages() as [[string, string], ...[string, string][]];
  const [chosen, choose] = useState('');
  const [isFiltered, setFiltered] = useState(false);
  // A text stays in the list while it is being translated.
  const [kept, keep] = useState<readonly string[]>([]);
  const [limit, setLimit] = useState(TEXTS_AT_A_TIME);
  const words = host?.words ?? {};
  const of = (language: string) => {
    const texts = guestTexts(fields, host?.planTexts ?? [], language);
    const translations = translationsOf(fields, language);
    return { texts, missing: missingTexts(texts, translations, words), isStarted: translations.size > 0 };
  };
  const listed = others.map((language) => ({ tag: language[0], name: language[1], ...of(language[0]) }));
  const missingOf = (language: string): string[] =>
    [...(listed.find((each) => each.tag === language)?.missing ?? [])].map(keyOf);
  const { tag, name, texts, missing } =
    listed.find((each) => each.tag === chosen) ?? listed.find(({ isStarted }) => isStarted) ?? listed[0]!;
  const shown = isFiltered ? texts.filter((each) => missing.has(each) || kept.includes(keyOf(each))) : texts;
  return (
    <Group title={messages.texts.title} hint={messages.texts.hint} setting="translations">
      <SelectField
        label={messages.translateTo}
        value={tag}
        options={listed.map((each) => [
          each.tag,
          each.isStarted && each.missing.size > 0 ? `${each.name} (${each.missing.size})` : each.name,
        ])}
        onChange={(next) => {
          choose(next);
          keep(missingOf(next));
        }}
      />
      <output className="settings-missing" data-none={missing.size === 0 || undefined}>
        {missing.size === 0
          ? messages.texts.complete({ language: name })
          : messages.texts.missing({ language: name, count: missing.size })}
      </output>
      <Toggle
        label={messages.texts.only}
        isOn={isFiltered}
        onChange={(isOn) => {
          keep(missingOf(tag));
          setFiltered(isOn);
        }}
      />
      <ul className="settings-texts">
        {shown.slice(0, limit).map((each) => (
          <li key={keyOf(each)}>
            <TextPair
              {...each}
              own={[own, ownName]}
              other={[tag, name]}
              isMissing={missing.has(each)}
              usual={words[each.word ?? '']}
            />
          </li>
        ))}
      </ul>
      {shown.length > limit && (
        <Button onClick={() => setLimit(limit + TEXTS_AT_A_TIME)}>
          {messages.affected.more({ count: shown.length - limit })}
        </Button>
      )}
      <AddWord words={words} taken={texts} />
    </Group>
  );
}

type TextPairProps = GuestText & {
  readonly own: readonly [tag: string, name: string];
  readonly other: readonly [tag: string, name: string];
  readonly isMissing: boolean;
  /** The host's message that the text replaces. */
  readonly usual: string | undefined;
};

function TextPair({ text, word, own, other: [tag, name], isMissing, isUnused, usual }: TextPairProps): ReactNode {
  const setValue = useSetAtom(setValueAtom);
  const isLong = text.length > LINE_CHARS || word !== undefined;
  const isRich = isRichText(text);
  const shortName = (isRich ? text.replaceAll(/<[^>]*>/g, ' ').trim() : text).slice(0, LINE_CHARS);
  const remove = messages.remove({ name: shortName });
  const translation = {
    path: ['translations', tag, text],
    label: isMissing ? messages.texts.isMissing({ language: name }) : name,
    isMarked: isMissing,
  };
  return (
    <fieldset className="settings-pair" aria-label={shortName}>
      {word === undefined ? (
        <div className="settings-field">
          <p className="settings-pair-language">{isUnused ? messages.texts.unused : own[1]}</p>
          <div lang={own[0]} dir="auto" className="settings-pair-text">
            {isRich ? <RichTextView html={text} /> : text}
          </div>
        </div>
      ) : (
        <TextSetting path={['words', word]} label={own[1]} isLong placeholder={usual} />
      )}
      {text !== '' &&
        (isRich ? <RichTextSetting {...translation} /> : <TextSetting {...translation} isLong={isLong} />)}
      {(word !== undefined || isUnused) && (
        <IconButton
          label={remove}
          icon={Trash2}
          size={18}
          onClick={() => {
            if (word !== undefined) setValue(['words', word], undefined);
            else setValue(['translations', tag, text], undefined);
          }}
        />
      )}
    </fieldset>
  );
}

type AddWordProps = { readonly words: Readonly<Record<string, string>>; readonly taken: readonly GuestText[] };

/** Chooses a message of the host that the venue words in its own way, by its text. */
function AddWord({ words, taken }: AddWordProps): ReactNode {
  const setValue = useSetAtom(setValueAtom);
  const id = useId();
  const free = Object.entries(words).filter(([name]) => !taken.some(({ word }) => word === name));
  const groups = [...GUEST_MAILS, ''].map((mail) => ({
    label: mail === '' ? messages.texts.others : messages.mails.kinds[mail as (typeof GUEST_MAILS)[number]],
    options: free.filter(([name]) => mailOf(name) === mail),
  }));
  return (
    <div className="settings-field" data-setting="/words">
      <label htmlFor={id}>{labelOf('words')}</label>
      <select
        id={id}
        value=""
        onChange={({ target }) => {
          const { value } = target;
          setValue(['words', value], words[value]);
        }}
      >
        <option value="">{messages.chooseMessage}</option>
        {groups.map(({ label, options }) => (
          <optgroup key={label} label={label}>
            {options.map(([name, text]) => (
              <option key={name} value={name}>
                {text.slice(0, 90)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

/** Returns the mail to guests that a message belongs to: `mail_reminder_title` is of `reminder_day`. */
function mailOf(word: string): string {
  return GUEST_MAILS.find((mail) => word.startsWith(`mail_${mail.replace('_day', '')}_`)) ?? '';
}
