/** A queue that runs one task at a time, each when the browser is idle. */
import { atom } from 'jotai';
import { untilIdle } from '../../ui/untilIdle.ts';

const IDLE_TIMEOUT_MS = 1_000;

type IdleQueue = {
  /** Adds a task. The returned function removes it if it has not started yet. */
  add(task: () => unknown): () => void;
};

function createIdleQueue(): IdleQueue {
  const tasks: (() => unknown)[] = [];
  let isRunning = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    for (;;) {
      await untilIdle(IDLE_TIMEOUT_MS);
      const task = tasks.shift();
      if (!task) break;
      try {
        await task();
      } catch (error) {
        console.error(error);
      }
    }
    isRunning = false;
  };
  return {
    add(task) {
      tasks.push(task);
      if (!isRunning) void run();
      return () => {
        const index = tasks.indexOf(task);
        if (index >= 0) tasks.splice(index, 1);
      };
    },
  };
}

/** Each store has a queue of its own. */
export const idleQueueAtom = atom(createIdleQueue);
