/** Opens the page at the days of friends. */
import type { createStore } from 'jotai';
import { formDraftAtom, restoreFormAtom } from '../reservation/form.ts';
import { showNoticeAtom } from '../reservation/notices.ts';
import { friendsPlaceAtom } from '../reservation/visitStart.ts';
import { daysBetween } from '../../domain/booking/time.ts';
import { texts } from './messages.ts';

/**
 * Sets date and time of the form. Returns whether the link still leads to friends. A date that is no longer offered keeps
 * its default, which a notice says, as it does of a link that has ended.
 */
export function startBeside(store: ReturnType<typeof createStore>): boolean {
  const { date, until, time } = store.get(friendsPlaceAtom) ?? {};
  if (date === undefined) {
    store.set(showNoticeAtom, texts.linkEnded);
    return false;
  }
  const days = until === undefined ? {} : { days: daysBetween(date, until) + 1 };
  store.set(restoreFormAtom, { ...store.get(formDraftAtom), date, time, ...days });
  return true;
}
