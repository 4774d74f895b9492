/**
 * The sanitizer of descriptions, with DOMPurify, the buttons for areas and suggestions, the legend, and the card
 * under a mouse.
 */
export { sanitizeHtml } from '../../api/sanitizeHtml.ts';
export { HoverCard } from './HoverCard.tsx';
export { Legend } from '../choosing/Legend.tsx';
export { PlanChips } from '../choosing/PlanChips.tsx';
export { GroupOutlines } from './GroupOutlines.tsx';
