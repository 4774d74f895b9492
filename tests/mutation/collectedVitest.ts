/** What `import … from 'vitest'` means in mutation tests. */
import { TestCollector, createExpect } from './testCollector.ts';

export const collector = new TestCollector();
export const { describe, test, beforeEach, afterEach } = collector;
export const expect = createExpect();
