/** Finds JSON syntax errors, whose position engines often don't report. */

const SPACE = /[ \t\r\n]*/y;
const NUMBER_OR_NAME = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|true|false|null/y;
/** A part of a string. A pattern for whole strings would overflow the stack on a long one. */
const CHARACTERS = /(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})){1,1000}/y;

/**
 * Returns line and column, from 1, of the first invalid character, or undefined if the text is JSON. It does not
 * recurse, so nesting depth is not limited.
 */
export function findJsonSyntaxError(text: string): { line: number; column: number } | undefined {
  let at = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  };
  const next = (): string => {
    take(SPACE);
    return text[at] ?? '';
  };
  const scalar = (): boolean => {
    if (next() !== '"') return take(NUMBER_OR_NAME) !== '';
    const start = at;
    at++;
    while (take(CHARACTERS) !== '');
    if (text[at] !== '"') {
      at = start;
      return false;
    }
    at++;
    return true;
  };
  /** Reads a property's name and colon. */
  const name = (): boolean => {
    if (next() !== '"' || !scalar() || next() !== ':') return false;
    at++;
    return true;
  };

  const open: string[] = [];
  /** Opens a list or an object. Returns true if its first value must follow. */
  const enter = (bracket: string): boolean | undefined => {
    at++;
    const closing = bracket === '[' ? ']' : '}';
    if (next() === closing) {
      at++;
      return false;
    }
    open.push(closing);
    return closing === ']' || name() ? true : undefined;
  };

  let awaitsValue = true;
  while (awaitsValue || open.length > 0) {
    const character = next();
    if (awaitsValue) {
      const isOpening = character === '[' || character === '{';
      if (!isOpening && !scalar()) return positionAt(text, at);
      const inner = isOpening && enter(character);
      if (inner === undefined) return positionAt(text, at);
      awaitsValue = inner;
    } else if (character === open.at(-1)) {
      at++;
      open.pop();
    } else if (character === ',') {
      at++;
      if (open.at(-1) === '}' && !name()) return positionAt(text, at);
      awaitsValue = true;
    } else {
      return positionAt(text, at);
    }
  }
  return next() === '' ? undefined : positionAt(text, at);
}

function positionAt(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}
