/** Email addresses. Domains are kept as people read them, and reach mail servers in Punycode. */
import { domainToASCII, domainToUnicode } from 'node:url';
import type { RequestError } from '../../domain/booking/reservationRequest.ts';

/** RFC 5321, section 4.5.3.1, in octets. */
const MAX_LENGTHS = { local: 64, address: 254 } as const;
/** The letters of a local part that needs no quotes (RFC 5322, 3.2.3). Only some servers take others (RFC 6531). */
const OTHER_LETTERS = /[^\w!#$%&'*+/=?^`{|}~.-]/gu;
const MISPLACED_DOT = /^\.|\.\.|\.$/;
/** What ends the host of a URL, whose rules Node applies to domains. */
const NO_DOMAIN = /[\s/\\?#:@%<>^|[\]"]/u;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;
/** As many wrong letters as an error names. */
const MAX_NAMED_LETTERS = 5;

export type EmailReading =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly error: RequestError };

/** Reads an address without invisible marks: `info@müller.de` as some browsers send it, or in Punycode as others do. */
export function readEmail(typed: string): EmailReading {
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, Math.max(at, 0));
  const domain = typed.slice(at + 1);
  const ascii = at < 1 || NO_DOMAIN.test(domain) ? '' : domainToASCII(domain);
  if (!DOMAIN.test(ascii) || /[\s@<>]/u.test(local)) return refused({ code: 'not_an_email' });
  const letters = [...new Set(local.match(OTHER_LETTERS))].slice(0, MAX_NAMED_LETTERS).join(' ');
  if (letters !== '') return refused({ code: 'email_letters', letters });
  if (MISPLACED_DOT.test(local)) return refused({ code: 'email_dots' });
  if (local.length > MAX_LENGTHS.local || local.length + 1 + ascii.length > MAX_LENGTHS.address)
    return refused({ code: 'not_an_email' });
  return { ok: true, email: `${local}@${domainToUnicode(ascii)}` };
}

const refused = (error: RequestError): EmailReading => ({ ok: false, error });

/** Returns an address as every mail server takes it. */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at + 1)}${domainToASCII(email.slice(at + 1))}`;
}
