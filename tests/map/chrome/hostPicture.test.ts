/** The pictures of mails and of guests' pages, drawn by the host, look as Thank You shows the tables in a browser. */
import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import beachCamp from '../../../fixtures/venues/beach-camp/plan.json';
import islandTerrace from '../../../fixtures/venues/island-terrace/plan.json';
import { planSchema, tablesFromPlan } from '../../../src/domain/plan/plan.ts';
import { paintCutOuts } from '../../../src/map/chrome/staticPicture.ts';
import { paintDecor } from '../../../src/map/paint/decor/decorPainter.ts';
import { loadFonts } from '../../../src/map/paint/fontStack.ts';
import { buildScene } from '../../../src/map/scene/scene.ts';
import '../../../src/ui/styles/fonts.css';

const PLANS = { 'beach-camp': beachCamp, 'island-terrace': islandTerrace };
/** Of 255. A JPEG changes edges a little, and two versions of Skia smooth them differently. */
const VISIBLE_DIFFERENCE = 48;

test.each([
  ['beach-camp', ['101']],
  ['beach-camp', ['101', '196']],
  ['island-terrace', ['504', '505']],
] as const)('%s, tables %s', async (tenant, keys) => {
  const plan = planSchema.parse(PLANS[tenant]);
  const tables = tablesFromPlan(plan);
  const { url, size, ratio } = await commands.drawOnHost(tenant, [...keys]);
  await loadFonts(JSON.stringify(plan));
  const canvas = document.createElement('canvas');
  const content = { scene: buildScene(tables, plan), theme: 'light', paintDecor } as const;
  const chosen = tables.filter(({ key }) => (keys as readonly string[]).includes(key));
  paintCutOuts(canvas, size, content, chosen, ratio);
  const image = new Image();
  image.src = url;
  await image.decode();
  expect([image.naturalWidth, image.naturalHeight]).toEqual([canvas.width, canvas.height]);

  const [inBrowser, onHost] = [canvas, image].map((source) => {
    const ctx = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')!;
    // The host's pictures have no transparent parts.
    ctx.fillStyle = '#ffffff';
    ctx.fillRect(0, 0, canvas.width, canvas.height);
    ctx.drawImage(source, 0, 0);
    return ctx.getImageData(0, 0, canvas.width, canvas.height).data;
  });
  const differences = inBrowser!.map((value, at) => Math.abs(value - onHost![at]!));
  const visible = differences.filter((difference) => difference > VISIBLE_DIFFERENCE).length / differences.length;
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / differences.length;
  expect(visible).toBeLessThan(0.003);
  expect(mean).toBeLessThan(2);
});
