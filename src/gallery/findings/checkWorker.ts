/** Checks fixtures beside the page: however large they are, it goes on answering to the hand. */
import { type CheckRequest, checkFixture } from './checkFixture.ts';

self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  self.postMessage(checkFixture(data), { transfer: [] });
});
