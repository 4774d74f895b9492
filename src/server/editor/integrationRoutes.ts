/** The owner's calls about webhooks, keys and exports. `access.ts` guards them all. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  MAX_KEYS,
  MAX_WEBHOOKS,
  MAX_EXPORT_DAYS,
  exportQuerySchema,
  integrationCalls,
  keyBodySchema,
  reservationsQuerySchema,
  webhookBodySchema,
  webhookChangeSchema,
} from '../../api/integrationContract.ts';
import { daysBetween } from '../../domain/booking/time.ts';
import { parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import { type Period, readPage, streamCsv, streamJson } from '../booking/exportReservations.ts';
import { sendError } from '../http/middleware.ts';
import { createKey, endKey, listKeys } from '../keys/apiKeys.ts';
import type { Store } from '../store/store.ts';
import { readWebhookUrl } from '../webhooks/publicAddress.ts';
import {
  changeWebhook,
  createWebhook,
  endWebhook,
  listDeliveries,
  listWebhooks,
  renewSecret,
  sendAgain,
  sendTest,
} from '../webhooks/webhooks.ts';
import { refuseCall } from './documentRoutes.ts';

export type IntegrationRoutesOptions = {
  readonly store: Store;
  /** Hosts that webhooks may reach although their address is not public. */
  readonly webhookHosts: readonly string[];
};

type OfTenant = { Params: { tenant: string } };
type OfEntry = { Params: { tenant: string; id: string } };
type OfPeriod = OfTenant & { Querystring: unknown };
type OfDelivery = { Params: { tenant: string; id: string; sequence: string } };

const DAY_MS = 86_400_000;

export function addIntegrationRoutes(scope: FastifyInstance, { store, webhookHosts }: IntegrationRoutesOptions): void {
  scope.get<OfTenant>(integrationCalls.webhooks.path, async ({ params: { tenant } }) => ({
    webhooks: await listWebhooks(store, tenant),
  }));

  scope.post<OfTenant>(integrationCalls.addWebhook.path, async ({ params: { tenant }, body }, reply) => {
    const call = parseWithSchema(webhookBodySchema, body);
    if (!call.ok) return refuseCall(reply, call.errors);
    const url = readWebhookUrl(call.value.url, webhookHosts);
    if (!url) return sendError(reply, 422, 'webhook_address');
    const made = await createWebhook(store, { ...call.value, tenant, url: url.href }, Date.now());
    return made ?? sendError(reply, 422, 'too_many_entries', {}, { most: MAX_WEBHOOKS });
  });

  scope.put<OfEntry>(integrationCalls.changeWebhook.path, async ({ params: { tenant, id }, body }, reply) => {
    const call = parseWithSchema(webhookChangeSchema, body);
    if (!call.ok) return refuseCall(reply, call.errors);
    const { is_on: isOn, ...webhook } = call.value;
    const url = readWebhookUrl(webhook.url, webhookHosts);
    if (!url) return sendError(reply, 422, 'webhook_address');
    const isDone = await changeWebhook(store, { ...webhook, tenant, url: url.href }, id, isOn);
    return isDone ? { success: true } : reply.callNotFound();
  });

  scope.post<OfEntry>(integrationCalls.renewSecret.path, async ({ params: { tenant, id } }, reply) => {
    const secret = await renewSecret(store, tenant, id);
    return secret ? { id, secret } : reply.callNotFound();
  });

  scope.post<OfEntry>(integrationCalls.testWebhook.path, async ({ params: { tenant, id } }, reply) =>
    (await sendTest(store, tenant, id)) ? { success: true } : reply.callNotFound(),
  );

  scope.get<OfEntry>(integrationCalls.deliveries.path, async ({ params: { tenant, id } }, reply) => {
    const deliveries = await listDeliveries(store, tenant, id);
    return deliveries ? { deliveries } : reply.callNotFound();
  });

  scope.post<OfDelivery>(integrationCalls.sendAgain.path, async ({ params: { tenant, id, sequence } }, reply) =>
    /^\d{1,9}$/.test(sequence) && (await sendAgain(store, tenant, id, Number(sequence)))
      ? { success: true }
      : reply.callNotFound(),
  );

  scope.delete<OfEntry>(integrationCalls.endWebhook.path, async ({ params: { tenant, id } }, reply) =>
    (await endWebhook(store, tenant, id)) ? { success: true } : reply.callNotFound(),
  );

  scope.get<OfPeriod>(integrationCalls.reservations.path, async ({ params: { tenant }, query }, reply) => {
    const reading = parseWithSchema(reservationsQuerySchema, query);
    if (!reading.ok) return refuseCall(reply, reading.errors);
    if (!isPeriod(reading.value)) return refusePeriod(reply);
    const page = await readPage(store, tenant, reading.value, reading.value);
    return page ?? refuseCall(reply, [{ path: '/cursor', message: 'is not one of this call' }]);
  });

  for (const [call, type, stream] of [
    [integrationCalls.exportCsv, 'text/csv; charset=utf-8', streamCsv],
    [integrationCalls.exportJson, 'application/json; charset=utf-8', streamJson],
  ] as const)
    scope.get<OfPeriod>(call.path, async ({ params: { tenant }, query }, reply) => {
      const reading = parseWithSchema(exportQuerySchema, query);
      if (!reading.ok) return refuseCall(reply, reading.errors);
      const { from, until } = reading.value;
      if (!isPeriod(reading.value)) return refusePeriod(reply);
      const file = `${tenant}-${from}-${until}${call.path.slice(call.path.lastIndexOf('.'))}`;
      return reply
        .type(type)
        .header('Content-Disposition', `attachment; filename="${file}"`)
        .send(stream(store, tenant, reading.value));
    });

  scope.get<OfTenant>(integrationCalls.keys.path, async ({ params: { tenant } }) => ({
    keys: await listKeys(store, tenant, Date.now()),
  }));

  scope.post<OfTenant>(integrationCalls.addKey.path, async ({ params: { tenant }, body }, reply) => {
    const call = parseWithSchema(keyBodySchema, body);
    if (!call.ok) return refuseCall(reply, call.errors);
    const now = Date.now();
    const { name, scopes, days } = call.value;
    const made = await createKey(store, { tenant, name, scopes, ends_at: now + days * DAY_MS }, now);
    return made ?? sendError(reply, 422, 'too_many_entries', {}, { most: MAX_KEYS });
  });

  scope.delete<OfEntry>(integrationCalls.endKey.path, async ({ params: { tenant, id } }, reply) =>
    (await endKey(store, tenant, id)) ? { success: true } : reply.callNotFound(),
  );
}

function isPeriod({ from, until }: Period): boolean {
  const days = daysBetween(from, until) + 1;
  return days >= 1 && days <= MAX_EXPORT_DAYS;
}

function refusePeriod(reply: FastifyReply): FastifyReply {
  return refuseCall(reply, [{ path: '/until', message: `is not within ${MAX_EXPORT_DAYS} days from the first date` }]);
}
