/** What the text editor receives from its page. */

/** The texts of the editor, in the page's language. */
export type RichTextTexts = Readonly<
  Record<
    | 'formatting'
    | 'bold'
    | 'italic'
    | 'underline'
    | 'strike'
    | 'bulletedList'
    | 'numberedList'
    | 'link'
    | 'linkAddress'
    | 'setLink'
    | 'invalidLink',
    string
  >
>;

/** Which HTML a text may have. */
export type RichTextRules = {
  sanitize(html: string): string;
  /** Addresses that links may have. */
  readonly links: RegExp;
};
