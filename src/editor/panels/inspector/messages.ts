/** The texts of the inspector. */
import { messages } from '../../messages.ts';

export const { tableFields: tableFieldLabels, inspectorTexts: inspectorMessages } = messages;
