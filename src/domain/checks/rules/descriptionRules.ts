/** The rule about HTML in descriptions that the page's sanitizer removes. It reads tags and needs no DOM. */
import { say } from '../../say.ts';
import { ALLOWED_LINK_PATTERN, ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from '../../plan/descriptionHtml.ts';
import { displayName, defineRule } from '../finding.ts';

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

/** The parts that the sanitizer removes from a description, each once, and the HTML that remains. */
export type DescriptionHtml = { readonly removed: readonly string[]; readonly kept: string };

const OPENING = /<(?:(\/?)([a-zA-Z][^\s/>]*)|[!?/])/g;
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y;
/** A value without a closing quote. A browser takes everything that follows as its value. */
const OPEN_QUOTE = /\s*=\s*["']/y;
const CLOSING = /[\s/]*>/y;

/** Reads a description as the page's sanitizer does. */
export function parseDescriptionHtml(html: string): DescriptionHtml {
  const { removed, kept } = readDescription(html);
  return { removed: [...removed.keys()], kept };
}

/** What is removed, and whether guests miss it. */
type Removed = Map<string, boolean>;

function readDescription(html: string): { readonly removed: ReadonlyMap<string, boolean>; readonly kept: string } {
  const removed: Removed = new Map();
  let kept = '';
  let at = 0;
  OPENING.lastIndex = 0;
  for (let tag = OPENING.exec(html); tag; tag = OPENING.exec(html)) {
    kept += html.slice(at, tag.index);
    const name = tag[2]?.toLowerCase();
    at = OPENING.lastIndex;
    if (name === undefined) {
      removed.set(say`a comment`, true);
      at = endOfComment(html, tag.index);
      OPENING.lastIndex = at;
      continue;
    }
    // Attributes of a closing tag are ignored.
    const attributes = readAttributes(html, at, removed, TAGS.has(name) && tag[1] === '');
    at = attributes.end;
    OPENING.lastIndex = at;
    if (!attributes.closed) {
      removed.set(say`an unfinished <${name}>`, true);
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
    if (!ATTRIBUTES.has(name)) removed.set(say`the attribute ${name}`, !HARMLESS_ATTRIBUTE.test(name));
    else if (name === 'href' && !ALLOWED_LINK_PATTERN.test(decoded(value)))
      removed.set(value === '' ? say`the link to nowhere` : say`the link to ${value.slice(0, 40)}`, true);
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

const unsafeHtml = defineRule({
  id: 'unsafe-html',
  hasSafeFixes: true,
  severity: 'warning',
  description: 'A description has HTML that the page removes, so guests never see it.',
  check: ({ tables }) => {
    const readings = new Map<string, ReturnType<typeof readDescription>>();
    return tables.flatMap((table) => {
      const html = table.room['room_description'];
      if (typeof html !== 'string' || !html.includes('<')) return [];
      const reading = readings.get(html) ?? readDescription(html.slice(0, MAX_LENGTH));
      readings.set(html, reading);
      const { kept } = reading;
      const removed = [...reading.removed].flatMap(([part, isMissed]) => (isMissed ? [part] : []));
      if (removed.length === 0) return [];
      const path = `${table.path}/room_description`;
      return [
        {
          path,
          table: table.id,
          message: removal(removed, displayName(table)),
          fix:
            html.length > MAX_LENGTH
              ? undefined
              : { title: say`Keep only what is shown`, changes: [{ op: 'set' as const, path, value: kept }] },
        },
      ];
    });
  },
});

/** The most removed parts that a message names. */
const MAX_NAMED = 4;

function removal(removed: readonly string[], table: string): string {
  const named = removed.slice(0, MAX_NAMED).join(', ');
  const tags = ALLOWED_TAGS.slice(0, 5).join(', ');
  return removed.length > MAX_NAMED
    ? say`The page removes ${named} and more from the description of ${table}: use only ${tags}, lists and links`
    : say`The page removes ${named} from the description of ${table}: use only ${tags}, lists and links`;
}

/** Tags that need no closing tag. */
const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'p', 'li']);
const ESCAPED_TWICE = /&amp;(?:amp|lt|gt|quot|nbsp|#\d+);|&lt;\/?[a-z]+[^&]{0,80}&gt;/i;
/** Markdown, or the square tags of forums. */
const MARKDOWN =
  /'''[^'\n]+'''|\[\[[^\]\n]+\]\]|(?:^|\s)(?:\*\*[^*\s][^*]*\*\*|__[^_\s][^_]*__)|`[^`\n]+`|(?:^|\n)#{1,6} \S|\[[^\]\n]+\]\([^)\s]+\)|(?:^|\n)(?:[*-]|\d\.) \S[^\n]*\n(?:[*-]|\d\.) \S|\[(?:b|i|u|url|img|list)[^\]]*\].*\[\/(?:b|i|u|url|img|list)\]|(?:^|\n)(?:-{3,}|\*{3,}|={3,})(?=\n|$)|~~[^~\s][^~]*~~|\|-{3,}\||(?:^|\n)> \S/s;

/** Returns what is wrong with the order of allowed tags, or undefined. */
function nestingProblem(html: string): string | undefined {
  const open: string[] = [];
  let crossing: string | undefined;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)[^<>]*>/gi)) {
    const tag = name.toLowerCase();
    if (!TAGS.has(tag) || VOID_TAGS.has(tag)) continue;
    if (slash === '') {
      open.push(tag);
      continue;
    }
    const opened = open.lastIndexOf(tag);
    if (opened < 0) return say`closes <${tag}> without opening it: remove </${tag}>`;
    if (opened < open.length - 1) crossing = say`closes <${tag}> before <${open.at(-1)}>: close the inner one first`;
    open.splice(opened, 1);
  }
  return open[0] === undefined ? crossing : say`opens <${open[0]}> and never closes it: add </${open[0]}>`;
}

/** Returns whether a text is Markdown or BBCode. */
export const isMarkdown = (text: string): boolean => MARKDOWN.test(text);

const EMPTY_LINK = /<a\s[^>]*>(?:\s|&nbsp;)*<\/a>/i;
/** Two slashes and a host that only the author's machine or network reaches, as a pattern. */
export const PRIVATE_HOST = String.raw`\/\/(?:localhost|\[::1\]|[\w-]+\.(?:local|test|invalid)|(?:127|10)(?:\.\d+){3}|192\.168(?:\.\d+){2})`;
/** A link that works only on the machine or in the network of its author. */
const PRIVATE_LINK = new RegExp(String.raw`href\s*=\s*["']?\s*https?:${PRIVATE_HOST}(?:[:/?"'\s>]|$)`, 'i');
/** A link to an email address without an @, or to a telephone number without digits. */
const NO_ADDRESS_LINK =
  /href\s*=\s*["']?\s*(?:mailto:(?![^"'>\s]*(?:@|%40))|tel:(?![^"'>]*\d)|tel:[^"'>]*[a-z](?![^"'>]*\d))/i;

/** A line break as programs write it. After a colon or a letter it may be a path of Windows. */
const WRITTEN_LINE_BREAK = /(?:^|[\s.,;!?>])\\[nrt]|\\[nr](?=[\s<]|$)/;

/** Returns what is wrong with the form of a description, as the end of a sentence, or undefined. */
export function formatProblem(html: string): string | undefined {
  if (ESCAPED_TWICE.test(html)) return say`shows HTML as text, because it was escaped twice: escape it once`;
  if (html !== '' && html.replaceAll(/<[^>]*>|&nbsp;|&#160;|\s/gi, '') === '')
    return say`is empty: write one, or remove it`;
  if (WRITTEN_LINE_BREAK.test(html)) return say`shows \\n in place of a line break: write <br>`;
  if (EMPTY_LINK.test(html)) return say`has a link without text, which guests can’t see: write its text`;
  if (PRIVATE_LINK.test(html)) return say`links to a private address, which guests can’t open: use the public one`;
  if (NO_ADDRESS_LINK.test(html)) return say`has a link to no email address or telephone number: correct it`;
  const problem = nestingProblem(html);
  if (problem !== undefined) return problem;
  return MARKDOWN.test(html) ? say`is Markdown or BBCode, which guests see as signs: write it in HTML` : undefined;
}

const descriptionFormat = defineRule({
  id: 'description-format',
  severity: 'warning',
  description: 'A description is empty, unclosed, escaped twice, or Markdown, or has a link that guests can’t follow.',
  check: ({ tables }) => {
    // Empty for a description without a problem.
    const problems = new Map<string, string>();
    return tables.flatMap((table) => {
      const html = table.room['room_description'];
      if (typeof html !== 'string' || html === '') return [];
      let problem = problems.get(html);
      if (problem === undefined) {
        problem = formatProblem(html.slice(0, MAX_LENGTH)) ?? '';
        problems.set(html, problem);
      }
      return problem === ''
        ? []
        : [
            {
              path: `${table.path}/room_description`,
              table: table.id,
              message: say`The description of ${displayName(table)} ${problem}`,
            },
          ];
    });
  },
});

export const descriptionRules = [unsafeHtml, descriptionFormat] as const;
