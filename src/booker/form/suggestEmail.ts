import { cleanCode } from '../../domain/text/cleanText.ts';

/** Domains of mail providers. */
const DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'live.com',
  // Not to be mistaken for one of the others.
  'mail.com',
  'email.com',
  'ymail.com',
];
const WRONG_ENDINGS: Readonly<Record<string, string>> = { con: 'com', cmo: 'com', comm: 'com', vom: 'com', ocm: 'com' };

/** Returns whether one typing error turns a text into another: a letter too many, too few, wrong, or two swapped. */
function isOneTypoAway(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const rest = typed.slice(start);
  const meantRest = meant.slice(start);
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return (
    rest.slice(1) === meantRest.slice(1) ||
    rest.slice(1) === meantRest ||
    rest === meantRest.slice(1) ||
    swapped === meantRest
  );
}

/** Returns the address that was probably meant, such as `ada@gmail.com` for `ada@gmial.com`, or undefined. */
export function suggestEmail(typed: string): string | undefined {
  const match = /^(\S+@)([^\s@]+)$/.exec(cleanCode(typed).toLowerCase());
  if (!match) return undefined;
  const [, name = '', typedDomain = ''] = match;
  const ending = typedDomain.split('.').at(-1) ?? '';
  const right = WRONG_ENDINGS[ending];
  const domain = right === undefined ? typedDomain : typedDomain.slice(0, -ending.length) + right;
  const meant = DOMAINS.includes(domain) ? domain : (DOMAINS.find((known) => isOneTypoAway(domain, known)) ?? domain);
  return meant === typedDomain ? undefined : name + meant;
}
