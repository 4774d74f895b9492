/** The calls of the settings page. Expected failures are values; no function throws. */
import { createDocumentClient } from './documentClient.ts';
import {
  type Choice,
  type SettingsState,
  choicesSchema,
  settingsCalls,
  settingsSchemas,
  settingsStateSchema,
} from './settingsContract.ts';
import { type CallFailure, ask, failureOf, read } from './transport/hostCalls.ts';

export const settingsClient = createDocumentClient('settings', settingsCalls, settingsSchemas);

type LoadSettingsResult = { readonly ok: true; readonly state: SettingsState } | CallFailure;

/** Fetches the published settings, the draft, and what they can refer to. */
export async function fetchSettings(tenant: string, signal?: AbortSignal): Promise<LoadSettingsResult> {
  const answer = await ask(settingsCalls.state, { tenant }, { signal });
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
