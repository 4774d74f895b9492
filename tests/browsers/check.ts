import type { RunningHost } from '../support/host.ts';
import type { WebDriver } from './webDriver.ts';

/** What a visitor does, and what then must be true. It begins in the page, and throws what is wrong. */
export type Check = {
  readonly name: string;
  /** `site` is the origin of pages that embed the booker. */
  run(browser: WebDriver, host: RunningHost, site: string): Promise<void>;
};
