/** Texts for answers that are not shown in full, and a note with a way to the findings. */
import { describeFetchFailure } from '../api/describeFetchFailure.ts';
import type { AvailabilityFetchFailure } from '../api/fetchAvailability.ts';
import type { AvailabilityProblem, AvailabilityResult } from '../domain/plan/reading/availability.ts';

/** Replaces what the page shows. */
function showLine(role: 'alert' | 'status', message: string): void {
  const line = document.createElement('p');
  line.className = 'map-line';
  line.role = role;
  line.textContent = message;
  document.body.replaceChildren(line);
}

export function showMissingAddress(): void {
  showLine('alert', 'Add ?answer= and the address of a host’s availability answer.');
}

export function showLoading(): void {
  showLine('status', 'Loading the answer…');
}

export async function showFailure(address: string, error: AvailabilityFetchFailure): Promise<void> {
  showLine('alert', await describeFetchFailure(address, error));
}

/** Explains an answer without tables. `ok` is whether it could be read. */
export function showEmptyAnswer(address: string, { ok, problems }: AvailabilityResult): void {
  showLine('alert', ok ? 'This answer contains no tables.' : 'This answer contains no readable tables.');
  showFindingsNote(address, problems);
}

const counted = (count: number, singular: string): string =>
  `${count.toLocaleString('en')} ${singular}${count === 1 ? '' : 's'}`;

/** Counts what could not be read. */
function describeProblems(problems: readonly AvailabilityProblem[]): string {
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

/** Adds the way to the findings of the answer at `address`, and what can't be read. Logs each problem. */
export function showFindingsNote(address: string, problems: readonly AvailabilityProblem[]): void {
  for (const problem of problems) console.warn('Not read:', problem);
  const note = document.createElement('aside');
  note.className = 'map-note';
  const link = document.createElement('a');
  // The gallery reads no relative address.
  const { href } = new URL(address, window.location.href);
  link.href = `/gallery?${String(new URLSearchParams({ answer: href }))}`;
  link.textContent = 'Findings';
  if (problems.length > 0) note.role = 'status';
  document.body.append(note);
  // A live region announces what is added after itself.
  note.append(...(problems.length > 0 ? [`${describeProblems(problems)} `] : []), link);
}
