/**
 * Shows a host's availability answer as a map and nothing else, for inspection and benchmarks. This first script only
 * draws the tables; `interactive.ts` loads afterwards.
 */
import '../ui/olderBrowsers.ts';
import { createColorConverter } from '../api/cssColor.ts';
import { fetchAvailabilityResponse } from '../api/fetchAvailability.ts';
import { parseAvailability } from '../domain/plan/reading/availability.ts';
import { buildScene } from '../map/scene/scene.ts';
import { paintQuickParse, paintScene } from './firstPaint.ts';

const LOADING_DELAY_MS = 1_000;
const loadNotes = () => import('./notes.ts');

async function show(address: string, answer: unknown): Promise<void> {
  const quickPaint = await paintQuickParse(answer);
  // Loads while the answer is validated.
  const interactive = quickPaint && import('./interactive.ts');
  const reading = parseAvailability(answer, createColorConverter());
  if (!reading.ok || reading.availability.tables.length === 0) {
    (await loadNotes()).showEmptyAnswer(address, reading);
    return;
  }
  const { tables } = reading.availability;
  const scene = buildScene(tables);
  // The quick parser may accept a table that the validation rejects.
  const validPaint = quickPaint?.tableCount === tables.length ? quickPaint : undefined;
  const firstPaint = validPaint?.isComplete ? validPaint.firstPaint : await paintScene(scene, validPaint?.firstPaint);
  const { makeInteractive } = await (interactive ?? import('./interactive.ts'));
  makeInteractive(scene, firstPaint);
  (await loadNotes()).showFindingsNote(address, reading.problems);
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
    const [notes] = await Promise.all([loadNotes(), untilBodyExists()]);
    notes.showMissingAddress();
    return;
  }
  let isLoading = true;
  setTimeout(async () => {
    const notes = isLoading && (await loadNotes());
    if (notes && isLoading) notes.showLoading();
  }, LOADING_DELAY_MS);
  // The script is async and may run before the body is parsed.
  const [answer] = await Promise.all([fetchAvailabilityResponse(address), untilBodyExists()]);
  isLoading = !answer.ok;
  if (answer.ok) {
    await show(address, answer.json);
    return;
  }
  await (await loadNotes()).showFailure(address, answer.error);
  isLoading = false;
}

void start();
