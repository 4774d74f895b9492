/** Replays the log of a day, which must lead to what the database has. */
import { isDeepEqual } from '../../../src/domain/deepEqual.ts';
import type { BlockFacts, LogChange, WaitingFacts } from '../../../src/domain/day/log.ts';
import type { Visit } from '../../../src/domain/day/party.ts';

/** What a log amounts to. */
type Replayed = {
  readonly parties: Map<number, Visit>;
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
