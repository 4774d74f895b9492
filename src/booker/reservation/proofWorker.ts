/** Finds a proof of work off the page's thread. Not with the Web Crypto API, which is missing without HTTPS. */
import { sha256 } from '@noble/hashes/sha2.js';
import { findProof } from '../../domain/booking/proofOfWork.ts';

const encoder = new TextEncoder();

addEventListener('message', ({ data: { key, now } }: MessageEvent<{ key: string; now: number }>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no origin
  postMessage(findProof(key, now, (text) => sha256(encoder.encode(text))));
});
