/** The ninth set, written without a look at the rules: as many cases as the goal of the checks counts. */
import type { HeldOutSet } from '../heldOut.ts';
import { SOUND_DRAWINGS } from './soundDrawings.ts';
import { SOUND_SETTINGS } from './soundSettings.ts';
import { SOUND_TEXTS } from './soundTexts.ts';
import { WRONG_ANSWERS } from './wrongAnswers.ts';
import { WRONG_DECOR } from './wrongDecor.ts';
import { WRONG_PLACES } from './wrongPlaces.ts';
import { WRONG_SETTINGS } from './wrongSettings.ts';
import { WRONG_TABLES } from './wrongTables.ts';
import { WRONG_TEXTS } from './wrongTexts.ts';

export const SET_I: HeldOutSet = {
  wrong: [...WRONG_TABLES, ...WRONG_PLACES, ...WRONG_DECOR, ...WRONG_TEXTS, ...WRONG_ANSWERS, ...WRONG_SETTINGS],
  sound: [...SOUND_TEXTS, ...SOUND_DRAWINGS, ...SOUND_SETTINGS],
};
