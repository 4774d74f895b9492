/** Ends the session of this browser. */
import { atom } from 'jotai';
import { signOut } from '../../api/editorClient.ts';
import { isSignedOutAtom } from '../state/connection.ts';
import { forgetStatesAtom } from '../state/day.ts';
import { pageAtom } from '../state/page.ts';

/** Signs out, and forgets all that was loaded. Returns whether the host has ended the session. */
export const signOutAtom = atom(null, async (get, set): Promise<boolean> => {
  const result = await signOut(get(pageAtom).tenant);
  if (!result.ok && result.error !== 'signed-out') return false;
  set(isSignedOutAtom, true);
  set(forgetStatesAtom);
  return true;
});
