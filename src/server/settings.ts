/** The host's settings: environment variables, validated at startup. */
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { isPlainDate } from '../domain/booking/time.ts';
import { asciiEmail, parseEmail } from '../domain/text/emailAddress.ts';

export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Path of the SQLite file, or URL of the Postgres database with its password. */
  readonly database: string;
  readonly venuesDir: string;
  /** If absent, mails are written to files. */
  readonly smtpUrl: string | undefined;
  /** The sender's address, with its domain in Punycode. */
  readonly mailFrom: string;
  /** The editor's token. If absent, the host uses the one in the data folder. */
  readonly editorToken: string | undefined;
  /** The origin at which visitors reach the host, without a trailing slash. If absent, the address it listens at. */
  readonly publicUrl: string | undefined;
  /** Addresses and networks of proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy: readonly string[];
  /** Origins that may embed the pages in a frame, as in a content security policy. */
  readonly frameAncestors: readonly string[];
  /** POSTs per minute for one client network; 0 means no limit. */
  readonly rateLimit: number;
  /** Days after the visit after which a reservation is deleted; 0 keeps it. */
  readonly retentionDays: number;
  /** Hosts that webhooks may reach although their address is not public, in lower case, with a port or without. */
  readonly webhookHosts: readonly string[];
  /** The provider of messages to guests' telephones, with its token. If absent, guests get mails alone. */
  readonly messengerUrl: string | undefined;
  /** What WhatsApp signs its reports with, and asks for once. Without both, later failures are not known. */
  readonly whatsAppSecret: string | undefined;
  readonly whatsAppVerifyToken: string | undefined;
  /** What a gateway for text messages gets, as JSON. */
  readonly messengerBody: string;
  /** Processes that share the port. */
  readonly workers: number;
  /** Whether the gallery of fixtures is served. */
  readonly gallery: boolean;
  /** Whether the booking pages start a service worker. If not, those that browsers have end themselves. */
  readonly serviceWorker: boolean;
  /** A fixed current time for the venues' rules, in epoch milliseconds. */
  readonly fixedNow: number | undefined;
};

export type ReadSettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly error: string };

/** Shorter tokens could be guessed. */
const MIN_TOKEN_CHARACTERS = 32;

const refined = (holds: (text: string) => boolean, message: string) => z.string().check(z.refine(holds, message));
const wholeNumber = (max: number) =>
  z.pipe(
    refined((text) => /^\d{1,9}$/.test(text) && Number(text) <= max, `must be a whole number from 0 to ${max}`),
    z.transform(Number),
  );
const words = (separator: RegExp, holds: (word: string, list: string[]) => boolean, message: string) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(separator).filter((word) => word !== '')),
    ),
    z.array(z.string()).check(z.refine((list) => list.every((word) => holds(word, list)), message)),
  );

/** Returns whether a database is a Postgres server's, by its URL, and not a SQLite file. */
export function isPostgresUrl(database: string): boolean {
  return /^postgres(?:ql)?:/.test(database.trim());
}

function isUrl(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== '';
}

/** The widest network of private addresses. A wider one would trust strangers, who could then choose their address. */
const MIN_PROXY_BITS = { 4: 8, 6: 7 } as const;

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address) === 4 ? 4 : 6;
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  // Networks of IPv6 that begin with zeros contain all of IPv4.
  if (family === 6 && new URL(`http://[${address}]`).hostname.startsWith('[::')) return bits === '128';
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128) && Number(bits) >= MIN_PROXY_BITS[family];
}

/** Returns whether a text is a web server's origin, with or without a slash at its end. */
function isOrigin(text: string): boolean {
  if (!isUrl(text, ['http:', 'https:']) || !/^https?:\/\/[^/\\?#@]+\/?$/i.test(text)) return false;
  return /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*|\[[\da-f:.]+\])$/.test(new URL(text).hostname);
}

function isFrameAncestor(text: string): boolean {
  return text === "'self'" || text === "'none'" || /^https?:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?$/.test(text);
}

/** Returns the path from `sqlite:PATH` or from a plain path. */
function sqlitePath(text: string): string {
  return text.replace(/^sqlite:(?:\/\/)?/, '');
}

/** Returns whether a URL names a Postgres database, at a host or in the folder of a socket. */
function isPostgresDatabase(text: string): boolean {
  return URL.canParse(text) && /^\/[^/]+$/.test(new URL(text).pathname);
}

const databaseUrl = z.string().check(
  z.refine(
    (text) => !isPostgresUrl(text) || isPostgresDatabase(text),
    'must name a Postgres database, such as postgres://user:password@db.example.com:5432/tidetable, with special characters of the password percent-encoded',
  ),
  z.refine(
    (text) => isPostgresUrl(text) || (!/^(?!sqlite:)[a-z][a-z\d+.-]+:/i.test(text) && sqlitePath(text) !== ''),
    'must be the path of a SQLite file, such as ./data/tidetable.sqlite, or the URL of a Postgres database',
  ),
);

/** Returns the URL of a Postgres database as it is, and the absolute path of a SQLite file. */
function databaseOf(url: string | undefined, dataDir: string): string {
  if (url === undefined) return join(dataDir, 'tidetable.sqlite');
  return isPostgresUrl(url) ? url.trim() : resolve(sqlitePath(url));
}

function isMessengerUrl(text: string): boolean {
  if (!isUrl(text, ['whatsapp:', 'sms:'])) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'sms:' ? username === '' : /^\d+$/.test(username) && password !== '';
}

function isMessengerBody(text: string): boolean {
  try {
    JSON.parse(text);
  } catch {
    return false;
  }
  return text.includes('{to}') && text.includes('{text}');
}

/** One that could be guessed would let strangers report. */
const providerSecret = refined((text) => text.trim().length >= 16, 'must have 16 characters at least');

const environmentSchema = z.object({
  PORT: z._default(wholeNumber(65_535), 3000),
  HOST: z._default(
    refined((text) => /^[\w.:-]+$/.test(text), 'must be a host name or an IP address, such as 127.0.0.1'),
    '127.0.0.1',
  ),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(databaseUrl),
  VENUES_DIR: z._default(z.string(), 'fixtures/venues'),
  SMTP_URL: z.optional(
    refined((text) => isUrl(text, ['smtp:', 'smtps:']), 'must be a URL such as smtps://user:password@mail.example.com'),
  ),
  MAIL_FROM: z._default(
    z.pipe(
      // A name before the address is allowed, but mails show the venue's name instead.
      z.pipe(
        z.string(),
        z.transform((text) => /<([^<>]*)>\s*$/.exec(text)?.[1] ?? text.trim()),
      ),
      z.pipe(
        refined((text) => parseEmail(text).ok, 'must be an email address such as reservations@example.com'),
        z.transform(asciiEmail),
      ),
    ),
    'reservations@localhost',
  ),
  EDITOR_TOKEN: z.optional(
    refined(
      (text) => text.trim().length >= MIN_TOKEN_CHARACTERS,
      `must have at least ${MIN_TOKEN_CHARACTERS} random characters, for example from openssl rand -base64 32`,
    ),
  ),
  PUBLIC_URL: z.optional(
    z.pipe(
      refined(isOrigin, 'must be an origin such as https://tables.example.com, without a user, a path or a pattern'),
      // As browsers write it: in lower case, without the default port.
      z.transform((text) => new URL(text).origin),
    ),
  ),
  TRUST_PROXY: z._default(
    words(
      /[\s,]+/,
      isProxy,
      'must be a list of the IP addresses or networks of your proxies, such as 127.0.0.1, 10.0.0.0/8, and none that has strangers in it',
    ),
    [],
  ),
  FRAME_ANCESTORS: z._default(
    z.pipe(
      // A value of one word has lost the quotes that it needs in a policy.
      z.pipe(
        z.string(),
        z.transform((text) => text.replace(/^(?:self|none)$/, "'$&'")),
      ),
      words(
        /\s+/,
        (word, list) => isFrameAncestor(word) && (word !== "'none'" || list.length === 1),
        "must be 'none', 'self' or a list of origins such as https://www.example.com, separated by spaces",
      ),
    ),
    [],
  ),
  RATE_LIMIT: z._default(wholeNumber(1_000_000), 30),
  RETENTION_DAYS: z._default(wholeNumber(36_500), 30),
  WEBHOOK_HOSTS: z._default(
    words(
      /[\s,]+/,
      (word) => URL.canParse(`http://${word}`) && new URL(`http://${word}`).host === word,
      'must be a list of hosts in your own network, such as pos.local, 192.168.1.20:8080, in lower case',
    ),
    [],
  ),
  MESSENGER_URL: z.optional(
    refined(
      isMessengerUrl,
      'must be a URL such as whatsapp://PHONE_NUMBER_ID:TOKEN@graph.facebook.com/v23.0 or sms://:TOKEN@gateway.example.com/messages',
    ),
  ),
  WHATSAPP_APP_SECRET: z.optional(providerSecret),
  WHATSAPP_VERIFY_TOKEN: z.optional(providerSecret),
  MESSENGER_BODY: z._default(
    refined(
      isMessengerBody,
      'must be JSON with {to} and {text} in its texts, such as {"to": "{to}", "text": "{text}"}',
    ),
    '{"to": "{to}", "text": "{text}"}',
  ),
  WORKERS: z._default(
    z.pipe(
      refined((text) => /^\d{1,2}$/.test(text) && Number(text) >= 1, 'must be a whole number from 1 to 99'),
      z.transform(Number),
    ),
    1,
  ),
  GALLERY: z.optional(z.enum(['on', 'off'], 'must be on or off')),
  SERVICE_WORKER: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  NODE_ENV: z.optional(z.enum(['production', 'development', 'test'], 'must be production, development or test')),
  TIDETABLE_NOW: z.optional(
    z.pipe(
      refined(
        (text) =>
          /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/.test(text) &&
          // Date.parse reads an impossible day as one of the next month.
          isPlainDate(text.slice(0, 10)) &&
          // The dates on offer end long after it.
          text < '9900' &&
          !Number.isNaN(Date.parse(text)),
        'must be an ISO time with a time zone, such as 2026-12-31T09:00:00Z',
      ),
      z.transform((text) => Date.parse(text)),
    ),
  ),
});

/**
 * Returns the value that was meant: env files and unit files hand on quotes and carriage returns that a shell takes away.
 */
export function unquoted(value: string): string {
  return value
    .trim()
    .replace(/^(["'])((?:(?!\1).)*)\1$/s, '$2')
    .trim();
}

/**
 * Reads the settings. An empty variable counts as absent. `error` is one line without the values, which may be secret.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): ReadSettingsResult {
  const filled = Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, unquoted(value ?? '')] as const)
      .filter(([, value]) => value !== ''),
  );
  const read = environmentSchema.safeParse(filled);
  if (!read.success) {
    return {
      ok: false,
      error: `Settings: ${read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}.`,
    };
  }
  const all = read.data;
  const dataDir = resolve(all.DATA_DIR);
  return {
    ok: true,
    settings: {
      port: all.PORT,
      host: all.HOST,
      dataDir,
      venuesDir: resolve(all.VENUES_DIR),
      database: databaseOf(all.DATABASE_URL, dataDir),
      smtpUrl: all.SMTP_URL,
      mailFrom: all.MAIL_FROM,
      editorToken: all.EDITOR_TOKEN?.trim(),
      publicUrl: all.PUBLIC_URL,
      trustProxy: all.TRUST_PROXY,
      frameAncestors: all.FRAME_ANCESTORS,
      rateLimit: all.RATE_LIMIT,
      retentionDays: all.RETENTION_DAYS,
      webhookHosts: all.WEBHOOK_HOSTS,
      messengerUrl: all.MESSENGER_URL,
      messengerBody: all.MESSENGER_BODY,
      whatsAppSecret: all.WHATSAPP_APP_SECRET,
      whatsAppVerifyToken: all.WHATSAPP_VERIFY_TOKEN,
      workers: all.WORKERS,
      serviceWorker: all.SERVICE_WORKER === 'on',
      gallery: all.GALLERY === undefined ? all.NODE_ENV !== 'production' : all.GALLERY === 'on',
      fixedNow: all.TIDETABLE_NOW,
    },
  };
}
