/** What a distributed database demands of keys and statements. The harness checks those of all other tests as well. */
import { sql } from 'kysely';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { openHarness } from '../openHarness.ts';
import { type ServerHarness } from '../serverHarness.ts';
import { isPostgres } from '../testDatabase.ts';
import { namesVenue } from '../venueStatements.ts';

describe('the schema', () => {
  let harness: ServerHarness;
  beforeEach(async () => {
    harness = await openHarness();
  });

  const query = async <Row>(text: string): Promise<Row[]> => (await sql.raw<Row>(text).execute(harness.store)).rows;

  const FIRST_COLUMNS = isPostgres
    ? `
      select 'index ' || indexrelid::regclass as name, attname as first
        from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
        join pg_class on pg_class.oid = indrelid
        where relnamespace = current_schema()::regnamespace and relname not like 'kysely%'
      union select 'reference ' || conname, own.attname || ' ' || other.attname
        from pg_constraint join pg_attribute as own on own.attrelid = conrelid and own.attnum = conkey[1]
        join pg_attribute as other on other.attrelid = confrelid and other.attnum = confkey[1]
        where contype = 'f' and connamespace = current_schema()::regnamespace`
    : `
      with own as (select name from sqlite_schema where type = 'table' and name not like 'kysely%' and name not like 'sqlite%')
      select own.name || ' key' as name, info.name as first from own, pragma_table_info(own.name) as info where info.pk = 1
      union select own.name || ' ' || list.name, info.name
        from own, pragma_index_list(own.name) as list, pragma_index_info(list.name) as info where info.seqno = 0
      union select 'reference ' || own.name || list.id, list."from" || ' ' || list."to"
        from own, pragma_foreign_key_list(own.name) as list where list.seq = 0`;
  const SEQUENCES = isPostgres
    ? "select relname from pg_class where relkind = 'S' and relnamespace = current_schema()::regnamespace"
    : "select name from sqlite_schema where sql like '%autoincrement%'";

  /** The first columns of all keys, indexes and references, each with what it belongs to. */
  async function firstColumns(): Promise<Map<string, string>> {
    const rows = await query<{ name: string; first: string }>(FIRST_COLUMNS);
    return new Map(rows.map(({ name, first }) => [name, first]));
  }

  test('the schema begins every key, index and reference with the venue', async () => {
    const columns = await firstColumns();
    expect(columns.size).toBeGreaterThan(20);
    for (const [name, first] of columns)
      expect([name, first]).toEqual([name, name.startsWith('reference ') ? 'tenant tenant' : 'tenant']);
  });

  test('finds a key without the venue', async () => {
    await query('create table loose (id integer primary key, tenant text)');
    expect([...(await firstColumns())].filter(([, first]) => first === 'id')).toEqual([
      [expect.stringContaining('loose'), 'id'],
    ]);
  });

  test('the schema has no sequence', async () => {
    expect(await query(SEQUENCES)).toEqual([]);
  });

  test('the deployment guide distributes every table by venue', async () => {
    const guide = /unnest\(array\[([^\]]+)/.exec(readFileSync('assets/deploy/README.md', 'utf8'))?.[1] ?? '';
    const tables = [...(await firstColumns()).keys()]
      .filter((name) => name.endsWith(' key'))
      .map((name) => name.slice(0, -4));
    expect(tables.filter((table) => !guide.includes(`'${table}'`))).toEqual([]);
    expect(isPostgres || tables.length > 20).toBe(true);
  });
});

test.each([
  'select "id" from "reservations" where "id" = ?',
  'select "id" from "reservations" where "tenant" is not null',
  'select "tenant" from "events" group by "tenant"',
  'delete from "claims" where "reservation_id" in (?, ?)',
  'update "outbox" set "tenant" = ? where "id" = ?',
  'insert into "outbox" ("id", "kind") values (?, ?)',
  'select "a"."id" from "outbox" as "a" inner join "reservations" on "reservations"."id" = "outbox"."reservation_id" where "outbox"."tenant" = ?',
  'select "slot" from "claims" where "tenant" = ? and "id" not in (select "id" from "reservations" where "date" <= ?)',
])('a statement is reported if it does not name the venue: %s', (text) => expect(namesVenue(text)).toBe(false));

test('transactions begin in one place, which gives each to one venue, and where a whole database is moved', () => {
  const folder = 'src/server';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const beginning = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes('.transaction()'));
  expect(beginning.toSorted()).toEqual(['store/groupCommit.ts', 'store/moveToPostgres.ts']);
});
