/** Playwright's global setup: the temporary folder of a run, and the host as a bundle in it. */
import bundleCommands from '../support/commandBundle.ts';
import createTemporaryFolder from '../support/temporaryFolder.ts';

export default async function setup(): Promise<() => void> {
  const removeTemporaryFolder = createTemporaryFolder();
  await bundleCommands();
  return removeTemporaryFolder;
}
