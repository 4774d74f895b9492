/** Text of strangers in a terminal. */

/** Replaces control characters and line breaks, which could move the cursor or change what is displayed. */
export function printable(text: string): string {
  return text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g, ' ');
}
