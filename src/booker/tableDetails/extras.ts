/** The sanitizer of descriptions, with DOMPurify, and the buttons for areas and suggestions. */
export { sanitizeHtml } from '../../api/sanitizeHtml.ts';
export { PlanChips } from '../suggestion/PlanChips.tsx';
