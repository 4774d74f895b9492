/** Names bodies by their content, so that a browser that has one is not sent it again. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns a weak ETag of a text: it is the same for every encoding. */
export function etagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
}

/** Sends JSON with its ETag, or only says that the browser has it already. */
export function sendJsonOrUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  { json, etag }: { readonly json: string; readonly etag: string },
): FastifyReply {
  reply.header('ETag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(json);
}
