/** `npm run access`: tokens, one-time links and sessions of a venue's editor and day. */
import { MAX_ACCESS_DAYS } from '../../api/editorContract.ts';
import { createAccess, endAccess, listAccess } from '../editor/accessTokens.ts';
import type { Role } from '../store/store.ts';
import { printable } from '../files/terminalText.ts';
import { exitWithError, readArguments } from './commandLine.ts';
import { openDatabase, openSettings, openVenue } from './openDatabase.ts';

const HELP = `npm run access -- TENANT
npm run access -- TENANT --link | --token [--role owner|staff] [--name TEXT] [--days N]
npm run access -- TENANT --end ID

Lists the tokens, unused links and sessions that open the venue's editor and its day. Times are in UTC.
  --link     makes a link that signs in once, within a day
  --token    makes a token that signs in until it expires, after 90 days
  --role     owner (draws and publishes; the default) or staff (only runs the day)
  --name     whose it is, or for which device: the log of the day has this name
  --days N   another number of days
  --end ID   ends a session, or revokes a token or a link, with its sessions
  --help     prints this help`;

const DAY_MS = 86_400_000;
const DAYS = { link: 1, token: 90 } as const;
const ROLES: readonly string[] = ['owner', 'staff'] satisfies Role[];

const {
  positionals: [tenant, ...extra],
  values: { link = false, token = false, role = 'owner', name = '', days: daysText, end },
} = readArguments(
  HELP,
  {
    link: { type: 'boolean' },
    token: { type: 'boolean' },
    role: { type: 'string' },
    name: { type: 'string' },
    days: { type: 'string' },
    end: { type: 'string' },
  },
  1,
);
if (tenant === undefined || extra.length > 0 || [link, token, end !== undefined].filter(Boolean).length > 1)
  exitWithError(1, HELP);
if (!ROLES.includes(role)) exitWithError(1, `--role must be ${ROLES.join(' or ')}.`);
if (name.length > 80 || name !== printable(name)) exitWithError(1, '--name must be one line of at most 80 characters.');
const kind = token ? 'token' : 'link';
const days = Number(daysText ?? DAYS[kind]);
if (!Number.isInteger(days) || days < 1 || days > MAX_ACCESS_DAYS)
  exitWithError(1, `--days must be a whole number from 1 to ${MAX_ACCESS_DAYS}.`);

const settings = openSettings();
openVenue(settings, tenant);
const store = await openDatabase(settings.database);

const now = Date.now();
const origin = settings.publicUrl ?? `http://localhost:${settings.port}`;
const page = `${origin}/${role === 'staff' ? 'day' : 'editor'}/${tenant}/sign-in`;
if (end !== undefined) {
  const isEnded = await endAccess(store, tenant, end);
  if (isEnded) console.log(`Ended ${end}.`);
  else console.error(`${tenant} has no session, token or link ${end}.`);
  process.exitCode = isEnded ? 0 : 1;
} else if (link || token) {
  const access = { tenant, role: role as Role, name, kind, ends_at: now + days * DAY_MS } as const;
  const secret = await createAccess(store, access, now);
  // Browsers send a fragment to nobody, so that no proxy logs it.
  console.log(link ? `${page}#token=${secret}` : `${secret}\nSign in with it at ${page}`);
} else {
  const format = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
  const lines = (await listAccess(store, tenant, now)).map((access) =>
    [
      access.id.padEnd(16),
      access.kind.padEnd(7),
      access.role.padEnd(5),
      format(access.created_at),
      format(access.ends_at),
      access.name,
    ]
      .join('  ')
      .trimEnd(),
  );
  console.log(
    lines.length === 0
      ? 'Nothing is open.'
      : ['ID                kind     role   since             until             name', ...lines].join('\n'),
  );
}
await store.destroy();
