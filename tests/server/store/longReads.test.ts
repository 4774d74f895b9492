/** Long work on the database leaves turns of the event loop to whatever else waits. */
import { execFileSync } from 'node:child_process';
import { Database } from '../../../src/server/store/sqliteDriver.ts';
import { sql } from 'kysely';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ReaderThread } from '../../../src/server/store/readerThread.ts';
import { longReads } from '../../../src/server/store/store.ts';
import { ROOT } from '../../support/host.ts';
import { openHarness } from '../openHarness.ts';
import { createTempFolder } from '../serverHarness.ts';

const countTo = (limit: number) => sql<{ count: number }>`
  with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(limit)})
  select count(*) as count from numbers`;

test('a long read goes on beside the event loop, and reads what has been committed', async () => {
  const harness = await openHarness();
  await harness.reserve();
  const reads = longReads(harness.store);
  const order: string[] = [];
  const long = countTo(300_000)
    .execute(reads)
    .then(({ rows }) => order.push(`read ${rows[0]!.count}`));
  await nextTurn();
  order.push('turn');
  await long;
  expect(order).toEqual(['turn', 'read 300000']);
  const reserved = reads.selectFrom('reservations').select('first_name').where('tenant', '=', 'shell-bay');
  expect(await reserved.execute()).toEqual([{ first_name: 'Ada' }]);
});

test('a long read that fails rejects with the reason, and the next one is answered', async () => {
  const reads = longReads((await openHarness()).store);
  const answers = await Promise.allSettled([
    countTo(10).execute(reads),
    sql`select * from "nowhere" /* all venues */`.execute(reads),
    countTo(20).execute(reads),
  ]);
  expect(answers).toMatchObject([
    { value: { rows: [{ count: 10 }] } },
    { reason: { message: expect.stringContaining('nowhere') } },
    { value: { rows: [{ count: 20 }] } },
  ]);
});

test('a thread that ends refuses what it has not read, and another one reads what comes after', async () => {
  const file = join(createTempFolder({}), 'tide.sqlite');
  new Database(file).close();
  const thread = new ReaderThread(file);
  const pending = thread.read('select 1 as one', []);
  const ended = thread.end();
  const next = thread.read('select 2 as two', []);
  await expect(pending).rejects.toThrow('has ended');
  await ended;
  expect(await next).toEqual([{ two: 2 }]);
  await thread.end();
});

test('a script that waits for nothing but a read gets its answer, and ends', () => {
  const thread = JSON.stringify(join(ROOT, 'src/server/store/readerThread.ts'));
  const script = `import { ReaderThread } from ${thread};
    console.log(await new ReaderThread('tide.sqlite').read('select 1 as one', []));`;
  const folder = createTempFolder({ 'read.mjs': script });
  new Database(join(folder, 'tide.sqlite')).close();
  const args = ['--import', import.meta.resolve('tsx'), 'read.mjs'];
  expect(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })).toBe('[ { one: 1 } ]\n');
});

const ENOUGH_TURNS = 5;
/** Without a turn for others, a loop would go on to its end. */
const MAX_STATEMENTS = 50_000;

test('a loop over many statements leaves turns to others, also within a transaction or over many of them', async () => {
  const { store } = await openHarness();
  const ofVenue = (database: Pick<typeof store, 'selectFrom'>) =>
    database.selectFrom('reservations').select('id').where('tenant', '=', 'shell-bay').execute();
  /** Returns how many turns others had, of the few that are enough, while work went on for so many statements at most. */
  const turnsBeside = async (work: (goOn: () => boolean) => Promise<void>): Promise<number> => {
    const run = { turns: 0, statements: 0 };
    const isGoingOn = (): boolean => run.turns < ENOUGH_TURNS && run.statements < MAX_STATEMENTS;
    const counting = (async () => {
      while (isGoingOn()) {
        await nextTurn();
        run.turns++;
      }
    })();
    await work(() => {
      run.statements++;
      return isGoingOn();
    });
    await counting;
    return run.turns;
  };
  const loop =
    (goOn: () => boolean) =>
    async (database: Pick<typeof store, 'selectFrom'>): Promise<void> => {
      while (goOn()) await ofVenue(database);
    };
  expect(await turnsBeside((goOn) => loop(goOn)(store))).toBe(ENOUGH_TURNS);
  expect(await turnsBeside((goOn) => store.transaction().execute(loop(goOn)))).toBe(ENOUGH_TURNS);
  const overTransactions = async (goOn: () => boolean): Promise<void> => {
    while (goOn()) await store.transaction().execute(ofVenue);
  };
  expect(await turnsBeside(overTransactions)).toBe(ENOUGH_TURNS);
});
