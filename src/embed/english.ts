/** The words of the loader, for pages that set none: of the button and of its dialog's close button. */
export const english = ['Reserve a table', 'Close'] as const;
export type EmbedWords = readonly [label: string, close: string];
