/** The calls of the settings page: method, path and schemas, shared by page and host. */
import * as z from 'zod/mini';
import { SETTINGS_IMPACTS } from '../domain/booking/settingsImpact.ts';
import { affectedGuestSchema, documentCalls, documentSchemas } from './documentContract.ts';

/** Paths below the host's origin, with placeholders. */
export const settingsCalls = documentCalls('/api/settings/:tenant');
/** The page's address, with a placeholder. */
export const SETTINGS_PATH = '/settings/:tenant';

/** Limit of settings and their metadata: enough for long terms in every language. */
export const MAX_SETTINGS_BYTES = 1024 * 1024;

/** Settings as `venue.json` has them. A draft may be unfinished. */
const settings = z.record(z.string(), z.unknown());

export const settingsSchemas = documentSchemas(
  'settings',
  settings,
  /** `why` says what the settings no longer allow. */
  z.extend(affectedGuestSchema, { why: z.array(z.enum(SETTINGS_IMPACTS)) }),
  /** The fields that differ from the version before. */
  { changed: z.array(z.string()) },
);
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
  /** The host's messages in the venue's language by name, which the venue's own words replace. */
  words: z.record(z.string(), z.string()),
});
export type SettingsState = z.infer<typeof settingsStateSchema>;

/** The page-level values: `data-…` attributes of the element that the page mounts in. */
export const settingsPageSchema = z.object({
  tenant: z.string(),
  name: z._default(z.string(), ''),
  /** The host's current time (ISO). */
  now: z.string(),
});
export type SettingsPageValues = z.infer<typeof settingsPageSchema>;
