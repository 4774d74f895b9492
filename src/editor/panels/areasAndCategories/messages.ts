/** The texts of the lists of areas and categories. */
import { messages } from '../../messages.ts';

export const { listTexts: listMessages } = messages;
