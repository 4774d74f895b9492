/** The calls of the settings page: method, path and schemas, shared by page and host. */
import * as z from 'zod/mini';
import { plainDate } from '../domain/booking/venue.ts';
import { venueSwitchValue } from './venueSwitch.ts';
import { SETTINGS_IMPACTS } from '../domain/booking/settingsImpact.ts';
import { MINUTES_PER_DAY } from '../domain/plan/timeOfDay.ts';
import { cleanText } from '../domain/text/cleanText.ts';
import { MAX_LISTED_RESERVATIONS, affectedGuestSchema, documentCalls, documentSchemas } from './documentContract.ts';

/** Paths below the host's origin, with placeholders. */
export const settingsCalls = {
  ...documentCalls('/api/settings/:tenant'),
  choices: { method: 'POST', path: '/api/settings/:tenant/choices' },
  /** In the body, because addresses of calls are logged. */
  findGuest: { method: 'POST', path: '/api/settings/:tenant/guests/find' },
  eraseGuest: { method: 'POST', path: '/api/settings/:tenant/guests/erase' },
} as const;
/** The page's address, with a placeholder. */
export const SETTINGS_PATH = '/settings/:tenant';

/** The mails that guests get. The two reminders are alike. */
export const GUEST_MAILS = ['guest', 'confirm', 'changed', 'cancelled', 'reminder_day', 'offer'] as const;
export type GuestMail = (typeof GUEST_MAILS)[number];

/** What guests would get if the draft were published. `?lang=` is the guest's language. */
export const previewCalls = {
  /** Subject and plain text of a mail. */
  mail: { method: 'GET', path: '/api/settings/:tenant/mails/:mail' },
  /** Sends it to the venue's own address. */
  sendMail: { method: 'POST', path: '/api/settings/:tenant/mails/:mail' },
  /** Its HTML, for a frame. */
  mailPage: { method: 'GET', path: `${SETTINGS_PATH}/mails/:mail` },
  bookingPage: { method: 'GET', path: `${SETTINGS_PATH}/booking-page` },
  /** Above the booking page's own calls: they are answered as everywhere, but nothing is reserved. */
  bookingCalls: { path: '/api/settings/:tenant/booking-page' },
} as const;
export const mailPreviewSchema = z.object({ subject: z.string(), text: z.string() });
export type MailPreview = z.infer<typeof mailPreviewSchema>;

/** Limit of settings and their metadata: enough for long terms in every language. */
export const MAX_SETTINGS_BYTES = 1024 * 1024;

/** Settings as `venue.json` has them. A draft may be unfinished. */
const settings = z.record(z.string(), z.unknown());

const code = z.string().check(z.minLength(1), z.maxLength(40));
/** Limit of what a venue writes to a guest, in characters. */
export const MAX_LETTER_LENGTH = 2_000;

const place = z.object({
  date: plainDate,
  time: z.int().check(z.nonnegative(), z.maximum(MINUTES_PER_DAY)),
  tables: z.array(z.object({ key: z.string(), name: z.string() })),
});
/** A date, a time and free tables to which a reservation can be moved. */
export type Place = z.infer<typeof place>;

/** What is done with a reservation that the new settings no longer allow. One without a decision stays on the day page. */
const decisionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('keep'), code }),
  z.strictObject({ type: z.literal('move'), code, place }),
  z.strictObject({
    type: z.literal('mail'),
    code,
    text: z.string().check(z.overwrite(cleanText), z.minLength(1), z.maxLength(MAX_LETTER_LENGTH)),
  }),
]);
export type Decision = z.infer<typeof decisionSchema>;

const documents = documentSchemas(
  'settings',
  settings,
  /** `why` says what the settings no longer allow. */
  z.extend(affectedGuestSchema, { why: z.array(z.enum(SETTINGS_IMPACTS)) }),
  /** The fields that differ from the version before. */
  { changed: z.array(z.string()) },
);
export const settingsSchemas = {
  ...documents,
  publishBody: z.extend(documents.publishBody, {
    decisions: z._default(z.array(decisionSchema).check(z.maxLength(MAX_LISTED_RESERVATIONS)), []),
  }),
};

/** Asks where affected reservations could be moved to under settings that are not published yet. */
export const choicesBodySchema = z.strictObject({
  settings: z.unknown(),
  codes: z.array(code).check(z.maxLength(MAX_LISTED_RESERVATIONS)),
});
/** The nearest places of each reservation, and what to write to its guest, in the guest's language. */
export const choicesSchema = z.object({
  choices: z.array(z.object({ code: z.string(), places: z.array(place), letter: z.string() })),
});
export type Choice = z.infer<typeof choicesSchema>['choices'][number];
/** Limit of an email address with some space around it, in characters. */
export const MAX_CONTACT_LENGTH = 400;
/** A guest by the whole email address or telephone number. */
export const guestBodySchema = z.strictObject({
  contact: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_CONTACT_LENGTH)),
});
/** What is kept of a guest: reservations, how many of them are still to come, and entries of the waiting list. */
export const foundGuestSchema = z.object({
  reservations: z.int(),
  upcoming: z.int(),
  waiting: z.int(),
  /** Season places. */
  season: z.int(),
  /** Under which names, at most ten. */
  names: z.array(z.string()),
});
export type FoundGuest = z.infer<typeof foundGuestSchema>;
export type SettingsDraft = z.infer<typeof settingsSchemas.draft>;
export type PublishedSettings = z.infer<typeof settingsSchemas.published>;
export type SettingsVersion = z.infer<typeof settingsSchemas.version>;
export type SettingsConflict = z.infer<typeof settingsSchemas.impactConflict>;

export const settingsStateSchema = z.object({
  published: settingsSchemas.published,
  draft: z.nullable(settingsSchemas.draft),
  folder: settingsSchemas.folder,
  /** The pictures that settings of this venue can use. */
  pictures: z.array(z.string()),
  /** The names of the tables on the published plan. */
  tables: z.array(z.string()),
  /** The areas of the published plan, by the ids that `area_occupancy` has. */
  areas: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The host's messages in the venue's language by name, which the venue's own words replace. */
  words: z.record(z.string(), z.string()),
  /** The texts of the published plan that can be translated. */
  planTexts: z.array(z.string()),
  /** The categories of the published plan. */
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Where samples of mails are sent; empty if the host has no mail server. */
  sampleAddress: z.string(),
});
export type SettingsState = z.infer<typeof settingsStateSchema>;

/** The page-level values: `data-…` attributes of the element that the page mounts in. */
export const settingsPageSchema = z.object({
  tenant: z.string(),
  name: z._default(z.string(), ''),
  /** The host's current time (ISO). */
  now: z.string(),
  venues: venueSwitchValue,
});
export type SettingsPageValues = z.infer<typeof settingsPageSchema>;
