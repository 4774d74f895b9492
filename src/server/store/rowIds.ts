/**
 * Ids of rows, made by the host: a sequence would be one counter for all venues, and a bottleneck of a distributed
 * database. They grow with time, so that ordering by them is the order of making, and are safe integers until 2060.
 */
import { randomInt } from 'node:crypto';

const EPOCH_MS = Date.UTC(2026, 0, 1);
/** Ids of one millisecond. Two processes rarely draw the same one, and the primary key refuses it then. */
const IDS_PER_MS = 8_192;

/** The last id of this process. */
let lastId = 0;

/** Returns an id that is above all earlier ones of this process. */
export function newRowId(realNow = Date.now()): number {
  lastId = Math.max((realNow - EPOCH_MS) * IDS_PER_MS + randomInt(IDS_PER_MS), lastId + 1);
  return lastId;
}
