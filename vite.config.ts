/**
 * What Vite and Vitest do in this house. Each mode is a build of its own (`src/server/build` has them, and
 * `src/server/build.mjs` runs them); every other mode serves the pages, to the development server or to the tests.
 */
import { defineConfig } from 'vitest/config';
import { embedBuild } from './src/server/build/embed.ts';
import { commandsBuild, hostBuild, scriptsBuild } from './src/server/build/host.ts';
import { pagesBuild } from './src/server/build/pages.ts';
import { staticPageBuild } from './src/server/build/staticPage.ts';

export default defineConfig(({ mode }) => {
  if (mode === 'host') return hostBuild();
  if (mode === 'commands') return commandsBuild();
  if (mode === 'scripts') return scriptsBuild();
  if (mode === 'page') return staticPageBuild();
  if (mode === 'embed') return embedBuild('iife');
  if (mode === 'embedModules') return embedBuild('es');
  return {
    ...pagesBuild(mode),
    test: {
      root: import.meta.dirname,
      projects: [
        'tests/vitest.node.config.ts',
        'tests/vitest.long.config.ts',
        'tests/vitest.browser.config.ts',
        ...(process.env['TIDETABLE_TEST_POSTGRES'] ? ['tests/vitest.postgres.config.ts'] : []),
      ],
    },
  };
});
