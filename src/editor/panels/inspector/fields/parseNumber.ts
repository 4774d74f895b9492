/** Numbers as they are typed: plain ones, with a comma or a point, and small sums such as `100+20` or `(240-3*8)/2`. */

const TOKEN = /\s*(\d+(?:[.,]\d+)?|[.,]\d+|[-+*/()×÷−])/y;
const SIGNS: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-' };

/** What was typed as a number; undefined where it is none. */
export function parseNumber(text: string): number | undefined {
  const tokens = tokensOf(text);
  if (!tokens) return undefined;
  let at = 0;
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + product() : value - product();
    return value;
  };
  const product = (): number => {
    let value = part();
    while (tokens[at] === '*' || tokens[at] === '/') value = tokens[at++] === '*' ? value * part() : value / part();
    return value;
  };
  const part = (): number => {
    const token = tokens[at++];
    if (token === '-') return -part();
    if (token === '+') return part();
    if (token !== '(') return token === undefined ? Number.NaN : Number(token);
    const value = sum();
    return tokens[at++] === ')' ? value : Number.NaN;
  };
  const value = sum();
  return at === tokens.length && Number.isFinite(value) ? value : undefined;
}

function tokensOf(text: string): string[] | undefined {
  const tokens: string[] = [];
  const trimmed = text.trim();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < trimmed.length) {
    const match = TOKEN.exec(trimmed);
    if (!match) return undefined;
    tokens.push((SIGNS[match[1]!] ?? match[1]!).replace(',', '.'));
  }
  return tokens.length > 0 ? tokens : undefined;
}
