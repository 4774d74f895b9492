/** The tenth set, written without a look at the rules, which its author did not have. */
import type { HeldOutSet } from '../heldOut.ts';
import { SOUND } from './sound.ts';
import { WRONG_PLANS } from './wrongPlans.ts';
import { WRONG_SETTINGS } from './wrongSettings.ts';
import { WRONG_TEXTS } from './wrongTexts.ts';

export const SET_J: HeldOutSet = { wrong: [...WRONG_PLANS, ...WRONG_TEXTS, ...WRONG_SETTINGS], sound: SOUND };
