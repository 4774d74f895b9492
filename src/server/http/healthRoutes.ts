/** `/healthz`: the process answers, and says what runs. `/readyz`: it can take a reservation. `/metrics`: figures for Prometheus. */
import type { FastifyInstance } from 'fastify';
import { statfs } from 'node:fs/promises';
import type { Overload } from '../line/overload.ts';
import type { AdmissionQueue } from '../line/admissionQueue.ts';
import type { LogHealth } from './logOutput.ts';
import { describeDoubt } from '../store/knownTime.ts';
import { checkSchema } from '../store/knownSchema.ts';
import { UnknownSchemaError } from '../store/postgresErrors.ts';
import { ALL_VENUES, type Store, databaseOf } from '../store/store.ts';
import type { Venues } from '../venues/venues.ts';
import { type Build, type Metrics, type WorkerContext, createMetrics } from './metrics.ts';

export type HealthRoutesOptions = {
  readonly store: Store;
  readonly venues: Venues;
  readonly dataDir: string;
  readonly build: Build;
  /** This process, if several share the port. */
  readonly worker?: WorkerContext | undefined;
  readonly line: AdmissionQueue;
  readonly overload: Overload;
  /** Returns the number of open event streams. */
  readonly countStreams: () => number;
  /** Undefined where the log is not the host's own. */
  readonly logHealth?: LogHealth | undefined;
  /** Returns the venues' time in epoch milliseconds. */
  readonly now: () => number;
  /** Returns the real time in epoch milliseconds. */
  readonly realNow?: () => number;
};

/** Below this, a full disk is near. */
const MIN_FREE_BYTES = 100 * 1024 * 1024;
/** A mail that waits for longer is a warning. */
const MAX_MAIL_AGE_MS = 15 * 60_000;
/** A result serves all probes of this time, so that nobody can keep the disk busy with them. */
const RESULT_TTL_MS = 1_000;

/** A probe waits no longer for an answer of the database, although a reservation would. */
const MAX_ANSWER_MS = 2_000;

/** Without figures, which `/metrics` has: a proxy may leave this address open. */
type Readiness = {
  readonly ok: boolean;
  readonly reasons: readonly string[];
  readonly warnings: readonly string[];
};

/** Adds the three addresses, and returns what counts reservations for the last one. */
export function addHealthRoutes(
  app: FastifyInstance,
  {
    store,
    venues,
    dataDir,
    build,
    worker,
    line,
    overload,
    countStreams,
    logHealth,
    now,
    realNow = Date.now,
  }: HealthRoutesOptions,
): Pick<Metrics, 'countReservation'> {
  const metrics = createMetrics({
    store,
    venues,
    dataDir,
    build,
    realNow,
    worker,
    line,
    overload,
    countStreams,
    logHealth,
  });
  app.addHook('onClose', async () => {
    metrics.stop();
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url, config } = request.routeOptions;
    metrics.countRequest(request.method, url, reply.statusCode, config.isStream ? undefined : reply.elapsedTime);
  });

  app.get('/healthz', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ ok: true, ...build }),
  );

  let latest: { readonly at: number; readonly result: Promise<Readiness> } | undefined;
  app.get('/readyz', async (_request, reply) => {
    // A clock that is set back makes the difference negative.
    if (!latest || Math.abs(realNow() - latest.at) >= RESULT_TTL_MS)
      latest = {
        at: realNow(),
        result: checkReadiness(store, [...venues.keys()], dataDir, { now: now(), realNow: realNow() }),
      };
    const { warnings, ...rest } = await latest.result;
    const readiness = {
      ...rest,
      warnings: logHealth?.isFailing() ? [...warnings, "the log can't be written"] : warnings,
    };
    return reply
      .header('Cache-Control', 'no-store')
      .code(readiness.ok ? 200 : 503)
      .send(readiness);
  });

  app.get('/metrics', async (_request, reply) => {
    const { text, contentType } = await metrics.toText();
    return reply.header('Cache-Control', 'no-store').type(contentType).send(text);
  });
  return metrics;
}

async function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  let timeout: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timeout = setTimeout(() => {
      reject(new Error('the database does not answer'));
    }, MAX_ANSWER_MS);
  });
  return Promise.race([answer, tooLate]).finally(() => {
    clearTimeout(timeout);
  });
}

/** Reads a row, writes one, and looks at the disk and at the mails. `reasons` prevent reservations. */
async function checkReadiness(
  store: Store,
  tenants: readonly string[],
  dataDir: string,
  { now: venueNow, realNow: now }: { readonly now: number; readonly realNow: number },
): Promise<Readiness> {
  const reasons: string[] = [];
  const warnings: string[] = [];
  try {
    await inTime(
      store.selectFrom('reservations').select('id').where('tenant', 'in', tenants).limit(1).executeTakeFirst(),
    );
  } catch {
    reasons.push('the database can not be read');
  }
  if (databaseOf(store).kind === 'postgres')
    await inTime(checkSchema(store)).catch((error: unknown) => {
      if (error instanceof UnknownSchemaError) reasons.push('a newer release has changed the tables of the database');
    });
  try {
    const row = { tenant: ALL_VENUES, probed_at: now };
    await inTime(
      store
        .insertInto('write_probes')
        .values(row)
        .onConflict((conflict) => conflict.column('tenant').doUpdateSet(row))
        .execute(),
    );
  } catch {
    reasons.push('the database can not be written');
  }
  const backlog = await inTime(
    store
      .selectFrom('outbox')
      .select(({ fn }) => [fn.min('created_at').as('oldest')])
      .where('tenant', 'in', tenants)
      .where('state', '=', 'waiting')
      .where('channel', '=', 'mail')
      .executeTakeFirst(),
  ).catch(() => undefined);
  const oldestAgeMs = Math.max(now - (backlog?.oldest ?? now), 0);
  if (oldestAgeMs > MAX_MAIL_AGE_MS) warnings.push('mails have been waiting for more than 15 minutes');
  const doubt = describeDoubt(store, Math.max(now, venueNow));
  if (doubt !== undefined) warnings.push(doubt);
  const disk = await statfs(dataDir).catch(() => undefined);
  if (!disk) reasons.push('the data folder is missing');
  else if (disk.bavail * disk.bsize < MIN_FREE_BYTES) warnings.push('the disk has less than 100 MB left');
  return { ok: reasons.length === 0, reasons, warnings };
}
