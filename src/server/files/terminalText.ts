/** Text of strangers in a terminal. */

/** Replaces control characters and line breaks, which could move the cursor or change what is displayed. */
export function printable(text: string): string {
  return text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g, ' ');
}

/** Does the same with a line of a file, but keeps its tabs and its end, which may be that of Windows. */
export function printableLine(line: string): string {
  const [, content = '', end = ''] = /^(.*?)(\r?)$/s.exec(line) ?? [];
  return content.split('\t').map(printable).join('\t') + end;
}
