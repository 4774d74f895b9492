/** The texts of the layers panel. */
import { messages } from '../../messages.ts';

export const { layerTexts: layerMessages } = messages;
