/** Each mail as a guest gets it, from the draft on the host, on a reservation that nobody has made. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { type MailPreview, type GuestMail, GUEST_MAILS, previewCalls } from '../../../api/settingsContract.ts';
import { fetchMail, sendMail } from '../../../api/settingsClient.ts';
import { addressOf } from '../../../api/transport/hostCalls.ts';
import { LANGUAGES, nameLanguage, primaryLanguage } from '../../../domain/language.ts';
import { asText, useSetting } from '../../controls/Field.tsx';
import { Group } from '../../controls/Lists.tsx';
import { failureText, messages } from '../../messages.ts';
import { hostAtom, pageAtom } from '../../state/document.ts';
import { previewedAtom } from '../../state/draft.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../controls/Field.tsx';

/** Returns the languages that guests get mails in, the venue's own first. */
export function useGuestLanguages(): readonly (readonly [tag: string, name: string])[] {
  const own = asText(useSetting(['language'])[0]) || 'en';
  const others = LANGUAGES.filter((tag) => tag !== primaryLanguage(own));
  return [own, ...others].map((tag) => [tag, nameLanguage(tag, messages.tag)] as const);
}

export function MailPreviews(): ReactNode {
  const { tenant } = useAtomValue(pageAtom);
  const address = useAtomValue(hostAtom)?.sampleAddress ?? '';
  const previewed = useAtomValue(previewedAtom);
  const languages = useGuestLanguages();
  const [mail, setMail] = useState<GuestMail>('guest');
  const [chosen, choose] = useState('');
  const language = languages.some(([tag]) => tag === chosen) ? chosen : languages[0]![0];
  const [preview, setPreview] = useState<MailPreview>();
  const [notice, setNotice] = useState('');
  useEffect(() => {
    const controller = new AbortController();
    void fetchMail({ tenant, mail, language }, previewed, controller.signal).then((result) => {
      if (controller.signal.aborted) return;
      setPreview(result.ok ? result : undefined);
      setNotice(result.ok ? '' : failureText(result));
    });
    return () => controller.abort();
  }, [tenant, mail, language, previewed]);
  const send = async (): Promise<void> => {
    setNotice('');
    const result = await sendMail({ tenant, mail, language });
    setNotice(result.ok ? messages.mails.sentTo({ address }) : messages.mails.failed);
  };
  return (
    <Group title={messages.mails.title} hint={messages.mails.hint}>
      <div className="settings-row">
        <SelectField
          label={messages.mails.mail}
          value={mail}
          options={GUEST_MAILS.map((kind) => [kind, messages.mails.kinds[kind]])}
          onChange={setMail}
        />
        <SelectField label={messages.mails.language} value={language} options={languages} onChange={choose} />
      </div>
      {preview && (
        <article className="settings-mail" lang={language}>
          <p className="settings-mail-subject" dir="auto">
            {preview.subject}
          </p>
          <iframe
            title={messages.mails.kinds[mail]}
            sandbox=""
            src={addressOf(previewCalls.mailPage, { tenant, mail }, { lang: language, draft: previewed })}
          />
          <details>
            <summary lang={messages.tag}>{messages.mails.text}</summary>
            <pre dir="auto">{preview.text}</pre>
          </details>
        </article>
      )}
      {address !== '' && <Button onClick={() => void send()}>{messages.mails.send}</Button>}
      <output className="settings-hint">{notice}</output>
    </Group>
  );
}
