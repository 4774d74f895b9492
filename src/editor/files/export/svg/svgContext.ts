/**
 * A 2D context that writes SVG, for the map's painters. It has what they need of a canvas: a path keeps the transform
 * under which each of its points was added, and `save` begins a group, which `restore` ends.
 */
import type { PaintContext } from '../../../../map/paint/paintContext.ts';

const SVG = 'http://www.w3.org/2000/svg';
const QUARTER_TURN = Math.PI / 2;
const TEXT_ANCHORS = { left: 'start', start: 'start', center: 'middle', right: 'end', end: 'end' } as const;

/** What `save` keeps, besides the group and the transform. */
const STYLE = {
  fillStyle: '#000' as PaintContext['fillStyle'],
  strokeStyle: '#000' as PaintContext['strokeStyle'],
  lineWidth: 1,
  lineCap: 'butt' as CanvasLineCap,
  lineJoin: 'miter' as CanvasLineJoin,
  globalAlpha: 1,
  globalCompositeOperation: 'source-over' as GlobalCompositeOperation,
  font: '10px sans-serif',
  letterSpacing: '0px',
  textAlign: 'start' as CanvasTextAlign,
  textBaseline: 'alphabetic' as CanvasTextBaseline,
};
const STYLE_NAMES = Object.keys(STYLE) as (keyof typeof STYLE)[];

type State = {
  readonly style: typeof STYLE;
  readonly dash: readonly number[];
  readonly matrix: DOMMatrix;
  readonly group: SVGElement;
};

export class SvgContext implements PaintContext {
  readonly svg: SVGSVGElement;
  fillStyle = STYLE.fillStyle;
  strokeStyle = STYLE.strokeStyle;
  lineWidth = STYLE.lineWidth;
  lineCap = STYLE.lineCap;
  lineJoin = STYLE.lineJoin;
  globalAlpha = STYLE.globalAlpha;
  globalCompositeOperation = STYLE.globalCompositeOperation;
  font = STYLE.font;
  letterSpacing = STYLE.letterSpacing;
  textAlign = STYLE.textAlign;
  textBaseline = STYLE.textBaseline;
  readonly #definitions: SVGElement;
  readonly #measure = document.createElement('canvas').getContext('2d')!;
  readonly #states: State[] = [];
  #dash: readonly number[] = [];
  #matrix = new DOMMatrix();
  #group: SVGElement;
  #path: string[] = [];
  #clips = 0;

  /** The content is the last element of the drawing. */
  constructor({ width, height }: { readonly width: number; readonly height: number }) {
    this.svg = document.createElementNS(SVG, 'svg');
    this.svg.setAttribute('width', String(width));
    this.svg.setAttribute('height', String(height));
    this.#definitions = createElement('defs', {});
    this.#group = createElement('g', {});
    this.svg.append(this.#definitions, this.#group);
  }

  save(): void {
    const style = Object.fromEntries(STYLE_NAMES.map((name) => [name, this[name]])) as typeof STYLE;
    this.#states.push({ style, dash: this.#dash, matrix: this.#matrix, group: this.#group });
    this.#enter(createElement('g', {}));
  }

  restore(): void {
    const state = this.#states.pop();
    if (!state) return;
    Object.assign(this, state.style);
    this.#dash = state.dash;
    this.#matrix = state.matrix;
    this.#group = state.group;
  }

  #enter(group: SVGElement): void {
    this.#group.append(group);
    this.#group = group;
  }

  translate(x: number, y: number): void {
    this.#matrix = this.#matrix.translate(x, y);
  }
  rotate(radians: number): void {
    this.#matrix = this.#matrix.rotate((radians * 180) / Math.PI);
  }
  scale(x: number, y: number): void {
    this.#matrix = this.#matrix.scale(x, y);
  }
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    this.#matrix = new DOMMatrix([a, b, c, d, e, f]);
  }

  beginPath(): void {
    this.#path = [];
  }
  closePath(): void {
    this.#path.push('Z');
  }
  moveTo(x: number, y: number): void {
    this.#path.push(`M${this.#points(x, y)}`);
  }
  lineTo(x: number, y: number): void {
    this.#path.push(`${this.#path.length === 0 ? 'M' : 'L'}${this.#points(x, y)}`);
  }
  quadraticCurveTo(...points: [number, number, number, number]): void {
    this.#path.push(`Q${this.#points(...points)}`);
  }
  bezierCurveTo(...points: [number, number, number, number, number, number]): void {
    this.#path.push(`C${this.#points(...points)}`);
  }

  /** Formats points where they are in the drawing. */
  #points(...numbers: readonly number[]): string {
    const { a, b, c, d, e, f } = this.#matrix;
    const moved: number[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const [x, y] = [numbers[i]!, numbers[i + 1]!];
      moved.push(round(a * x + c * y + e), round(b * x + d * y + f));
    }
    return moved.join(' ');
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.moveTo(x, y);
    for (const [cx, cy] of [
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ] as const)
      this.lineTo(cx, cy);
    this.closePath();
  }

  roundRect(
    x: number,
    y: number,
    width: number,
    height: number,
    radii?: Parameters<PaintContext['roundRect']>[4],
  ): void {
    const given = (typeof radii === 'object' && Symbol.iterator in radii ? [...radii] : [radii ?? 0]).map(Number);
    const [a = 0, b = a, c = a, d = b] = given;
    // All radii shrink if two don't fit on a side.
    const fit = Math.min(1, width / (a + b || 1), width / (c + d || 1), height / (a + d || 1), height / (b + c || 1));
    const corners = [
      [x + a * fit, y + a * fit, a * fit, 2],
      [x + width - b * fit, y + b * fit, b * fit, 3],
      [x + width - c * fit, y + height - c * fit, c * fit, 0],
      [x + d * fit, y + height - d * fit, d * fit, 1],
    ] as const;
    corners.forEach(([cx, cy, r, quarter], i) => {
      const from = quarter * QUARTER_TURN;
      if (i === 0) this.moveTo(cx + r * Math.cos(from), cy + r * Math.sin(from));
      this.arc(cx, cy, r, from, from + QUARTER_TURN);
    });
    this.closePath();
  }

  arc(x: number, y: number, r: number, from: number, to: number, counterclockwise = false): void {
    this.ellipse(x, y, r, r, 0, from, to, counterclockwise);
  }

  /** Adds cubic curves of at most a quarter each, which any transform keeps. */
  ellipse(
    x: number,
    y: number,
    rx: number,
    ry: number,
    turn: number,
    from: number,
    to: number,
    counterclockwise = false,
  ): void {
    const sweep = sweepOf(from, to, counterclockwise);
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    /** The point at an angle, moved along the tangent by a part of the radius. */
    const at = (angle: number, along = 0): [number, number] => {
      const dx = rx * (Math.cos(angle) - along * Math.sin(angle));
      const dy = ry * (Math.sin(angle) + along * Math.cos(angle));
      return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
    };
    this.lineTo(...at(from));
    const count = Math.ceil(Math.abs(sweep) / QUARTER_TURN - 1e-9);
    const step = sweep / count;
    const handle = (4 / 3) * Math.tan(step / 4);
    for (let i = 0; i < count; i++)
      this.bezierCurveTo(
        ...at(from + i * step, handle),
        ...at(from + (i + 1) * step, -handle),
        ...at(from + (i + 1) * step),
      );
  }

  fill(): void {
    this.#paint({ fill: colorOf(this.fillStyle) });
  }
  stroke(): void {
    this.#paint({ fill: 'none', ...this.#strokeAttributes(this.#unit()) });
  }
  fillRect(x: number, y: number, width: number, height: number): void {
    this.#withOwnPath(() => {
      this.rect(x, y, width, height);
      this.fill();
    });
  }
  strokeRect(x: number, y: number, width: number, height: number): void {
    this.#withOwnPath(() => {
      this.rect(x, y, width, height);
      this.stroke();
    });
  }

  #withOwnPath(paint: () => void): void {
    const path = this.#path;
    this.#path = [];
    paint();
    this.#path = path;
  }

  clip(): void {
    this.#clips++;
    const id = `clip-${this.#clips}`;
    const shape = createElement('clipPath', { id });
    shape.append(createElement('path', { d: this.#path.join('') }));
    this.#definitions.append(shape);
    this.#enter(createElement('g', { 'clip-path': `url(#${id})` }));
  }

  #paint(attributes: Readonly<Record<string, string | number>>): void {
    if (this.#path.length > 1) this.#add('path', { d: this.#path.join(''), ...attributes });
  }

  #add(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
    const added = createElement(name, {
      ...attributes,
      ...(this.globalAlpha < 1 ? { opacity: round(this.globalAlpha) } : {}),
    });
    this.#group.append(added);
    return added;
  }

  /** The size of a unit in the drawing. The painters scale both axes alike. */
  #unit(): number {
    const { a, b, c, d } = this.#matrix;
    return Math.sqrt(Math.abs(a * d - b * c));
  }

  #strokeAttributes(unit: number): Record<string, string | number> {
    return {
      stroke: colorOf(this.strokeStyle),
      'stroke-width': round(this.lineWidth * unit),
      ...(this.lineCap === 'butt' ? {} : { 'stroke-linecap': this.lineCap }),
      ...(this.lineJoin === 'miter' ? {} : { 'stroke-linejoin': this.lineJoin }),
      ...(this.#dash.length === 0
        ? {}
        : { 'stroke-dasharray': this.#dash.map((part) => round(part * unit)).join(' ') }),
    };
  }

  setLineDash(dash: readonly number[]): void {
    this.#dash = dash;
  }

  fillText(text: string, x: number, y: number): void {
    this.#addText(text, x, y, { fill: colorOf(this.fillStyle) });
  }
  strokeText(text: string, x: number, y: number): void {
    this.#addText(text, x, y, { fill: 'none', ...this.#strokeAttributes(1) });
  }

  /** Positions text by its alphabetic baseline, since programs differ about all others. */
  #addText(text: string, x: number, y: number, paint: Readonly<Record<string, string | number>>): void {
    const { style } = document.createElement('span');
    style.font = this.font;
    const baseline = this.textBaseline;
    this.#measure.font = this.font;
    const ascent = (from: CanvasTextBaseline): number => {
      this.#measure.textBaseline = from;
      return this.#measure.measureText('Hx').actualBoundingBoxAscent;
    };
    const down = baseline === 'alphabetic' ? 0 : ascent('alphabetic') - ascent(baseline);
    this.#add('text', {
      'font-family': style.fontFamily,
      'font-size': style.fontSize,
      'font-style': style.fontStyle,
      'font-weight': style.fontWeight,
      ...(this.letterSpacing === '0px' ? {} : { 'letter-spacing': this.letterSpacing }),
      x: round(x),
      y: round(y + down),
      'text-anchor': TEXT_ANCHORS[this.textAlign],
      ...this.#transform(),
      ...paint,
    }).append(stripInvalidXml(text));
  }

  measureText(text: string): TextMetrics {
    this.#measure.font = this.font;
    this.#measure.textBaseline = this.textBaseline;
    return this.#measure.measureText(text);
  }

  #transform(): { readonly transform?: string } {
    const { a, b, c, d, e, f } = this.#matrix;
    const parts = [a, b, c, d].map((part) => Math.round(part * 100_000) / 100_000);
    return this.#matrix.isIdentity ? {} : { transform: `matrix(${[...parts, round(e), round(f)].join(' ')})` };
  }

  /** Embeds a picture, which has to be on a canvas. */
  drawImage(image: CanvasImageSource, x: number, y: number, width?: number, height?: number): void {
    if (!(image instanceof HTMLCanvasElement)) return;
    this.#add('image', {
      href: image.toDataURL(),
      x: round(x),
      y: round(y),
      width: width ?? image.width,
      height: height ?? image.height,
      preserveAspectRatio: 'none',
      ...this.#transform(),
    });
  }

  /** The painters do without textures and without clearing. */
  createPattern(): null {
    return null;
  }
  clearRect(): void {}
}

/** Returns the angle from one to another as a canvas turns: at most a full turn, in the given direction. */
function sweepOf(from: number, to: number, counterclockwise: boolean): number {
  const direction = counterclockwise ? -1 : 1;
  const full = 2 * Math.PI;
  const sweep = (to - from) * direction;
  return direction * (sweep >= full ? full : ((sweep % full) + full) % full);
}

/** The painters use no gradients and no patterns here. */
const colorOf = (style: PaintContext['fillStyle']): string => (typeof style === 'string' ? style : 'none');

const round = (number: number): number => Math.round(number * 100) / 100;

export function createElement(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const created = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, String(value));
  return created;
}

/** Removes characters that XML can't contain. */
export function stripInvalidXml(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

/** Removes groups that change nothing. */
export function removePlainGroups(svg: SVGSVGElement): void {
  for (const group of [...svg.querySelectorAll('g')].toReversed())
    if (group.attributes.length === 0) group.replaceWith(...group.childNodes);
}
