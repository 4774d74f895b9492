/**
 * Asks whether a plan's Konva stage is the map that people see and touch. Knows what Konva and the page make public, and
 * the tables as a host answers them; nothing of the page's own code.
 */
import { type Page, expect as hardExpect, test } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { type Point, withFingers } from '../support/fingers.ts';
import { type PlanView, currentView, hasEnlarged, viewAtRest } from '../support/planView.ts';
import type { StageProbe } from '../support/stageProbe.ts';

/** A table as a host answers it. */
export type Room = {
  readonly id: number | string;
  readonly beds: number | string;
  readonly coordinates: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
};
export type Subject = {
  readonly page: Page;
  readonly probe: StageProbe;
  readonly rooms: readonly Room[];
  readonly touch: boolean;
};

/** One run answers all questions. */
const expect = hardExpect.configure({ soft: true, timeout: 5_000 });

/** Leaves the plan's canvases. */
const WITHOUT_CHROME = `
  body :not([data-testid="plan"], [data-testid="plan"] *, :has([data-testid="plan"])),
  [data-testid="plan"] :not(canvas, :has(canvas)), [data-testid="plan"]::after { visibility: hidden !important }`;
/** The share of pixels that may differ where a moved bitmap is antialiased in another way. */
const MAX_DIFFERENT_SHARE = 0.005;
/** The share of tables that are found by their center where others lie above them. */
const MIN_FOUND_SHARE = 0.97;
/** Farther from a table than a finger that means it. */
const CLEAR_PX = 24;

const centerOf = ({ coordinates: { x, y, width, height } }: Room): Point => ({ x: x + width / 2, y: y + height / 2 });
const toElement = ({ x, y }: Point, view: PlanView): Point => ({
  x: x * view.scale + view.x,
  y: y * view.scale + view.y,
});
/** How far a point is from the circle around a table, in plan units. */
const clearance = (room: Room, { x, y }: Point): number => {
  const center = centerOf(room);
  return Math.hypot(x - center.x, y - center.y) - Math.hypot(room.coordinates.width, room.coordinates.height) / 2;
};

/** Asks all that holds on every page with a plan. The whole plan is in view. */
export async function askStage(subject: Subject): Promise<void> {
  await test.step('Konva finds the tables', () => askHits(subject));
  await test.step('the stage is what is seen', () => askRest(subject, 'whole plan'));
  await test.step('the stage is what moves', () => askMotion(subject));
  await test.step('the stage is what is seen after a movement', () => askRest(subject, 'moved plan'));
}

async function askHits({ page, probe, rooms }: Subject): Promise<void> {
  const view = await currentView(page);
  const centers = rooms.map(centerOf);
  const found = await probe.evaluate(
    (stage, points) => stage.tablesAt(points),
    centers.map((at) => toElement(at, view)),
  );
  const misses = rooms.flatMap(({ id }, index) => {
    const possible = rooms.filter((other) => clearance(other, centers[index]!) < 0);
    return possible.some((other) => String(other.id) === found[index]) ? [] : [`${id}: ${found[index]}`];
  });
  const own = rooms.filter(({ id }, index) => found[index] === String(id)).length;
  expect(misses.slice(0, 5), `${misses.length} of ${rooms.length} tables that Konva does not find`).toEqual([]);
  expect(own / rooms.length, `${own} of ${rooms.length} tables are found`).toBeGreaterThanOrEqual(MIN_FOUND_SHARE);
  const ground = await clearGround({ probe, rooms }, view);
  expect(await probe.evaluate((stage, at) => stage.tablesAt([at]), ground), 'clear ground').toEqual(['no table']);
}

/** Returns the point within reach that is farthest from all tables. */
async function clearGround({ probe, rooms }: Pick<Subject, 'probe' | 'rooms'>, view: PlanView): Promise<Point> {
  const points: Point[] = [];
  for (let x = 12; x < view.frame.width; x += 24)
    for (let y = 12; y < view.frame.height; y += 24) points.push({ x, y });
  const inReach = await probe.evaluate((stage, all) => stage.areInReach(all), points);
  const clear = points
    .filter((_, index) => inReach[index])
    .map((at) => {
      const ground = { x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale };
      return { at, distance: Math.min(...rooms.map((room) => clearance(room, ground))) * view.scale };
    })
    .toSorted((a, b) => b.distance - a.distance)[0]!;
  hardExpect(clear.distance, 'pixels from the clearest ground to a table').toBeGreaterThan(CLEAR_PX);
  return clear.at;
}

async function askRest({ page, probe }: Subject, name: string): Promise<void> {
  const { scale, x, y } = await viewAtRest(page);
  const view = await probe.evaluate((stage) => stage.view());
  expect(view.scale, `scale of the ${name}`).toBeCloseTo(scale, 5);
  expect(Math.hypot(view.x - x, view.y - y), `pixels from ${view.x} ${view.y} to ${x} ${y}`).toBeLessThan(0.6);
  expect(await probe.evaluate((stage) => stage.canvasProblems()), `canvases of the ${name}`).toEqual([]);
  await comparePicture({ page, probe }, name);
  await probe.evaluate((stage) => stage.showLayers(false));
  const { screen } = await takeScreen(page);
  await probe.evaluate((stage) => stage.showLayers(true));
  expect(colorsOf(screen), `colors of the ${name} without the stage’s layers`).toBe(1);
}

/** Zooms in and pans, and looks while the fingers are down. */
async function askMotion(subject: Subject): Promise<void> {
  const { page, probe, touch } = subject;
  const { frame } = await currentView(page);
  const middle = { x: Math.round(frame.x + frame.width / 2), y: Math.round(frame.y + frame.height / 2) };
  const heldView = async () => {
    await probe.evaluate((stage) => stage.untilDrawn());
    return probe.evaluate((stage) => ({ ...stage.view(), ...stage.position() }));
  };
  await probe.evaluate((stage) => stage.watchCanvases());
  if (touch) {
    await withFingers(page, async (send) => {
      const fingers = (apart: number): Point[] =>
        [-1, 1].map((side) => ({ ...middle, x: middle.x + (side * apart) / 2 }));
      await send('touchStart', fingers(100));
      for (let apart = 105; apart <= 120; apart += 5) await send('touchMove', fingers(apart));
      const before = await heldView();
      for (let apart = 130; apart <= 240; apart += 10) await send('touchMove', fingers(apart));
      expect((await heldView()).scale / before.scale, 'scale with fingers twice as far apart').toBeCloseTo(2, 1);
      await send('touchEnd');
    });
  } else {
    await page.mouse.move(middle.x, middle.y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
  }
  await viewAtRest(page);
  await press(subject, middle, async (moveTo) => {
    for (let by = 0; by >= -30; by -= 10) await moveTo({ ...middle, x: middle.x + by });
    const before = await heldView();
    for (let by = -20; by <= 50; by += 10) await moveTo({ x: middle.x + by, y: middle.y + (by + 30) / 2 });
    const after = await heldView();
    const moved = `stage moves by ${after.x - before.x} ${after.y - before.y} with a pointer that moves by 80 40`;
    expect(Math.hypot(after.x - before.x - 80, after.y - before.y - 40), moved).toBeLessThan(1.5);
    await comparePicture(subject, 'plan under a finger');
  });
  await viewAtRest(page);
  expect(await probe.evaluate((stage) => stage.canvasProblems()), 'canvases in motion').toEqual([]);
}

/** Holds a finger or the mouse down, which `perform` moves. */
async function press(
  { page, touch }: Pick<Subject, 'page' | 'touch'>,
  at: Point,
  perform: (moveTo: (at: Point) => Promise<void>) => Promise<void>,
): Promise<void> {
  if (touch) {
    await withFingers(page, async (send) => {
      await send('touchStart', [at]);
      await perform((next) => send('touchMove', [next]));
      await send('touchEnd');
    });
    return;
  }
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await perform(({ x, y }) => page.mouse.move(x, y));
  await page.mouse.up();
}

/** Takes a picture of what the screen shows of the plan. `x` and `y` are its corner in the window. */
async function takeScreen(page: Page): Promise<{ screen: PNG; frame: PlanView['frame']; x: number; y: number }> {
  const { frame } = await currentView(page);
  const [x, y] = [Math.ceil(frame.x), Math.ceil(frame.y)];
  const viewport = page.viewportSize()!;
  const width = Math.floor(Math.min(frame.x + frame.width, viewport.width)) - x;
  const height = Math.floor(Math.min(frame.y + frame.height, viewport.height)) - y;
  // Firefox obeys the page's policy, which forbids the style elements that Playwright adds.
  const chrome = await page.evaluateHandle((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, WITHOUT_CHROME);
  const picture = await page.screenshot({ caret: 'initial', clip: { x, y, width, height } });
  await chrome.evaluate(() => document.adoptedStyleSheets.pop());
  return { screen: PNG.sync.read(picture), frame, x, y };
}

/** Returns what the screen shows of the plan, and the same part of the stage's own picture. */
async function takePictures({ page, probe }: Pick<Subject, 'page' | 'probe'>): Promise<{ screen: PNG; stage: PNG }> {
  const { url, offset, ratio } = await probe.evaluate((stage) => stage.picture());
  const drawn = PNG.sync.read(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
  const { screen, frame, x, y } = await takeScreen(page);
  const left = Math.round((x - frame.x - offset.x) * ratio);
  const top = Math.round((y - frame.y - offset.y) * ratio);
  const stage = new PNG({ width: screen.width, height: screen.height });
  const isWhole = left + screen.width <= drawn.width && top + screen.height <= drawn.height;
  expect(left >= 0 && top >= 0 && isWhole, 'the stage covers the plan').toBe(true);
  if (isWhole) PNG.bitblt(drawn, stage, left, top, screen.width, screen.height);
  return { screen, stage };
}

function colorsOf({ data }: PNG): number {
  return new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4)).size;
}

async function comparePicture(subject: Pick<Subject, 'page' | 'probe'>, name: string): Promise<void> {
  const { screen, stage } = await takePictures(subject);
  const { width, height } = screen;
  const difference = new PNG({ width, height });
  const count = pixelmatch(screen.data, stage.data, difference.data, width, height, { threshold: 0.1 });
  const share = count / (width * height);
  if (share > MAX_DIFFERENT_SHARE)
    for (const [file, png] of Object.entries({ screen, stage, difference }))
      await test.info().attach(`${name}, ${file}`, { body: PNG.sync.write(png), contentType: 'image/png' });
  expect(share, `the stage’s picture of the ${name} is the screen’s`).toBeLessThanOrEqual(MAX_DIFFERENT_SHARE);
  expect(colorsOf(screen), `colors of the ${name}`).toBeGreaterThan(8);
}

/** Taps tables for two and asks which table Konva's events name. Returns the tapped tables. */
export async function askEvents(subject: Subject): Promise<Room[]> {
  const { page, probe, rooms, touch } = subject;
  await probe.evaluate((stage) => stage.recordEvents());
  const view = await viewAtRest(page);
  const forTwo = rooms.filter(({ beds }) => Number(beds) === 2);
  const centers = forTwo.map((room) => toElement(centerOf(room), view));
  const inReach = await probe.evaluate((stage, points) => stage.areInReach(points), centers);
  const tables = forTwo.filter((_, index) => inReach[index]);
  const tapped = [tables[0]!, tables[tables.length >> 1]!, tables.at(-1)!];
  const events = (): Promise<string[]> => probe.evaluate((stage) => stage.takeEvents());
  for (const table of tapped) {
    const at = await pointOf(page, table);
    if (touch) await page.touchscreen.tap(at.x, at.y);
    else {
      // Konva's layer is told only of a pointer that comes from no other table.
      const { frame } = await currentView(page);
      const ground = await clearGround(subject, await currentView(page));
      await page.mouse.move(frame.x + ground.x, frame.y + ground.y);
      await events();
      await page.mouse.click(at.x, at.y);
    }
    // The sheet grows with the first choice, and the plan makes room for it.
    await page.evaluate(async () => {
      const isEnding = ({ effect }: Animation): boolean => effect?.getComputedTiming().endTime !== Infinity;
      // Twice: what one rendering starts is over before the next one is looked at.
      for (let round = 0; round < 2; round++) {
        for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
        await Promise.allSettled(
          document
            .getAnimations()
            .filter(isEnding)
            .map(({ finished }) => finished),
        );
        await new Promise((resolve) => requestIdleCallback(resolve));
      }
    });
    await viewAtRest(page);
    const names = touch ? ['pointerclick', 'tap'] : ['click', 'pointerclick', 'pointerenter'];
    const wanted = names.map((name) => `${name} ${table.id}`);
    // After the first touch, the browser also sends the click of a mouse.
    const ignored = touch ? `click ${table.id}` : undefined;
    const found = (await events()).filter((event) => event !== ignored);
    expect(found, 'Konva’s events of a tap').toEqual(wanted);
    if (touch && (await hasEnlarged(page, view))) {
      const near = await pointOf(page, table);
      await page.touchscreen.tap(near.x, near.y);
      await events();
      const nearer = await viewAtRest(page);
      await page.getByTestId('plan').focus();
      await page.keyboard.press('0');
      await viewAtRest(page, nearer.scale > view.scale ? { changedFrom: nearer } : {});
    }
  }
  if (!touch) {
    const at = await pointOf(page, tapped[0]!);
    await page.mouse.click(at.x, at.y, { button: 'right' });
    expect(await events(), 'Konva’s events of a right click').toContain(`contextmenu ${tapped[0]!.id}`);
    await page.keyboard.press('Escape');
  }
  return tapped;
}

/** Returns where the center of a table is in the window. */
export async function pointOf(page: Page, room: Room): Promise<Point> {
  const view = await currentView(page);
  const { x, y } = toElement(centerOf(room), view);
  return { x: view.frame.x + x, y: view.frame.y + y };
}
