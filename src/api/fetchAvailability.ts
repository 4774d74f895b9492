/** Any host's availability answer. Separate from the booking calls, so that the standalone map does not load them. */

/** Why an answer can't be used. `describeFetchFailure` explains it. */
export type AvailabilityFetchFailure =
  /** The host does not answer, or does not allow this page to read the answer. */
  | { readonly type: 'unanswered' }
  /** The host has sent nothing for `SILENCE_MS`, also in the middle of the answer. */
  | { readonly type: 'silent' }
  | { readonly type: 'status'; readonly status: number }
  /** The connection ended before the answer did. */
  | { readonly type: 'incomplete' }
  | { readonly type: 'too-large' }
  | { readonly type: 'not-json'; readonly text: string };

type Failed = { readonly ok: false; readonly error: AvailabilityFetchFailure };
export type AvailabilityFetch = { readonly ok: true; readonly json: unknown } | Failed;

/** More would fill the memory of the page. An answer of 50,000 tables has about 25 MB. */
export const MAX_ANSWER_BYTES = 100_000_000;

/** A browser waits for minutes. */
export const SILENCE_MS = 60_000;

/** Fetches an answer. Logs the browser's error, which names the reason, and never throws. */
export async function fetchAnswerText(address: string): Promise<{ readonly ok: true; readonly text: string } | Failed> {
  let type: 'unanswered' | 'incomplete' = 'unanswered';
  const ending = new AbortController();
  const waitOn = (): ReturnType<typeof setTimeout> => setTimeout(() => ending.abort(), SILENCE_MS);
  let timer = waitOn();
  try {
    const response = await fetch(address, { signal: ending.signal });
    if (!response.ok) return { ok: false, error: { type: 'status', status: response.status } };
    // Its compressed size, if it is compressed.
    if (Number(response.headers.get('content-length')) > MAX_ANSWER_BYTES) {
      void response.body?.cancel();
      return { ok: false, error: { type: 'too-large' } };
    }
    type = 'incomplete';
    const text = await readText(response, () => {
      clearTimeout(timer);
      timer = waitOn();
    });
    return text === undefined ? { ok: false, error: { type: 'too-large' } } : { ok: true, text };
  } catch (reason) {
    // Without the address, which may contain keys.
    console.warn('The answer could not be loaded:', reason);
    return { ok: false, error: { type: ending.signal.aborted ? 'silent' : type } };
  } finally {
    clearTimeout(timer);
  }
}

/** Fetches and parses an answer. Never throws. */
export async function fetchAvailabilityResponse(address: string): Promise<AvailabilityFetch> {
  const answer = await fetchAnswerText(address);
  if (!answer.ok) return answer;
  try {
    return { ok: true, json: JSON.parse(answer.text) as unknown };
  } catch {
    return { ok: false, error: { type: 'not-json', text: answer.text } };
  }
}

/** Returns the body, or undefined if it is too large. Calls `onPart` for each part that has arrived. */
async function readText({ body }: Response, onPart: () => void): Promise<string | undefined> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for (;;) {
    const part = await reader?.read();
    if (!part?.value) return text + decoder.decode();
    onPart();
    bytes += part.value.length;
    if (bytes > MAX_ANSWER_BYTES) {
      void reader?.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
}
