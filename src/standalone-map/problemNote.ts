/** The note on what an answer's plan does not show, with a way to the findings. */
import type { AvailabilityProblem } from '../domain/plan/reading/availability.ts';

const counted = (count: number, singular: string): string =>
  `${count.toLocaleString('en')} ${singular}${count === 1 ? '' : 's'}`;

/** Counts what could not be read. */
export function describeProblems(problems: readonly AvailabilityProblem[]): string {
  const countOf = (...types: AvailabilityProblem['type'][]): number =>
    problems.filter(({ type }) => types.includes(type)).length;
  const parts: readonly [count: number, text: (count: number) => string][] = [
    [countOf('not-a-list'), () => 'The answer is not a list of areas.'],
    [
      countOf('unreadable-room'),
      (count) => `${counted(count, 'table')} can’t be read and ${areOrIs(count)} not drawn.`,
    ],
    [
      countOf('duplicate-id'),
      (count) => `${counted(count, 'table')} with the id of another ${areOrIs(count)} not drawn.`,
    ],
    [countOf('no-rooms'), (count) => `${counted(count, 'area')} without a list of tables ${areOrIs(count)} not drawn.`],
    [
      countOf('unreadable-fields'),
      (count) => `${counted(count, 'table')} ${areOrIs(count)} drawn without fields that can’t be read.`,
    ],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, text]) => text(count))
    .join(' ');
}

const areOrIs = (count: number): string => (count === 1 ? 'is' : 'are');

/** Adds the note to the page. `address` is the answer's. */
export function showProblemNote(address: string, problems: readonly AvailabilityProblem[]): void {
  const note = document.createElement('p');
  note.className = 'map-note';
  note.role = 'status';
  const link = document.createElement('a');
  link.href = `/gallery?${String(new URLSearchParams({ answer: address }))}`;
  link.textContent = 'Findings';
  document.body.append(note);
  // A live region announces what is added after itself.
  note.append(`${describeProblems(problems)} `, link);
}
