/** The faults of the machine that the attack brings are those that the documents list, with what to do. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../support/host.ts';
import { MACHINE_FAULTS } from '../trust/machine/main.ts';
import { removeFolders } from '../trust/trustHost.ts';

afterAll(removeFolders);

test('the page about faults of the machine has a row for each fault that is tried, and no other', () => {
  const page = readFileSync(join(ROOT, '.github/FAULTS.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  expect(rows.slice(2)).toEqual(MACHINE_FAULTS.map(({ fault, remedy }) => `| ${fault} | nothing | ${remedy} |`));
});
