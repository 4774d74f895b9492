/** Parses typed numbers, with a decimal point or comma, and arithmetic such as `100+20` or `(240-3*8)/2`. */
import { cleanCode } from '../../../../domain/text/cleanText.ts';

const TOKEN = /\s*(\d+(?:[.,]\d+)?|[.,]\d+|[-+*/()×÷])/y;
const OPERATORS: Readonly<Record<string, string>> = { '×': '*', '÷': '/' };

/** Returns the value, or undefined if the text is invalid. */
export function parseNumber(text: string): number | undefined {
  const tokens = tokenize(text);
  if (!tokens) return undefined;
  let position = 0;
  const sum = (): number => {
    let value = product();
    while (tokens[position] === '+' || tokens[position] === '-')
      value = tokens[position++] === '+' ? value + product() : value - product();
    return value;
  };
  const product = (): number => {
    let value = factor();
    while (tokens[position] === '*' || tokens[position] === '/')
      value = tokens[position++] === '*' ? value * factor() : value / factor();
    return value;
  };
  const factor = (): number => {
    const token = tokens[position++];
    if (token === '-') return -factor();
    if (token === '+') return factor();
    if (token !== '(') return token === undefined ? Number.NaN : Number(token);
    const value = sum();
    return tokens[position++] === ')' ? value : Number.NaN;
  };
  const value = sum();
  return position === tokens.length && Number.isFinite(value) ? value : undefined;
}

function tokenize(text: string): string[] | undefined {
  const tokens: string[] = [];
  const trimmed = cleanCode(text).replaceAll('٫', ',');
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < trimmed.length) {
    const match = TOKEN.exec(trimmed);
    if (!match) return undefined;
    const token = match[1] ?? '';
    tokens.push((OPERATORS[token] ?? token).replace(',', '.'));
  }
  return tokens.length > 0 ? tokens : undefined;
}
