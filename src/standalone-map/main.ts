/**
 * Shows a host's availability answer as a map and nothing else, for inspection and benchmarks. This first script only
 * draws the tables; `interactive.ts` loads afterwards.
 */
import { fetchAvailabilityResponse } from '../api/fetchAvailability.ts';
import { describeProblem, parseAvailability } from '../domain/plan/reading/availability.ts';
import { buildScene } from '../map/scene/scene.ts';
import { paintQuickParse, paintScene } from './firstPaint.ts';

async function show(answer: unknown): Promise<void> {
  const quickPaint = await paintQuickParse(answer);
  // Loads while the answer is validated.
  const interactive = quickPaint && import('./interactive.ts');
  const reading = parseAvailability(answer);
  for (const problem of reading.problems) console.warn(describeProblem(problem));
  if (!reading.ok) {
    showError('This answer contains no readable tables.');
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
}

function showError(message: string): void {
  const line = document.createElement('p');
  line.className = 'map-error';
  line.role = 'alert';
  line.textContent = message;
  document.body.replaceChildren(line);
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
  const [answer] = await Promise.all([fetchAvailabilityResponse(address), untilBodyExists()]);
  if ('status' in answer) showError(`The host answered with status ${answer.status}.`);
  else if ('unreachable' in answer)
    showError('The answer could not be loaded or is not JSON. The host must allow requests from this page (CORS).');
  else await show(answer.json);
}

void start();
