/** Erases what is kept of a guest, who is found by the whole email address or telephone number. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useRef, useState } from 'react';
import { eraseGuest, findGuest } from '../../api/settingsClient.ts';
import { MAX_CONTACT_LENGTH, type FoundGuest } from '../../api/settingsContract.ts';
import { ConfirmButton } from '../connections/parts.tsx';
import { Group } from '../controls/Lists.tsx';
import { Form } from '../controls/Form.tsx';
import { failureText, messages } from '../messages.ts';
import { pageAtom } from '../state/document.ts';
import { Button } from '../../ui/Button.tsx';
import { InputField } from '../controls/Field.tsx';

/** An address, or enough digits for the number of one guest. */
const CONTACT = /\S@\S|(?:\d\D*){6}/;

type Found = FoundGuest & { readonly contact: string };

export function EraseGuest(): ReactNode {
  const texts = messages.data;
  const { tenant } = useAtomValue(pageAtom);
  const field = useRef<HTMLInputElement>(null);
  const [contact, setContact] = useState('');
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState('');
  const [status, setStatus] = useState('');
  const [isBusy, setBusy] = useState(false);

  const run = async (step: () => Promise<string>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setStatus('');
    setProblem(await step());
    setBusy(false);
  };
  const find = async (): Promise<string> => {
    setFound(undefined);
    if (!CONTACT.test(contact)) {
      field.current?.focus();
      return texts.wrongContact;
    }
    const result = await findGuest(tenant, contact);
    if (!result.ok) return failureText(result);
    const { reservations, waiting, season } = result.guest;
    if (reservations + waiting + season === 0) setStatus(texts.nothing);
    else setFound({ ...result.guest, contact });
    return '';
  };
  const erase = async (guest: Found): Promise<string> => {
    const result = await eraseGuest(tenant, guest.contact);
    if (!result.ok) return failureText(result);
    setFound(undefined);
    setContact('');
    setStatus(texts.erased);
    field.current?.focus();
    return '';
  };
  return (
    <Group title={texts.erase} hint={texts.eraseHint}>
      <Form onSubmit={() => void run(find)}>
        <InputField
          ref={field}
          label={texts.contact}
          problem={problem}
          dir="ltr"
          spellCheck={false}
          maxLength={MAX_CONTACT_LENGTH}
          value={contact}
          onChange={(typed) => {
            setContact(typed);
            // What was found is of somebody else.
            setFound(undefined);
            setStatus('');
            setProblem('');
          }}
        />
        <div className="settings-actions">
          <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
            {texts.find}
          </Button>
        </div>
        {found && (
          <>
            <p>
              <bdi>{messages.list(found.names)}</bdi>
            </p>
            <p>{texts.found({ reservations: found.reservations, waiting: found.waiting })}</p>
            {found.season > 0 && <p>{texts.season({ count: found.season })}</p>}
            {found.upcoming > 0 && <p className="settings-problem">{texts.upcoming({ count: found.upcoming })}</p>}
            <div className="settings-actions">
              <ConfirmButton
                label={texts.eraseNow}
                name={found.contact}
                question={texts.question}
                isDisabled={isBusy}
                onConfirm={() => void run(() => erase(found))}
              />
            </div>
          </>
        )}
        <output>{status}</output>
      </Form>
    </Group>
  );
}
