import { say } from '../../say.ts';
import type { AvailabilityProblem } from './availability.ts';

/** Describes a problem in one line, in the language of the moment. */
export function describeProblem(problem: AvailabilityProblem): string {
  switch (problem.type) {
    case 'not-a-list':
      return say`the answer is not a list of groups`;
    case 'no-rooms':
      return say`group ${problem.group} has no rooms`;
    case 'unreadable-room':
      return problem.field === 'room'
        ? say`group ${problem.group}, room ${problem.room}: the room can't be read; the room is left out`
        : say`group ${problem.group}, room ${problem.room}: ${problem.field} can't be read; the room is left out`;
    case 'duplicate-id':
      return say`group ${problem.group}, room ${problem.room}: the id ${problem.id} is already in use; the room is left out`;
    case 'unreadable-fields':
      return say`group ${problem.group}, room ${problem.room}: ${problem.fields.join(', ')} can't be read`;
  }
}
