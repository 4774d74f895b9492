/** What a step of the log means to a venue's other tools: the events that it causes. */
import type { LogChange } from './log.ts';
import type { Visit } from './party.ts';

/** What the venue's other tools can hear of. */
export const HAPPENINGS = [
  'reservation.created',
  'reservation.changed',
  'reservation.cancelled',
  'reservation.seated',
  'reservation.left',
  'reservation.no_show',
  'waiting.offered',
  'plan.published',
  'day.blocked',
  'day.unblocked',
] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** The statuses that have an event of their own. */
const STATUS_HAPPENINGS: Partial<Record<Visit['status'], Happening>> = {
  seated: 'reservation.seated',
  left: 'reservation.left',
  no_show: 'reservation.no_show',
};

/** Returns the events of a change, in their order. Most have one, and what concerns nobody else has none. */
export function happeningsOf(change: LogChange): Happening[] {
  switch (change.kind) {
    case 'party':
      return happeningsOfVisit(change.before, change.after);
    case 'waiting':
      return change.after?.state === 'offered' && change.before?.state !== 'offered' ? ['waiting.offered'] : [];
    case 'block':
      return [change.after === null ? 'day.unblocked' : 'day.blocked'];
    default:
      return [];
  }
}

/**
 * A reservation that waits for its guest's confirmation does not count yet: it is created when its tables are promised, and
 * without that never canceled. One that is erased ends without an event, since it would tell nobody anything.
 */
function happeningsOfVisit(before: Visit | null, after: Visit | null): Happening[] {
  if (after === null || after.heldUntil !== null || before?.revision === after.revision) return [];
  const isNew = before === null || before.heldUntil !== null;
  if (after.cancelled) return isNew || before.cancelled ? [] : ['reservation.cancelled'];
  const ofStatus = before?.status === after.status ? undefined : STATUS_HAPPENINGS[after.status];
  if (isNew) return ['reservation.created', ...(ofStatus ? [ofStatus] : [])];
  return [ofStatus ?? 'reservation.changed'];
}
