/** What the text editor receives from its page. */
import type { richTextTexts } from './english.ts';

/** The texts of the editor, in the page's language. */
export type RichTextTexts = Readonly<Record<keyof typeof richTextTexts, string>>;

/** Which HTML a text may have. */
export type RichTextRules = {
  sanitize(html: string): string;
  /** Addresses that links may have. */
  readonly links: RegExp;
};
