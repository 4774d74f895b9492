/** Descriptions come from the host as HTML and are untrusted. Nothing that was sanitised is kept: it is done at rendering. */
import DOMPurify from 'dompurify';

/** Text, its emphasis, lists and links; no svg, math, style, form or picture. */
export function sanitise(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'span', 'ul', 'ol', 'li', 'a'],
    ALLOWED_ATTR: ['href', 'lang', 'dir'],
    ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
