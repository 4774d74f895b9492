/**
 * The WhatsApp Business Cloud API. A business may only begin a conversation with a template that Meta has approved. The
 * API has no idempotency: `biz_opaque_callback_data` only names the message in the provider's own reports.
 */
import * as z from 'zod/mini';
import type { MessageKind } from '../booking/messageQueue.ts';
import { primaryLanguage } from '../../domain/language.ts';
import { type Messenger, type ProviderCall, callProvider } from './messenger.ts';
import { parseJson } from '../../domain/plan/reading/parseJson.ts';

/** The names under which the templates are registered. */
export const TEMPLATE_NAMES = {
  guest: 'tidetable_confirmation',
  changed: 'tidetable_change',
  cancelled: 'tidetable_cancellation',
  reminder: 'tidetable_reminder',
  offer: 'tidetable_offer',
} as const satisfies Record<MessageKind, string>;

/** Errors about this guest: no account, a blocked one, or one that wants no messages. All others may pass. */
const REFUSED = new Set([131_021, 131_026, 131_030, 131_049, 131_050, 130_472]);

const errorSchema = z.object({ error: z.object({ code: z.number(), message: z.string() }) });

/** Returns the code of a template's language. Sinhala has one with a region only. */
export function templateLanguage(language: string): string {
  const primary = primaryLanguage(language);
  return primary === 'si' ? 'si_LK' : primary;
}

export function createWhatsApp(call: ProviderCall, phoneNumberId: string): Messenger {
  return {
    name: 'whatsapp',
    isIdempotent: false,
    send: async ({ id, to, kind, language, values }, cutOff) => {
      const message = {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to,
        type: 'template',
        template: {
          name: TEMPLATE_NAMES[kind],
          language: { code: templateLanguage(language) },
          components: [
            {
              type: 'body',
              parameters: values.map(([name, text]) => ({ type: 'text', parameter_name: name, text })),
            },
          ],
        },
        biz_opaque_callback_data: id,
      };
      const path = `${call.path.replace(/\/$/, '')}/${phoneNumberId}/messages`;
      return callProvider({ ...call, cutOff }, path, message, {}, readFailure);
    },
  };
}

/** An answer without the API's own error comes from something in between, behind which the message may have been sent. */
function readFailure(status: number, text: string): ReturnType<Parameters<typeof callProvider>[4]> {
  const reading = errorSchema.safeParse(parseJson(text));
  if (!reading.success) return { outcome: status >= 500 ? 'unknown' : 'failed', error: `the answer was ${status}` };
  const { code, message } = reading.data.error;
  return { outcome: REFUSED.has(code) ? 'refused' : 'failed', error: `${code} ${message}` };
}
