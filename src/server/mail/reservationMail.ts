/**
 * The content of mails, derived from the reservation's row, so that a late mail says what was promised. The sender puts
 * the current names of the tables into it.
 */
import { awaitsProof } from '../booking/messageQueue.ts';
import type { SendMailOptions } from 'nodemailer';
import { type Venue, findPromoCode } from '../../domain/booking/venueFile.ts';
import { buildCalendarFile, calendarMethod } from './calendarFile.ts';
import { type PlainDate, zonedTime } from '../../domain/booking/time.ts';
import { countsStays } from '../../domain/booking/venue.ts';
import type { DigestEntry } from './digest.ts';
import { HOLD_MINUTES } from '../booking/heldReservations.ts';
import { stretchTexts, tableNames, whenWords } from '../booking/visitWords.ts';
import { type Reservation, reservedTables, shownTables, withCurrentNames } from '../booking/reservations.ts';
import type { ServedVenue } from '../venues/venues.ts';
import type { MailKind, RequestMailKind, SeasonMailKind } from '../store/store.ts';
import { isolate } from '../messages/bidi.ts';
import { whatsAppLink } from '../messages/whatsAppLink.ts';
import { formatDate, formatDuration, formatNumber, formatTime } from '../messages/formats.ts';
import { type MessageName, formatMessage, inLanguage, messagesFor, toStaff } from '../messages/messages.ts';
import {
  type Fact,
  type Letter,
  contactFacts,
  envelopeOf,
  fillerOf,
  greetable,
  guestAddress,
  houseOf,
  labelled,
} from './letter.ts';

export type MailOptions = {
  /** The sender's address. */
  readonly from: string;
  /** The venues' current time in epoch milliseconds, for the calendar's timestamp. */
  readonly now: () => number;
  /** The link in mails of the kind `confirm`. */
  readonly confirmUrl?: string | undefined;
  /** The link to the guest's reservation, in all mails to the guest. */
  readonly manageUrl?: string | undefined;
  /** The tables on the plan, as a JPEG. */
  readonly planPicture?: Buffer | undefined;
  /** The reservation before the change that a mail is about. */
  readonly before?: Reservation | undefined;
  /** What the venue has written, in mails of the kind `letter`. */
  readonly letter?: string | undefined;
  /** The id of the mail in the outbox. */
  readonly id?: number | undefined;
};

/** The mails about one reservation. */
export type ReservationMailKind = Exclude<MailKind, 'digest' | SeasonMailKind | RequestMailKind>;

/** Builds a mail about a reservation. Its Message-ID is the same for every attempt. */
export function buildMail(
  kind: ReservationMailKind,
  reservation: Reservation,
  ownVenue: Venue,
  options: MailOptions,
): SendMailOptions {
  const venue = isForVenue(kind) ? toStaff(ownVenue) : inLanguage(ownVenue, reservation.language);
  const address = guestAddress(reservation.email);
  const guestName = greetable(fullName(reservation)) ?? '';
  const house = houseOf(venue);
  const letter = letterOf(kind, reservation, venue, options, whatsAppLink(reservation, ownVenue));
  const imageId = `plan.${reservation.code}@${options.from.split('@').at(-1)}`;
  const image = options.planPicture && { cid: imageId, alt: tableNames(reservation, venue) };
  const planPicture: SendMailOptions['attachments'] = options.planPicture
    ? [
        {
          filename: 'plan.jpg',
          content: options.planPicture,
          contentType: 'image/jpeg',
          contentDisposition: 'inline',
          cid: imageId,
        },
      ]
    : [];
  const calendarFile: SendMailOptions['attachments'] = CALENDAR_MAILS.has(kind)
    ? [
        {
          filename: 'reservation.ics',
          content: buildCalendarFile(
            reservation,
            venue,
            { name: guestName, email: address, from: options.from },
            options.now(),
          ),
          contentType: `text/calendar; charset=utf-8; method=${calendarMethod(reservation)}`,
        },
      ]
    : [];
  return {
    ...envelopeOf(letter, venue, `${reservation.code}.${mailName(kind, reservation, options.id)}`, options, image),
    to: isForVenue(kind) ? house : { name: guestName, address },
    replyTo: isForVenue(kind) ? { name: fullName(reservation), address } : house,
    attachments: [...calendarFile, ...planPicture],
  };
}

/** Builds the venue's mail of the day, with a line for each reservation. Its Message-ID is the same for every attempt. */
export function buildDigest(
  id: number,
  entries: readonly DigestEntry[],
  { venue, tables }: ServedVenue,
  options: Pick<MailOptions, 'from' | 'now'>,
): SendMailOptions {
  const words = messagesFor(venue);
  const { date } = zonedTime(options.now(), venue.time_zone);
  const values = { venue: isolate(venue.name), date: isolate(formatDate(date, venue)) };
  const facts = entries.map(({ part, reservation }): Fact => {
    const when = whenWords(reservation, venue);
    const visit = formatMessage(words, 'confirm_facts', {
      date: isolate(when.date),
      time: isolate(when.time),
      guests: isolate(formatNumber(reservation.guests, venue)),
    });
    const others = [
      tableNames(withCurrentNames(reservation, tables), venue),
      fullName(reservation),
      reservation.phone,
      reservation.code,
    ];
    return [formatMessage(words, `digest_${part}`), [visit, ...others.filter(Boolean).map(isolate)].join(' · ')];
  });
  const letter: Letter = {
    subject: formatMessage(words, 'mail_digest_subject', values),
    title: formatMessage(words, 'mail_digest_title', values),
    intro: [formatMessage(words, 'mail_digest_intro', values)],
    facts,
    outro: [],
    contact: [],
  };
  return {
    ...envelopeOf(letter, venue, `digest.${id}`, options),
    to: houseOf(venue),
  };
}

/** Mails to the guest. */
export const GUEST_KINDS: readonly MailKind[] = [
  'confirm',
  'guest',
  'changed',
  'cancelled',
  'reminder_day',
  'reminder_hours',
  'offer',
  'letter',
  'season',
  'season_offer',
  'season_ended',
  'request',
  'request_declined',
];
/** The mails after which the guest's calendar differs. */
const CALENDAR_MAILS: ReadonlySet<MailKind> = new Set(['guest', 'changed', 'cancelled']);
const PICTURED_MAILS: ReadonlySet<MailKind> = new Set(['guest', 'changed', 'reminder_day', 'reminder_hours', 'offer']);

/** Returns whether a mail shows the tables on the plan. */
export function isPictured(kind: MailKind): boolean {
  return PICTURED_MAILS.has(kind);
}

/** Returns whether a mail goes to the venue. All others go to the guest. */
export function isForVenue(kind: MailKind): boolean {
  return !GUEST_KINDS.includes(kind);
}

/** Returns a name that a mail shares with no other mail about the reservation: each change has mails of its own. */
export function mailName(kind: MailKind, { sequence }: Pick<Reservation, 'sequence'>, id = 0): string {
  if (kind === 'letter') return `${kind}.${id}`;
  // A reservation that was restored can be canceled again.
  return PER_CHANGE.has(kind) || (kind === 'cancelled' && sequence > 0) ? `${kind}.${sequence}` : kind;
}

/** Mails that can be sent again after a change. */
const PER_CHANGE: ReadonlySet<MailKind> = new Set(['changed', 'change_notice', 'reminder_day', 'reminder_hours']);

/**
 * Returns whether a guest's notes may be repeated to an address that nobody has verified: a mail must not carry other
 * people's advertisements, and nothing that mail programs turn into a link.
 */
function isQuotable(notes: string): boolean {
  return (
    notes.length <= 200 &&
    /^(?:[\p{L}\p{M}\p{Pd}\u200c\u200d\s'’,;:!?()+]|(?<!\d)\d{1,3}(?!\d)|\.(?=\s|$))+$/u.test(notes)
  );
}

function fullName(reservation: Pick<Reservation, 'first_name' | 'last_name'>): string {
  return `${reservation.first_name} ${reservation.last_name}`.trim();
}

function letterOf(
  kind: ReservationMailKind,
  reservation: Reservation,
  venue: Venue,
  { confirmUrl, manageUrl, before, letter = '' }: Pick<MailOptions, 'confirmUrl' | 'manageUrl' | 'before' | 'letter'>,
  whatsApp: string | undefined,
): Letter {
  const words = messagesFor(venue);
  const name = greetable(reservation.first_name) ?? '';
  const { date, time, isByDays } = whenWords(reservation, venue);
  const fillIn = fillerOf(venue, {
    venue: venue.name,
    code: reservation.code,
    hold: formatDuration(reservation.hold_minutes, venue),
    confirm_within: formatDuration(HOLD_MINUTES, venue),
    guests: formatNumber(reservation.guests, venue),
    date,
    time,
    name,
    offer_until: formatHeldUntil(reservation, venue),
    // For the venue's own wording.
    hold_minutes: formatNumber(reservation.hold_minutes, venue),
    confirm_minutes: formatNumber(HOLD_MINUTES, venue),
  });
  const facts = (pairs: readonly [MessageName, string][]): Fact[] =>
    pairs.filter(([, value]) => value !== '').map(([label, value]) => [formatMessage(words, label), value]);
  const what = changedFacts(reservation, before, venue);
  const action = (label: MessageName, href: string | undefined) =>
    href === undefined ? undefined : { label: fillIn(label), href };
  const greeting = fillIn(name === '' ? 'mail_greeting_plain' : 'mail_greeting');
  const isOwn = isForVenue(kind);
  // Both reminders say the same.
  const word = kind === 'reminder_day' || kind === 'reminder_hours' ? 'reminder' : kind;
  const base = {
    subject: fillIn(`mail_${word}_subject`),
    title: fillIn(`mail_${word}_title`),
    intro: word === 'letter' ? [letter] : [...(isOwn ? [] : [greeting]), fillIn(`mail_${word}_intro`)],
    facts: facts(what),
    secondAction: action('mail_manage_action', manageUrl),
    contact: isOwn ? [] : contactFacts(venue),
  };
  const hold = isByDays ? [] : [fillIn('mail_guest_hold')];
  switch (kind) {
    case 'confirm':
      return {
        ...base,
        action: action('mail_confirm_action', confirmUrl),
        outro: [fillIn('mail_confirm_not_you')],
      };
    case 'guest':
    case 'changed':
      return {
        ...base,
        facts: facts([...what, ['label_notes', isQuotable(reservation.notes) ? reservation.notes : '']]),
        outro: [
          ...(reservation.notes === '' ? [] : [fillIn('mail_guest_notes')]),
          ...(kind === 'guest' && awaitsProof(reservation, venue) ? [fillIn('mail_guest_messages')] : []),
          ...hold,
          fillIn(kind === 'guest' ? 'mail_guest_not_you' : 'mail_changed_not_you'),
          fillIn('mail_guest_changes'),
        ],
      };
    case 'cancelled':
      return {
        ...base,
        secondAction: action('mail_manage_short', manageUrl),
        outro: [fillIn('mail_cancelled_questions')],
      };
    case 'letter':
      return { ...base, outro: [fillIn('mail_cancelled_questions')] };
    case 'offer':
      return {
        ...base,
        // Both lead to the page with the two buttons: opening a link answers nothing.
        action: action('mail_offer_accept', manageUrl),
        secondAction: action('mail_offer_decline', manageUrl),
        outro: [],
      };
    case 'reminder_day':
    case 'reminder_hours':
      return { ...base, outro: [...hold, fillIn('mail_guest_changes')] };
    case 'notice':
    case 'change_notice':
    case 'cancel_notice':
    case 'undelivered':
    case 'flood':
    case 'rush':
    case 'messages':
      return {
        ...base,
        outro: [],
        secondAction: action('mail_whatsapp', whatsApp),
        facts: facts([
          ...what,
          ['label_name', fullName(reservation)],
          ['label_email', reservation.email],
          ['label_phone', reservation.phone],
          ['label_notes', reservation.notes],
        ]),
      };
  }
}

/** Returns what a guest has reserved, as a label and its value. The value is empty where there is none. */
export function visitFacts(
  reservation: Reservation,
  venue: Venue,
  isSpan = hasSeveralDays(reservation),
): [MessageName, string][] {
  const until = shownTables(reservation, venue).flatMap((table) =>
    table.until === undefined ? [] : labelled(venue, table.name, formatTime(table.until, venue)),
  );
  return [
    ...whenFacts(reservation, venue, isSpan),
    ['label_stay', stayText(reservation, venue)],
    ['label_guests', formatNumber(reservation.guests, venue)],
    ['label_tables', stretchTexts(reservation, venue).join(', ')],
    ['label_until', until.join(', ')],
    ['label_code', reservation.code],
    ['label_discount_code', promoText(reservation, venue)],
  ];
}

/** Returns what a guest has reserved, each fact with what it was before a change of it. */
export function changedFacts(
  reservation: Reservation,
  before: Reservation | undefined,
  venue: Venue,
): [MessageName, string][] {
  // A stay may have become a single day, or the other way round.
  const isSpan = hasSeveralDays(reservation) || (before !== undefined && hasSeveralDays(before));
  const old = new Map(before ? visitFacts(before, venue, isSpan) : []);
  return visitFacts(reservation, venue, isSpan).map(([label, value]) => {
    const was = old.get(label) ?? '';
    if (was === '' || value === '' || was === value) return [label, value];
    return [label, formatMessage(messagesFor(venue), 'changed_from', { now: isolate(value), before: isolate(was) })];
  });
}

const lastDate = ({ date, days }: Reservation): PlainDate => days?.at(-1)?.date ?? date;
const hasSeveralDays = (reservation: Reservation): boolean => lastDate(reservation) !== reservation.date;

/** Returns the date and time of a reservation, or all dates of a stay of several days. */
function whenFacts(reservation: Reservation, venue: Venue, isSpan: boolean): [MessageName, string][] {
  const { date, time, days } = reservation;
  if (!isSpan)
    return [
      ['label_date', formatDate(date, venue)],
      ['label_time', whenWords(reservation, venue).isByDays ? '' : formatTime(time, venue)],
    ];
  return [
    ['label_arrival', formatDate(date, venue)],
    ['label_departure', formatDate(lastDate(reservation), venue)],
    ['label_days', formatNumber(days?.length ?? 1, venue)],
  ];
}

/** Returns a promo code as the venue writes it, with what it gives if the venue says so. */
function promoText({ discount_code: typed }: Reservation, venue: Venue): string {
  if (typed === null) return '';
  const { code, gives } = findPromoCode(venue, typed) ?? { code: typed };
  return gives === undefined ? code : `${code} · ${gives}`;
}

/** Returns until when tables are held for a guest, in the venue's time. */
export function formatHeldUntil({ held_until: heldUntil }: Pick<Reservation, 'held_until'>, venue: Venue): string {
  return heldUntil === null ? '' : formatTime(zonedTime(heldUntil, venue.time_zone).minutes, venue);
}

/** Formats the length of stay and its end, for venues with stays. */
function stayText(reservation: Reservation, venue: Venue): string {
  const { time, stay: minutes } = reservation;
  if (!countsStays(venue, reservedTables(reservation))) return '';
  const words = messagesFor(venue);
  const name = venue.stays?.find((stay) => stay.minutes === minutes)?.name;
  if (minutes === null) return name ?? formatMessage(words, 'stay_rest');
  return formatMessage(words, 'stay_until', {
    stay: name ?? formatDuration(minutes, venue),
    time: formatTime(time + minutes, venue),
  });
}
