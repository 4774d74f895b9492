/** The settings being edited, next to what the host has. */
import { atom } from 'jotai';
import { fetchSettings, settingsClient } from '../../api/settingsClient.ts';
import type { SettingsPageValues, SettingsState } from '../../api/settingsContract.ts';
import { type SettingsFields, changedSettings } from '../../domain/booking/settingsMerge.ts';
import { isDeepEqual, isFields } from '../../domain/deepEqual.ts';
import { renameText } from '../../domain/booking/guestTexts.ts';
import { failureText } from '../messages.ts';

export const pageAtom = atom<SettingsPageValues>({ tenant: '', name: '', now: '' });

/** Where a value is: names of fields and positions in lists. */
export type Path = readonly (string | number)[];

type Load = { readonly type: 'loading' | 'ready' } | { readonly type: 'failed'; readonly message: string };
const baseLoadAtom = atom<Load>({ type: 'loading' });
export const loadAtom = atom((get) => get(baseLoadAtom));

/** What the host has, as far as the page knows. */
export const hostAtom = atom<SettingsState>();
/** The published settings that the draft comes from. */
export const baseAtom = atom<{ readonly version: number; readonly settings: SettingsFields }>();

const baseFieldsAtom = atom<SettingsFields>({});
/** The settings as the owner has them, valid or not. */
export const fieldsAtom = atom(
  (get) => get(baseFieldsAtom),
  (_get, set, fields: SettingsFields) => {
    set(baseFieldsAtom, fields);
  },
);
/** The names of the fields that differ from the published settings. */
export const changedAtom = atom((get): string[] => {
  const host = get(hostAtom);
  return host ? changedSettings(host.published.settings, get(baseFieldsAtom)) : [];
});

/** The latest announcement for screen readers, and the notice that everybody sees. */
export const noticeAtom = atom('');

/** Loads the settings. Resolves once the draft, if there is one, is open. */
export const loadSettingsAtom = atom(null, async (get, set): Promise<void> => {
  set(baseLoadAtom, { type: 'loading' });
  const { tenant } = get(pageAtom);
  const result = await fetchSettings(tenant);
  if (!result.ok) {
    set(baseLoadAtom, { type: 'failed', message: failureText(result) });
    return;
  }
  const { published, draft } = result.state;
  // The draft may come from an earlier version. If that one is gone, nothing of the current one counts as the owner's.
  const earlier =
    draft && draft.base !== published.version ? await settingsClient.fetchVersion(tenant, draft.base) : undefined;
  set(hostAtom, result.state);
  set(baseAtom, earlier?.ok ? earlier.version : { version: published.version, settings: published.settings });
  set(baseFieldsAtom, (draft ?? published).settings);
  set(baseLoadAtom, { type: 'ready' });
});

/** Returns the value at a path; undefined where there is none. */
export function valueAt(fields: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, name) => (isFields(value) ? value[name as string] : undefined), fields);
}

/** Returns the fields with another value at a path. `undefined` removes it, also from a list. */
export function withValue(container: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const inner = rest.length > 0 ? withValue(valueAt(container, [name]), rest, value) : value;
  if (typeof name === 'number') {
    const list = Array.isArray(container) ? [...(container as unknown[])] : [];
    list.splice(name, 1, ...(inner === undefined ? [] : [inner]));
    return list;
  }
  const { [name]: _, ...others } = isFields(container) ? container : {};
  return inner === undefined ? others : { ...(isFields(container) ? container : {}), [name]: inner };
}

/** Sets the value at a path. The translations of a text follow it. */
export const setValueAtom = atom(null, (get, set, path: Path, value: unknown) => {
  const fields = get(baseFieldsAtom);
  if (isDeepEqual(valueAt(fields, path), value)) return;
  const [before, changed] = [valueAt(fields, path), withValue(fields, path, value) as SettingsFields];
  const isText = typeof before === 'string' && typeof value === 'string' && path[0] !== 'translations';
  set(baseFieldsAtom, isText ? renameText(changed, before, value, get(hostAtom)?.planTexts ?? []) : changed);
  set(noticeAtom, '');
});

/** Keeps what is published, although the file on the host has changed. */
export const keepCurrentAtom = atom(null, async (get, set): Promise<void> => {
  const result = await settingsClient.keepCurrent(get(pageAtom).tenant);
  const host = get(hostAtom);
  if (!result.ok) set(noticeAtom, failureText(result));
  else if (host) set(hostAtom, { ...host, folder: { changed: false } });
});
