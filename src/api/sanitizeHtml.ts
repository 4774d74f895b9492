/** Sanitizes descriptions, which are untrusted HTML from the host, at the moment of rendering. */
import DOMPurify from 'dompurify';
import { ALLOWED_LINK_PATTERN, ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from '../domain/plan/descriptionHtml.ts';

export function sanitizeHtml(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
    ALLOWED_URI_REGEXP: ALLOWED_LINK_PATTERN,
    // Otherwise the link pattern would apply to every attribute and remove it.
    ADD_URI_SAFE_ATTR: ALLOWED_ATTRIBUTES.filter((name) => name !== 'href'),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
