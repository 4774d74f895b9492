/** Work that may wait: one piece at a time, each in a moment in which nothing else is to be done. */

const waiting: (() => unknown)[] = [];
let running = false;

/** Does it in its turn, unless it is taken back by the returned function before. */
export function runWhenIdle(work: () => unknown): () => void {
  waiting.push(work);
  if (!running) void run();
  return () => {
    const at = waiting.indexOf(work);
    if (at >= 0) waiting.splice(at, 1);
  };
}

async function run(): Promise<void> {
  running = true;
  for (;;) {
    await idle();
    const work = waiting.shift();
    if (!work) break;
    try {
      await work();
    } catch (error) {
      console.error(error);
    }
  }
  running = false;
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(
        () => {
          resolve();
        },
        { timeout: 1_000 },
      );
    else setTimeout(resolve, 30);
  });
}
