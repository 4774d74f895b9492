/** Calls that a page sends to a worker: the messages of both, and the promises of the answers. Browsers only. */

/** What a worker is asked, by the type of each call. */
export type WorkerRequest<Calls extends WorkerCallTypes> = {
  readonly [Type in keyof Calls]: {
    readonly id: number;
    readonly type: Type;
    readonly request: Calls[Type]['request'];
  };
}[keyof Calls];

export type WorkerResponse<Calls extends WorkerCallTypes> = {
  readonly id: number;
  /** Set if there is no result yet: how much is done, from 0 to 1. */
  readonly share?: number;
  readonly result?: Calls[keyof Calls]['result'] | undefined;
  readonly error?: string;
};

type WorkerCallTypes = { readonly [type: string]: { readonly request: unknown; readonly result: unknown } };

export type WorkerCalls<Calls extends WorkerCallTypes> = {
  /** Asks the worker. Rejects if it answers with an error or fails as a whole. */
  call<Type extends keyof Calls>(
    type: Type,
    request: Calls[Type]['request'],
    onShare?: (share: number) => void,
  ): Promise<Calls[Type]['result']>;
  /** Rejects all open calls. */
  fail(error: Error): void;
};

type Pending = {
  resolve(result: unknown): void;
  reject(error: Error): void;
  readonly onShare: ((share: number) => void) | undefined;
};

/** Returns what calls a worker, whose answers are `WorkerResponse`s. */
export function createWorkerCalls<Calls extends WorkerCallTypes>(worker: Worker): WorkerCalls<Calls> {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  const fail = (error: Error): void => {
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse<Calls>>) => {
    if (data.share !== undefined) {
      pending.get(data.id)?.onShare?.(data.share);
      return;
    }
    if (data.error === undefined) pending.get(data.id)?.resolve(data.result);
    else pending.get(data.id)?.reject(new Error(data.error));
    pending.delete(data.id);
  });
  worker.addEventListener('error', ({ message }) => fail(new Error(message)));
  return {
    call: (type, request, onShare) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        pending.set(lastId, { resolve, reject, onShare });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no origin
        worker.postMessage({ id: lastId, type, request });
      }),
    fail,
  };
}
