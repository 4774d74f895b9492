/**
 * Text as people mean it. Contacts apps, chats and websites put marks around what is copied from them that nobody sees,
 * and hyphens that only look like the one on the keyboard.
 */
import { toAsciiDigits } from './digits.ts';

/**
 * Invisible: marks of direction, soft hyphens, zero-width spaces, selectors of variants. A selector that belongs to an
 * emoji or to a Chinese character, and the joiners, change how letters look, and so are matched in a group to be kept.
 */
const IGNORABLE =
  /(\p{Extended_Pictographic}[\ufe0e\ufe0f]|\p{Script=Han}[\u{e0100}-\u{e01ef}]|\ufe0f(?=\u20e3)|[\u200c\u200d])|\p{Default_Ignorable_Code_Point}/gu;
const EVERY_IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
/**
 * A joiner joins nothing at the start and at the end of a text. The letter before the last space keeps a long run of
 * spaces inside a text from being read again from each of them.
 */
const OUTER_SPACE = /^[\s\u200c\u200d]+|([^\s\u200c\u200d])[\s\u200c\u200d]+$/g;
const LINE_BREAK = /\r\n?|[\u2028\u2029]/g;
const DASH = /[\p{Pd}\u2212]/gu;
const MIDDLE_DOT = /[\u00b7\u2022\u2027\u22c5\u30fb]/g;

/** Returns a name or a note without invisible marks and outer space, in NFC. Line breaks are `\n`. */
export function cleanText(text: string): string {
  return text.replaceAll(IGNORABLE, '$1').replaceAll(LINE_BREAK, '\n').replaceAll(OUTER_SPACE, '$1').normalize('NFC');
}

/**
 * Returns a telephone number, an email address, a promo code or a date as a keyboard in English types it: no invisible
 * marks and no outer space, with ASCII digits, `-` for every dash, and `.` for a middle dot.
 */
export function cleanCode(text: string): string {
  return toAsciiDigits(text.replaceAll(EVERY_IGNORABLE, '').normalize('NFKC'))
    .replaceAll(DASH, '-')
    .replaceAll(MIDDLE_DOT, '.')
    .replaceAll('\u060d', '/')
    .trim();
}
