/**
 * What WhatsApp reports after it has taken a message: it may fail later, for example since the number has no account. The
 * webhook of the Cloud API is verified once by a token, and each report by its signature.
 */
import type { FastifyInstance } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { recordDay } from '../live/events.ts';
import { writeDurably } from '../store/groupCommit.ts';
import type { Store } from '../store/store.ts';
import type { Venues } from '../venues/venues.ts';
import { MAX_ERROR_LENGTH, UNANSWERED, readMessageId } from './messageSender.ts';
import { parseJson } from '../../domain/plan/reading/parseJson.ts';

export const REPORTS_PATH = '/messenger/whatsapp';

export type DeliveryReportsOptions = {
  readonly store: Store;
  readonly venues: Venues;
  /** What signs reports, and what verifies that the address is this host's. */
  readonly appSecret: string;
  readonly verifyToken: string;
};

const statusSchema = z.object({
  status: z.string(),
  /** The id that the message was sent with. */
  biz_opaque_callback_data: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ code: z.number(), title: z.optional(z.string()) }))),
});
const reportSchema = z.object({
  entry: z.array(
    z.object({
      changes: z.array(z.object({ value: z.object({ statuses: z.optional(z.array(statusSchema)) }) })),
    }),
  ),
});
type Status = z.infer<typeof statusSchema>;

const ARRIVED: ReadonlySet<string> = new Set(['sent', 'delivered', 'read']);

export async function addDeliveryReports(
  app: FastifyInstance,
  { store, venues, appSecret, verifyToken }: DeliveryReportsOptions,
): Promise<void> {
  const isSigned = (body: Buffer, header: unknown): boolean => {
    const [, hex = ''] = /^sha256=([\da-f]{64})$/.exec(String(header)) ?? [];
    return (
      hex !== '' && timingSafeEqual(Buffer.from(hex, 'hex'), createHmac('sha256', appSecret).update(body).digest())
    );
  };
  const digest = (text: string): Buffer => createHmac('sha256', appSecret).update(text).digest();

  // In a scope of its own: the signature is that of the bytes.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.get<{ Querystring: Readonly<Record<string, unknown>> }>(REPORTS_PATH, async ({ query }, reply) => {
      const isVerified = timingSafeEqual(digest(String(query['hub.verify_token'])), digest(verifyToken));
      if (query['hub.mode'] !== 'subscribe' || !isVerified) return reply.code(403).send({ success: false });
      return reply.type('text/plain; charset=utf-8').send(String(query['hub.challenge']));
    });

    // Nobody is kept out by others: without a signature nothing is read.
    scope.post(REPORTS_PATH, { config: { acceptsForm: true, isUnlimited: true } }, async (request, reply) => {
      const { body } = request;
      if (!Buffer.isBuffer(body) || !isSigned(body, request.headers['x-hub-signature-256']))
        return reply.code(403).send({ success: false });
      const reading = reportSchema.safeParse(parseJson(body.toString()));
      const statuses = reading.success
        ? reading.data.entry.flatMap(({ changes }) => changes.flatMap(({ value }) => value.statuses ?? []))
        : [];
      let isEarly = false;
      for (const status of statuses) if (!(await noteStatus(store, venues, status))) isEarly = true;
      // Before this host has noted that the message left: WhatsApp reports again.
      return isEarly ? reply.code(503).send({ success: false }) : { success: true };
    });
  });
}

/** Notes what became of a message. Returns false if it is still on its way. */
async function noteStatus(store: Store, venues: Venues, status: Status): Promise<boolean> {
  const message = readMessageId(status.biz_opaque_callback_data ?? '');
  if (!message || !venues.has(message.tenant)) return true;
  const { tenant, id } = message;
  const hasArrived = ARRIVED.has(status.status);
  if (!hasArrived && status.status !== 'failed') return true;
  return writeDurably(store, tenant, async (trx) => {
    const row = await trx
      .selectFrom('outbox')
      .innerJoin('reservations', (join) =>
        join.onRef('reservations.tenant', '=', 'outbox.tenant').onRef('reservations.id', '=', 'outbox.reservation_id'),
      )
      .select(['outbox.state', 'outbox.last_error', 'reservations.date'])
      .where('outbox.tenant', '=', tenant)
      .where('outbox.id', '=', id)
      .where('outbox.channel', '=', 'message')
      .executeTakeFirst();
    // Its personal data was deleted in the meantime.
    if (!row) return true;
    if (row.state === 'waiting') return false;
    // Nothing is new, or a report that it has failed has overtaken this one.
    if (hasArrived && (row.state !== 'failed' || row.last_error !== UNANSWERED)) return true;
    const [error] = status.errors ?? [];
    const reason = `${error?.code ?? ''} ${error?.title ?? 'not delivered'}`.trim().slice(0, MAX_ERROR_LENGTH);
    await trx
      .updateTable('outbox')
      .set(hasArrived ? { state: 'sent', last_error: null } : { state: 'refused', last_error: reason })
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .execute();
    await recordDay(trx, tenant, row.date);
    return true;
  });
}
