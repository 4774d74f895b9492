/** Shapes and texts of an SVG drawing, in the drawing's units. */
import type { Outline } from '../../../../domain/geometry/boxes.ts';
import { rotatePoint } from '../../../../domain/geometry/boxes.ts';
import { MAX_COORDINATE, DEFAULT_TABLE_COLOR } from '../../../../domain/plan/table.ts';
import { parseCssColor } from '../cssColor.ts';
import type { ImportWarnings } from '../importWarnings.ts';
import { parseLength } from './svgLengths.ts';
import { applyMatrix, transformBox, round2 } from './svgMatrix.ts';
import { type SvgNode, type SvgTree, nameFromId } from './svgTree.ts';

type Points = readonly (readonly [number, number])[];

/** A rectangle or ellipse, perhaps a table. */
export type SvgOutline = Outline & {
  readonly piece: SvgNode;
  readonly name: string | undefined;
  readonly color: string;
  readonly layer: string;
  readonly corners: Points;
};
/** A text by its middle. */
export type SvgText = {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly rotation: number;
};

/** Corners of a round ground, and of a curved line. */
const CORNERS = 24;
const SAMPLES = 60;
const LONGEST_PATH = 100_000;

/** A rectangle, circle or ellipse that can be seen; undefined, with a note, of one that no plan can hold. */
export function parseOutline(piece: SvgNode, tree: SvgTree, notes: ImportWarnings): SvgOutline | undefined {
  const { element, matrix, layer } = piece;
  const kind = element.localName;
  if (kind !== 'rect' && kind !== 'circle' && kind !== 'ellipse') return undefined;
  const color =
    parseCssColor(piece.fill) ??
    parseCssColor(piece.stroke) ??
    (piece.fill?.startsWith('url(') ? DEFAULT_TABLE_COLOR : undefined);
  if (color === undefined) return undefined;
  const name = elementName(element);
  const found = transformBox(matrix, boxOf(element, tree));
  if (!found.ok) {
    const remark = {
      skewed: 'is slanted, which a table can’t be, and was left out',
      empty: 'has no size and was left out',
      far: 'has a place or size that no plan can hold and was left out',
    };
    notes.add(remark[found.reason], name ?? 'A shape');
    return undefined;
  }
  const { box, rotation } = found.outline;
  const shape = kind === 'rect' ? ('rect' as const) : ('ellipse' as const);
  return {
    box,
    rotation: kind === 'circle' && box.width === box.height ? 0 : rotation,
    shape,
    piece,
    name,
    color,
    layer,
    corners: cornersOf({ box, rotation, shape }),
  };
}

function boxOf(element: Element, { width, height }: SvgTree): { x: number; y: number; width: number; height: number } {
  const said = (name: string, whole: number): number | undefined =>
    element.hasAttribute(name) ? (parseLength(element.getAttribute(name), whole) ?? NaN) : undefined;
  if (element.localName === 'rect')
    return {
      x: said('x', width) ?? 0,
      y: said('y', height) ?? 0,
      width: said('width', width) ?? 0,
      height: said('height', height) ?? 0,
    };
  const r = said('r', Math.hypot(width, height) / Math.SQRT2);
  const [rx, ry] =
    element.localName === 'circle'
      ? [r ?? 0, r ?? 0]
      : [said('rx', width) ?? said('ry', height) ?? 0, said('ry', height) ?? said('rx', width) ?? 0];
  return { x: (said('cx', width) ?? 0) - rx, y: (said('cy', height) ?? 0) - ry, width: 2 * rx, height: 2 * ry };
}

function cornersOf({ box, rotation, shape }: Outline): Points {
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const [rx, ry] = [box.width / 2, box.height / 2];
  const about =
    shape === 'rect'
      ? ([
          [-rx, -ry],
          [rx, -ry],
          [rx, ry],
          [-rx, ry],
        ] as const)
      : Array.from(
          { length: CORNERS },
          (_, i) => [rx * Math.cos((i * 2 * Math.PI) / CORNERS), ry * Math.sin((i * 2 * Math.PI) / CORNERS)] as const,
        );
  return about.map(([dx, dy]) => {
    const { x, y } = rotatePoint({ x: centre.x + dx, y: centre.y + dy }, centre, rotation);
    return [round2(x), round2(y)] as const;
  });
}

const INKSCAPE = 'http://www.inkscape.org/namespaces/inkscape';

/** What somebody has called a shape: its title, its label, else its id. */
export function elementName(element: Element): string | undefined {
  const title = [...element.children].find((child) => child.localName === 'title')?.textContent;
  return (
    [title, element.getAttribute('aria-label'), element.getAttributeNS(INKSCAPE, 'label')]
      .map((name) => name?.replaceAll(/\s+/g, ' ').trim().slice(0, 200))
      .find((name) => name) ?? nameFromId(element.id.slice(0, 200))
  );
}

/** The line of a closed polygon or path; undefined of all else. */
export function parsePoints(
  { element, matrix }: SvgNode,
  _tree: SvgTree,
  notes: ImportWarnings,
): { points: Points; smooth: boolean } | undefined {
  const found =
    element.localName === 'polygon'
      ? { points: pairsOf(element.getAttribute('points') ?? ''), smooth: false }
      : element.localName === 'path'
        ? pathPoints(element.getAttribute('d') ?? '')
        : undefined;
  if (!found || found.points.length < 3) return undefined;
  const points = found.points.map(([x, y]) => applyMatrix(matrix, x, y));
  if (
    points.length > 400 ||
    !points.every(([x, y]) => Math.abs(x) <= MAX_COORDINATE && Math.abs(y) <= MAX_COORDINATE)
  ) {
    notes.add('Lines with too many corners, or too far away, were left out.');
    return undefined;
  }
  return { points, smooth: found.smooth };
}

function pairsOf(text: string): Points {
  const numbers = (text.slice(0, LONGEST_PATH).match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);
  return Array.from(
    { length: Math.floor(numbers.length / 2) },
    (_, i) => [numbers[i * 2]!, numbers[i * 2 + 1]!] as const,
  );
}

/** The first closed part of a path: its corners where it has only straight lines, else points along it. */
function pathPoints(d: string): { points: Points; smooth: boolean } | undefined {
  if (d.length > LONGEST_PATH || !/z/i.test(d)) return undefined;
  const first = /^[^z]*z/i.exec(d)![0];
  if (!/[csqta]/i.test(first.replaceAll(/e/gi, ''))) return { points: straightPoints(first), smooth: false };
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', first);
  const length = path.getTotalLength();
  if (!Number.isFinite(length) || length === 0) return undefined;
  return {
    smooth: true,
    points: Array.from({ length: SAMPLES }, (_, i) => {
      const { x, y } = path.getPointAtLength((length * i) / SAMPLES);
      return [x, y] as const;
    }),
  };
}

function straightPoints(d: string): Points {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command, values] of d.matchAll(/([mlhv])([^mlhvz]*)/gi)) {
    const numbers = (values!.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);
    const relative = command === command!.toLowerCase();
    const steps = /[hv]/i.test(command!)
      ? numbers.map((value) =>
          /h/i.test(command!) ? ([value, relative ? 0 : y] as const) : ([relative ? 0 : x, value] as const),
        )
      : numbers.flatMap((value, i) => (i % 2 === 1 ? [[numbers[i - 1]!, value] as const] : []));
    for (const [dx, dy] of steps) {
      [x, y] = relative ? [x + dx, y + dy] : [dx, dy];
      points.push([x, y]);
    }
  }
  return points;
}

/** A text where its middle stands, about: its letters' width is guessed. */
export function parseText({ element, matrix }: SvgNode, { width, height }: SvgTree): SvgText | undefined {
  if (element.localName !== 'text') return undefined;
  const text = element.textContent.replaceAll(/\s+/g, ' ').trim();
  const inner = element.querySelector('tspan');
  const at = (name: 'x' | 'y', whole: number): number =>
    parseLength((element.getAttribute(name) ?? inner?.getAttribute(name) ?? '0').trim().split(/[\s,]+/)[0]!, whole) ??
    0;
  const style = (element as Partial<SVGElement>).style;
  const said =
    parseLength(
      style?.fontSize ||
        element.getAttribute('font-size') ||
        element.closest('[font-size]')?.getAttribute('font-size') ||
        inner?.getAttribute('font-size') ||
        '16',
      16,
    ) ?? 16;
  const anchor =
    style?.textAnchor ||
    element.getAttribute('text-anchor') ||
    element.closest('[text-anchor]')?.getAttribute('text-anchor');
  const along = ((text.length * said * 0.52) / 2) * (anchor === 'middle' ? 0 : anchor === 'end' ? -1 : 1);
  const central = /middle|central/.test(element.getAttribute('dominant-baseline') ?? style?.dominantBaseline ?? '');
  const [x, y] = applyMatrix(matrix, at('x', width) + along, at('y', height) - (central ? 0 : said * 0.33));
  const size = round2(said * Math.hypot(matrix.a, matrix.b));
  if (
    text === '' ||
    !(size > 0) ||
    Math.abs(x) > MAX_COORDINATE ||
    Math.abs(y) > MAX_COORDINATE ||
    !Number.isFinite(x + y)
  )
    return undefined;
  return { x, y, text: text.slice(0, 200), size, rotation: round2((Math.atan2(matrix.b, matrix.a) * 180) / Math.PI) };
}
