/** Takes what a field asks for out of what people paste into it: links, signatures of mails, cards of contacts. */
import { cleanCode } from './cleanText.ts';

/** Longer texts are no address or number with a few words around it. */
export const MAX_PASTED = 300;

/** Returns a text as `cleanCode` does, without what `take` leaves out; as it is if nothing that is asked for is left. */
function takeFrom(text: string, isAskedFor: RegExp, take: (text: string) => string): string {
  const typed = cleanCode(text);
  const taken = typed.length > MAX_PASTED ? typed : take(typed).trim();
  return isAskedFor.test(taken) ? taken : typed;
}

/** A link to a chat has its number with the country code, and mostly without a plus. */
const CHAT_LINK = /(?:wa\.me\/|whatsapp\S*[?&]phone=)(?:\+|%2b)?([1-9]\d+)/i;
/** A letter that touches the digits may be meant as one of them. */
const WORDS_BEFORE_NUMBER = /^[^\d+]*(?:[^\d+\p{L}(]|\p{L}(?=[+(]))(?=[+(]*\d)/u;
const WORDS_AFTER_NUMBER = /([\d)])[\s([,;:.-]\D*$/;
const EXTENSION = /(\d\)?)[\s,;]*(?:ext(?:ension|n)?[.:=]*|x|#)\s*\d{1,6}$/i;

/**
 * Returns the telephone number in a text: in `tel:+94-77-123-4567;ext=8`, `https://wa.me/94771234567`, `Mobile: 077 123
 * 4567` or `077,123,4567 (WhatsApp)`. Several numbers, and letters between digits, stay for the host to refuse.
 */
export function takeNumber(text: string): string {
  return takeFrom(text, /\d/, (typed) => {
    const chat = CHAT_LINK.exec(typed)?.[1];
    if (chat !== undefined) return `+${chat}`;
    const bare = typed.replace(WORDS_BEFORE_NUMBER, '').replace(WORDS_AFTER_NUMBER, '$1');
    return bare.replace(EXTENSION, '$1').replaceAll(/[\s,]+/g, ' ');
  });
}

const IN_BRACKETS = /^[^<>()]*[<(]([^<>()]*)[>)][\s.,;]*$/;

/**
 * Returns the email address in a text: in `Ana Silva <ana@example.com>`, `mailto:ana@example.com?subject=Hi`, `E-mail:
 * ana@example.com`, or at the end of a sentence. Several addresses, and blanks inside one, stay for the host to refuse.
 */
export function takeEmail(text: string): string {
  return takeFrom(text, /@/, (typed) => {
    const bare = (IN_BRACKETS.exec(typed)?.[1] ?? typed)
      .trim()
      .replace(/^[\p{L}\s.-]*:\s+/u, '')
      .replace(/[\s.,;:]+$/, '');
    return /^mailto:/i.test(bare) ? decode(bare.replace(/^mailto:|\?.*$/gi, '')) : bare;
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns a code without the quotation marks around it and the full stop of its sentence. */
export function takeCode(text: string): string {
  return takeFrom(text, /[^\s]/, (typed) => typed.replace(/^["'«»“”‘’\s]+/, '').replace(/["'«»“”‘’\s.,;:]+$/, ''));
}
