/**
 * Text of two directions: names, codes and numbers in a sentence of another script. Values are enclosed in Unicode's
 * isolates, which become `<bdi>` in HTML.
 */
import { textDirection } from '../../domain/language.ts';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
/** Encloses a value, so that its direction does not reorder the text around it. */
export function isolate(value: string): string {
  return value === '' ? '' : `${FIRST_STRONG_ISOLATE}${withoutIsolates(value)}${POP_ISOLATE}`;
}

/** Returns plain text as it is sent: only text that runs right to left needs its isolates. */
export function toPlainText(text: string, language: string): string {
  return textDirection(language) === 'rtl' ? text : withoutIsolates(text);
}

/** Replaces the isolates in escaped text by elements. */
export function isolatesToHtml(escapedText: string): string {
  return escapedText.replaceAll(FIRST_STRONG_ISOLATE, '<bdi>').replaceAll(POP_ISOLATE, '</bdi>');
}

function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, '');
}
