/** What guests do online in the random days: reserve, also for several days, change and cancel. */
import { formatWireDate, formatWireTime } from '../../../src/domain/booking/time.ts';
import {
  type ChangeResult,
  cancelReservation,
  cancelStay,
  changeReservation,
} from '../../../src/server/booking/changeReservation.ts';
import { reserve } from '../../../src/server/booking/makeReservation.ts';
import type { Store } from '../../../src/server/store/store.ts';
import type { Venues } from '../../../src/server/venues/venues.ts';
import { giveDatesBack, takeDateBack } from './sequenceSeason.ts';
import type { Stay } from './sequenceVenue.ts';

export const TENANT = 'shell-bay';

/** A stay of several days, with the ids of its days. */
export type Series = { readonly series: number; readonly ids: readonly number[] };
type DaysWanted = readonly { readonly day: number; readonly tables: readonly string[] }[];
/** Days count from the first date of the sequence. */
export type GuestStep =
  | {
      readonly guest: 'reserve';
      readonly time: number;
      readonly stay: Stay;
      readonly days: DaysWanted;
    }
  | {
      readonly guest: 'change';
      readonly id: number;
      readonly code: string;
      readonly day: number;
      readonly time: number;
      readonly stay: Stay;
      readonly tables: readonly string[];
    }
  | { readonly guest: 'cancel'; readonly id: number; readonly code: string }
  | { readonly guest: 'cancel stay'; readonly stay: Series }
  | {
      readonly guest: 'change stay';
      readonly series: Series;
      readonly code: string;
      readonly time: number;
      readonly stay: Stay;
      readonly days: DaysWanted;
    }
  | { readonly guest: 'give back'; readonly first: number; readonly last: number }
  | { readonly guest: 'take back'; readonly day: number };

type Came = { readonly outcome: string; readonly problem?: string };

/** Takes a step at the host. Resolves to what it came to, with a problem if it was refused for a wrong reason. */
export async function takeGuestStep(
  { store, venues }: { readonly store: Store; readonly venues: Venues },
  step: GuestStep,
  dateOf: (day: number) => string,
  now: number,
): Promise<Came> {
  const served = venues.get(TENANT)!;
  const wireDate = (day: number): string => formatWireDate(dateOf(day));
  const numbers = (tables: readonly string[]): number[] => tables.map(Number);
  const refused = (errors: Readonly<Record<string, unknown>>): Came => {
    if (errors['selected_tables']) return { outcome: 'collision' };
    const isClosed = ['date', 'until'].some((field) =>
      JSON.stringify(errors[field] ?? '').match(/closed|interrupted|days_end/),
    );
    return isClosed ? { outcome: 'closed' } : { outcome: 'refused', problem: `refused: ${JSON.stringify(errors)}` };
  };
  const wireDays = (days: DaysWanted): Record<string, unknown> => {
    const [first, ...others] = days;
    const moves = others.filter(({ tables }, at) => tables.join(' ') !== days[at]!.tables.join(' '));
    return {
      date: wireDate(first!.day),
      selected_tables: numbers(first!.tables),
      ...(others.length > 0 ? { until: wireDate(others.at(-1)!.day) } : {}),
      ...(moves.length > 0
        ? { moves: moves.map(({ day, tables }) => ({ date: wireDate(day), selected_tables: numbers(tables) })) }
        : {}),
    };
  };
  const changed = (result: ChangeResult): Came => {
    if (result.ok) return { outcome: result.isChanged ? 'ok' : 'nothing' };
    return result.error === 'refused' ? refused(result.errors) : { outcome: 'invalid' };
  };
  switch (step.guest) {
    case 'reserve': {
      const body = {
        first_name: 'Ada',
        last_name: 'Silva',
        email: 'guest@example.com',
        country_code: '+94',
        phone: '+94771234567',
        notes: '',
        terms: true,
        location_id: '7',
        time: formatWireTime(step.time),
        stay: step.stay.name,
        step: 2,
        guests: '2',
        ...wireDays(step.days),
      };
      const result = await reserve(store, venues, TENANT, body, { now });
      return result.ok ? { outcome: 'ok' } : refused(result.errors);
    }
    case 'change': {
      const change = {
        date: wireDate(step.day),
        time: formatWireTime(step.time),
        stay: step.stay.name,
        selected_tables: numbers(step.tables),
      };
      return changed(await changeReservation(store, venues, TENANT, step.code, change, { now, by: 'guest' }));
    }
    case 'change stay': {
      const change = { ...wireDays(step.days), time: formatWireTime(step.time), stay: step.stay.name };
      const options = { now, by: 'guest', isWholeStay: true } as const;
      return changed(await changeReservation(store, venues, TENANT, step.code, change, options));
    }
    case 'cancel': {
      const result = await cancelReservation(store, served, step.code, now);
      return { outcome: result.ok ? 'ok' : 'invalid' };
    }
    case 'give back': {
      const span = { from: dateOf(step.first), until: dateOf(step.last) };
      return { outcome: await giveDatesBack({ store, venues }, dateOf(0), span, now) };
    }
    case 'take back':
      return { outcome: await takeDateBack({ store, venues }, dateOf(0), dateOf(step.day), now) };
    case 'cancel stay':
      return { outcome: (await cancelStay(store, served, step.stay.series, now, true)) > 0 ? 'ok' : 'nothing' };
  }
}
