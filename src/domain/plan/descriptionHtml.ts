/** What may stand in a table's description, which is HTML: text, its emphasis, lists and links; no svg, math, style, form or picture. */

export const ALLOWED_TAGS: readonly string[] = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'span',
  'ul',
  'ol',
  'li',
  'a',
];
export const ALLOWED_ATTRIBUTES: readonly string[] = ['href', 'lang', 'dir'];
/** Where a link may lead. */
export const ALLOWED_LINK_PATTERN = /^(?:https?|mailto|tel):/i;
