/** `npm run fixtures:schema`: writes the JSON Schemas into `fixtures/schema`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSchemaFiles } from '../fixtures/jsonSchemas.ts';

const HELP = `npm run fixtures:schema

Writes the JSON Schemas of plans, venues and hosts' availability answers into fixtures/schema.
  --help  this text`;

const FOLDER = fileURLToPath(new URL('../../../fixtures/schema', import.meta.url));

function readArguments(): { readonly help?: boolean | undefined } {
  try {
    return parseArgs({ options: { help: { type: 'boolean' } } }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`);
    process.exit(2);
  }
}

if (readArguments().help) {
  console.log(HELP);
  process.exit(0);
}
mkdirSync(FOLDER, { recursive: true });
for (const { name, text } of buildSchemaFiles()) {
  writeFileSync(join(FOLDER, name), text);
  console.log(join('fixtures/schema', name));
}
