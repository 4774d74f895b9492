/** Texts that are HTML, as the text editor writes it: paragraphs and lists with emphasis and links. Others are plain. */
import { ALLOWED_ATTRIBUTES, ALLOWED_LINK_PATTERN, ALLOWED_TAGS } from './descriptionHtml.ts';

/** Returns whether a text is HTML. It may still have more than it should: pages sanitize it. */
export function isRichText(text: string): boolean {
  return /^<(?:p|ul|ol)[\s>]/.test(text);
}

const TAG = /<(\/?)([a-z]+)((?:\s+[a-z]+="[^"<>]*")*)>/g;
const VOID_TAGS: ReadonlySet<string> = new Set(['br']);

/**
 * Returns whether HTML has only the allowed tags, attributes and links, spelled without doubt and closed in order, so
 * that a page without a sanitizer can contain it.
 */
export function isStrictRichText(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, tag = '', attributes = ''] of html.matchAll(TAG)) {
    if (!ALLOWED_TAGS.includes(tag)) return false;
    if (slash === '/') {
      if (attributes !== '' || open.pop() !== tag) return false;
    } else if (!VOID_TAGS.has(tag)) open.push(tag);
    for (const [, name = '', value = ''] of attributes.matchAll(/([a-z]+)="([^"]*)"/g))
      if (!ALLOWED_ATTRIBUTES.includes(name) || (name === 'href' && !ALLOWED_LINK_PATTERN.test(value))) return false;
  }
  return open.length === 0 && !/[<>]/.test(html.replaceAll(TAG, ''));
}
