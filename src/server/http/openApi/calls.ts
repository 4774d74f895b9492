/** What the OpenAPI document says of each call of the contracts. The type checker asks for every one of them. */
import { bookingCalls } from '../../../api/bookingContract.ts';
import { dayCalls, WALL_SECRET_HEADER } from '../../../api/day/dayContract.ts';
import { editorCalls, MAX_PICTURE_BYTES, PICTURE_NAME_PATTERN } from '../../../api/editorContract.ts';
import { numbersCalls } from '../../../api/numbersContract.ts';
import { seasonCalls } from '../../../api/seasonContract.ts';
import { settingsCalls } from '../../../api/settingsContract.ts';
import {
  MAX_EXPORT_DAYS,
  MAX_PAGE_LENGTH,
  OLD_SECRET_HOURS,
  integrationCalls,
} from '../../../api/integrationContract.ts';
import { guestPath } from '../../links/guestLinks.ts';
import type { SchemaName } from './schemas.ts';

/** A schema in JSON, or the type of something else. */
export type BodyType = SchemaName | `${string}/${string}`;

export type Call = {
  readonly method: string;
  /** With placeholders: `:tenant`. */
  readonly path: string;
};

export type CallDescription = {
  readonly summary: string;
  readonly description?: string;
  /** Names with descriptions. Those that end in `?` may be missing. */
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyType;
  /** Whether the call begins a session instead of needing one. */
  readonly startsSession?: boolean;
  /** The body of 200. */
  readonly reply: BodyType;
  /** Other replies than those of every call of its group. */
  readonly replies?: Readonly<Record<number, readonly [description: string, body?: BodyType]>>;
};

export type CallGroup = {
  readonly name: string;
  readonly description: string;
  /** Whether its calls need a session. */
  readonly needsSession: boolean;
  readonly calls: Readonly<Record<string, readonly [Call, CallDescription]>>;
};

type Calls = Readonly<Record<string, Call>>;

/** Pairs each call with its description. */
function describe<Group extends Calls>(
  calls: Group,
  descriptions: Readonly<Record<keyof Group, CallDescription>>,
): CallGroup['calls'] {
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, [call, descriptions[name]!]]));
}

const REFUSED = ['Values that the host refuses', 'Refused'] as const;
const NOT_JSON = ['The body is not a JSON object, or not one of this call', 'Failed'] as const;
const NO_REVISION = ['The header If-Match is missing', 'Failed'] as const;
const BAD_PERIOD = ['The period or the step can’t be read', 'Failed'] as const;
const UNKNOWN_LINK = ['The link leads to no reservation', 'Failed'] as const;
const LAST_EVENT = 'The id of the last event that the client has received';
const AVAILABILITY = {
  key: 'The venue’s public key',
  date: 'DD.MM.YYYY',
  guests: 'The party’s size',
  'until?':
    'The last day of a stay of several, DD.MM.YYYY, where the venue reserves by `days`. Tables are then available that are ' +
    'free on all days, and the others have `taken_on`',
} as const;

const booking = describe(bookingCalls, {
  validate: {
    summary: 'Checks the visitor’s details before the tables are shown',
    body: 'Payload',
    reply: 'Valid',
    replies: { 400: NOT_JSON, 422: REFUSED },
  },
  reserve: {
    summary: 'Reserves tables',
    description:
      'In an overload, reservations wait in line. To a client that accepts text/event-stream the host then sends `line` ' +
      'events, whose data has its `place`, and the reply as a `reply` event, whose data has `status` and `body`.',
    body: 'Payload',
    reply: 'Reserved',
    replies: { 400: NOT_JSON, 422: REFUSED },
  },
  request: {
    summary: 'Asks for tables for a party that is too large to reserve online',
    description: 'It reserves nothing: the venue answers by mail. The same request again is the same one.',
    body: 'Payload',
    reply: 'Done',
    replies: { 400: NOT_JSON, 422: REFUSED },
  },
  tables: {
    summary: 'Lists the tables of a date, and which of them are free',
    query: AVAILABILITY,
    headers: { 'If-None-Match?': 'The ETag of an answer' },
    reply: 'Areas',
    replies: { 304: ['Nothing has changed since the answer with this ETag'], 422: REFUSED },
  },
  events: {
    summary: 'Streams which tables of a date are taken or freed',
    description:
      'Server-sent events: `tables`, whose data is a TablesEvent, `plan` after another plan was published, and ' +
      '`reload` if the gap after `Last-Event-ID` is too long. The data of the last two is {}.',
    query: {
      key: AVAILABILITY.key,
      date: AVAILABILITY.date,
      'once?': 'Ends the answer with the first event, for clients behind a proxy that holds streams back.',
    },
    headers: { 'Last-Event-ID?': LAST_EVENT },
    reply: 'text/event-stream',
    replies: { 422: REFUSED },
  },
});

const { validate, reserve, tables } = bookingCalls;
const belowLink = ({ method, path }: Call): Call => ({ method, path: guestPath(':secret') + path });
const guest = describe(
  { validateChange: belowLink(validate), change: belowLink(reserve), tablesToChange: belowLink(tables) },
  {
    validateChange: {
      summary: 'Checks another date, time, party size or other notes',
      body: 'Change',
      reply: 'Done',
      replies: { 400: NOT_JSON, 404: UNKNOWN_LINK, 422: REFUSED },
    },
    change: {
      summary: 'Changes the reservation',
      body: 'Change',
      reply: 'Reserved',
      replies: { 400: NOT_JSON, 404: UNKNOWN_LINK, 422: REFUSED },
    },
    tablesToChange: {
      summary: 'Lists the tables of a date. The reservation’s own are available to it',
      query: AVAILABILITY,
      reply: 'Areas',
      replies: { 404: UNKNOWN_LINK, 422: REFUSED },
    },
  },
);

/** The calls that plans and settings have in common. `prefix` begins the names of their schemas. */
const aboutDocuments = (what: string, prefix: '' | 'Settings') =>
  ({
    saveDraft: {
      summary: `Saves the draft of the ${what}`,
      headers: {
        'If-Match?': 'The revision of the draft that this one replaces',
        'If-None-Match?': '*, where there is no draft yet',
      },
      body: `${prefix}DraftBody`,
      reply: 'DraftSaved',
      replies: {
        400: NOT_JSON,
        412: ['Somebody else has saved', `${prefix}DraftConflict`],
        422: ['The draft can’t be read', 'DocumentErrors'],
        428: NO_REVISION,
      },
    },
    discardDraft: {
      summary: `Discards the draft of the ${what}`,
      headers: { 'If-Match': 'The revision of the draft' },
      reply: 'Done',
      replies: { 412: ['Somebody else has saved', `${prefix}DraftConflict`], 428: NO_REVISION },
    },
    publish: {
      summary: `Publishes the ${what}`,
      headers: { 'If-Match': 'The ETag of the version that this one replaces' },
      body: `${prefix}PublishBody`,
      reply: 'PublishReply',
      replies: {
        400: NOT_JSON,
        409: ['Reservations are affected: repeat with the digest in `accept`', `${prefix}ImpactConflict`],
        412: ['Somebody else has published', `${prefix}PublishConflict`],
        422: ['What is to be published has errors', 'DocumentErrors'],
        428: NO_REVISION,
      },
    },
    keepCurrent: { summary: `Keeps the published ${what} although the venue’s file has changed`, reply: 'Done' },
    versions: { summary: `Lists the published versions of the ${what}, the latest first`, reply: `${prefix}Versions` },
  }) as const;

const settings = describe(settingsCalls, {
  state: { summary: 'The published settings and their draft', reply: 'SettingsState' },
  ...aboutDocuments('settings', 'Settings'),
  version: { summary: 'A version with its settings', reply: 'SettingsVersion' },
  choices: {
    summary: 'Where reservations that new settings no longer allow could be moved, and what to write to their guests',
    body: 'ChoicesBody',
    reply: 'Choices',
    replies: { 400: NOT_JSON, 422: ['The settings are not valid', 'DocumentErrors'] },
  },
  findGuest: {
    summary: 'Counts what is kept about the guest with an email address or a telephone number',
    body: 'GuestBody',
    reply: 'FoundGuest',
    replies: { 400: NOT_JSON },
  },
  eraseGuest: {
    summary: 'Erases the reservations and the waiting list’s entries of a guest. No mail is sent',
    body: 'GuestBody',
    reply: 'Done',
    replies: { 400: NOT_JSON },
  },
});

const season = describe(seasonCalls, {
  places: { summary: 'Lists the season places, also those of the season before', reply: 'SeasonPlaces' },
  assign: {
    summary: 'Assigns places, all of them or none',
    body: 'AssignSeason',
    reply: 'AssignedSeason',
    replies: { 400: NOT_JSON },
  },
  offer: {
    summary: 'Offers places to their holders for another season, all of them or none',
    description: 'The tables are kept until `answer_by`. Holders with an email address get a mail.',
    body: 'OfferSeason',
    reply: 'OfferedSeason',
    replies: { 400: NOT_JSON },
  },
  change: {
    summary: 'Notes whether a place is paid, or what its holder has answered to the offer',
    body: 'ChangeSeason',
    reply: 'Done',
    replies: { 400: NOT_JSON },
  },
  release: { summary: 'Releases a place, and deletes its holder’s data. No mail is sent', reply: 'Done' },
  link: {
    summary: 'The holder’s page, the same each time until a new link ends it',
    body: 'MakeSeasonLink',
    reply: 'SeasonLink',
    replies: { 400: NOT_JSON },
  },
  mail: { summary: 'Mails the holder the link', body: 'application/json', reply: 'Done' },
});

const editor = describe(editorCalls, {
  state: { summary: 'The venue, its published plan and its draft', reply: 'EditorState' },
  ...aboutDocuments('plan', ''),
  affected: {
    summary: 'Lists reservations whose tables are not as they were promised',
    reply: 'AffectedReservations',
  },
  version: { summary: 'A version with its plan', reply: 'VersionPlan' },
  pictureUses: { summary: 'Lists where pictures are used', reply: 'PictureUses' },
  uploadPicture: {
    summary: 'Uploads a picture',
    description:
      `The name matches ${PICTURE_NAME_PATTERN.source}, and the picture has at most ${MAX_PICTURE_BYTES} bytes. ` +
      'Nothing replaces a picture; the same bytes can be sent again.',
    body: 'image/*',
    reply: 'PictureReply',
    replies: {
      409: ['Another picture has this name, or there are too many', 'Failed'],
      413: ['The picture is too large', 'Failed'],
      422: ['The name, the format or the picture can’t be used', 'Failed'],
    },
  },
  deletePicture: {
    summary: 'Deletes an uploaded picture',
    reply: 'Done',
    replies: { 409: ['A plan uses the picture', 'Failed'] },
  },
  signIn: {
    summary: 'Begins a session of editor and day, and sets its cookie',
    body: 'SignInBody',
    startsSession: true,
    reply: 'Done',
    replies: {
      400: NOT_JSON,
      401: ['The token is wrong', 'Failed'],
      429: ['Too many wrong tokens from this network', 'Failed'],
    },
  },
  signOut: { summary: 'Ends the session', body: 'application/json', reply: 'Done' },
  access: { summary: 'Lists what opens editor and day', reply: 'Access' },
  addDevice: {
    summary: 'Makes the address that signs in a device of the staff',
    body: 'DeviceBody',
    reply: 'DeviceReply',
    replies: { 400: NOT_JSON },
  },
  endOtherSessions: { summary: 'Ends every session but this one', reply: 'Done' },
  endAccess: { summary: 'Ends a session, or the token of a device', reply: 'Done' },
});

const ofDate = { 'date?': 'YYYY-MM-DD; without it, the venue’s today' } as const;
const BAD_DATE = ['The date can’t be read', 'InvalidAction'] as const;
const wallSecret = { [`${WALL_SECRET_HEADER}?`]: 'The wall screen’s secret, instead of a session' } as const;

const day = describe(dayCalls, {
  state: {
    summary: 'The parties, blocks and waiting list of a date',
    query: ofDate,
    reply: 'DayState',
    replies: { 422: BAD_DATE },
  },
  act: {
    summary: 'Takes a step, such as seating a party',
    description: 'A step with the same `id` is taken once, and gets the first reply.',
    body: 'ActionBody',
    reply: 'ActionReply',
    replies: {
      400: NOT_JSON,
      409: ['Somebody else has changed the parties, a table is not free, or a block concerns parties', 'ActionRefusal'],
      422: ['The step can’t be taken', 'InvalidAction'],
    },
  },
  plan: { summary: 'The published plan', reply: 'DayPlan' },
  events: {
    summary: 'Streams that something has changed',
    description: 'Server-sent events, as on the booking page, for all dates.',
    query: { 'once?': 'Ends the answer with the first event.' },
    headers: { 'Last-Event-ID?': LAST_EVENT, ...wallSecret },
    reply: 'text/event-stream',
  },
  log: {
    summary: 'The latest steps of a date',
    query: { ...ofDate, 'before?': 'The number of a step; the steps before it' },
    reply: 'DayLog',
    replies: { 422: BAD_DATE },
  },
  visits: { summary: 'The earlier visits of a party’s guest', reply: 'GuestVisits' },
  push: { summary: 'Whether this device is notified of new reservations', reply: 'Push' },
  subscribe: {
    summary: 'Notifies this device of new reservations, until its session ends',
    body: 'PushSubscription',
    reply: 'Done',
    replies: { 422: ['The address is not one of a push service', 'InvalidAction'] },
  },
  unsubscribe: { summary: 'Stops notifying this device', reply: 'Done' },
  csv: {
    summary: 'The reservations of a date as a table',
    query: ofDate,
    reply: 'text/csv',
    replies: { 422: BAD_DATE },
  },
  wall: {
    summary: 'The day without names',
    query: ofDate,
    headers: wallSecret,
    reply: 'WallState',
    replies: { 422: BAD_DATE },
  },
  feeds: { summary: 'Lists the secret addresses of calendar and wall screen', reply: 'Feeds' },
  makeFeed: {
    summary: 'Makes a secret address. An earlier one no longer works',
    description: 'The kind is ical or wall.',
    body: 'application/json',
    reply: 'MadeFeed',
  },
  endFeed: { summary: 'Ends a secret address', reply: 'Done' },
});

const ofPeriod = {
  from: 'The first date, YYYY-MM-DD',
  until: 'The last date, at most two years later',
  step: 'day, week or month',
} as const;
const numbers = describe(numbersCalls, {
  numbers: { summary: 'Sums of a period', query: ofPeriod, reply: 'Numbers', replies: { 400: BAD_PERIOD } },
  csv: { summary: 'The same as a table', query: ofPeriod, reply: 'text/csv', replies: { 400: BAD_PERIOD } },
});

const ofExport = { from: 'The first date, YYYY-MM-DD', until: 'The last date' } as const;
const BAD_EXPORT = ['The period or the cursor can’t be read', 'Failed'] as const;
const integrations = describe(integrationCalls, {
  webhooks: { summary: 'Lists the webhooks', reply: 'Webhooks' },
  addWebhook: {
    summary: 'Adds a webhook, and shows the secret that signs its events once',
    body: 'WebhookBody',
    reply: 'MadeWebhook',
    replies: { 400: NOT_JSON, 422: ['The address is not public, or there are too many webhooks', 'Failed'] },
  },
  changeWebhook: {
    summary: 'Changes a webhook, or turns it off or on again',
    description: 'Turning it off deletes its waiting events.',
    body: 'WebhookChange',
    reply: 'Done',
    replies: { 400: NOT_JSON, 422: ['The address is not public', 'Failed'] },
  },
  endWebhook: { summary: 'Ends a webhook', reply: 'Done' },
  renewSecret: {
    summary: 'Makes another secret, and shows it once',
    description: `For ${OLD_SECRET_HOURS} hours the previous secret signs as well: \`webhook-signature\` then has two signatures.`,
    body: 'application/json',
    reply: 'MadeWebhook',
  },
  testWebhook: { summary: 'Sends the event webhook.test', body: 'application/json', reply: 'Done' },
  deliveries: {
    summary: 'Lists the latest events of a webhook: waiting, delivered and given up',
    reply: 'Deliveries',
  },
  sendAgain: { summary: 'Sends an event again, with the same id', body: 'application/json', reply: 'Done' },
  reservations: {
    summary: 'Lists the reservations of a period, page by page',
    description: `By date, then in the order in which they were made; at most ${MAX_EXPORT_DAYS} days.`,
    query: {
      ...ofExport,
      'limit?': `Reservations of a page, 100 if missing, at most ${MAX_PAGE_LENGTH}`,
      'cursor?': 'The `next` of the page before',
    },
    reply: 'ReservationsPage',
    replies: { 400: BAD_EXPORT },
  },
  exportCsv: {
    summary: 'The reservations of a period as a table',
    query: ofExport,
    reply: 'text/csv',
    replies: { 400: BAD_EXPORT },
  },
  exportJson: {
    summary: 'The reservations of a period as a list in JSON',
    query: ofExport,
    reply: 'ReservationList',
    replies: { 400: BAD_EXPORT },
  },
  keys: { summary: 'Lists the keys', reply: 'Keys' },
  addKey: {
    summary: 'Makes a key, and shows it once',
    body: 'KeyBody',
    reply: 'MadeKey',
    replies: { 400: NOT_JSON, 422: ['There are too many keys', 'Failed'] },
  },
  endKey: { summary: 'Revokes a key', reply: 'Done' },
});

const operation = describe(
  {
    alive: { method: 'GET', path: '/healthz' },
    ready: { method: 'GET', path: '/readyz' },
    metrics: { method: 'GET', path: '/metrics' },
  },
  {
    alive: { summary: 'Whether the process answers, and which release it is', reply: 'Health' },
    ready: {
      summary: 'Whether the host can take a reservation',
      reply: 'Readiness',
      replies: { 503: ['The host can’t take reservations', 'Readiness'] },
    },
    metrics: { summary: 'Figures for Prometheus', reply: 'text/plain' },
  },
);

export const CALL_GROUPS: readonly CallGroup[] = [
  {
    name: 'Booking',
    description: 'The calls of the booking page. Any page may use them.',
    needsSession: false,
    calls: booking,
  },
  {
    name: 'Change',
    description: 'The calls of the page behind a guest’s link, which changes a reservation.',
    needsSession: false,
    calls: guest,
  },
  { name: 'Editor', description: 'For owners. Only the host’s own pages may call.', needsSession: true, calls: editor },
  {
    name: 'Settings',
    description: 'For owners. Only the host’s own pages may call.',
    needsSession: true,
    calls: settings,
  },
  {
    name: 'Season',
    description: 'For owners: places that guests have for a season. Only the host’s own pages may call.',
    needsSession: true,
    calls: season,
  },
  {
    name: 'Numbers',
    description: 'For owners. Only the host’s own pages may call.',
    needsSession: true,
    calls: numbers,
  },
  { name: 'Day', description: 'For the staff. Only the host’s own pages may call.', needsSession: true, calls: day },
  {
    name: 'Integrations',
    description: 'For owners: what connects other tools. Only the host’s own pages may call.',
    needsSession: true,
    calls: integrations,
  },
  { name: 'Operation', description: 'For operators of the host.', needsSession: false, calls: operation },
];
