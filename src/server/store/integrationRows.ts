/** The rows of what connects a venue's other tools: webhooks, their messages, and keys. */
import type { Generated } from 'kysely';

/** Where the events of a venue are sent. */
export type WebhookRow = {
  readonly tenant: string;
  readonly id: number;
  readonly url: string;
  /** Signs the events, so that it can't be hashed. */
  readonly secret: string;
  /** The secret before, which signs as well until the receiver knows the new one. */
  readonly old_secret: Generated<string | null>;
  readonly old_secret_until: Generated<number | null>;
  /** With what guests have told of themselves, or without. */
  readonly content: 'full' | 'lean';
  /** The types of its events, separated by spaces. */
  readonly events: string;
  /** The number of its latest event. */
  readonly sequence: number;
  readonly created_at: number;
  /** When its receiver said that it is gone, or the owner turned it off. */
  readonly ended_at: number | null;
  /** Why the latest delivery failed; null if it succeeded. */
  readonly last_error: string | null;
  /** Events that were given up. */
  readonly lost: Generated<number>;
};

/** When a message is due before which another one about the same subject must be delivered. */
export const AFTER_EARLIER = Number.MAX_SAFE_INTEGER;

/** An event that waits for its delivery to a webhook. Then it becomes a `WebhookDeliveryRow`. */
export type WebhookMessageRow = {
  readonly tenant: string;
  readonly id: number;
  readonly webhook_id: number;
  /** Counts the messages of the webhook, in the order of the commits. */
  readonly sequence: number;
  /** The same in each attempt, so that the receiver knows a repetition. */
  readonly message_id: string;
  /** What it is about: messages about the same are sent one after the other. */
  readonly subject: string;
  /** As JSON. */
  readonly payload: string;
  readonly tries: number;
  /** `AFTER_EARLIER` for all but the first about a subject. */
  readonly due_at: number;
  readonly created_at: number;
  /** What the latest attempt met. */
  readonly error: Generated<string | null>;
};

/** An event that was delivered to a webhook or given up, so that it can be sent again. Only the latest are kept. */
export type WebhookDeliveryRow = Pick<
  WebhookMessageRow,
  'tenant' | 'webhook_id' | 'sequence' | 'message_id' | 'subject' | 'payload' | 'tries'
> & {
  readonly done_at: number;
  /** Null if it was delivered. */
  readonly error: string | null;
};

/** A key with which another tool calls. Only its hash is stored. */
export type ApiKeyRow = {
  readonly tenant: string;
  readonly id: number;
  readonly secret_hash: string;
  readonly name: string;
  /** Separated by spaces. */
  readonly scopes: string;
  readonly created_at: number;
  readonly ends_at: number;
  readonly last_used_at: number | null;
};
