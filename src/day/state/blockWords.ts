import type { Block } from '../../domain/day/party.ts';
import { messages } from '../messages.ts';

/** Returns what a block is on a date: blocked, or a season place with `Offered`, `Paid` and `Last day` where that is so. */
export function blockStates({ season }: Pick<Block, 'season'>, date: string): string[] {
  const { states } = messages;
  if (!season) return [states.blocked];
  return [
    states.season,
    ...(season.offered ? [states.offered] : []),
    ...(season.paid ? [states.paid] : []),
    ...(season.until === date ? [states.last_day] : []),
  ];
}
