/** For a party that is larger than the venue takes online: how to ask for tables, and whom. */
import { useAtom, useAtomValue } from 'jotai';
import { type AriaAttributes, type ReactNode, useEffect, useRef } from 'react';
import { MAX_SEATS } from '../../domain/plan/limits.ts';
import { TelephoneLink } from '../controls/TelephoneLink.tsx';
import { messages } from '../messages.ts';
import { venueAtom } from '../page/page.ts';
import { isLargePartyShownAtom, isRequestAtom } from '../reservation/form.ts';
import { texts } from './messages.ts';
import { partySizeAtom } from './sendRequest.ts';
import { NumberInput } from '../../ui/NumberInput.tsx';

export function LargeParty(): ReactNode {
  const { guests, telephone, contact_email: email } = useAtomValue(venueAtom);
  const isShown = useAtomValue(isLargePartyShownAtom);
  const canAsk = useAtomValue(isRequestAtom);
  const hasContact = telephone !== '' || email !== undefined;
  if (!isShown) return null;
  return (
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
  );
}

type PartySizeProps = AriaAttributes & {
  readonly id: string;
  /** Whether the guest has just asked for it. */
  readonly isFocused: boolean;
};

/** The number of guests, in place of those that can reserve online. */
export function PartySize({ isFocused, ...control }: PartySizeProps): ReactNode {
  const { guests } = useAtomValue(venueAtom);
  const [size, setSize] = useAtom(partySizeAtom);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isFocused) return;
    input.current?.focus();
    input.current?.select();
  }, [isFocused]);
  return (
    <NumberInput
      {...control}
      ref={input}
      inputMode="numeric"
      className="booker-tabular-figures"
      min={guests.max + 1}
      max={MAX_SEATS}
      required
      value={Number.isNaN(size) ? '' : size}
      onChange={({ target }) => setSize(target.valueAsNumber)}
    />
  );
}
