/**
 * The log of a venue's day. A step has the state of whatever it changed, before and after: enough to take it back, and
 * to replay all steps from the first one. It names parties by number, and nobody by name.
 */
import * as z from 'zod/mini';
import { isDeepEqual } from '../deepEqual.ts';
import { WAITING_STATES, blockSchema, visitSchema } from './party.ts';

const visit = z.nullable(visitSchema);
/** A block of the log has no reason, which may name somebody. */
const block = z.nullable(z.omit(blockSchema, { id: true, reason: true }));
const waiting = z.nullable(
  z.object({ revision: z.int(), state: z.enum(WAITING_STATES), guests: z.int(), party: z.nullable(z.int()) }),
);
export type WaitingFacts = NonNullable<z.infer<typeof waiting>>;
export type BlockFacts = NonNullable<z.infer<typeof block>>;

/** Steps of earlier releases have none. */
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

/** What a log amounts to. */
type Replayed = {
  readonly parties: Map<number, NonNullable<Extract<LogChange, { kind: 'party' }>['after']>>;
  readonly blocks: Map<number, BlockFacts>;
  readonly waiting: Map<number, WaitingFacts>;
  pausedUntil: number | null;
  /** Steps that did not begin with what the steps before had left, by their place. */
  readonly gaps: number[];
};

/** Replays steps in their order. A thing that the log first meets in the middle of its life begins there. */
export function replayLog(steps: Iterable<readonly LogChange[]>): Replayed {
  const replayed: Replayed = { parties: new Map(), blocks: new Map(), waiting: new Map(), pausedUntil: null, gaps: [] };
  const met = new Set<string>();
  let place = 0;
  for (const changes of steps) {
    for (const change of changes) {
      if (change.kind === 'note') continue;
      const name = change.kind === 'pause' ? change.kind : `${change.kind} ${change.id}`;
      const known = knownOf(replayed, change);
      if (met.has(name) && !isDeepEqual(known, change.before)) replayed.gaps.push(place);
      met.add(name);
      apply(replayed, change);
    }
    place++;
  }
  return replayed;
}

type StatefulChange = Exclude<LogChange, { kind: 'note' }>;

function knownOf(replayed: Replayed, change: StatefulChange): unknown {
  if (change.kind === 'pause') return replayed.pausedUntil;
  return mapOf(replayed, change.kind).get(change.id) ?? null;
}

function apply(replayed: Replayed, change: StatefulChange): void {
  if (change.kind === 'pause') {
    replayed.pausedUntil = change.after;
    return;
  }
  const map = mapOf(replayed, change.kind);
  if (change.after === null) map.delete(change.id);
  else map.set(change.id, change.after);
}

function mapOf({ parties, blocks, waiting: entries }: Replayed, kind: 'party' | 'block' | 'waiting') {
  return { party: parties, block: blocks, waiting: entries }[kind] as Map<number, unknown>;
}
