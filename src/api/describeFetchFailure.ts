/** Explains why an availability answer can't be used, in one sentence. Loaded only when it is needed. */
import { findJsonSyntaxError } from '../domain/plan/reading/jsonSyntaxError.ts';
import { type AvailabilityFetchFailure, MAX_ANSWER_BYTES, SILENCE_MS } from './fetchAvailability.ts';

const PROBE_TIMEOUT_MS = 5_000;

/** Returns a sentence for the user. Asks the host once more if the browser hides the reason. */
export async function describeFetchFailure(
  address: string,
  error: AvailabilityFetchFailure,
  page = window.location.href,
): Promise<string> {
  switch (error.type) {
    case 'unanswered':
      return describeSilence(address, page);
    case 'silent':
      return `The host has sent nothing for ${SILENCE_MS / 1_000} seconds.`;
    case 'status':
      return `The host answered with status ${error.status}.`;
    case 'incomplete':
      return 'The connection ended in the middle of the answer.';
    case 'too-large':
      return `The answer is larger than ${MAX_ANSWER_BYTES / 1_000_000} MB.`;
    case 'not-json':
      return describeText(error.text);
  }
}

function parseAddress(address: string, page: string): URL | undefined {
  try {
    return new URL(address, page);
  } catch {
    return undefined;
  }
}

/** Browsers report a host that is down and one that forbids other pages alike, but let a page send either a request. */
async function describeSilence(address: string, page: string): Promise<string> {
  const url = parseAddress(address, page);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return 'The address is not a web address.';
  if (url.username !== '' || url.password !== '') return 'The address must not contain a user name or a password.';
  try {
    await fetch(url, { mode: 'no-cors', credentials: 'omit', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
  } catch {
    return 'The host does not answer. It is down, or the address is wrong.';
  }
  return url.origin === new URL(page).origin
    ? 'The connection failed. Reload the page.'
    : 'The host answers, but does not allow other pages to read the answer (CORS).';
}

function describeText(text: string): string {
  const start = text.trimStart();
  if (start === '') return 'The answer is empty.';
  // JSON has no such character, and every second byte of UTF-16 is one.
  if (start.includes('\0')) return 'The answer is not in UTF-8, the encoding of JSON.';
  if (start.startsWith('<')) return 'The host answered with an HTML page instead of JSON.';
  const position = findJsonSyntaxError(text);
  if (!position) return 'The answer is nested too deeply.';
  const { line, column } = position;
  return isCut(text, line, column)
    ? 'The answer is cut off: its JSON ends in the middle.'
    : `The answer is not valid JSON at line ${line}, column ${column}.`;
}

/** Returns whether a text ends at its syntax error, or within a string, number or name that starts there. */
function isCut(text: string, line: number, column: number): boolean {
  let lineStart = 0;
  for (let n = 1; n < line; n++) lineStart = text.indexOf('\n', lineStart) + 1;
  const rest = text.slice(lineStart + column - 1).trim();
  if (!rest.startsWith('"')) return /^[-+.\w]{0,30}$/.test(rest);
  return !rest.includes('\n') && rest.replaceAll(/\\./g, '').lastIndexOf('"') === 0;
}
