/** Whether the host can be reached, and whether it still lets this browser in. */
import { atom } from 'jotai';

/** `offline`: nothing gets through. What is shown may have changed since. */
export type Connection = 'connecting' | 'live' | 'offline';

export const connectionAtom = atom<Connection>('connecting');

/** Whether the host refuses this browser's session. */
export const isSignedOutAtom = atom(false);
