/**
 * The steps after the form and the preview of the plan, in one chunk that loads while the visitor fills in the form.
 */
export { EmailSuggestion } from './form/EmailSuggestion.tsx';
export { KeyboardInset } from './form/KeyboardInset.ts';
export { MessagesConsent } from './form/MessagesConsent.tsx';
export { Confirmation, Preload } from './confirmation/Confirmation.tsx';
export { findFreeDateAtom } from './reservation/freeDate.ts';
export { preparePlan } from './plan/planScene.ts';
export { PlanPreview } from './preview/PlanPreview.tsx';
export { TableStep } from './tables/TableStep.tsx';
