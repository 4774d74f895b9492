/**
 * Shows a host's availability answer as a map and nothing else, for inspection and benchmarks. This first script only
 * draws the tables; `interactive.ts` loads afterwards.
 */
import '../ui/olderBrowsers.ts';
import { fetchAvailabilityResponse } from '../api/fetchAvailability.ts';
import { type AvailabilityProblem, describeProblem, parseAvailability } from '../domain/plan/reading/availability.ts';
import { buildScene } from '../map/scene/scene.ts';
import { paintQuickParse, paintScene } from './firstPaint.ts';

const LOADING_DELAY_MS = 1_000;

async function show(address: string, answer: unknown): Promise<void> {
  const quickPaint = await paintQuickParse(answer);
  // Loads while the answer is validated.
  const interactive = quickPaint && import('./interactive.ts');
  const reading = parseAvailability(answer);
  for (const problem of reading.problems) console.warn(describeProblem(problem));
  if (!reading.ok) {
    showError('This answer contains no readable tables.');
    await showProblems(address, reading.problems);
    return;
  }
  const { tables } = reading.availability;
  if (tables.length === 0) {
    showError('This answer contains no tables.');
    return;
  }
  const scene = buildScene(tables);
  // The quick parser may accept a table that the validation rejects.
  const validPaint = quickPaint?.tableCount === tables.length ? quickPaint : undefined;
  const firstPaint = validPaint?.isComplete ? validPaint.firstPaint : await paintScene(scene, validPaint?.firstPaint);
  const { makeInteractive } = await (interactive ?? import('./interactive.ts'));
  makeInteractive(scene, firstPaint);
  await showProblems(address, reading.problems);
}

async function showProblems(address: string, problems: readonly AvailabilityProblem[]): Promise<void> {
  if (problems.length === 0) return;
  const { showProblemNote } = await import('./problemNote.ts');
  showProblemNote(address, problems);
}

/** Replaces what the page shows. */
function showLine(role: 'alert' | 'status', message: string): void {
  const line = document.createElement('p');
  line.className = 'map-line';
  line.role = role;
  line.textContent = message;
  document.body.replaceChildren(line);
}

function showError(message: string): void {
  showLine('alert', message);
}

async function untilBodyExists(): Promise<void> {
  if (!document.body)
    await new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', resolve);
    });
}

async function start(): Promise<void> {
  const address = new URLSearchParams(window.location.search).get('answer');
  if (!address) {
    await untilBodyExists();
    showError('Add ?answer= and the address of a host’s availability answer.');
    return;
  }
  // The script is async and may run before the body is parsed.
  const loading = setTimeout(() => {
    showLine('status', 'Loading the answer…');
  }, LOADING_DELAY_MS);
  const [answer] = await Promise.all([fetchAvailabilityResponse(address), untilBodyExists()]);
  if (answer.ok) {
    clearTimeout(loading);
    await show(address, answer.json);
    return;
  }
  const { describeFetchFailure } = await import('../api/describeFetchFailure.ts');
  const message = await describeFetchFailure(address, answer.error);
  clearTimeout(loading);
  showError(message);
}

void start();
