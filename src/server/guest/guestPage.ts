/**
 * The content of a guest's page. It tells neither name nor contact details, because somebody else may see the guest's
 * screen or link.
 */
import { PLAN_PICTURE_SIZE } from '../drawing/planPictures.ts';
import { escapeHtml } from '../html.ts';
import { agreesToMessages, awaitsProof } from '../booking/messageQueue.ts';
import { type Reservation, shownTables, tableTexts } from '../booking/reservations.ts';
import { guestPath } from '../links/guestLinks.ts';
import { mapUrl, telephoneUrl } from '../mail/letter.ts';
import { changedFacts, formatHeldUntil } from '../mail/reservationMail.ts';
import { isolate, isolatesToHtml } from '../messages/bidi.ts';
import { formatDate } from '../messages/formats.ts';
import { type MessageName, formatMessage, messagesFor } from '../messages/messages.ts';
import { besideCalls } from '../../api/besideContract.ts';
import { besidePath } from './besideLinks.ts';
import { type GuestVisit, type VisitState, dayAddress, stayAddress, unverifiedMailbox } from './guestVisit.ts';

const STATE_TEXTS: Readonly<Record<VisitState, MessageName>> = {
  reserved: 'manage_reserved',
  held: 'manage_held',
  cancelled: 'manage_cancelled',
  offered: 'manage_offer',
  declined: 'manage_offer_over',
  begun: 'manage_begun',
  arrived: 'manage_arrived',
  past: 'manage_past',
};

/** What the calendar file does; a visit that has begun needs none. */
const CALENDAR_TEXTS: Readonly<Partial<Record<VisitState, MessageName>>> = {
  reserved: 'manage_calendar',
  held: 'manage_calendar',
  cancelled: 'manage_calendar_cancel',
};

type GuestPage = {
  readonly visit: GuestVisit;
  readonly state: VisitState;
  /** Whether the guest comes from changing the reservation, and what it was before. */
  readonly isChanged: boolean;
  readonly before?: Reservation | undefined;
  /** Whether the guest has pressed the button to cancel, and is asked once more. */
  readonly isCancelling?: boolean;
  /** The secret of the link for friends, if there is one. */
  readonly beside?: string | undefined;
  /** Whether the plan still has one of the tables. */
  readonly hasPlan: boolean;
};

/** Returns the page's content as HTML. Everything on it works without a script, except changing. */
export function formatGuestPage({
  visit,
  state,
  isChanged,
  before,
  isCancelling = false,
  beside,
  hasPlan,
}: GuestPage): string {
  const { reservation, venue, secret } = visit;
  const words = messagesFor(venue);
  const path = guestPath(secret);
  const html = (name: MessageName, details?: Readonly<Record<string, string>>): string =>
    markUp(formatMessage(words, name, details));
  const isActive = isCancellable(state);
  const tables = tableTexts(shownTables(reservation, venue)).join(', ');
  const list = (facts: readonly [MessageName, string][]): string =>
    facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => `<div><dt>${html(label)}</dt><dd>${markUp(isolate(value))}</dd></div>`)
      .join('');
  const facts = changedFacts(reservation, before, venue);
  const link = (href: string, text: string, look = ' quiet'): string =>
    `<a class="action${look}" href="${escapeHtml(href)}">${text}</a>`;
  const whole = stayAddress(secret);
  // The facts have their tables.
  const stayDays = (reservation.days ?? [])
    .map(({ date }) => {
      const day = markUp(isolate(formatDate(date, venue)));
      return `<li><a href="${guestPath(dayAddress(secret, date))}">${day}</a></li>`;
    })
    .join('');
  const calendar = CALENDAR_TEXTS[state];
  const stateText = html(isChanged && isActive ? 'manage_changed' : STATE_TEXTS[state], {
    offer_until: isolate(formatHeldUntil(reservation, venue)),
  });
  // Only whoever reads the mail can switch messages on.
  const canProve = awaitsProof(reservation, venue) && unverifiedMailbox(visit) === undefined;
  const form = (
    method: 'get' | 'post',
    page: string,
    label: MessageName,
    look = '',
    details?: Readonly<Record<string, string>>,
  ): string =>
    `<form method="${method}" action="${path}/${page}">` +
    `<button class="action${look}" type="submit">${html(label, details)}</button></form>`;
  const besideParts = (): string[] => [
    `<h2>${html('manage_beside')}</h2><p>${html('manage_beside_intro')}</p>`,
    ...(beside === undefined
      ? [form('post', besideCalls.make, 'manage_beside_make', ' quiet')]
      : [
          link(besidePath(beside), html('manage_beside_link'), ''),
          form('post', besideCalls.end, 'manage_beside_end', ' quiet'),
        ]),
  ];
  if (isCancelling)
    return [
      `<p class="venue"><bdi>${escapeHtml(venue.name)}</bdi></p>`,
      `<h1>${html('manage_cancel')}</h1><p>${html('manage_cancel_intro')}</p>`,
      `<section class="card"><dl class="ui-facts">${list(facts)}</dl></section>`,
      form('post', 'cancel', 'manage_cancel_yes', ' quiet danger'),
      link(path, html('manage_back')),
    ].join('');
  return [
    `<p class="venue"><bdi>${escapeHtml(venue.name)}</bdi></p>`,
    `<h1>${html('manage_title')}</h1>`,
    `<p class="state ${state}" role="status">${stateText}</p>`,
    '<section class="card">',
    hasPlan
      ? `<img src="${path}/plan.jpg" alt="${escapeHtml(formatMessage(words, 'manage_plan', { tables }))}" width="${PLAN_PICTURE_SIZE.width}" height="${PLAN_PICTURE_SIZE.height}">`
      : '',
    `<dl class="ui-facts">${list([...facts, ['label_notes', reservation.notes]])}`,
    `<div><dt>${html('label_address')}</dt><dd><bdi>${escapeHtml(venue.address)}</bdi></dd></div>`,
    `<div><dt>${html('label_telephone')}</dt><dd><a href="${telephoneUrl(venue)}" dir="ltr">${escapeHtml(venue.telephone)}</a></dd></div></dl>`,
    '<p class="actions">',
    calendar === undefined ? '' : link(`${path}/reservation.ics`, html(calendar)),
    link(mapUrl(venue), html('manage_directions')),
    '</p></section>',
    stayDays === ''
      ? ''
      : `<section class="card"><h2>${html('manage_days')}</h2><ul class="days">${stayDays}</ul></section>`,
    state === 'reserved' ? form('get', 'change', reservation.days ? 'manage_change_all' : 'manage_change') : '',
    state === 'offered'
      ? form('post', 'accept', 'manage_accept') + form('post', 'decline', 'manage_decline', ' quiet')
      : '',
    isActive ? form('get', 'cancel', reservation.days ? 'manage_cancel_all' : 'manage_cancel', ' quiet danger') : '',
    whole === undefined ? '' : link(guestPath(whole), html('manage_all_days')),
    ...(canBeBeside(visit, state) ? besideParts() : []),
    canProve
      ? form('post', 'messages-on', 'manage_messages_start', ' quiet', { phone: isolate(reservation.phone) })
      : '',
    agreesToMessages(reservation) && !awaitsProof(reservation, venue)
      ? form('post', 'messages', 'manage_messages_end', ' quiet')
      : '',
    reservation.messages_ended_at === null ? '' : `<p>${html('manage_messages_ended')}</p>`,
    isActive || state === 'offered' ? '' : link(`/v/${venue.tenant}`, html('reserve_again'), ''),
  ].join('');
}

/** Returns whether a guest can let friends see where the party will be: for the whole stay, until it is over. */
export function canBeBeside({ secret }: GuestVisit, state: VisitState): boolean {
  return stayAddress(secret) === undefined && ['reserved', 'held', 'begun', 'arrived'].includes(state);
}

/** Returns whether a guest can cancel. */
export function isCancellable(state: VisitState): boolean {
  return state === 'reserved' || state === 'held';
}

function markUp(text: string): string {
  return isolatesToHtml(escapeHtml(text));
}
