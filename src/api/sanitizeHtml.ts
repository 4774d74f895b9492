/** Descriptions come from the host as HTML and are untrusted. Nothing that was sanitised is kept: it is done at rendering. */
import DOMPurify from 'dompurify';
import { ALLOWED_LINK_PATTERN, ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from '../domain/plan/descriptionHtml.ts';

export function sanitizeHtml(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
    ALLOWED_URI_REGEXP: ALLOWED_LINK_PATTERN,
    // All others would be held against that pattern too, and lost.
    ADD_URI_SAFE_ATTR: ALLOWED_ATTRIBUTES.filter((name) => name !== 'href'),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
