/** Reads email addresses as the host keeps them: with their domain as people read it. */
import { domainToUnicode } from 'node:url';
import { type EmailError, parseEmail } from '../../domain/text/emailAddress.ts';

export type EmailReading =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly error: EmailError };

/** Reads an address without invisible marks. */
export function readEmail(typed: string): EmailReading {
  const parts = parseEmail(typed);
  return parts.ok ? { ok: true, email: `${parts.local}@${domainToUnicode(parts.domain)}` } : parts;
}
