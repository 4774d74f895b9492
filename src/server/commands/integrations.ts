/** `npm run integrations`: webhooks and keys of a venue's other tools. */
import { keyBodySchema, webhookBodySchema } from '../../api/integrationContract.ts';
import { HAPPENINGS } from '../../domain/day/happenings.ts';
import { parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import { whatsAppTemplates } from '../messenger/whatsAppTemplates.ts';
import { createKey, endKey, listKeys } from '../keys/apiKeys.ts';
import { readWebhookUrl } from '../webhooks/publicAddress.ts';
import { createWebhook, endWebhook, listWebhooks } from '../webhooks/webhooks.ts';
import { printable } from '../files/terminalText.ts';
import { exitWithError, readArguments } from './commandLine.ts';
import { openDatabase, openSettings, openVenue } from './openDatabase.ts';

const HELP = `npm run integrations -- TENANT
npm run integrations -- TENANT --webhook URL [--lean] [--events TYPE,TYPE]
npm run integrations -- TENANT --key NAME --scopes read,reserve,day [--days N]
npm run integrations -- TENANT --end ID
npm run integrations -- TENANT --templates

Lists the webhooks and keys of the venue's other tools. Times are in UTC.
  --webhook URL  sends events to an address, and prints the secret that signs them
  --lean         without anything about guests
  --events       only these: ${HAPPENINGS.join(', ')}
  --key NAME     makes a key, and prints it once
  --scopes       read (the day), reserve (make reservations), day (take steps of staff)
  --days N       how long it lasts (365)
  --end ID       ends a webhook or a key
  --templates    prints the templates of messages for WhatsApp, as its API takes them
  --help         prints this help`;

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = '365';

const {
  positionals: [tenant, ...extra],
  values: { webhook, lean = false, events, key, scopes = '', days = DEFAULT_DAYS, end, templates = false },
} = readArguments(
  HELP,
  {
    webhook: { type: 'string' },
    lean: { type: 'boolean' },
    events: { type: 'string' },
    key: { type: 'string' },
    scopes: { type: 'string' },
    days: { type: 'string' },
    end: { type: 'string' },
    templates: { type: 'boolean' },
  },
  1,
);
const asked = [webhook, key, end].filter((value) => value !== undefined);
if (tenant === undefined || extra.length > 0 || asked.length > 1) exitWithError(1, HELP);

const settings = openSettings();
const { served } = openVenue(settings, tenant);
if (templates) {
  console.log(JSON.stringify(whatsAppTemplates(served.venue), null, 2));
  process.exit();
}
const words = (text: string): string[] => text.split(',').map((word) => word.trim());

/** Reads what the owner's page would send, and ends the command if the host would refuse it. */
function read<Schema extends Parameters<typeof parseWithSchema>[0]>(schema: Schema, body: unknown) {
  const reading = parseWithSchema(schema, body);
  if (reading.ok) return reading.value;
  return exitWithError(1, ...reading.errors.map(({ path, message }) => `${path.slice(1)} ${message}`));
}

const newWebhook =
  webhook === undefined
    ? undefined
    : read(webhookBodySchema, {
        url: webhook,
        content: lean ? 'lean' : 'full',
        ...(events === undefined ? {} : { events: words(events) }),
      });
const url = newWebhook && readWebhookUrl(newWebhook.url, settings.webhookHosts);
if (newWebhook && !url) exitWithError(1, '--webhook must be a public address that begins with https://.');
const newKey =
  key === undefined ? undefined : read(keyBodySchema, { name: key, scopes: words(scopes), days: Number(days) });

const store = await openDatabase(settings.database);
const now = Date.now();
if (newWebhook && url) {
  const made = await createWebhook(store, { ...newWebhook, tenant, url: url.href }, now);
  if (!made) exitWithError(1, 'The venue has too many webhooks. End one first.');
  console.log(`Webhook ${made.id}. Its secret is shown only now:\n${made.secret}`);
} else if (newKey) {
  const { name, scopes: granted, days: length } = newKey;
  const made = await createKey(store, { tenant, name, scopes: granted, ends_at: now + length * DAY_MS }, now);
  if (!made) exitWithError(1, 'The venue has too many keys. End one first.');
  console.log(`Key ${made.id}. It is shown only now:\n${made.key}`);
} else if (end !== undefined) {
  const isEnded = (await endWebhook(store, tenant, end)) || (await endKey(store, tenant, end));
  if (isEnded) console.log(`Ended ${end}.`);
  else console.error(`${tenant} has no webhook or key ${end}.`);
  process.exitCode = isEnded ? 0 : 1;
} else {
  const format = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
  const webhooks = (await listWebhooks(store, tenant)).map(
    ({ id, content, waiting, lost, ended_at: endedAt, last_error: error, ...each }) =>
      `${id.padEnd(16)}  webhook  ${content}  ${each.url}  waiting: ${waiting}  lost: ${lost}` +
      `${endedAt === null ? '' : `  off since ${format(endedAt)}`}${error === null ? '' : `  ${error}`}`,
  );
  const keys = (await listKeys(store, tenant, now)).map(
    ({ id, name, ...each }) =>
      `${id.padEnd(16)}  key      ${each.scopes.join(',')}  until ${format(each.ends_at)}  ` +
      `${each.last_used_at === null ? 'not used yet' : `last used ${format(each.last_used_at)}`}  ${printable(name)}`,
  );
  console.log([...webhooks, ...keys].join('\n') || 'No other tool is connected.');
}
await store.destroy();
