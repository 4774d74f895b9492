/**
 * Reads the pieces of an SVG drawing: their places and styles, as a browser computes them in a frame without scripts.
 * Works in slices between which the page answers its user.
 */
import { type Box, areApart, expandBox, unionBoxes } from '../../../../domain/geometry/boxes.ts';
import { toNumber } from '../../../../domain/plan/reading/coerce.ts';
import { MAX_FILE_BYTES } from '../../fileLimits.ts';
import { messages } from '../../../messages.ts';
import { parseCssColor } from '../cssColor.ts';
import { type Group, type LeftOut, type Matrix, type Shape, countLeftOut } from '../drawing.ts';
import { seatsInLabel } from '../words.ts';
import { DECOR_ATTRIBUTE, PLAN_ATTRIBUTE, SCALE_ATTRIBUTE, TABLE_ATTRIBUTE } from './exportedAttributes.ts';
import { STYLE_ATTRIBUTE, parseSvgDocument, styleSheetOf } from './svgDocument.ts';
import { openSvgFrame } from './svgFrame.ts';
import { paperUnitsPerMeter, svgSize, viewBoxOf } from './svgLengths.ts';

/** An element with its place and style. */
export type SvgPiece = Omit<Shape, 'outline' | 'lines'> & {
  readonly kind: 'rect' | 'ellipse' | 'path' | 'text';
  /** Before it, `box` has the place of the element. */
  readonly matrix: Matrix;
  readonly d: string;
  readonly text: string;
  readonly fontSize: number;
};

/** What the root of a drawing that the editor has exported says. */
export type ExportedFacts = { readonly unitsPerMeter: number | undefined; readonly decor: string };

export type SvgReading = {
  readonly width: number;
  readonly height: number;
  readonly paperUnitsPerMeter: number | undefined;
  readonly groups: readonly Group[];
  readonly pieces: readonly SvgPiece[];
  readonly leftOut: LeftOut;
  readonly exported: ExportedFacts | undefined;
};
type SvgReadingResult = ({ readonly ok: true } & SvgReading) | { readonly ok: false; readonly error: string };

export type ReadingProgress = {
  /** The share that has been read, from 0 to 1. */
  onProgress(share: number): void;
  readonly signal: AbortSignal;
};

const MAX_ELEMENTS = 200_000;
/** A few lines with `use` can multiply to billions. */
const MAX_USES = 20_000;
const MAX_DEPTH = 100;
/** The longest that the page is kept from its user, apart from one measurement. */
const SLICE_MS = 25;
/** Elements that are laid out at once. */
const BATCH = 150;
/** The default size of a replaced element in CSS, in pixels. */
const DEFAULT_SIZE = { width: 300, height: 150 };
/** Less is not seen. */
const MIN_OPACITY = 0.04;

const KINDS: ReadonlyMap<string, SvgPiece['kind']> = new Map([
  ['rect', 'rect'],
  ['circle', 'ellipse'],
  ['ellipse', 'ellipse'],
  ['path', 'path'],
  ['polygon', 'path'],
  ['polyline', 'path'],
  ['line', 'path'],
  ['text', 'text'],
] as const);
const GROUPS: ReadonlySet<string> = new Set(['g', 'a', 'switch', 'svg']);
const XLINK = 'http://www.w3.org/1999/xlink';
const INKSCAPE_NAMESPACE = 'http://www.inkscape.org/namespaces/inkscape';
const SEAT_ATTRIBUTES = ['data-capacity', 'data-seats', 'data-beds', 'data-pax', 'data-covers', 'data-places'];

/** Reads a drawing of at most 20 MB. Rejects with the signal's reason when it is aborted. */
export async function readSvg(text: string, progress: ReadingProgress): Promise<SvgReadingResult> {
  if (text.length > MAX_FILE_BYTES) return { ok: false, error: messages.files.tooLarge };
  const parsed = await parseSvgDocument(text, () => nextTask(progress.signal));
  if (!parsed.ok) return parsed;
  const { root } = parsed;
  const frame = await openSvgFrame();
  try {
    frame.addStyles(styleSheetOf(root));
    const reader = new SvgReader(root, frame.document, progress);
    await reader.read();
    return {
      ok: true,
      ...reader.size,
      paperUnitsPerMeter: paperUnitsPerMeter(root),
      groups: reader.groups,
      pieces: reader.pieces,
      leftOut: reader.leftOut,
      exported: root.hasAttribute(PLAN_ATTRIBUTE)
        ? {
            unitsPerMeter: toNumber(root.getAttribute(SCALE_ATTRIBUTE)),
            decor: root.querySelector(`[${DECOR_ATTRIBUTE}]`)?.textContent ?? '',
          }
        : undefined,
    };
  } finally {
    frame.close();
  }
}

/** Lets the page answer its user. Rejects with the signal's reason when it is aborted. */
async function nextTask(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  signal.throwIfAborted();
}

/** What an element has of its groups. */
type Context = {
  readonly groups: readonly number[];
  readonly container: Container | undefined;
  readonly depth: number;
};
/** The opacity is computed when something in it is measured: asking for a style costs as much as asking for many. */
type Container = { readonly element: Element; readonly parent: Container | undefined; opacity?: number };
type Measured = { readonly source: Element; readonly copy: SVGGraphicsElement; readonly context: Context };

class SvgReader {
  readonly groups: Group[] = [];
  readonly pieces: SvgPiece[] = [];
  readonly leftOut: LeftOut = {};
  readonly size: { readonly width: number; readonly height: number };
  readonly #root: Element;
  readonly #document: Document;
  readonly #progress: ReadingProgress;
  readonly #total: number;
  readonly #colors = new Map<string, string | undefined>();
  readonly #activeUses = new Set<Element>();
  readonly #origin: { readonly x: number; readonly y: number };
  #byId: Map<string, Element> | undefined;
  #visited = 0;
  #uses = 0;
  #sliceEnd = performance.now() + SLICE_MS;
  #batch: Measured[] = [];
  #emptied: Element[] = [];
  #toRoot = new DOMMatrix();
  #inverseOf: SVGSVGElement | undefined;

  constructor(root: SVGSVGElement, document: Document, progress: ReadingProgress) {
    this.#root = root;
    this.#document = document;
    this.#progress = progress;
    this.size = svgSize(root) ?? DEFAULT_SIZE;
    this.#origin = viewBoxOf(root) ?? { x: 0, y: 0 };
    this.#total = root.getElementsByTagName('*').length + 1;
  }

  async read(): Promise<void> {
    const copy = this.#copy(this.#root) as SVGSVGElement;
    copy.setAttribute('width', String(this.size.width));
    copy.setAttribute('height', String(this.size.height));
    this.#document.body.replaceChildren(copy);
    this.#inverseOf = copy;
    await this.#children(this.#root, copy, {
      groups: [],
      container: { element: copy, parent: undefined },
      depth: 0,
    });
    this.#measure();
  }

  async #children(parent: Element, copy: Element, context: Context): Promise<void> {
    if (context.depth > MAX_DEPTH) {
      countLeftOut(this.leftOut, 'nested', parent.childElementCount);
      return;
    }
    for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
      if (++this.#visited > MAX_ELEMENTS) {
        countLeftOut(this.leftOut, 'tooMany');
        return;
      }
      // oxlint-disable-next-line no-await-in-loop -- the slices follow one another
      if (this.#visited % BATCH === 0) await this.#pause();
      // oxlint-disable-next-line no-await-in-loop -- the slices follow one another
      await this.#visit(child, copy, context);
    }
  }

  async #visit(source: Element, parent: Element, context: Context): Promise<void> {
    const name = source.localName;
    if (name === 'image') countLeftOut(this.leftOut, 'pictures');
    if (KINDS.has(name)) {
      const copy = this.#copy(source, true) as SVGGraphicsElement;
      parent.append(copy);
      this.#batch.push({ source, copy, context });
    } else if (name === 'use') await this.#use(source, parent, context);
    else if (GROUPS.has(name)) await this.#group(source, this.#copy(source), parent, context);
  }

  async #group(source: Element, copy: Element, parent: Element, context: Context, content = source): Promise<void> {
    parent.append(copy);
    const id = this.groups.length;
    this.groups.push({ name: groupName(source), isLayer: isLayer(source), block: undefined, seats: seatsOf(source) });
    await this.#children(content, copy, this.#inside(context, copy, id));
    this.#emptied.push(copy);
  }

  #inside({ groups, container, depth }: Context, copy: Element, id: number): Context {
    return { groups: [...groups, id], container: { element: copy, parent: container }, depth: depth + 1 };
  }

  /** Browsers keep what a `use` shows to themselves, so that it is copied. */
  async #use(source: Element, parent: Element, context: Context): Promise<void> {
    const href = source.getAttribute('href') ?? source.getAttributeNS(XLINK, 'href') ?? '';
    if (!href.startsWith('#')) {
      countLeftOut(this.leftOut, 'otherFiles');
      return;
    }
    this.#byId ??= new Map([...this.#root.querySelectorAll('[id]')].map((identified) => [identified.id, identified]));
    const used = this.#byId.get(href.slice(1));
    // A drawing that uses itself would never end.
    if (!used || this.#activeUses.has(used) || used.contains(source)) {
      countLeftOut(this.leftOut, 'selfReferences');
      return;
    }
    if (++this.#uses > MAX_USES || context.depth > MAX_DEPTH) {
      countLeftOut(this.leftOut, 'tooMany');
      return;
    }
    this.#activeUses.add(used);
    const placed = this.#createElement('g', source);
    parent.append(placed);
    const isViewport = used.localName === 'symbol' || used.localName === 'svg';
    const content = this.#createElement(isViewport ? 'svg' : 'g', isViewport ? used : undefined);
    const at = (name: string): string => source.getAttribute(name) ?? '0';
    if (isViewport) {
      for (const name of ['x', 'y']) content.setAttribute(name, at(name));
      for (const name of ['width', 'height'])
        content.setAttribute(name, source.getAttribute(name) ?? used.getAttribute(name) ?? '100%');
    } else content.setAttribute('transform', `translate(${Number.parseFloat(at('x'))} ${Number.parseFloat(at('y'))})`);
    const block = groupName(used) ?? used.id;
    const id = this.groups.length;
    this.groups.push({ name: groupName(source), isLayer: false, block, seats: seatsOf(source) });
    const inside = this.#inside(context, placed, id);
    if (isViewport) await this.#group(source, content, placed, inside, used);
    else if (KINDS.has(used.localName) || used.localName === 'use' || GROUPS.has(used.localName)) {
      placed.append(content);
      await this.#visit(used, content, inside);
    }
    this.#emptied.push(placed);
    this.#activeUses.delete(used);
  }

  #createElement(name: string, like: Element | undefined): Element {
    const element = this.#document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const { name: attribute, value } of like?.attributes ?? [])
      if (!/^(?:x|y|width|height|href|xlink:href|on\w*)$/.test(attribute)) element.setAttribute(attribute, value);
    this.#style(element);
    return element;
  }

  #copy(source: Element, deep = false): Element {
    const copy = this.#document.importNode(source, deep);
    this.#style(copy);
    if (deep && copy.childElementCount > 0)
      for (const part of copy.querySelectorAll(`[${STYLE_ATTRIBUTE}]`)) this.#style(part);
    return copy;
  }

  /** The frame's policy forbids style attributes, but not styles that code sets. */
  #style(element: Element): void {
    const declared = element.getAttribute(STYLE_ATTRIBUTE);
    if (declared !== null) (element as SVGElement).style.cssText = declared;
  }

  /** Nothing is seen of what is in a group that is not displayed. */
  #opacityOf(container: Container | undefined): number {
    if (!container) return 1;
    container.opacity ??= (() => {
      const { display, opacity } = getComputedStyle(container.element);
      return display === 'none' ? 0 : Number(opacity || 1) * this.#opacityOf(container.parent);
    })();
    return container.opacity;
  }

  async #pause(): Promise<void> {
    this.#measure();
    this.#progress.signal.throwIfAborted();
    if (performance.now() < this.#sliceEnd) return;
    this.#progress.onProgress(Math.min(1, this.#visited / this.#total));
    await nextTask(this.#progress.signal);
    this.#sliceEnd = performance.now() + SLICE_MS;
  }

  /** Measures the elements that were added, and removes them, so that each layout stays small. */
  #measure(): void {
    const ctm = this.#inverseOf?.getScreenCTM();
    if (ctm) this.#toRoot = DOMMatrix.fromMatrix(ctm).inverse();
    for (const measured of this.#batch) {
      const piece = this.#piece(measured);
      if (typeof piece === 'string') countLeftOut(this.leftOut, piece);
      else this.pieces.push(...(piece.kind === 'text' ? textRuns(piece, measured) : [piece]));
    }
    for (const { copy } of this.#batch) copy.remove();
    for (const element of this.#emptied) element.remove();
    this.#batch = [];
    this.#emptied = [];
  }

  #piece({ source, copy, context }: Measured): SvgPiece | 'hidden' | 'unreadable' {
    const style = getComputedStyle(copy);
    const opacity = this.#opacityOf(context.container) * Number(style.opacity || 1);
    const paint = (property: 'fill' | 'stroke'): string | undefined =>
      opacity * Number(style.getPropertyValue(`${property}-opacity`) || 1) < MIN_OPACITY
        ? undefined
        : this.#color(style.getPropertyValue(property));
    const strokeWidth = Number.parseFloat(style.strokeWidth) || 0;
    // A line has no area to fill, though its style may say so.
    const fill = source.localName === 'line' ? undefined : paint('fill');
    const stroke = strokeWidth > 0 ? paint('stroke') : undefined;
    const exported = source.getAttribute(TABLE_ATTRIBUTE) ?? undefined;
    const isSeen = style.display !== 'none' && style.visibility === 'visible' && (fill ?? stroke) !== undefined;
    if (!isSeen && (exported === undefined || style.display === 'none' || opacity === 0)) return 'hidden';
    const ctm = copy.getScreenCTM();
    if (!ctm) return 'unreadable';
    const { a, b, c, d, e, f } = this.#toRoot.multiply(ctm);
    const { x, y, width, height } = copy.getBBox();
    const kind = KINDS.get(source.localName) ?? 'path';
    const attribute = (name: string): string | undefined => source.getAttribute(name)?.trim() || undefined;
    return {
      kind,
      box: { x, y, width, height },
      matrix: [a, b, c, d, e - this.#origin.x, f - this.#origin.y],
      d: kind === 'path' ? pathOf(copy) : '',
      text: kind === 'text' ? textOf(source.childNodes, source.getAttribute('y') ?? '0') : '',
      fontSize: Number.parseFloat(style.fontSize) || 16,
      fill,
      stroke,
      strokeWidth: strokeWidth * Math.sqrt(Math.abs(a * d - b * c)),
      groups: context.groups,
      title: kind === 'text' ? undefined : titleOf(source),
      id: attribute('id'),
      className: attribute('class') ?? '',
      seats: kind === 'text' ? undefined : seatsOf(source),
      area: attribute('data-area') ?? attribute('data-zone') ?? attribute('data-section'),
      exported,
    };
  }

  #color(css: string): string | undefined {
    if (!this.#colors.has(css))
      // A gradient or a pattern has no single color.
      this.#colors.set(css, css.startsWith('url(') ? '#9aa5a1' : parseCssColor(css));
    return this.#colors.get(css);
  }
}

function pathOf(element: Element): string {
  const attribute = (name: string): string => element.getAttribute(name) ?? '';
  switch (element.localName) {
    case 'line': {
      const { x1, y1, x2, y2 } = element as SVGLineElement;
      return `M${x1.baseVal.value} ${y1.baseVal.value}L${x2.baseVal.value} ${y2.baseVal.value}`;
    }
    case 'polygon':
      return `M${attribute('points')}z`;
    case 'polyline':
      return `M${attribute('points')}`;
    default:
      return attribute('d');
  }
}

/** The lines of a text are apart; the letters of a word are not, though some programs place each. */
function textOf(nodes: Iterable<ChildNode>, firstY: string): string {
  let text = '';
  let y = firstY;
  for (const node of nodes) {
    const own = node instanceof Element ? (node.getAttribute('y') ?? y) : y;
    const isLine = own !== y || (node instanceof Element && node.hasAttribute('dy'));
    const isMarkup = node instanceof Element && node.localName !== 'tspan' && node.localName !== 'textPath';
    if (!isMarkup) text += `${isLine && text !== '' ? ' ' : ''}${node.textContent ?? ''}`;
    y = own;
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Splits a text whose parts are placed far apart: converters of PDF write all texts of a style as one. */
function textRuns(piece: SvgPiece, { source, copy }: Measured): SvgPiece[] {
  const spans = [...source.children];
  const areSpans = spans.every(
    (span) => span.localName === 'tspan' && span.hasAttribute('x') && span.hasAttribute('y'),
  );
  const hasMore = [...source.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  if (spans.length < 2 || !areSpans || hasMore) return [piece];
  const runs: { readonly spans: Element[]; box: Box }[] = [];
  spans.forEach((span, i) => {
    const { x, y, width, height } = (copy.children[i] as SVGTSpanElement).getBBox();
    const box = { x, y, width, height };
    const last = runs.at(-1);
    if (last && !areApart(expandBox(last.box, 1.2 * piece.fontSize), box)) {
      last.spans.push(span);
      last.box = unionBoxes([last.box, box]) ?? box;
    } else runs.push({ spans: [span], box });
  });
  return runs.length < 2
    ? [piece]
    : runs.map((run) => ({ ...piece, box: run.box, text: textOf(run.spans, run.spans[0]?.getAttribute('y') ?? '0') }));
}

/** The text of a `title` or a `desc`. */
const wordsIn = (element: Element, name: 'title' | 'desc'): string | undefined =>
  [...element.children].find((child) => child.localName === name)?.textContent;

function seatsOf(element: Element): number | undefined {
  return (
    SEAT_ATTRIBUTES.map((name) => toNumber(element.getAttribute(name))).find((value) => value !== undefined) ??
    seatsInLabel(wordsIn(element, 'desc') ?? '').seats
  );
}

function titleOf(element: Element): string | undefined {
  return [
    wordsIn(element, 'title'),
    element.getAttribute('aria-label'),
    element.getAttributeNS(INKSCAPE_NAMESPACE, 'label'),
    element.getAttribute('data-name'),
    element.getAttribute('data-table-name'),
    element.getAttribute('data-label'),
    element.getAttribute('data-number'),
  ]
    .map((name) => name?.replaceAll(/\s+/g, ' ').trim())
    .find((name) => name);
}

const groupName = (element: Element): string | undefined => titleOf(element) ?? (element.id || undefined);

function isLayer(element: Element): boolean {
  return (
    element.getAttributeNS(INKSCAPE_NAMESPACE, 'groupmode') === 'layer' ||
    element.hasAttribute('data-layer') ||
    element.hasAttribute('data-area')
  );
}
