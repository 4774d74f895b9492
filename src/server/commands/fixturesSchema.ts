/** `npm run fixtures:schema`: writes the JSON Schemas to `fixtures/schema`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchemaFiles } from '../fixtures/jsonSchemas.ts';
import { exitWithError, readArguments } from './commandLine.ts';

const HELP = `npm run fixtures:schema

Writes the JSON Schemas of plans, venues and availability answers to fixtures/schema.
  --help  prints this help`;

const FOLDER = fileURLToPath(new URL('../../../fixtures/schema', import.meta.url));

const { positionals } = readArguments(HELP, {}, 2);
if (positionals.length > 0) exitWithError(2, `Unexpected argument ${positionals.join(' ')}.`, '', HELP);
mkdirSync(FOLDER, { recursive: true });
for (const { name, text } of buildSchemaFiles()) {
  writeFileSync(join(FOLDER, name), text);
  console.log(join('fixtures/schema', name));
}
