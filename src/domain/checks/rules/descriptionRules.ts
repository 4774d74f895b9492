/** Rules about HTML in descriptions that the page's sanitizer removes, or that is broken. They read tags and need no DOM. */
import { ALLOWED_ATTRIBUTES, ALLOWED_LINK_PATTERN, ALLOWED_TAGS } from '../../plan/descriptionHtml.ts';
import type { CheckContext } from '../checkContext.ts';
import { type Finding, type Place, finding } from '../finding.ts';
import { displayName } from '../wording.ts';

const TAGS: ReadonlySet<string> = new Set(ALLOWED_TAGS);
const ATTRIBUTES: ReadonlySet<string> = new Set(ALLOWED_ATTRIBUTES);
/** Elements that are removed with their content; of other elements only the tags are removed. */
const WITH_CONTENT = new Set([
  'script',
  'style',
  'svg',
  'math',
  'iframe',
  'noscript',
  'noembed',
  'noframes',
  'template',
  'title',
  'textarea',
  'xmp',
  'audio',
  'video',
  'object',
]);
/** Longer descriptions are read up to this many characters. */
const MAX_LENGTH = 20_000;

const OPENING = /<(?:(\/?)([a-zA-Z][^\s/>]*)|[!?/])/g;
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y;
/** A value without a closing quote. A browser takes everything that follows as its value. */
const OPEN_QUOTE = /\s*=\s*["']/y;
const CLOSING = /[\s/]*>/y;

/** What is removed, and whether guests miss it. */
type Removed = Map<string, boolean>;

/** Reads a description as the page's sanitizer does. Returns the parts that it removes, each once, and what remains. */
export function readDescription(html: string): {
  readonly removed: ReadonlyMap<string, boolean>;
  readonly kept: string;
} {
  const removed: Removed = new Map();
  let kept = '';
  let at = 0;
  OPENING.lastIndex = 0;
  for (let tag = OPENING.exec(html); tag; tag = OPENING.exec(html)) {
    kept += html.slice(at, tag.index);
    const name = tag[2]?.toLowerCase();
    at = OPENING.lastIndex;
    if (name === undefined) {
      removed.set('a comment', true);
      at = endOfComment(html, tag.index);
      OPENING.lastIndex = at;
      continue;
    }
    // Attributes of a closing tag are ignored.
    const attributes = readAttributes(html, at, removed, TAGS.has(name) && tag[1] === '');
    at = attributes.end;
    OPENING.lastIndex = at;
    if (!attributes.closed) {
      removed.set(`an unfinished <${name}>`, true);
      break;
    }
    if (TAGS.has(name)) {
      kept += `<${tag[1]}${name}${attributes.kept}>`;
      continue;
    }
    removed.set(`<${name}>`, true);
    if (tag[1] === '' && WITH_CONTENT.has(name)) {
      at = endOfElement(html, at, name);
      OPENING.lastIndex = at;
    }
  }
  return { removed, kept: kept + html.slice(at) };
}

function readAttributes(
  html: string,
  from: number,
  removed: Removed,
  allowed: boolean,
): { end: number; closed: boolean; kept: string } {
  let end = from;
  let kept = '';
  for (;;) {
    CLOSING.lastIndex = end;
    if (CLOSING.test(html)) return { end: CLOSING.lastIndex, closed: true, kept };
    ATTRIBUTE.lastIndex = end;
    const attribute = ATTRIBUTE.exec(html);
    if (!attribute) return { end: html.length, closed: false, kept };
    end = ATTRIBUTE.lastIndex;
    OPEN_QUOTE.lastIndex = end;
    if (OPEN_QUOTE.test(html)) return { end: html.length, closed: false, kept };
    const name = (attribute[1] ?? '').toLowerCase();
    const value = attribute[2] ?? attribute[3] ?? attribute[4] ?? '';
    if (!allowed) continue;
    if (!ATTRIBUTES.has(name)) removed.set(`the attribute ${name}`, !HARMLESS_ATTRIBUTE.test(name));
    else if (name === 'href' && !ALLOWED_LINK_PATTERN.test(decoded(value)))
      removed.set(value === '' ? 'the link to nowhere' : `the link to ${value.slice(0, 40)}`, true);
    else kept += ` ${name}="${value.replaceAll('"', '&quot;')}"`;
  }
}

/** Decodes numeric character references and drops the characters that browsers ignore in addresses. */
function decoded(address: string): string {
  const text = address.replaceAll(
    /&#(?:x([0-9a-f]+)|(\d+));?/gi,
    (all, hex: string | undefined, decimal: string | undefined) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : all;
    },
  );
  return text.replaceAll(/&colon;/g, ':').replaceAll(/[\u0000-\u0020\u00a0]/g, '');
}

function endOfComment(html: string, from: number): number {
  const close = html.startsWith('<!--', from) ? '-->' : '>';
  const end = html.indexOf(close, from + 2);
  return end < 0 ? html.length : end + close.length;
}

function endOfElement(html: string, from: number, name: string): number {
  const close = new RegExp(`</${name}[^>]*>`, 'gi');
  close.lastIndex = from;
  return close.test(html) ? close.lastIndex : html.length;
}

/** Attributes that change nothing that a guest reads. The page removes them too, without a finding. */
const HARMLESS_ATTRIBUTE =
  /^(?:class|id|title|target|rel|role|name|style|align|width|height|border|cellpadding|cellspacing|tabindex|translate|spellcheck|itemprop|(?:data|aria)-.*)$/;

/** The most removed parts that a message names. */
const MAX_NAMED = 4;

function unsafeHtml(html: string, place: Place, name: string): Finding[] {
  const { removed, kept } = readDescription(html.slice(0, MAX_LENGTH));
  const missed = [...removed].flatMap(([part, isMissed]) => (isMissed ? [part] : []));
  if (missed.length === 0) return [];
  const named = missed.slice(0, MAX_NAMED).join(', ') + (missed.length > MAX_NAMED ? ' and more' : '');
  const isWhole = html.length <= MAX_LENGTH;
  return [
    finding(
      'unsafe-html',
      place,
      { removed: named, name },
      isWhole ? [{ op: 'set', path: place.path, value: kept }] : undefined,
    ),
  ];
}

/** Tags that need no closing tag. */
const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'p', 'li']);
const ESCAPED_TWICE = /&amp;(?:amp|lt|gt|quot|nbsp|#\d+);|&lt;\/?[a-z]+[^&]{0,80}&gt;/i;
const EMPTY_LINK = /<a\s[^>]*>(?:\s|&nbsp;)*<\/a>/i;

/** Reports the first thing that is wrong with the form of a description. */
function brokenHtml(whole: string, place: Place, name: string): Finding[] {
  const html = whole.slice(0, MAX_LENGTH);
  if (ESCAPED_TWICE.test(html)) return [finding('broken-html.escaped', place, { name })];
  if (html.replaceAll(/<[^>]*>|&nbsp;|&#160;|\s/gi, '') === '') return [finding('broken-html.empty', place, { name })];
  if (EMPTY_LINK.test(html)) return [finding('broken-html.link', place, { name })];
  const open: string[] = [];
  let crossing: { readonly tag: string; readonly inner: string } | undefined;
  for (const [, slash, given = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)[^<>]*>/gi)) {
    const tag = given.toLowerCase();
    if (!TAGS.has(tag) || VOID_TAGS.has(tag)) continue;
    if (slash === '') {
      open.push(tag);
      continue;
    }
    const opened = open.lastIndexOf(tag);
    if (opened < 0) return [finding('broken-html.unopened', place, { name, tag })];
    if (opened < open.length - 1) crossing = { tag, inner: open.at(-1) ?? '' };
    open.splice(opened, 1);
  }
  if (open[0] !== undefined) return [finding('broken-html.unclosed', place, { name, tag: open[0] })];
  return crossing ? [finding('broken-html.crossing', place, { name, ...crossing })] : [];
}

function descriptions({ tables }: CheckContext): Finding[] {
  return tables.flatMap((table): Finding[] => {
    const html = table.room['room_description'];
    if (typeof html !== 'string' || html === '' || !/[<&]|^\s*$/.test(html)) return [];
    const place = { path: `${table.path}/room_description`, table: table.id };
    const name = displayName(table);
    return [...unsafeHtml(html, place, name), ...brokenHtml(html, place, name)];
  });
}

export const descriptionChecks = [descriptions] as const;
