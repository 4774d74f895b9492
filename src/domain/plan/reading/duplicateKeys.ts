/** Finds keys that an object in a JSON text has twice. Parsers silently keep the last value. */
import { toJsonPointer } from './validationError.ts';

const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},]/g;

/** `keys` of an object; `step` is the current key or list index. */
type Level = { readonly keys: Set<string> | undefined; step: string | number; expectsKey: boolean };

/** Returns a pointer for each repeated key of a valid JSON text. */
export function findDuplicateKeys(text: string): string[] {
  const found: string[] = [];
  const levels: Level[] = [];
  for (const [token] of text.matchAll(TOKEN)) {
    const level = levels.at(-1);
    if (token === '{') levels.push({ keys: new Set(), step: '', expectsKey: true });
    else if (token === '[') levels.push({ keys: undefined, step: 0, expectsKey: false });
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',') {
      if (typeof level?.step === 'number') level.step += 1;
      else if (level) level.expectsKey = true;
    } else if (level?.expectsKey && level.keys) {
      const key = JSON.parse(token) as string;
      level.step = key;
      level.expectsKey = false;
      if (level.keys.has(key)) found.push(toJsonPointer(levels.map(({ step }) => step)));
      level.keys.add(key);
    }
  }
  return found;
}
