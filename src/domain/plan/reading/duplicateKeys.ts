/** Finds keys that an object in a JSON text has twice. Parsers silently keep the last value. */
import { endOfJsonString } from './jsonString.ts';
import { toJsonPointer } from './validationError.ts';

/** A bracket, a comma, or the start of a string: a pattern for whole strings would overflow the stack on a long one. */
const TOKEN = /["[\]{},]/g;

/** `keys` of an object; `step` is the current key or list index. */
type Level = { readonly keys: Set<string> | undefined; step: string | number; expectsKey: boolean };

/** Returns a pointer for each repeated key of a valid JSON text. */
export function findDuplicateKeys(text: string): string[] {
  const found: string[] = [];
  const levels: Level[] = [];
  const tokens = new RegExp(TOKEN);
  for (let match = tokens.exec(text); match; match = tokens.exec(text)) {
    const [token] = match;
    const level = levels.at(-1);
    if (token === '"') tokens.lastIndex = endOfJsonString(text, match.index);
    if (token === '{') levels.push({ keys: new Set(), step: '', expectsKey: true });
    else if (token === '[') levels.push({ keys: undefined, step: 0, expectsKey: false });
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',') {
      if (typeof level?.step === 'number') level.step += 1;
      else if (level) level.expectsKey = true;
    } else if (level?.expectsKey && level.keys) {
      const written = text.slice(match.index, tokens.lastIndex);
      // A large file has millions of keys, hardly one with an escape.
      const key = written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1);
      level.step = key;
      level.expectsKey = false;
      if (level.keys.has(key)) found.push(toJsonPointer(levels.map(({ step }) => step)));
      level.keys.add(key);
    }
  }
  return found;
}
