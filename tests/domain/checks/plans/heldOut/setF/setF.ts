/**
 * Slips of owners, of spreadsheets and of hosts in PHP, and venues that are odd on purpose. Written without a look at
 * the rules.
 */
import type { HeldOutSet } from '../heldOut.ts';
import { SOUND_ANSWERS, SOUND_SETTINGS } from './soundSettings.ts';
import { SOUND_DRAWINGS } from './soundDrawings.ts';
import { SOUND_TEXTS } from './soundTexts.ts';
import { WRONG_DECOR, WRONG_PLACES, WRONG_SCALES } from './wrongDrawings.ts';
import { WRONG_DESCRIPTIONS, WRONG_NAMES, WRONG_PICTURES } from './wrongTexts.ts';
import { WRONG_SETTINGS } from './wrongSettings.ts';
import { WRONG_CATEGORIES, WRONG_IDS, WRONG_LABELS, WRONG_TIMES } from './wrongTables.ts';

export const SET_F: HeldOutSet = {
  wrong: [
    ...WRONG_CATEGORIES,
    ...WRONG_LABELS,
    ...WRONG_IDS,
    ...WRONG_TIMES,
    ...WRONG_NAMES,
    ...WRONG_DESCRIPTIONS,
    ...WRONG_PICTURES,
    ...WRONG_PLACES,
    ...WRONG_SCALES,
    ...WRONG_DECOR,
    ...WRONG_SETTINGS,
  ],
  sound: [...SOUND_TEXTS, ...SOUND_DRAWINGS, ...SOUND_SETTINGS, ...SOUND_ANSWERS],
};
