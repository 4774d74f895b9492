/** What venues need where guests reserve several days in a row, in a chunk of its own that others never load. */
export { allowedDaysFromAtom, lastDayHintAtom, noneFreeTextAtom, untilAtom } from './days/daysOfStay.ts';
export { loadDaysTexts, texts } from './days/messages.ts';
export { lostOf, movesOf } from './days/split.ts';
export { SplitNote, splitText } from './days/splitText.tsx';
export { DaysField, DaysHint } from './form/DaysField.tsx';
