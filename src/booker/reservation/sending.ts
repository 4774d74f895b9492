/**
 * Sends the form's requests over a bad network: waits while the browser is offline, and repeats what a host does only
 * once.
 */
import { atom } from 'jotai';
import { type PostCall, type PostResult, postPayload } from '../../api/bookingClient.ts';
import type { createLineFetch } from '../../api/transport/lineFetch.ts';
import type { ReservationPayload } from '../../domain/booking/reservationPayload.ts';
import { untilOnline, waitForRetry } from '../page/connection.ts';
import { pageAtom } from '../page/page.ts';

/** Pauses before a request without a reply is repeated. */
const REPEAT_DELAYS_MS = [500, 2_000, 5_000] as const;

/** Why a request takes longer, as the name of its message, or the place in line. */
export type SendingTrouble = 'waitingForNetwork' | 'askingAgain' | number;

type Line = { readonly createLineFetch: typeof createLineFetch };

const baseTroubleAtom = atom<SendingTrouble>();
const baseLineAtom = atom<Line>();
const controllerAtom = atom<AbortController>();

export const sendingTroubleAtom = atom((get) => get(baseTroubleAtom));
/** Lets requests wait in the host's line. The code comes with that of the host's events. */
export const joinLineAtom = atom(null, (_get, set, line: Line) => set(baseLineAtom, line));
/** Stops waiting for the network or in line. */
export const stopSendingAtom = atom(null, (get) => get(controllerAtom)?.abort());

/** `not-sent` if the visitor stopped waiting before anything was sent. */
export type SendResult = PostResult | { readonly ok: false; readonly error: 'not-sent' };

/**
 * Sends a request as soon as the browser is online. A request without a reply is repeated only if `isRepeatable`: the
 * host then does the same once, however often it is asked.
 */
export const sendAtom = atom(
  null,
  async (get, set, call: PostCall, payload: ReservationPayload, isRepeatable: boolean): Promise<SendResult> => {
    const controller = new AbortController();
    const { signal } = controller;
    set(controllerAtom, controller);
    let result: SendResult = { ok: false, error: 'not-sent' };
    for (const delayMs of isRepeatable ? [0, ...REPEAT_DELAYS_MS] : [0]) {
      if (delayMs > 0) {
        set(baseTroubleAtom, 'askingAgain');
        await waitForRetry(delayMs, signal);
      }
      if (!navigator.onLine) set(baseTroubleAtom, 'waitingForNetwork');
      await untilOnline(signal);
      if (signal.aborted) break;
      set(baseTroubleAtom, delayMs > 0 ? 'askingAgain' : undefined);
      const onPlace = (place: number): void => set(baseTroubleAtom, place);
      const fetchReply = get(baseLineAtom)?.createLineFetch({ signal, onPlace });
      result = await postPayload(get(pageAtom).calls, call, payload, fetchReply);
      if (result.ok || result.error !== 'no-reply') break;
    }
    set(baseTroubleAtom, undefined);
    return result;
  },
);
