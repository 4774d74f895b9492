/** The owner's calls about webhooks and keys. Expected failures are values; no function throws. */
import * as z from 'zod/mini';
import {
  type Webhook,
  deliveriesReplySchema,
  integrationCalls,
  keyBodySchema,
  keyReplySchema,
  keysReplySchema,
  webhookReplySchema,
  webhooksReplySchema,
} from './integrationContract.ts';
import { type Call, type Loaded, addressOf, load } from './transport/hostCalls.ts';

export type Result<Value> = Loaded<{ readonly value: Value }>;
/** What an owner says of a webhook. */
export type WebhookFields = Pick<Webhook, 'url' | 'content' | 'events'>;
export type ExportPeriod = { readonly from: string; readonly until: string };

const doneSchema = z.object({ success: z.literal(true) });

/** Makes calls of a venue. Messages of refusals are in `language`. */
export function createIntegrationClient(tenant: string, language: string) {
  const call = <Schema extends z.ZodMiniType>(
    target: Call,
    schema: Schema,
    names: Readonly<Record<string, string>> = {},
    body: object | undefined = target.method === 'POST' ? {} : undefined,
  ): Promise<Result<z.output<Schema>>> =>
    load(target, { tenant, ...names }, schema, (value) => ({ value }), {
      body,
      headers: { 'Accept-Language': language },
    });
  const calls = integrationCalls;
  return {
    webhooks: () => call(calls.webhooks, webhooksReplySchema),
    addWebhook: (fields: WebhookFields) => call(calls.addWebhook, webhookReplySchema, {}, fields),
    changeWebhook: (id: string, { url, content, events }: WebhookFields, isOn: boolean) =>
      call(calls.changeWebhook, doneSchema, { id }, { url, content, events, is_on: isOn }),
    endWebhook: (id: string) => call(calls.endWebhook, doneSchema, { id }),
    renewSecret: (id: string) => call(calls.renewSecret, webhookReplySchema, { id }),
    testWebhook: (id: string) => call(calls.testWebhook, doneSchema, { id }),
    deliveries: (id: string) => call(calls.deliveries, deliveriesReplySchema, { id }),
    sendAgain: (id: string, sequence: number) => call(calls.sendAgain, doneSchema, { id, sequence: String(sequence) }),
    keys: () => call(calls.keys, keysReplySchema),
    addKey: (fields: z.input<typeof keyBodySchema>) => call(calls.addKey, keyReplySchema, {}, fields),
    endKey: (id: string) => call(calls.endKey, doneSchema, { id }),
    exportAddress: (format: 'csv' | 'json', { from, until }: ExportPeriod) =>
      addressOf(format === 'csv' ? calls.exportCsv : calls.exportJson, { tenant }, { from, until }),
  };
}
export type IntegrationClient = ReturnType<typeof createIntegrationClient>;
