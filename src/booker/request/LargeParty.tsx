/** For a party that is larger than the venue takes online: how to ask for tables, and whom. */
import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useId } from 'react';
import { MAX_SEATS } from '../../domain/plan/limits.ts';
import { TelephoneLink } from '../controls/TelephoneLink.tsx';
import { messages } from '../messages.ts';
import { venueAtom } from '../page/page.ts';
import { isLargePartyShownAtom, isRequestAtom } from '../reservation/form.ts';
import { texts } from './messages.ts';
import { partySizeAtom, sentTextAtom } from './sendRequest.ts';
import './request.css';

export function LargeParty(): ReactNode {
  const { guests, telephone, contact_email: email } = useAtomValue(venueAtom);
  const isShown = useAtomValue(isLargePartyShownAtom);
  const canAsk = useAtomValue(isRequestAtom);
  const [size, setSize] = useAtom(partySizeAtom);
  const id = useId();
  const hasContact = telephone !== '' || email !== undefined;
  if (!isShown) return null;
  return (
    <div className="booker-large-party">
      <p>
        <span>{`${messages.partyRange({ min: guests.min, max: guests.max })} ${canAsk ? texts.howToAsk : texts.contact} `}</span>
        {canAsk && hasContact && <span>{`${texts.orContact} `}</span>}
        {telephone && <TelephoneLink telephone={telephone} />}
        {email && (
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        )}
      </p>
      {canAsk && (
        <div className="booker-field">
          <label htmlFor={id}>{texts.partySize}</label>
          <input
            id={id}
            type="number"
            inputMode="numeric"
            className="booker-tabular-figures"
            min={guests.max + 1}
            max={MAX_SEATS}
            required
            value={Number.isNaN(size) ? '' : size}
            onChange={({ target }) => setSize(target.valueAsNumber)}
          />
          {/* Not a paragraph, which a notice would color. */}
          <div className="booker-message" />
        </div>
      )}
    </div>
  );
}

/** Says that the venue has the request. */
export function SentRequest(): ReactNode {
  const text = useAtomValue(sentTextAtom);
  return <output className="booker-sent-request">{text}</output>;
}
