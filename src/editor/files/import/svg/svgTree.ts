/**
 * Walks an SVG drawing from another program. The drawing is parsed as data and never inserted into a document, so that
 * no script runs and nothing is loaded.
 */
import { viewportTransform, svgSize, parseViewBox } from './svgLengths.ts';
import { type Matrix, IDENTITY, elementTransform, multiply } from './svgMatrix.ts';
import { inlineStyle, renameStyles, styleSheetText } from './svgStyle.ts';
import type { ImportWarnings } from '../importWarnings.ts';
import { messages } from '../../../messages.ts';

/** A shape or text with its transform and the properties that it inherits from its groups. */
export type SvgNode = {
  readonly element: Element;
  readonly matrix: Matrix;
  readonly fill: string | undefined;
  readonly stroke: string | undefined;
  /** As declared, in the units of the element. */
  readonly strokeWidth: string | undefined;
  readonly layer: string;
};
export type SvgTree = {
  readonly root: Element;
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly SvgNode[];
};
type SvgParseResult = { readonly ok: true; readonly tree: SvgTree } | { readonly ok: false; readonly error: string };

/** Visited elements: a few lines with `use` can multiply to billions. */
const MAX_ELEMENTS = 200_000;
const MAX_DEPTH = 100;
const MAX_STYLE_RULES = 2_000;
const MAX_STYLE_LENGTH = 500_000;
/** The default size of a replaced element in CSS, in pixels. */
const DEFAULT_SIZE = { width: 300, height: 150 };

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

/** Parses a drawing and collects what is visible. Accepts a plain DOCTYPE, as older programs write it. */
export function parseSvg(text: string, warnings: ImportWarnings): SvgParseResult {
  // A document type can only precede the root element. In a comment it has no effect.
  const head = text.slice(0, Math.max(text.search(/<(?:[\w-]+:)?svg[\s>/]/i), 0)).replaceAll(/<!--[\s\S]*?-->/g, '');
  if (/<!ENTITY/i.test(text) || /<!DOCTYPE[^>]*\[/i.test(head))
    return { ok: false, error: messages.files.import.entities };
  const parsed = new DOMParser().parseFromString(
    renameStyles(text)
      .replace(/^\uFEFF/, '')
      .replace(/<!DOCTYPE[^>[]*>/i, '')
      .trimStart(),
    'image/svg+xml',
  );
  const root = parsed.documentElement;
  if (root.localName !== 'svg' || parsed.getElementsByTagName('parsererror').length > 0)
    return { ok: false, error: messages.files.import.notSvg };
  const size = svgSize(root) ?? DEFAULT_SIZE;
  const box = parseViewBox(root);
  const walk = new Walk(root, size, rulesOf(root), warnings);
  walk.children(
    root,
    {
      matrix: { ...IDENTITY, e: -(box?.x ?? 0), f: -(box?.y ?? 0) },
      fill: 'black',
      stroke: undefined,
      strokeWidth: undefined,
      layer: '',
    },
    0,
  );
  return { ok: true, tree: { root, ...size, nodes: walk.pieces } };
}

type Inherited = Omit<SvgNode, 'element'>;
type PaintProperty = 'fill' | 'stroke' | 'stroke-width';
type Rule = { readonly selector: string } & Readonly<Record<PaintProperty | 'display', string>>;

class Walk {
  readonly pieces: SvgNode[] = [];
  readonly #root: Element;
  readonly #size: { width: number; height: number };
  readonly #rules: readonly Rule[];
  readonly #warnings: ImportWarnings;
  readonly #activeUses = new Set<Element>();
  #byId: Map<string, Element> | undefined;
  #visitedCount = 0;

  constructor(
    root: Element,
    size: { width: number; height: number },
    rules: readonly Rule[],
    warnings: ImportWarnings,
  ) {
    this.#root = root;
    this.#size = size;
    this.#rules = rules;
    this.#warnings = warnings;
  }

  children(parent: Element, inherited: Inherited, depth: number): void {
    if (depth > MAX_DEPTH) {
      this.#warnings.add(messages.files.import.nested);
      return;
    }
    for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
      if (++this.#visitedCount > MAX_ELEMENTS) {
        this.#warnings.add(messages.files.import.tooManyParts);
        return;
      }
      this.#visit(child, inherited, depth);
    }
  }

  #visit(element: Element, inherited: Inherited, depth: number): void {
    const kind = element.localName;
    if (kind === 'image') this.#warnings.add(messages.files.import.pictures);
    if (kind === 'foreignObject') this.#warnings.add(messages.files.import.foreignObject);
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
      this.#warnings.add(messages.files.import.otherFiles);
      return;
    }
    this.#byId ??= new Map([...this.#root.querySelectorAll('[id]')].map((identified) => [identified.id, identified]));
    const used = this.#byId.get(href.slice(1));
    // A drawing that uses itself would never end.
    if (!used || this.#activeUses.has(used) || used.contains(element)) {
      this.#warnings.add(messages.files.import.selfReference);
      return;
    }
    this.#activeUses.add(used);
    const matrix = multiply(
      here.matrix,
      viewportTransform(used.localName === 'symbol' || used.localName === 'svg' ? used : element, element, this.#size),
    );
    if (used.localName === 'symbol' || used.localName === 'svg') this.children(used, { ...here, matrix }, depth + 1);
    else if (++this.#visitedCount <= MAX_ELEMENTS && depth <= MAX_DEPTH)
      this.#visit(used, { ...here, matrix }, depth + 1);
    this.#activeUses.delete(used);
  }

  /** Returns the element's paint, or undefined if it is hidden. */
  #styleOf(element: Element, inherited: Inherited): Pick<SvgNode, 'fill' | 'stroke' | 'strokeWidth'> | undefined {
    const own = inlineStyle(element);
    const declared = (property: PaintProperty | 'display'): string =>
      own?.getPropertyValue(property) ||
      this.#rules.findLast((rule) => rule[property] !== '' && matches(element, rule.selector))?.[property] ||
      element.getAttribute(property) ||
      '';
    if (
      declared('display') === 'none' ||
      element.getAttribute('visibility') === 'hidden' ||
      own?.visibility === 'hidden'
    )
      return undefined;
    const paint = (property: PaintProperty, inheritedValue: string | undefined): string | undefined => {
      const value = declared(property);
      if (value === '' || value === 'inherit') return inheritedValue;
      return value === 'none' ? undefined : value;
    };
    return {
      fill: paint('fill', inherited.fill),
      stroke: paint('stroke', inherited.stroke),
      strokeWidth: paint('stroke-width', inherited.strokeWidth),
    };
  }
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** Returns the drawing's own style rules. A constructed style sheet loads nothing. */
function rulesOf(root: Element): Rule[] {
  const css = styleSheetText(root).slice(0, MAX_STYLE_LENGTH);
  if (css.trim() === '') return [];
  const sheet = new CSSStyleSheet();
  try {
    sheet.replaceSync(css);
  } catch {
    return [];
  }
  return [...sheet.cssRules].slice(0, MAX_STYLE_RULES).flatMap((rule) =>
    rule instanceof CSSStyleRule
      ? [
          {
            selector: rule.selectorText,
            fill: rule.style.getPropertyValue('fill'),
            stroke: rule.style.getPropertyValue('stroke'),
            'stroke-width': rule.style.getPropertyValue('stroke-width'),
            display: rule.style.display,
          },
        ]
      : [],
  );
}

export const INKSCAPE_NAMESPACE = 'http://www.inkscape.org/namespaces/inkscape';

/** Returns the name of a layer or a named group. */
function layerOf(element: Element): string | undefined {
  if (element.localName !== 'g') return undefined;
  const label = element.getAttributeNS(INKSCAPE_NAMESPACE, 'label') ?? element.getAttribute('data-area');
  return label ?? nameFromId(element.id);
}

/**
 * Turns an id into a name. Returns undefined for ids that drawing programs generate; those are never a number alone,
 * which Illustrator writes as `_x31_2`.
 */
export function nameFromId(id: string): string | undefined {
  const name = id
    .replaceAll(/_x([0-9A-Fa-f]{2})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('_', ' ')
    .trim();
  return name === '' ||
    /^(?:svg|g|group|layer|path|rect|rectangle|circle|ellipse|ellipsis|polygon|use|text|tspan|shape|object|element|ebene|calque|capa|livello|frame|vector|union|clip|slice|artboard|[-\s.])[-\s.]*[\d-]*$/i.test(
      name,
    )
    ? undefined
    : name;
}
