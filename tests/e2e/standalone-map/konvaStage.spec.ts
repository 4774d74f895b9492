/** The standalone map is its Konva stage. */
import { readFileSync } from 'node:fs';
import { viewAtRest } from '../../support/planView.ts';
import { probeStage } from '../../support/stageProbe.ts';
import { test } from '../hostTest.ts';
import { type Room, askEvents, askStage } from '../stageQuestions.ts';

test.use({ bypassCSP: true, deviceScaleFactor: ({ hasTouch }, use) => use(hasTouch ? 3 : 1) });

/** More tables than the stage has nodes for. */
const CROWD = new URL('../../../fixtures/plans/long-beach-1000.json', import.meta.url);

test('Konva draws, moves and hits a crowd of tables', { tag: '@both' }, async ({ page, host, hasTouch: touch }) => {
  const { areas } = JSON.parse(readFileSync(CROWD, 'utf8')) as { areas: { rooms: Room[] }[] };
  await page.route('**/answer.json', (route) => route.fulfill({ json: areas }));
  await page.goto(`${host.url}/gallery/map?answer=/answer.json&inspect`);
  await viewAtRest(page);
  const subject = { page, probe: await probeStage(page), rooms: areas.flatMap(({ rooms }) => rooms), touch };
  await askEvents(subject);
  await askStage(subject);
});
