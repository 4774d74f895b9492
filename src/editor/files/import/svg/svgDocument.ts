/** Parses an SVG drawing as data and brings what browsers don't draw to a form that they draw. */
import { MAX_FILE_BYTES } from '../../fileLimits.ts';
import { messages } from '../../../messages.ts';
import { parseInSlices } from './parseInSlices.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Replaces the `style` attribute and the `style` element, which the page's policy makes the browser ignore and report. */
export const STYLE_ATTRIBUTE = 'data-style';
const STYLE_ELEMENT = 'css';
const MAX_STYLE_LENGTH = 500_000;
const NAMESPACES: readonly (readonly [string, string])[] = [
  ['xmlns', SVG],
  ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
  ['xmlns:inkscape', 'http://www.inkscape.org/namespaces/inkscape'],
  ['xmlns:sodipodi', 'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd'],
];
/** What draw.io adds for programs that can't show its texts. */
const NOT_SVG = /text is not svg/i;
/** One without an end is the rest: its end is not looked for again from each later start. */
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

type SvgDocument = { readonly ok: true; readonly root: SVGSVGElement } | { readonly ok: false; readonly error: string };

/** Parses a drawing. Accepts a plain DOCTYPE, as older programs write it. Calls `pause` between slices. */
export async function parseSvgDocument(
  text: string,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<SvgDocument> {
  // A document type can only precede the root element. In a comment it has no effect.
  const head = text.slice(0, Math.max(text.search(/<(?:[\w-]+:)?svg[\s>/]/i), 0)).replaceAll(COMMENT, '');
  const [doctype = '', entities = ''] =
    /^<!DOCTYPE[^[>]*(?:\[([\s\S]*?)\]\s*)?>/i.exec(head.slice(Math.max(head.search(/<!DOCTYPE/i), 0))) ?? [];
  // Illustrator names its namespaces by entities of a single level, which can't multiply.
  const declared = new Map(
    [...entities.matchAll(/<!ENTITY\s+([\w.-]+)\s+"([^"&%<]{0,200})"\s*>/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const isPlain = entities.replaceAll(/<!ENTITY\s+[\w.-]+\s+"[^"&%<]{0,200}"\s*>/g, '').trim() === '';
  if (!isPlain || (declared.size === 0 && /<!ENTITY/i.test(text)))
    return { ok: false, error: messages.files.import.entities };
  const resolved =
    declared.size === 0 ? text : text.replaceAll(/&([\w.-]+);/g, (whole, name: string) => declared.get(name) ?? whole);
  if (resolved.length > MAX_FILE_BYTES) return { ok: false, error: messages.files.tooLarge };
  await pause();
  const parsed = await parseInSlices(
    withNamespaces(renameStyles(resolved))
      .replace(/^\uFEFF/, '')
      .replace(doctype, '')
      .trimStart(),
    pause,
  );
  const root = parsed.documentElement;
  if (!(root instanceof SVGSVGElement) || parsed.getElementsByTagName('parsererror').length > 0)
    return { ok: false, error: messages.files.import.notSvg };
  for (const element of root.querySelectorAll('switch')) resolveSwitch(element);
  for (const element of root.querySelectorAll('foreignObject')) replaceHtml(element);
  for (const element of root.querySelectorAll('flowRoot')) replaceFlow(element);
  return { ok: true, root };
}

/** Returns the style sheets of a drawing as one. */
export function styleSheetOf(root: Element): string {
  return [...root.getElementsByTagNameNS('*', STYLE_ELEMENT)]
    .map(({ textContent }) => textContent)
    .join('\n')
    .slice(0, MAX_STYLE_LENGTH);
}

/** A drawing that was copied out of a page declares no namespaces. */
function withNamespaces(text: string): string {
  const [tag = '', attributes = ''] = /<svg((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/.exec(text) ?? [];
  const missing = NAMESPACES.filter(
    ([name]) =>
      !new RegExp(`\\s${name}\\s*=`).test(attributes) &&
      (name === 'xmlns' || text.includes(name.replace('xmlns:', ' ') + ':')),
  ).map(([name, uri]) => ` ${name}="${uri}"`);
  return missing.length === 0 || tag === '' ? text : text.replace(tag, () => `<svg${missing.join('')}${tag.slice(4)}`);
}

function renameStyles(text: string): string {
  return text
    .replaceAll(/(?<=\s)style(?=\s*=\s*["'])/g, STYLE_ATTRIBUTE)
    .replaceAll(/(?<=<\/?(?:[\w-]+:)?)style(?=[\s/>])/g, STYLE_ELEMENT);
}

/** Keeps the plain text of a label that draw.io writes twice, or the place of its picture: that of the HTML is unknown. */
function resolveSwitch(element: Element): void {
  if (NOT_SVG.test(element.textContent)) {
    element.remove();
    return;
  }
  const html = element.querySelector(':scope > foreignObject');
  const plain = element.querySelector(':scope > text');
  const picture = element.querySelector(':scope > image');
  if (html && picture) {
    replaceHtml(html, picture);
    picture.remove();
  }
  if (!html || !plain) return;
  const whole = textOfHtml(html);
  // A long label is cut off.
  if (/(?:\.{3}|…)$/.test(plain.textContent)) plain.textContent = whole;
  element.replaceWith(plain);
}

const lineOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** `place` has the attributes of its box. */
function replaceHtml(element: Element, place = element): void {
  const number = (name: string): number => Number.parseFloat(place.getAttribute(name) ?? '') || 0;
  const [x, y] = [number('x') + number('width') / 2, number('y') + number('height') / 2];
  replaceByText(element, textOfHtml(element), x, y, 'middle');
}

/** Lines of HTML are apart, whether it has spaces between them or not. */
function textOfHtml(element: Element): string {
  for (const line of element.querySelectorAll('br, div, p, li')) {
    line.before(' ');
    line.after(' ');
  }
  return lineOf(element.textContent);
}

/** Flowing text of older versions of Inkscape, which no browser draws. */
function replaceFlow(element: Element): void {
  const region = element.querySelector('flowRegion > *');
  const number = (name: string): number => Number.parseFloat(region?.getAttribute(name) ?? '') || 0;
  const text = [...element.querySelectorAll('flowPara')].map((line) => lineOf(line.textContent)).join(' ');
  replaceByText(element, text.trim(), number('x') + number('width') / 2, number('y') + number('height') / 2, 'middle');
}

function replaceByText(element: Element, text: string, x: number, y: number, anchor: string): void {
  const replacement = element.ownerDocument.createElementNS(SVG, 'text');
  for (const name of ['transform', 'class', STYLE_ATTRIBUTE, 'font-size']) {
    const value = element.getAttribute(name);
    if (value !== null) replacement.setAttribute(name, value);
  }
  replacement.setAttribute('x', String(x));
  replacement.setAttribute('y', String(y));
  replacement.setAttribute('text-anchor', anchor);
  replacement.setAttribute('dominant-baseline', 'central');
  replacement.textContent = text;
  element.replaceWith(replacement);
}
