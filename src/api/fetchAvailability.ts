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
type AvailabilityFetch = { readonly ok: true; readonly json: unknown } | Failed;

/** More would fill the memory of the page. An answer of 50,000 tables has about 25 MB. */
export const MAX_ANSWER_BYTES = 100_000_000;

/** How long a host may send nothing. Browsers themselves would wait for minutes. */
export const SILENCE_MS = 60_000;

/** Fetches an answer. Logs the browser's error, which names the reason, and never throws. */
export async function fetchAnswerText(address: string): Promise<{ readonly ok: true; readonly text: string } | Failed> {
  let type: 'unanswered' | 'incomplete' | 'silent' = 'unanswered';
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Aborting an answer that has ended does nothing.
  const restartTimer = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      type = 'silent';
      ending.abort();
    }, SILENCE_MS);
  };
  restartTimer();
  try {
    const { ok, status, headers, body } = await fetch(address, { signal: ending.signal });
    if (!ok) return { ok, error: { type: 'status', status } };
    type = 'incomplete';
    const reader = body?.getReader();
    const decoder = new TextDecoder();
    let text = '';
    // Below 0, the answer is too large. The header has the compressed size, if the answer is compressed.
    let bytesLeft = Number(headers.get('content-length')) > MAX_ANSWER_BYTES ? -1 : MAX_ANSWER_BYTES;
    while (bytesLeft >= 0) {
      const part = await reader?.read();
      if (!part?.value) return { ok, text: text + decoder.decode() };
      restartTimer();
      bytesLeft -= part.value.length;
      text += decoder.decode(part.value, { stream: true });
    }
    ending.abort();
    return { ok: false, error: { type: 'too-large' } };
  } catch (reason) {
    // Without the address, which may contain keys.
    console.warn('The answer could not be loaded:', reason);
    return { ok: false, error: { type } };
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
