/**
 * A 2D context that writes SVG, for the map's own painters. svgcanvas does most of it; here is what it does otherwise
 * than a canvas: each fill and stroke of a path is painted, arcs follow the transform, radii have room.
 */
import { Context } from 'svgcanvas';

const FULL = 2 * Math.PI;

class SvgPen extends Context {
  letterSpacing = '0px';
  readonly #spacings: string[] = [];
  readonly #measure = document.createElement('canvas').getContext('2d')!;

  override save(): void {
    this.#spacings.push(this.letterSpacing);
    super.save();
  }

  override restore(): void {
    this.letterSpacing = this.#spacings.pop() ?? '0px';
    super.restore();
  }

  /** A path is an element of the drawing, which has one fill and one stroke: each painting of it gets an element of its own. */
  #anew(): void {
    const path = this.__currentDefaultPath;
    this.beginPath();
    this.__currentDefaultPath = path;
  }

  override fill(): void {
    this.#anew();
    super.fill();
  }
  override stroke(): void {
    this.#anew();
    super.stroke();
  }
  override clip(): void {
    this.#anew();
    const path = this.__currentDefaultPath;
    super.clip();
    this.__currentDefaultPath = path;
  }

  arc(x: number, y: number, r: number, from: number, to: number, back = false): void {
    this.ellipse(x, y, r, r, 0, from, to, back);
  }

  /** SVG has no arc of a whole turn: it is two. */
  override ellipse(
    x: number,
    y: number,
    rx: number,
    ry: number,
    turn: number,
    from: number,
    to: number,
    back = false,
  ): void {
    if (rx <= 0 || ry <= 0) return;
    if (Math.abs(to - from) < FULL - 1e-9) {
      super.ellipse(x, y, rx, ry, turn, from, to, back);
      return;
    }
    const half = from + (back ? -Math.PI : Math.PI);
    super.ellipse(x, y, rx, ry, turn, from, half, back);
    super.ellipse(x, y, rx, ry, turn, half, from, back);
    this.closePath();
  }

  roundRect(x: number, y: number, width: number, height: number, radii: number | readonly number[]): void {
    const [a, b = a, c = a, d = b] = typeof radii === 'number' ? [radii] : radii;
    // As a canvas does: radii that have no room on a side all shrink.
    const fit = Math.min(
      1,
      width / (a! + b! || 1),
      width / (c! + d! || 1),
      height / (a! + d! || 1),
      height / (b! + c! || 1),
    );
    const [lt, rt, rb, lb] = [a! * fit, b! * fit, c! * fit, d! * fit];
    this.moveTo(x + lt, y);
    const corner = (cx: number, cy: number, r: number, from: number): void => {
      if (r > 0) super.ellipse(cx, cy, r, r, 0, from, from + Math.PI / 2);
      else this.lineTo(cx, cy);
    };
    corner(x + width - rt, y + rt, rt, -Math.PI / 2);
    corner(x + width - rb, y + height - rb, rb, 0);
    corner(x + lb, y + height - lb, lb, Math.PI / 2);
    corner(x + lt, y + lt, lt, Math.PI);
    this.closePath();
  }

  /** Programs differ in what they take for the top of a text: it is told by its baseline. */
  override fillText(text: string, x: number, y: number): void {
    const baseline = this.textBaseline;
    const ascent = (from: CanvasTextBaseline): number => {
      this.#measure.textBaseline = from;
      return this.#measure.measureText('Hx').actualBoundingBoxAscent;
    };
    this.#measure.font = this.font;
    const down = baseline === 'alphabetic' ? 0 : ascent('alphabetic') - ascent(baseline);
    this.textBaseline = 'alphabetic';
    super.fillText(stripInvalidXml(text), x, y + down);
    this.textBaseline = baseline;
    if (this.letterSpacing !== '0px')
      [...this.getSvg().querySelectorAll('text')].at(-1)?.setAttribute('letter-spacing', this.letterSpacing);
  }
}

/** A pen for a drawing of that size, and the drawing that it writes. */
export function createSvgContext(size: { width: number; height: number }): {
  ctx: CanvasRenderingContext2D;
  svg: SVGSVGElement;
} {
  const pen = new SvgPen(size);
  // The painters use no more of a context than the pen has.
  return { ctx: pen as unknown as CanvasRenderingContext2D, svg: pen.getSvg() };
}

/** A text without the characters that XML can't hold. */
export function stripInvalidXml(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

/** Takes away what says nothing: empty paths, groups without a meaning, digits beyond a hundredth of a unit. */
export function minifySvg(svg: SVGSVGElement): void {
  for (const path of svg.querySelectorAll('path')) {
    const d = path.getAttribute('d')?.trim() ?? '';
    if (
      d === '' ||
      (path.getAttribute('fill') === 'none' &&
        path.getAttribute('stroke') === 'none' &&
        path.parentElement?.localName !== 'clipPath')
    )
      path.remove();
    else path.setAttribute('d', d.replaceAll(/-?\d+\.\d+(?:e-?\d+)?/g, short));
  }
  for (const element of svg.querySelectorAll('[transform]')) {
    const transform = element
      .getAttribute('transform')!
      .replaceAll(/-?\d+\.\d+(?:e-?\d+)?/g, (number) => String(Math.round(Number(number) * 1e5) / 1e5));
    if (transform === 'matrix(1 0 0 1 0 0)') element.removeAttribute('transform');
    else element.setAttribute('transform', transform);
  }
  for (const group of [...svg.querySelectorAll('g')].toReversed())
    if (group.attributes.length === 0) group.replaceWith(...group.childNodes);
}

const short = (number: string): string => String(Math.round(Number(number) * 100) / 100);
