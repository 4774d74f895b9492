/** The guests whose reservations a plan affects, with their contacts and a mail to each. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { ImpactConflict } from '../../../api/editorContract.ts';
import { pageAtom } from '../../document/hostState.ts';
import { publishingMessages } from '../messages.ts';
import { mergeStays } from './affectedStays.ts';
import { guestMailLink, whenText } from './guestMail.ts';

type AffectedGuestsProps = Pick<ImpactConflict, 'reservations' | 'count'>;

export function AffectedGuests({ reservations, count }: AffectedGuestsProps): ReactNode {
  const { name: venue } = useAtomValue(pageAtom);
  return (
    <>
      <ul className="editor-publish-impact" aria-label={publishingMessages.affectedGuests}>
        {mergeStays(reservations).map((reservation) => {
          const { code, name, guests, email, phone, tables, place } = reservation;
          return (
            <li key={code}>
              <p>
                <strong>{name}</strong>
                <span>
                  {place === undefined
                    ? ` · ${whenText(reservation)} · ${publishingMessages.guests({ count: guests })} · ${code}`
                    : ` · ${publishingMessages.seasonPlace} · ${whenText(reservation)}`}
                </span>
              </p>
              <p className="editor-dialog-note">
                {tables.map((table) => `${table.name} ${publishingMessages.impactReasons[table.why]}`).join(' · ')}
              </p>
              <p className="editor-publish-contact">
                {email !== '' && (
                  <a href={guestMailLink(reservation, venue)} title={publishingMessages.writeMail({ name })}>
                    {email}
                  </a>
                )}
                {phone !== '' && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
              </p>
            </li>
          );
        })}
      </ul>
      {count > reservations.length && <p>{publishingMessages.more({ count: count - reservations.length })}</p>}
    </>
  );
}
