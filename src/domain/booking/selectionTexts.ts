/** What a guest reads when a table can't be added to the selection. Pages have these texts in their catalogues. */
import type { MessagesOf } from '../messages.ts';
import type { Minutes } from '../plan/timeOfDay.ts';
import type { SelectionError } from './selection.ts';

export const SELECTION_ERRORS = {
  unavailable: '{table} is already taken. Please choose another table.',
  'walk-ins-only': '{table} is for walk-ins only. Please choose another table.',
  'staff-only': 'Only our staff can assign {table}. Please call us, or choose another table.',
  'closes-too-soon': '{table} is available only until {until}. Please choose another table or an earlier time.',
  'enough-seats': 'You have enough seats for {party, plural, one {# guest} other {# guests}}. Take {table} instead?',
  // The specification has these words.
  'party-too-small': 'Minimum {minGuests} guests to book {seats} pax table',
} as const;

/** Says why a table can't be chosen. */
export function describeSelectionError(
  texts: MessagesOf<typeof SELECTION_ERRORS>,
  error: SelectionError,
  { table, party, formatTime }: { table: string; party: number; formatTime: (minutes: Minutes) => string },
): string {
  switch (error.type) {
    case 'unavailable':
      return texts.unavailable({ table });
    case 'not-online':
      return texts[error.access === 'walk_in' ? 'walk-ins-only' : 'staff-only']({ table });
    case 'closes-too-soon':
      return texts['closes-too-soon']({ table, until: formatTime(error.until) });
    case 'enough-seats':
      return texts['enough-seats']({ party, table });
    case 'party-too-small':
      return texts['party-too-small']({ seats: error.seats, minGuests: error.minGuests });
  }
}
