/**
 * The log of a venue's day. A step has the state of whatever it changed, before and after: enough to take it back, and
 * to replay all steps from the first one. It names parties by number, and nobody by name.
 */
import * as z from 'zod/mini';
import { WAITING_STATES, blockSchema, visitSchema } from './party.ts';

const visit = z.nullable(visitSchema);
/** A block of the log has no reason, which may name somebody. */
const block = z.nullable(z.omit(blockSchema, { id: true, reason: true, season: true }));
const waiting = z.nullable(
  z.object({ revision: z.int(), state: z.enum(WAITING_STATES), guests: z.int(), party: z.nullable(z.int()) }),
);
export type WaitingFacts = NonNullable<z.infer<typeof waiting>>;
export type BlockFacts = NonNullable<z.infer<typeof block>>;

/** Steps of earlier builds have none. */
const revision = z.optional(z.int());

/** What a step did to one thing. Null stands for a thing that was not there, or is there no longer. */
export const logChangeSchema = z.discriminatedUnion('kind', [
  /**
   * `mail` is a mail to the guest that the step has added to the outbox, or stopped. `overridden`: the step was about
   * another party, which staff have given this one's tables.
   */
  z.object({
    kind: z.literal('party'),
    id: z.int(),
    before: visit,
    after: visit,
    mail: z.optional(z.int()),
    overridden: z.optional(z.boolean()),
  }),
  /** `revision` is what the thing had after the step, if it has no other state to compare with. */
  z.object({ kind: z.literal('block'), id: z.int(), before: block, after: block, revision }),
  z.object({ kind: z.literal('waiting'), id: z.int(), before: waiting, after: waiting }),
  z.object({ kind: z.literal('pause'), before: z.nullable(z.number()), after: z.nullable(z.number()), revision }),
  /** Its text may name somebody. */
  z.object({ kind: z.literal('note'), date: z.string(), revision }),
]);
export type LogChange = z.infer<typeof logChangeSchema>;
