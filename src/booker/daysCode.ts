/** What venues need where guests reserve several days in a row, in a chunk of its own that others never load. */
export { allowedDaysFromAtom, daysTextAtom, lastDayHint, noneFreeTextAtom, untilAtom } from './days/daysOfStay.ts';
export { loadDaysTexts } from './days/messages.ts';
export { DaysFact, SplitNote, splitText } from './days/splitText.tsx';
export { DaysField } from './form/DaysField.tsx';
