/**
 * The map alone, from any host's availability answer: for measuring, and for looking at a plan without a venue around
 * it. This first script paints the tables and nothing else; once they are seen, `alive.ts` makes them answer to the hand.
 */
import { fetchAvailabilityResponse } from '../api/fetchAvailability.ts';
import { parseAvailability } from '../domain/plan/reading/availability.ts';
import { buildScene } from '../map/scene/scene.ts';
import { paintScene, paintQuickParse } from './firstPaint.ts';

async function show(answer: unknown): Promise<void> {
  const sketch = await paintQuickParse(answer);
  // It comes while the answer is read.
  const life = sketch && import('./interactive.ts');
  const reading = parseAvailability(answer);
  for (const problem of reading.problems) console.warn(problem);
  if (!reading.ok) {
    tell('Nothing in this answer can be read as tables.');
    return;
  }
  const { tables } = reading.availability;
  if (tables.length === 0) {
    tell('There are no tables in this answer.');
    return;
  }
  const scene = buildScene(tables);
  // The sketch may know of a table that the reader leaves out.
  const early = sketch?.tables === tables.length ? sketch : undefined;
  const picture = early?.isComplete ? early.firstPaint : await paintScene(scene, early?.firstPaint);
  const { makeInteractive: bringToLife } = await (life ?? import('./interactive.ts'));
  bringToLife(scene, picture);
}

function tell(trouble: string): void {
  const line = document.createElement('p');
  line.className = 'trouble';
  line.role = 'alert';
  line.textContent = trouble;
  document.body.replaceChildren(line);
}

async function bodyIsThere(): Promise<void> {
  if (!document.body)
    await new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', resolve);
    });
}

async function start(): Promise<void> {
  const address = new URLSearchParams(window.location.search).get('answer');
  if (!address) {
    await bodyIsThere();
    tell('Add ?answer= and the address of a host’s availability answer.');
    return;
  }
  // The script waits for nothing on the page, not even for its end.
  const [answer] = await Promise.all([fetchAvailabilityResponse(address), bodyIsThere()]);
  if ('status' in answer) tell(`The host answers with status ${answer.status}.`);
  else if ('unreachable' in answer)
    tell('The answer can’t be loaded, or is no JSON. A foreign host must allow it to be (CORS).');
  else await show(answer.json);
}

void start();
