/** The last reservation that was sent. Its outcome is unknown until the host answers. */
import { atom } from 'jotai';
import type { PlainDate } from '../../domain/booking/time.ts';
import type { ReservationPayload } from '../../domain/booking/reservationPayload.ts';
import { type Table, tableTitle } from '../../domain/plan/table.ts';
import { messages } from '../messages.ts';

export type Attempt = {
  /** Sending the same payload again uses the same key. */
  readonly payload: string;
  readonly key: string;
  readonly date: PlainDate | undefined;
  readonly tableNames: readonly string[];
  /** Whether no answer has come: the tables may be reserved for this visitor. */
  readonly isUnanswered: boolean;
};

const baseAttemptAtom = atom<Attempt>();

export const attemptAtom = atom((get) => get(baseAttemptAtom));
export const setAttemptAtom = atom(null, (_get, set, attempt: Attempt | undefined) => set(baseAttemptAtom, attempt));

/** Says that tables which look taken may be the visitor's own. */
export const perhapsYours = ({ tableNames: names }: Attempt, telephone: string): string =>
  messages.perhapsYours({ names, telephone: telephone || undefined, namesCount: names.length });

/** 32 hexadecimal digits. `crypto.randomUUID` exists in secure contexts only. */
export function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Remembers what is about to be sent. Returns it, with the earlier attempt that is still unanswered. */
export const startAttemptAtom = atom(
  null,
  (
    get,
    set,
    payload: ReservationPayload,
    date: PlainDate | undefined,
    tables: readonly Table[],
  ): { readonly attempt: Attempt; readonly unanswered: Attempt | undefined } => {
    const last = get(baseAttemptAtom);
    const text = JSON.stringify(payload);
    const key = last?.payload === text ? last.key : createIdempotencyKey();
    const attempt = { payload: text, key, date, tableNames: tables.map(tableTitle), isUnanswered: true };
    set(baseAttemptAtom, attempt);
    return { attempt, unanswered: last?.isUnanswered ? last : undefined };
  },
);
