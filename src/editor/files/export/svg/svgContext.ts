/**
 * A 2D context that writes SVG, for the map's painters. Extends svgcanvas where it differs from a canvas: every fill
 * and stroke of a path is painted, full ellipses are drawn, corner radii shrink to fit.
 */
import { Context } from 'svgcanvas';

const FULL_TURN = 2 * Math.PI;

const TEXT_ANCHORS = { left: 'start', start: 'start', center: 'middle', right: 'end', end: 'end' } as const;

class SvgContext extends Context {
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

  /** An element has one fill and one stroke, so each painting of a path needs a new element. */
  #startElement(): void {
    const path = this.__currentDefaultPath;
    this.beginPath();
    this.__currentDefaultPath = path;
  }

  override fill(): void {
    this.#startElement();
    super.fill();
  }
  override stroke(): void {
    this.#startElement();
    super.stroke();
  }
  override clip(): void {
    this.#startElement();
    const path = this.__currentDefaultPath;
    super.clip();
    this.__currentDefaultPath = path;
  }

  arc(x: number, y: number, r: number, from: number, to: number, counterclockwise = false): void {
    this.ellipse(x, y, r, r, 0, from, to, counterclockwise);
  }

  /** SVG has no arc of a full turn: it takes two. */
  override ellipse(
    x: number,
    y: number,
    rx: number,
    ry: number,
    turn: number,
    from: number,
    to: number,
    counterclockwise = false,
  ): void {
    if (rx <= 0 || ry <= 0) return;
    if (Math.abs(to - from) < FULL_TURN - 1e-9) {
      super.ellipse(x, y, rx, ry, turn, from, to, counterclockwise);
      return;
    }
    const half = from + (counterclockwise ? -Math.PI : Math.PI);
    super.ellipse(x, y, rx, ry, turn, from, half, counterclockwise);
    super.ellipse(x, y, rx, ry, turn, half, from, counterclockwise);
    this.closePath();
  }

  roundRect(x: number, y: number, width: number, height: number, radii: number | readonly number[]): void {
    const [a = 0, b = a, c = a, d = b] = typeof radii === 'number' ? [radii] : radii;
    // As on a canvas, all radii shrink if two don't fit on a side.
    const fit = Math.min(1, width / (a + b || 1), width / (c + d || 1), height / (a + d || 1), height / (b + c || 1));
    const topLeft = a * fit;
    const topRight = b * fit;
    const bottomRight = c * fit;
    const bottomLeft = d * fit;
    this.moveTo(x + topLeft, y);
    const corner = (cx: number, cy: number, r: number, from: number): void => {
      if (r > 0) super.ellipse(cx, cy, r, r, 0, from, from + Math.PI / 2);
      else this.lineTo(cx, cy);
    };
    corner(x + width - topRight, y + topRight, topRight, -Math.PI / 2);
    corner(x + width - bottomRight, y + height - bottomRight, bottomRight, 0);
    corner(x + bottomLeft, y + height - bottomLeft, bottomLeft, Math.PI / 2);
    corner(x + topLeft, y + topLeft, topLeft, Math.PI);
    this.closePath();
  }

  /** The base class parses the font from a style attribute, which the page's content security policy blocks. */
  override __applyText(text: string, x: number, y: number, action: 'fill' | 'stroke'): void {
    const parent = this.__closestGroupOrSvg();
    const { style } = document.createElement('span');
    style.font = this.font;
    const element = this.__createElement(
      'text',
      {
        'font-family': style.fontFamily,
        'font-size': style.fontSize,
        'font-style': style.fontStyle,
        'font-weight': style.fontWeight,
        x,
        y,
        'text-anchor': TEXT_ANCHORS[this.textAlign],
        'dominant-baseline': 'alphabetic',
      },
      true,
    );
    element.append(text);
    this.__currentElement = element;
    this.__applyTransformation(element);
    this.__applyStyleToCurrentElement(action);
    parent.append(element);
  }

  /** Positions text by its alphabetic baseline, since programs differ about all others. */
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

/** Returns a context and the SVG element that it writes to. */
export function createSvgContext(size: { width: number; height: number }): {
  ctx: CanvasRenderingContext2D;
  svg: SVGSVGElement;
} {
  const context = new SvgContext(size);
  // The painters use only what SvgContext implements.
  return { ctx: context as unknown as CanvasRenderingContext2D, svg: context.getSvg() };
}

/** Removes characters that XML can't contain. */
export function stripInvalidXml(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

/** Removes empty paths, groups without attributes, and digits beyond a hundredth of a unit. */
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
    else
      path.setAttribute(
        'd',
        d.replaceAll(DECIMALS, (number) => roundText(number, 100)),
      );
  }
  for (const element of svg.querySelectorAll('[transform]')) {
    const transform = (element.getAttribute('transform') ?? '').replaceAll(DECIMALS, (number) =>
      roundText(number, 100_000),
    );
    if (transform === 'matrix(1 0 0 1 0 0)') element.removeAttribute('transform');
    else element.setAttribute('transform', transform);
  }
  for (const group of [...svg.querySelectorAll('g')].toReversed())
    if (group.attributes.length === 0) group.replaceWith(...group.childNodes);
}

const DECIMALS = /-?\d+\.\d+(?:e-?\d+)?/g;
const roundText = (number: string, steps: number): string => String(Math.round(Number(number) * steps) / steps);
