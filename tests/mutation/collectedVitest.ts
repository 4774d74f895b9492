/** What `import … from 'vitest'` means in `pureTestRunner.ts`. */
import { TestCollector, createExpect } from './testCollector.ts';

export const collector = new TestCollector();
export const { describe, test } = collector;
export const expect = createExpect();
