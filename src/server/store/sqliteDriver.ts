/**
 * SQLite's driver, in the release that runs on this Node. From Node-API 10 on (Node 22.14) it is better-sqlite3 13, whose
 * binary any later Node loads. For Node 20 it is 12, whose binary ends the process where it was compiled for Node 24.19 or
 * newer: src/decisions/host/0028-node.md.
 */
import type BetterSqlite3 from 'better-sqlite3';
import { createRequire } from 'node:module';

const FIRST_NODE_API = 10;

const load = createRequire(import.meta.url);
const name = Number(process.versions['napi']) >= FIRST_NODE_API ? 'better-sqlite3' : 'better-sqlite3-12';

/** The path of the driver, for a thread that loads it by itself. */
export const DRIVER: string = load.resolve(name);
export const Database = load(DRIVER) as typeof BetterSqlite3;
export type Database = BetterSqlite3.Database;
export type Statement = BetterSqlite3.Statement;
export const { SqliteError } = Database;
