/** The line itself, and how the host sheds other load while somebody waits in it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOverload } from '../../../src/server/line/overload.ts';
import { AdmissionQueue } from '../../../src/server/line/admissionQueue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A task that ends when the test says so. */
function gate(): { readonly task: () => Promise<void>; open(): void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { task: () => opened, open: () => open() };
}

/** A visitor who stays and hears nothing. */
const patient = () => ({ signal: new AbortController().signal, onPlace: () => {} });

test('the admission queue admits a few at a time, and everyone else in the order of arrival', async () => {
  const line = new AdmissionQueue({ maxAdmitted: 2 });
  const gates = [gate(), gate()];
  const order: number[] = [];
  for (const { task } of gates) void line.run(task, patient());
  const others = Array.from({ length: 50 }, (_, i) =>
    line.run(async () => {
      order.push(i);
    }, patient()),
  );
  expect([line.length, order]).toEqual([50, []]);
  gates[1]?.open();
  await Promise.all(others);
  expect(order).toEqual(Array.from({ length: 50 }, (_, i) => i));
  expect(line.length).toBe(0);
  gates[0]?.open();
});

test('the admission queue goes on after a task that throws, and throws the same', async () => {
  const line = new AdmissionQueue({ maxAdmitted: 1 });
  const failing = line.run(async () => Promise.reject(new Error('no disk')), patient());
  const next = line.run(async () => 'made', patient());
  await expect(failing).rejects.toThrow('no disk');
  expect(await next).toEqual({ type: 'done', value: 'made' });
});

test('the admission queue tells everyone their place after a second, and every few seconds as the line moves', async () => {
  const line = new AdmissionQueue({ maxAdmitted: 1 });
  const gates = [gate(), gate(), gate()];
  const places: number[] = [];
  void line.run(gates[0]!.task, patient());
  void line.run(gates[1]!.task, patient());
  void line.run(gates[2]!.task, { ...patient(), onPlace: (place) => places.push(place) });
  await vi.advanceTimersByTimeAsync(900);
  expect(places).toEqual([]);
  await vi.advanceTimersByTimeAsync(400);
  expect(places).toEqual([2]);
  gates[0]!.open();
  await vi.advanceTimersByTimeAsync(5_500);
  expect(places).toEqual([2, 1]);
  gates[1]!.open();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([places, line.length]).toEqual([[2, 1], 0]);
  expect(vi.getTimerCount()).toBe(0);
  gates[2]!.open();
});

test('the admission queue drops whoever leaves, and keeps whoever was admitted', async () => {
  const line = new AdmissionQueue({ maxAdmitted: 1 });
  const first = gate();
  const leaving = new AbortController();
  const task = vi.fn(async () => {});
  const admitted = line.run(first.task, { ...patient(), signal: leaving.signal });
  const left = line.run(task, { ...patient(), signal: leaving.signal });
  leaving.abort();
  expect(await left).toEqual({ type: 'left' });
  expect(await line.run(task, { ...patient(), signal: leaving.signal })).toEqual({ type: 'left' });
  expect(line.length).toBe(0);
  first.open();
  expect(await admitted).toEqual({ type: 'done', value: undefined });
  expect(task).not.toHaveBeenCalled();
});

test('the admission queue refuses more than fit into the memory', async () => {
  const line = new AdmissionQueue({ maxAdmitted: 1, maxWaiting: 1 });
  const first = gate();
  const begun = line.run(first.task, patient());
  const waiting = line.run(async () => 'made', patient());
  expect(await line.run(async () => 'made', patient())).toEqual({ type: 'full' });
  first.open();
  await begun;
  expect(await waiting).toEqual({ type: 'done', value: 'made' });
});

test('an overloaded host does without the gallery first, then the editor, then far dates, for a while', () => {
  let wait = 0;
  let now = 0;
  const overload = createOverload(
    () => wait,
    () => now,
  );
  const shed = () => (['gallery', 'editor', 'far dates'] as const).filter((what) => overload.sheds(what));
  expect([shed(), overload.level()]).toEqual([[], 0]);
  wait = 300;
  expect([shed(), overload.level()]).toEqual([['gallery'], 1]);
  wait = 1_200;
  expect(shed()).toEqual(['gallery', 'editor']);
  wait = 2_500;
  expect([shed(), overload.level()]).toEqual([['gallery', 'editor', 'far dates'], 3]);
  wait = 0;
  now = 4_000;
  expect(overload.level()).toBe(3);
  now = 5_000;
  expect(overload.level()).toBe(0);
});
