/** The calls of the settings page. Expected failures are values; no function throws. */
import { createDocumentClient } from './documentClient.ts';
import {
  type Choice,
  type GuestMail,
  choicesSchema,
  foundGuestSchema,
  mailPreviewSchema,
  previewCalls,
  settingsCalls,
  settingsSchemas,
  settingsStateSchema,
} from './settingsContract.ts';
import { ask, load, perform, read } from './transport/hostCalls.ts';

export const settingsClient = createDocumentClient('settings', settingsCalls, settingsSchemas);

/** Fetches the published settings, the draft, and what they can refer to. */
export const fetchSettings = (tenant: string) =>
  load(settingsCalls.state, { tenant }, settingsStateSchema, (state) => ({ state }));

/** Fetches what can be decided about reservations that settings no longer allow; nothing if the call fails. */
export async function fetchChoices(
  tenant: string,
  body: { readonly settings: unknown; readonly codes: readonly string[] },
): Promise<readonly Choice[]> {
  const answer = await ask(settingsCalls.choices, { tenant }, { body });
  return read(answer, 200, choicesSchema, ({ choices }) => choices) ?? [];
}

/** Finds what is kept of the guest who has an email address or a telephone number. */
export const findGuest = (tenant: string, contact: string) =>
  load(settingsCalls.findGuest, { tenant }, foundGuestSchema, (guest) => ({ guest }), { body: { contact } });

/** Erases it. */
export const eraseGuest = (tenant: string, contact: string) =>
  perform(settingsCalls.eraseGuest, { tenant }, { body: { contact } });

type MailAsked = { readonly tenant: string; readonly mail: GuestMail; readonly language: string };

/** Fetches the subject and the plain text of a mail. `draft` names the draft that makes it, for the browser's cache. */
export const fetchMail = ({ tenant, mail, language }: MailAsked, draft: string, signal: AbortSignal) =>
  load(previewCalls.mail, { tenant, mail }, mailPreviewSchema, (found) => found, {
    query: { lang: language, draft },
    signal,
  });

/** Sends a sample of a mail to the venue's own address. */
export const sendMail = ({ tenant, mail, language }: MailAsked) =>
  perform(previewCalls.sendMail, { tenant, mail }, { query: { lang: language }, body: {} });
