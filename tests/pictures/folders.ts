import { join } from 'node:path';
import { ROOT } from '../support/host.ts';

export const PICTURES_FOLDER = join(ROOT, 'tests/pictures');
/** The built page. */
export const PAGE_FOLDER = join(ROOT, 'test-results/pictures-page');
