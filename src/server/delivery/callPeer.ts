/**
 * Calls to peers: to receivers of webhooks, push services, providers of messages and mail servers. Such a call ends by a
 * deadline that lies outside of it, whatever the peer does, and whichever of its answers the call has thought of.
 */

/**
 * Runs a call to a peer, and gives it a signal that asks it to end. Rejects with a `TimeoutError` at the deadline, or once
 * `cutOff` aborts, whether or not the call has heeded the signal.
 */
export async function callPeer<Value>(
  call: (signal: AbortSignal) => Promise<Value>,
  deadlineMs: number,
  cutOff?: AbortSignal,
): Promise<Value> {
  const ending = new AbortController();
  const end = (): void => {
    ending.abort(new DOMException('the peer has not answered in time', 'TimeoutError'));
  };
  const timer = setTimeout(end, deadlineMs);
  cutOff?.addEventListener('abort', end);
  if (cutOff?.aborted) end();
  const { signal } = ending;
  const deadline = new Promise<never>((_, reject) => {
    const settle = (): void => {
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', settle);
    if (signal.aborted) settle();
  });
  try {
    return await Promise.race([deadline, call(signal)]);
  } finally {
    clearTimeout(timer);
    cutOff?.removeEventListener('abort', end);
  }
}
