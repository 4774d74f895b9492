import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCheckClient } from '../../../../src/domain/checks/worker/checkClient.ts';
import type { CheckCalls } from '../../../../src/domain/checks/worker/checkWorker.ts';
import type { WorkerRequest } from '../../../../src/domain/workerCalls.ts';
import { PLAN } from '../samplePlan.ts';

/** A worker that answers when the test tells it to. */
class FakeWorker extends EventTarget {
  readonly received: WorkerRequest<CheckCalls>[] = [];
  readonly terminate = vi.fn();

  postMessage(message: WorkerRequest<CheckCalls>): void {
    this.received.push(message);
  }

  answer(result: unknown, id = this.received.at(-1)!.id): void {
    this.dispatchEvent(new MessageEvent('message', { data: { id, result } }));
  }

  fail(): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'not loaded' }));
  }
}

const workers: FakeWorker[] = [];
beforeEach(() => {
  workers.length = 0;
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        super();
        workers.push(this);
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const plan = PLAN as unknown as Parameters<ReturnType<typeof createCheckClient>['checkPlan']>[0]['plan'];
const request = { plan, venue: undefined };
const fixture = { name: 'a', text: '{}', pictures: undefined, includeFindings: false };
/** The number of requests that the first worker has received. */
const received = (): number => workers[0]?.received.length ?? 0;

describe('checkPlan', () => {
  test('resolves to the findings of the worker', async () => {
    const check = createCheckClient().checkPlan(request);
    await vi.waitFor(() => expect(received()).toBe(1));
    workers[0]!.answer([]);
    expect(await check).toEqual([]);
  });

  test('checks only the newest plan after the running one, and drops the others', async () => {
    const client = createCheckClient();
    const first = client.checkPlan(request);
    await vi.waitFor(() => expect(received()).toBe(1));
    const second = client.checkPlan(request);
    const third = client.checkPlan(request);
    workers[0]!.answer(['outdated']);
    await vi.waitFor(() => expect(received()).toBe(2));
    workers[0]!.answer(['newest']);
    expect(await Promise.all([first, second, third])).toEqual([undefined, undefined, ['newest']]);
    expect(received()).toBe(2);
  });

  test('rejects if the worker fails, and starts another one for the next call', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const client = createCheckClient();
    const first = client.checkPlan(request);
    await vi.waitFor(() => expect(received()).toBe(1));
    workers[0]!.fail();
    await expect(first).rejects.toThrow('not loaded');
    const second = client.checkPlan(request);
    await vi.waitFor(() => expect(workers.length).toBe(2));
    workers[1]!.answer([]);
    expect(await second).toEqual([]);
  });
});

describe('checkFixture', () => {
  test('matches answers to calls, in whatever order they arrive', async () => {
    const client = createCheckClient();
    const both = [client.checkFixture(fixture), client.checkFixture(fixture)];
    const [first, second] = workers[0]!.received;
    workers[0]!.answer('second', second!.id);
    workers[0]!.answer('first', first!.id);
    expect(await Promise.all(both)).toEqual(['first', 'second']);
  });
});
