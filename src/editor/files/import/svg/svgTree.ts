/**
 * Walks an SVG drawing from another program. It is read as data: parsed without being put into any document, so that
 * neither a script runs nor anything that it refers to is loaded.
 */
import { viewportTransform, svgSize, parseViewBox } from './svgLengths.ts';
import { type Matrix, IDENTITY, elementTransform, multiply } from './svgMatrix.ts';
import type { ImportWarnings } from '../importWarnings.ts';

/** A shape or text with its transform and what its groups say about it. */
export type SvgNode = {
  readonly element: Element;
  readonly matrix: Matrix;
  readonly fill: string | undefined;
  readonly stroke: string | undefined;
  readonly layer: string;
};
export type SvgTree = {
  readonly root: Element;
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly SvgNode[];
};
export type SvgParseResult =
  | { readonly ok: true; readonly tree: SvgTree }
  | { readonly ok: false; readonly reason: string };

/** Elements met on the way: `use` can make billions of a few lines. */
const MOST_MET = 200_000;
const DEEPEST = 100;
const MOST_RULES = 2_000;
/** Of a drawing that says no size. */
const PLAIN_SIZE = { width: 300, height: 150 };

const SHAPES: ReadonlySet<string> = new Set([
  'rect',
  'circle',
  'ellipse',
  'polygon',
  'polyline',
  'path',
  'line',
  'text',
]);
const GROUPS: ReadonlySet<string> = new Set(['g', 'a', 'switch', 'svg']);

/** Parses a drawing and gathers what it shows. A DOCTYPE that only names the standard is let pass, as older programs write it. */
export function parseSvg(text: string, notes: ImportWarnings): SvgParseResult {
  // Only before the root element can a document type stand; in a comment there it is only talked about.
  const head = text.slice(0, Math.max(text.search(/<(?:[\w-]+:)?svg[\s>/]/i), 0)).replaceAll(/<!--[\s\S]*?-->/g, '');
  if (/<!ENTITY/i.test(text) || /<!DOCTYPE[^>]*\[/i.test(head))
    return {
      ok: false,
      reason: 'This drawing defines entities of its own, which the editor does not read. Save it as plain SVG.',
    };
  const parsed = new DOMParser().parseFromString(
    text
      .replace(/^\uFEFF/, '')
      .replace(/<!DOCTYPE[^>[]*>/i, '')
      .trimStart(),
    'image/svg+xml',
  );
  const root = parsed.documentElement;
  if (root.localName !== 'svg' || parsed.getElementsByTagName('parsererror').length > 0)
    return { ok: false, reason: 'This drawing can’t be read: it is no SVG, or it was damaged.' };
  const size = svgSize(root) ?? PLAIN_SIZE;
  const box = parseViewBox(root);
  const walk = new Walk(root, size, rulesOf(root), notes);
  walk.children(
    root,
    { matrix: { ...IDENTITY, e: -(box?.x ?? 0), f: -(box?.y ?? 0) }, fill: 'black', stroke: undefined, layer: '' },
    0,
  );
  return { ok: true, tree: { root, ...size, nodes: walk.pieces } };
}

type Inherited = Omit<SvgNode, 'element'>;
type Rule = { readonly selector: string; readonly fill: string; readonly stroke: string; readonly display: string };

class Walk {
  readonly pieces: SvgNode[] = [];
  readonly #root: Element;
  readonly #size: { width: number; height: number };
  readonly #rules: readonly Rule[];
  readonly #notes: ImportWarnings;
  readonly #using = new Set<Element>();
  #byId: Map<string, Element> | undefined;
  #met = 0;

  constructor(root: Element, size: { width: number; height: number }, rules: readonly Rule[], notes: ImportWarnings) {
    this.#root = root;
    this.#size = size;
    this.#rules = rules;
    this.#notes = notes;
  }

  children(parent: Element, inherited: Inherited, depth: number): void {
    if (depth > DEEPEST) {
      this.#notes.add('What is nested very deep in the drawing was left out.');
      return;
    }
    for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
      if (++this.#met > MOST_MET) {
        this.#notes.add('The drawing has more parts than the editor reads: the rest was left out.');
        return;
      }
      this.#visit(child, inherited, depth);
    }
  }

  #visit(element: Element, inherited: Inherited, depth: number): void {
    const kind = element.localName;
    if (kind === 'image') this.#notes.add('Pictures in the drawing were left out.');
    if (kind === 'foreignObject') this.#notes.add('What is no part of SVG (foreignObject) was left out.');
    if (!SHAPES.has(kind) && !GROUPS.has(kind) && kind !== 'use') return;
    const style = this.#styleOf(element, inherited);
    if (!style) return;
    const here: Inherited = {
      ...style,
      matrix: multiply(inherited.matrix, elementTransform(element)),
      layer: layerOf(element) ?? inherited.layer,
    };
    if (kind === 'use') this.#use(element, here, depth);
    else if (kind === 'svg')
      this.children(
        element,
        { ...here, matrix: multiply(here.matrix, viewportTransform(element, element, this.#size)) },
        depth + 1,
      );
    else if (GROUPS.has(kind)) this.children(element, here, depth + 1);
    else this.pieces.push({ element, ...here });
  }

  #use(element: Element, here: Inherited, depth: number): void {
    const href = element.getAttribute('href') ?? element.getAttributeNS('http://www.w3.org/1999/xlink', 'href') ?? '';
    if (!href.startsWith('#')) {
      this.#notes.add('The drawing refers to other files: these were not loaded.');
      return;
    }
    this.#byId ??= new Map([...this.#root.querySelectorAll('[id]')].map((known) => [known.id, known]));
    const used = this.#byId.get(href.slice(1));
    // A drawing that uses itself would have no end.
    if (!used || this.#using.has(used) || used.contains(element)) {
      this.#notes.add('Parts of the drawing that use themselves, or nothing, were left out.');
      return;
    }
    this.#using.add(used);
    const matrix = multiply(
      here.matrix,
      viewportTransform(used.localName === 'symbol' || used.localName === 'svg' ? used : element, element, this.#size),
    );
    if (used.localName === 'symbol' || used.localName === 'svg') this.children(used, { ...here, matrix }, depth + 1);
    else if (++this.#met <= MOST_MET && depth <= DEEPEST) this.#visit(used, { ...here, matrix }, depth + 1);
    this.#using.delete(used);
  }

  /** What is painted; undefined of what is not shown. */
  #styleOf(element: Element, inherited: Inherited): Pick<SvgNode, 'fill' | 'stroke'> | undefined {
    const own = (element as Partial<SVGElement>).style;
    const said = (property: 'fill' | 'stroke' | 'display'): string =>
      own?.getPropertyValue(property) ||
      this.#rules.findLast((rule) => rule[property] !== '' && matches(element, rule.selector))?.[property] ||
      element.getAttribute(property) ||
      '';
    if (said('display') === 'none' || element.getAttribute('visibility') === 'hidden' || own?.visibility === 'hidden')
      return undefined;
    const paint = (property: 'fill' | 'stroke'): string | undefined => {
      const value = said(property);
      return value === '' || value === 'inherit' ? inherited[property] : value === 'none' ? undefined : value;
    };
    return { fill: paint('fill'), stroke: paint('stroke') };
  }
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** The drawing's own style rules. A sheet that is no page's loads nothing. */
function rulesOf(root: Element): Rule[] {
  const css = [...root.getElementsByTagName('style')]
    .map((style) => style.textContent)
    .join('\n')
    .slice(0, 500_000);
  if (css.trim() === '') return [];
  const sheet = new CSSStyleSheet();
  try {
    sheet.replaceSync(css);
  } catch {
    return [];
  }
  return [...sheet.cssRules].slice(0, MOST_RULES).flatMap((rule) =>
    rule instanceof CSSStyleRule
      ? [
          {
            selector: rule.selectorText,
            fill: rule.style.getPropertyValue('fill'),
            stroke: rule.style.getPropertyValue('stroke'),
            display: rule.style.display,
          },
        ]
      : [],
  );
}

const INKSCAPE = 'http://www.inkscape.org/namespaces/inkscape';

/** The name of a layer or of a group that somebody has named; undefined of all else. */
function layerOf(element: Element): string | undefined {
  if (element.localName !== 'g') return undefined;
  const label = element.getAttributeNS(INKSCAPE, 'label') ?? element.getAttribute('data-area');
  return label ?? nameFromId(element.id);
}

/** An id as the name that it was given; undefined where a program has made it up. */
export function nameFromId(id: string): string | undefined {
  const name = id
    .replaceAll(/_x([0-9A-Fa-f]{2})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('_', ' ')
    .trim();
  return name === '' ||
    /^(?:svg|g|group|layer|path|rect|rectangle|circle|ellipse|ellipsis|polygon|use|text|tspan|shape|object|element|ebene|calque|capa|livello|frame|vector|union|clip|slice|artboard)?[-\s.]*[\d-]*$/i.test(
      name,
    )
    ? undefined
    : name;
}
