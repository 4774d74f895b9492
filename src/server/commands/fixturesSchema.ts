/** `npm run fixtures:schema`: writes the JSON Schemas to `fixtures/schema`, and the page of rules. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchemaFiles } from '../fixtures/jsonSchemas.ts';
import { formatRuleReference } from '../fixtures/check/ruleReference.ts';
import { exitWithError, readArguments } from './commandLine.ts';

const HELP = `npm run fixtures:schema

Writes the JSON Schemas of plans, venues and availability answers to fixtures/schema, and the page of rules, fixtures/rules.md.
  --help  prints this help`;

const RULES_PAGE = fileURLToPath(new URL('../../../fixtures/rules.md', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../../fixtures/schema', import.meta.url));

const { positionals } = readArguments(HELP, {}, 2);
if (positionals.length > 0) exitWithError(2, `Unexpected argument ${positionals.join(' ')}.`, '', HELP);
mkdirSync(FOLDER, { recursive: true });
for (const { name, text } of buildSchemaFiles()) {
  writeFileSync(join(FOLDER, name), text);
  console.log(join('fixtures/schema', name));
}
writeFileSync(RULES_PAGE, formatRuleReference());
console.log('fixtures/rules.md');
