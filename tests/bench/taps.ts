/**
 * How often a finger on a phone chooses another table than it means, and in how many taps it chooses one, at the view with
 * which plans of 40 to 10,000 tables open.
 */
import { openingOf } from '../../src/booker/plan/opening.ts';
import { magnify } from '../../src/booker/tableDetails/magnifier.ts';
import { type Point, centerOf, containsBox, distanceToOutline } from '../../src/domain/geometry/boxes.ts';
import { type Plan, tablesFromPlan } from '../../src/domain/plan/plan.ts';
import { Camera } from '../../src/map/camera/camera.ts';
import { toPlan, toScreen } from '../../src/domain/plan/viewport.ts';
import { possibleTargets, tableNear } from '../../src/map/input/hitTest.ts';
import { shorterSide } from '../../src/map/paint/legibility.ts';
import { type Scene, buildScene } from '../../src/map/scene/scene.ts';
import { loadPlan } from '../support/fixtureVenues.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { generateBeachPlan } from './map/beachPlan.ts';
import { report } from './report.ts';

const CHOICES = 2_000;
/** The usual error of a finger, in CSS pixels an axis. */
const ERRORS_PX = [4, 6, 8];
const MAX_WRONG_PERCENT = 0.5;
const MAX_TAPS = 2.2;
/** The plan on a phone of 390 × 844 pixels, and what lies over its edges there. */
const SIZE = { width: 390, height: 788 };
const INSETS = { top: 60, right: 0, bottom: 170, left: 0 };

export function benchTaps(): boolean {
  const plans: readonly (readonly [string, Plan])[] = [
    ['beach-camp', loadPlan('beach-camp')],
    ['island-terrace', loadPlan('island-terrace')],
    ...[1_000, 2_000, 10_000].map((count) => [`${count} tables`, generateBeachPlan(count)] as const),
  ];
  return report(
    'Taps',
    plans.flatMap(([name, plan]) =>
      ERRORS_PX.flatMap((errorPx) => {
        const { wrong, taps } = simulate(buildScene(tablesFromPlan(plan), plan), errorPx);
        const of = `${name}, error of ${errorPx} px`;
        return [
          {
            name: `${of}: wrong choices`,
            value: (100 * wrong) / CHOICES,
            unit: '%',
            limit: { max: MAX_WRONG_PERCENT },
          },
          { name: `${of}: taps a choice`, value: taps / CHOICES, unit: '', limit: { max: MAX_TAPS } },
        ];
      }),
    ),
  );
}

/** Taps at the middle of random tables in sight until one is chosen. A swipe to a table out of sight counts as a tap. */
function simulate(scene: Scene, errorPx: number): { readonly wrong: number; readonly taps: number } {
  const random = seededRandom(1);
  // Box-Muller.
  const error = (): number => errorPx * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const opening = openingOf(scene, scene.tables)!;
  const camera = new Camera();
  camera.updateLayout({ scene, size: SIZE, insets: INSETS }, 0, true);
  let wrong = 0;
  let taps = 0;
  const missed = ({ x, y }: Point): Point => ({ x: x + error(), y: y + error() });
  const choose = (goal: Scene['tables'][number]): void => {
    for (;;) {
      const view = camera.viewAt(0)!;
      const aim = toScreen(view, centerOf(goal.box));
      taps += 1;
      if (!containsBox(camera.region, { ...aim, width: 0, height: 0 })) {
        camera.centerOn(centerOf(goal.box), 0, true);
        continue;
      }
      const at = missed(aim);
      const point = toPlan(view, at);
      const table = tableNear(scene, point, view.scale);
      const targets =
        !table || camera.isAtMaxScale(view) ? [] : possibleTargets(scene, table, point, view.scale, 'touch');
      const magnified = targets.length > 1 && magnify(scene.tables, targets, at, view, camera.region);
      let chosen = targets.length > 1 ? undefined : table;
      if (magnified) {
        // Beside the tables, or outside of the magnifier, a tap chooses nothing.
        const tapped = toPlan(magnified.view, missed(toScreen(magnified.view, centerOf(goal.box))));
        taps += 1;
        chosen = scene.tables.find(
          (each) => magnified.keys.includes(each.key) && distanceToOutline(each, tapped) === 0,
        );
      } else if (targets.length > 1) camera.goNearer(at, Math.min(...targets.map(shorterSide)), 0, true);
      if (chosen) {
        if (chosen !== goal) wrong += 1;
        return;
      }
    }
  };
  camera.open(opening, 0);
  const opened = camera.viewAt(0)!;
  const inSight = scene.tables.filter(({ box }) =>
    containsBox(camera.region, { ...toScreen(opened, centerOf(box)), width: 0, height: 0 }),
  );
  for (let choice = 0; choice < CHOICES; choice += 1) {
    camera.setView(opened);
    choose(inSight[Math.floor(random() * inSight.length)]!);
  }
  return { wrong, taps };
}
