import type { AvailabilityProblem } from './availability.ts';

/** Describes a problem in one line. */
export function describeProblem(problem: AvailabilityProblem): string {
  switch (problem.type) {
    case 'not-a-list':
      return 'the answer is not a list of groups';
    case 'no-rooms':
      return `group ${problem.group} has no rooms`;
    case 'unreadable-room':
      return problem.field === 'room'
        ? `group ${problem.group}, room ${problem.room}: the room can't be read; the room is left out`
        : `group ${problem.group}, room ${problem.room}: ${problem.field} can't be read; the room is left out`;
    case 'duplicate-id':
      return `group ${problem.group}, room ${problem.room}: the id ${problem.id} is already in use; the room is left out`;
    case 'unreadable-fields':
      return `group ${problem.group}, room ${problem.room}: ${problem.fields.join(', ')} can't be read`;
  }
}
