/** Rules about decor that nobody sees, or sees twice. */
import { decorOutline } from '../../document/itemBounds.ts';
import { canonicalJson } from '../../document/planDiff.ts';
import { centerOf, containsBox, boundsOf, expandBox, isOutsideBox, rotatePoint } from '../../geometry/boxes.ts';
import { buildOutlineIndex } from '../../geometry/spatialIndex.ts';
import type { CheckContext } from '../checkContext.ts';
import { type Finding, finding } from '../finding.ts';
import { displayName } from '../wording.ts';
import { decorName, piecesOf } from './decorPieces.ts';

/** How far scenery may lie around a plan, as a share of its longer side. */
const MAX_SURROUNDINGS = 0.5;
/** What may grow or float outside the plan on purpose, where x and y exchanged say nothing. */
const SURROUNDINGS: ReadonlySet<string> = new Set(['palm', 'tree', 'bush', 'rocks', 'boat']);

function decorOffPlan(context: CheckContext): Finding[] {
  const { size } = context;
  if (!size) return [];
  const sheet = { x: 0, y: 0, ...size };
  const surroundings = expandBox(sheet, Math.max(size.width, size.height) * MAX_SURROUNDINGS);
  return piecesOf(context).flatMap(({ path, decor }): Finding[] => {
    const outline = decorOutline(decor);
    const { x, y, width, height } = boundsOf(outline);
    const values = { kind: decorName(decor), ...size };
    // A thing keeps its shape where x and y are exchanged, and a line is mirrored.
    const exchanged = 'points' in decor ? { x: y, y: x, width: height, height: width } : { x: y, y: x, width, height };
    if (!SURROUNDINGS.has(decor.kind) && isOutsideBox(outline, sheet) && containsBox(sheet, exchanged))
      return [finding('decor-off-plan.exchanged', { path }, values)];
    return isOutsideBox(outline, surroundings) ? [finding('decor-off-plan.outside', { path }, values)] : [];
  });
}

function duplicateDecor(context: CheckContext): Finding[] {
  const seen = new Set<string>();
  return piecesOf(context).flatMap(({ path, decor }): Finding[] => {
    const content = canonicalJson(decor);
    const isCopy = seen.has(content);
    seen.add(content);
    return isCopy ? [finding('duplicate-decor', { path }, { kind: decorName(decor) }, [{ op: 'remove', path }])] : [];
  });
}

/** Places along a text, as shares of its estimated width from its middle. The estimate is wide. */
const TEXT_SAMPLES = [-0.35, -0.18, 0, 0.18, 0.35];

function coveredTexts(context: CheckContext): Finding[] {
  const index = buildOutlineIndex(context.placed.map(({ outline }) => outline));
  return piecesOf(context).flatMap(({ path, decor }): Finding[] => {
    if (decor.kind !== 'text') return [];
    const { box, rotation } = decorOutline(decor);
    const center = centerOf(box);
    const [covering = -1] = TEXT_SAMPLES.flatMap(
      (share) =>
        index.hitTest(rotatePoint({ x: center.x + share * box.width, y: center.y }, center, rotation), 0) ?? [],
    );
    const table = context.placed[covering]?.table;
    if (!table) return [];
    return [finding('covered-text', { path, table: table.id }, { name: displayName(table), text: decor.text })];
  });
}

export const decorChecks = [decorOffPlan, duplicateDecor, coveredTexts] as const;
