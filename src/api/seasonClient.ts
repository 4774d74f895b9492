/** The owner's calls about season places. Expected failures are values; no function throws. */
import * as z from 'zod/mini';
import type { SeasonRow } from '../domain/booking/seasonPlaces.ts';
import {
  assignedSeasonSchema,
  type offerSeasonSchema,
  offeredSeasonSchema,
  seasonCalls,
  seasonLinkSchema,
  seasonPlacesSchema,
} from './seasonContract.ts';
import { type Call, load } from './transport/hostCalls.ts';

export type SeasonOffer = z.output<typeof offerSeasonSchema>;

/** Makes calls of a venue. */
export function createSeasonClient(tenant: string) {
  const call = <Schema extends z.ZodMiniType>(
    target: Call,
    schema: Schema,
    names: Readonly<Record<string, string>> = {},
    body?: object,
  ) => load(target, { tenant, ...names }, schema, (value) => ({ value }), { body });
  const changed = z.object({ success: z.literal(true) });
  return {
    list: () => call(seasonCalls.places, seasonPlacesSchema),
    assign: (rows: readonly SeasonRow[], mail: boolean) =>
      call(seasonCalls.assign, assignedSeasonSchema, {}, { rows, mail }),
    offer: (offer: SeasonOffer) => call(seasonCalls.offer, offeredSeasonSchema, {}, offer),
    answer: (id: string, answer: 'accept' | 'decline') => call(seasonCalls.change, changed, { id }, { answer }),
    mail: (id: string) => call(seasonCalls.mail, changed, { id }, {}),
    setPaid: (id: string, paid: boolean) => call(seasonCalls.change, changed, { id }, { paid }),
    release: (id: string) => call(seasonCalls.release, changed, { id }),
    makeLink: (id: string, isNew: boolean) => call(seasonCalls.link, seasonLinkSchema, { id }, { is_new: isNew }),
  };
}
export type SeasonClient = ReturnType<typeof createSeasonClient>;
