/** Checks fixtures beside the page: however large they are, it goes on answering to the hand. */
import { type CheckQuestion, checkFixture } from './check.ts';

self.addEventListener('message', ({ data }: MessageEvent<CheckQuestion>) => {
  self.postMessage(checkFixture(data), { transfer: [] });
});
