/** The tests of `npm run test:full`: they start processes, compare pictures or go through every case there is. */
import { defineProject } from 'vitest/config';
import { LONG_TESTS, nodeTests } from './vitest.shared.ts';

export default defineProject({ test: { ...nodeTests, name: 'long', include: LONG_TESTS } });
