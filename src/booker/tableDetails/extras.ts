/**
 * The sanitizer of descriptions, with DOMPurify, the buttons for areas and suggestions, the legend, the times under
 * the plan, the card under a mouse, and the magnifier under a finger.
 */
export { sanitizeHtml } from '../../api/sanitizeHtml.ts';
export { HoverCard } from './HoverCard.tsx';
export { Magnifier } from './Magnifier.tsx';
export { magnifyOn } from './magnifier.ts';
export { PartlyFree } from '../choosing/PartlyFree.tsx';
export { SplitOffer } from '../choosing/SplitOffer.tsx';
export { TimeSlider } from '../choosing/TimeSlider.tsx';
export { atOtherTimeAtom, freeTextAtom } from '../choosing/otherTimes.ts';
export { TimeButtons } from './TimeButtons.tsx';
export { Legend } from '../choosing/Legend.tsx';
export { PlanChips } from '../choosing/PlanChips.tsx';
export { GroupOutlines } from './GroupOutlines.tsx';
