/** The plan of the editor is its Konva stage. What its tools show lies on canvases above. */
import { devices } from '@playwright/test';
import { messages } from '../../../src/editor/messages.ts';
import { loadPlan } from '../../support/fixtureVenues.ts';
import { probeStage } from '../../support/stageProbe.ts';
import { expect, test } from '../editorTest.ts';
import { askEvents, askStage, pointOf, press } from '../stageQuestions.ts';

const { defaultBrowserType: _, ...tablet } = devices['iPad (gen 7) landscape'];

// Bitmaps are smallest on the one, and as large as they get on the other.
for (const [device, tenant, use] of [
  ['with a mouse', 'island-terrace', {}],
  ['on a tablet', 'beach-camp', { ...tablet, deviceScaleFactor: 3 }],
] as const)
  test.describe(device, () => {
    test.use({ ...use, bypassCSP: true });
    test(
      `Konva draws, moves and hits the tables of the editor ${device}`,
      { tag: '@desktop' },
      async ({ openEditor, page, hasTouch: touch }) => {
        await openEditor(tenant, '&inspect');
        const rooms = loadPlan(tenant).areas.flatMap((area) => area.rooms);
        const probe = await probeStage(page, { allCanvases: false });
        const subject = { page, probe, rooms, touch };
        const [table] = await askEvents(subject);
        if (!touch) {
          const at = await pointOf(page, table!);
          await press(subject, at, async (moveTo) => {
            for (const by of [10, 20, 30]) await moveTo({ x: at.x + by, y: at.y });
            await probe.evaluate((stage) => stage.untilDrawn());
            // Brings the table back.
            await page.keyboard.press('Escape');
          });
          const events = await probe.evaluate((stage) => stage.takeEvents());
          expect.soft(events, 'Konva’s events of a drag').toContain(`dragstart ${table!.id}`);
        }
        const toolbar = page.getByRole('toolbar', { name: messages.tools });
        await toolbar.getByRole('button', { name: messages.toolLabels.pan, exact: true }).click();
        await askStage(subject);
      },
    );
  });
