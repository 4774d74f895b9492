/** Email addresses. Domains are kept as people read them, and reach mail servers in Punycode. */

/** RFC 5321, section 4.5.3.1, in octets. */
const MAX_LENGTHS = { local: 64, address: 254 } as const;
/** The letters of a local part that needs no quotes (RFC 5322, 3.2.3). Only some servers take others (RFC 6531). */
const OTHER_LETTERS = /[^\w!#$%&'*+/=?^`{|}~.-]/gu;
const MISPLACED_DOT = /^\.|\.\.|\.$/;
/** What ends the host of a URL, whose rules `toAscii` applies to domains. */
const NO_DOMAIN = /[\s/\\?#:@%<>^|[\]"]/u;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;
/** As many wrong letters as an error names. */
const MAX_NAMED_LETTERS = 5;

/** The two parts of an address, the domain in Punycode, or what is wrong with it. */
export type EmailParts =
  | { readonly ok: true; readonly local: string; readonly domain: string }
  | { readonly ok: false; readonly error: EmailError };
export type EmailError =
  | { readonly code: 'not_an_email' | 'email_dots' }
  | { readonly code: 'email_letters'; readonly letters: string };

/** Reads an address without invisible marks: `info@müller.de` as some browsers send it, or in Punycode as others do. */
export function parseEmail(typed: string): EmailParts {
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, Math.max(at, 0));
  const domain = at < 1 ? '' : toAscii(typed.slice(at + 1));
  if (!DOMAIN.test(domain) || /[\s@<>]/u.test(local)) return refused({ code: 'not_an_email' });
  const letters = [...new Set(local.match(OTHER_LETTERS))].slice(0, MAX_NAMED_LETTERS).join(' ');
  if (letters !== '') return refused({ code: 'email_letters', letters });
  if (MISPLACED_DOT.test(local)) return refused({ code: 'email_dots' });
  if (local.length > MAX_LENGTHS.local || local.length + 1 + domain.length > MAX_LENGTHS.address)
    return refused({ code: 'not_an_email' });
  return { ok: true, local, domain };
}

const refused = (error: EmailError): EmailParts => ({ ok: false, error });

/**
 * Returns a domain in Punycode; empty if it is not a domain. Newer readers of URLs, such as that of Node 24, take any ASCII
 * for Punycode unless another label is not ASCII.
 */
function toAscii(domain: string): string {
  if (NO_DOMAIN.test(domain)) return '';
  try {
    return new URL(`http://ä.${domain}`).hostname.slice('xn--4ca.'.length);
  } catch {
    return '';
  }
}

/** Returns an address as every mail server takes it. */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at + 1)}${toAscii(email.slice(at + 1))}`;
}

/** Returns the link that writes to an address. RFC 6068: these are letters of an address, but mean something else in a URL. */
export function mailtoUrl(email: string): string {
  return `mailto:${email.replaceAll(/[%?#&/`{|}^]/g, (letter) => encodeURIComponent(letter))}`;
}
