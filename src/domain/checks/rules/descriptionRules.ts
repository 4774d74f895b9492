/** The rule about HTML in descriptions that the page's sanitizer removes. It reads tags and needs no DOM. */
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
/** Longer descriptions are read only up to here. */
const LONGEST = 20_000;

/** What the sanitizer removes from a description, each item once, and what is left. */
export type DescriptionHtml = { readonly taken: readonly string[]; readonly left: string };

const OPENING = /<(?:(\/?)([a-zA-Z][^\s/>]*)|[!?/])/g;
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y;
/** A value without a closing quote. A browser takes everything that follows as its value. */
const OPEN_QUOTE = /\s*=\s*["']/y;
const CLOSING = /[\s/]*>/y;

/** Reads a description as the page's sanitizer does. */
export function parseDescriptionHtml(html: string): DescriptionHtml {
  const taken = new Set<string>();
  let left = '';
  let at = 0;
  OPENING.lastIndex = 0;
  for (let tag = OPENING.exec(html); tag; tag = OPENING.exec(html)) {
    left += html.slice(at, tag.index);
    const name = tag[2]?.toLowerCase();
    at = OPENING.lastIndex = name === undefined ? endOfComment(html, tag.index) : OPENING.lastIndex;
    if (name === undefined) {
      taken.add('a comment');
      continue;
    }
    // Attributes of a closing tag are ignored.
    const attributes = readAttributes(html, at, taken, TAGS.has(name) && tag[1] === '');
    at = OPENING.lastIndex = attributes.end;
    if (!attributes.closed) {
      taken.add(`an unfinished <${name}>`);
      break;
    }
    if (TAGS.has(name)) {
      left += `<${tag[1]}${name}${attributes.kept}>`;
      continue;
    }
    taken.add(`<${name}>`);
    if (tag[1] === '' && WITH_CONTENT.has(name)) at = OPENING.lastIndex = endOfElement(html, at, name);
  }
  return { taken: [...taken], left: left + html.slice(at) };
}

function readAttributes(
  html: string,
  from: number,
  taken: Set<string>,
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
    const name = attribute[1]!.toLowerCase();
    const value = attribute[2] ?? attribute[3] ?? attribute[4] ?? '';
    if (!allowed) continue;
    if (!ATTRIBUTES.has(name)) taken.add(`the attribute ${name}`);
    else if (name === 'href' && !ALLOWED_LINK_PATTERN.test(decoded(value)))
      taken.add(`the link to ${value.slice(0, 40) || 'nowhere'}`);
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

const unsafeHtml = defineRule({
  id: 'unsafe-html',
  severity: 'warning',
  description: 'A description has HTML that the page removes, so guests never see it.',
  check: ({ tables }) => {
    const known = new Map<string, DescriptionHtml>();
    return tables.flatMap((table) => {
      const html = table.room['room_description'];
      if (typeof html !== 'string' || !html.includes('<')) return [];
      let reading = known.get(html);
      if (!reading) known.set(html, (reading = parseDescriptionHtml(html.slice(0, LONGEST))));
      const { taken, left } = reading;
      if (taken.length === 0) return [];
      const path = `${table.path}/room_description`;
      return [
        {
          path,
          table: table.id,
          message: `The page removes ${taken.slice(0, 4).join(', ')}${taken.length > 4 ? ' and more' : ''} from the description of ${displayName(table)}: use only ${ALLOWED_TAGS.slice(0, 5).join(', ')}, lists and links`,
          fix:
            html.length > LONGEST
              ? undefined
              : { title: 'Keep only what is shown', changes: [{ op: 'set' as const, path, value: left }] },
        },
      ];
    });
  },
});

export const descriptionRules = [unsafeHtml] as const;
