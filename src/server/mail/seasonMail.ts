/** The mails to the holders of season places, derived from the place's row. They are in the venue's own language. */
import type { SendMailOptions } from 'nodemailer';
import { formatDate } from '../messages/formats.ts';
import type { SeasonPlaceRow } from '../store/seasonRows.ts';
import type { SeasonMailKind } from '../store/store.ts';
import type { ServedVenue } from '../venues/venues.ts';
import { contactFacts, envelopeOf, fillerOf, greetable, guestAddress, houseOf } from './letter.ts';

/** Builds a mail about a season place. Its Message-ID is the same for every attempt. */
export function buildSeasonMail(
  kind: SeasonMailKind,
  place: SeasonPlaceRow,
  { venue, tables }: ServedVenue,
  { from, id, url }: { readonly from: string; readonly id: number; readonly url: string },
): SendMailOptions {
  const name = greetable(place.name) ?? '';
  const table = tables.get(place.table_key)?.name ?? place.table_name;
  const fillIn = fillerOf(venue, {
    venue: venue.name,
    name,
    place: table,
    answer_by: place.answer_by === null ? '' : formatDate(place.answer_by, venue),
  });
  const isOver = kind === 'season_ended';
  const letter = {
    subject: fillIn(`mail_${kind}_subject`),
    title: fillIn(`mail_${kind}_title`),
    intro: [fillIn(name === '' ? 'mail_greeting_plain' : 'mail_greeting'), fillIn(`mail_${kind}_intro`)],
    facts: (
      [
        ['season_place', table],
        ['season_from', formatDate(place.from_date, venue)],
        ['season_until', formatDate(place.until_date, venue)],
      ] as const
    ).map(([label, value]) => [fillIn(label), value] as const),
    action: isOver ? undefined : { label: fillIn(`mail_${kind}_action`), href: url },
    outro: [fillIn('mail_cancelled_questions')],
    contact: contactFacts(venue),
  };
  return {
    ...envelopeOf(letter, venue, `season.${id}`, { from }),
    to: { name, address: guestAddress(place.email) },
    replyTo: houseOf(venue),
  };
}
