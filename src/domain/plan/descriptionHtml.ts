/**
 * What the HTML of a table's description may contain: text, emphasis, lists and links; no svg, math, style, form or
 * image.
 */

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
/** Allowed links: `https:`, `http:`, `mailto:`, `tel:`, and addresses on another host without a scheme (`//…`). */
export const ALLOWED_LINK_PATTERN = /^(?:(?:https?|mailto|tel):|\/\/)/i;
