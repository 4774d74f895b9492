/** The calls of the settings page. Expected failures are values; no function throws. */
import { createDocumentClient } from './documentClient.ts';
import {
  type Choice,
  type FoundGuest,
  type GuestMail,
  type MailPreview,
  type SettingsState,
  choicesSchema,
  foundGuestSchema,
  mailPreviewSchema,
  previewCalls,
  settingsCalls,
  settingsSchemas,
  settingsStateSchema,
} from './settingsContract.ts';
import { type CallFailure, ask, done, failureOf, read } from './transport/hostCalls.ts';

export const settingsClient = createDocumentClient('settings', settingsCalls, settingsSchemas);

type LoadSettingsResult = { readonly ok: true; readonly state: SettingsState } | CallFailure;

/** Fetches the published settings, the draft, and what they can refer to. */
export async function fetchSettings(tenant: string): Promise<LoadSettingsResult> {
  const answer = await ask(settingsCalls.state, { tenant }, {});
  return read(answer, 200, settingsStateSchema, (state) => ({ ok: true, state })) ?? failureOf(answer);
}

/** Fetches what can be decided about reservations that settings no longer allow; nothing if the call fails. */
export async function fetchChoices(
  tenant: string,
  body: { readonly settings: unknown; readonly codes: readonly string[] },
): Promise<readonly Choice[]> {
  const answer = await ask(settingsCalls.choices, { tenant }, { body });
  return read(answer, 200, choicesSchema, ({ choices }) => choices) ?? [];
}

/** Finds what is kept of the guest who has an email address or a telephone number. */
export async function findGuest(
  tenant: string,
  contact: string,
): Promise<{ readonly ok: true; readonly guest: FoundGuest } | CallFailure> {
  const answer = await ask(settingsCalls.findGuest, { tenant }, { body: { contact } });
  return read(answer, 200, foundGuestSchema, (guest) => ({ ok: true, guest })) ?? failureOf(answer);
}

/** Erases it. */
export async function eraseGuest(tenant: string, contact: string): Promise<{ readonly ok: true } | CallFailure> {
  const answer = await ask(settingsCalls.eraseGuest, { tenant }, { body: { contact } });
  return done(answer) ?? failureOf(answer);
}

type MailAsked = { readonly tenant: string; readonly mail: GuestMail; readonly language: string };

/** Fetches the subject and the plain text of a mail. `draft` names the draft that makes it, for the browser's cache. */
export async function fetchMail(
  { tenant, mail, language }: MailAsked,
  draft: string,
  signal: AbortSignal,
): Promise<({ readonly ok: true } & MailPreview) | CallFailure> {
  const answer = await ask(previewCalls.mail, { tenant, mail }, { query: { lang: language, draft }, signal });
  return read(answer, 200, mailPreviewSchema, (found) => ({ ok: true, ...found })) ?? failureOf(answer);
}

/** Sends a sample of a mail to the venue's own address. */
export async function sendMail({ tenant, mail, language }: MailAsked): Promise<{ readonly ok: true } | CallFailure> {
  const answer = await ask(previewCalls.sendMail, { tenant, mail }, { query: { lang: language }, body: {} });
  return done(answer) ?? failureOf(answer);
}
