/** The steps after the form, in one chunk that loads while the visitor fills in the form. */
export { ThankYou } from './confirmation/ThankYou.tsx';
export { TableStep } from './tables/TableStep.tsx';
