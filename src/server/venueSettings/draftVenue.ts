/** A venue as the draft of its settings makes it, for previews. */
import { changedSettings, type SettingsFields } from '../../domain/booking/settingsMerge.ts';
import { isObject } from '../../domain/plan/reading/coerce.ts';
import { findDraft } from '../editor/drafts.ts';
import type { Store } from '../store/store.ts';
import { type ServedVenue, readSettings, withDocument } from '../venues/venues.ts';

/** Returns the venue with the settings of its draft. A change that is not valid yet stays as it is published. */
export async function draftVenue(store: Store, served: ServedVenue): Promise<ServedVenue> {
  const { tenant } = served.venue;
  const draft = await findDraft(store, { tenant, kind: 'settings' });
  if (!draft || !isObject(draft.content)) return served;
  const content = readSettings(validPart(served.documents.settings.content, draft.content, tenant), tenant);
  return content.ok ? withDocument(served, 'settings', { content: content.value, version: 0, hash: '' }) : served;
}

function validPart(published: SettingsFields, draft: SettingsFields, tenant: string): SettingsFields {
  if (readSettings(draft, tenant).ok) return draft;
  let fields = published;
  for (const name of changedSettings(published, draft)) {
    const { [name]: _, ...others } = fields;
    const changed = draft[name] === undefined ? others : { ...others, [name]: draft[name] };
    if (readSettings(changed, tenant).ok) fields = changed;
  }
  return fields;
}
