/** Names bodies by their content, so that a browser that has one is not sent it again. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns a weak ETag of a body: it is the same for every encoding. */
export function etagOf(body: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
}

/** Sends JSON with its ETag, or only says that the browser has it already. */
export function sendJsonOrUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  { json, etag }: { readonly json: string; readonly etag: string },
): FastifyReply {
  return sendOrUnchanged(request, reply, 'application/json; charset=utf-8', json, etag);
}

/** Sends a JPEG, or only says that the browser has it already. */
export function sendJpegOrUnchanged(request: FastifyRequest, reply: FastifyReply, jpeg: Buffer): FastifyReply {
  return sendOrUnchanged(request, reply, 'image/jpeg', jpeg, etagOf(jpeg));
}

function sendOrUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  body: string | Buffer,
  etag: string,
): FastifyReply {
  reply.header('ETag', etag);
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(body);
}
