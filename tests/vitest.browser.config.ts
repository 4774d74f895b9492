/** The tests of what draws or renders, in a real Chromium. */
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineProject } from 'vitest/config';
import { pagesBuild } from '../src/server/build/pages.ts';
import { drawOnHost } from './support/hostPictures.ts';
import { findHeadlessChromium } from './support/chromium.ts';
import { shared } from './vitest.shared.ts';

const executablePath = findHeadlessChromium();

/** The tests of a page. Groups run one after the other, after the Node tests. */
function testsOf(
  name: string,
  groupOrder: number,
  { viewport = { width: 412, height: 915 }, exclude = [] as string[] } = {},
) {
  const include = [`tests/${name}/**/*.test.{ts,tsx}`];
  return { browser: 'chromium' as const, name, include, exclude, viewport, sequence: { groupOrder } };
}

export default mergeConfig(
  pagesBuild('test'),
  defineProject({
    optimizeDeps: {
      // Vite looks for packages in the Node tests too. This one is not only JavaScript.
      exclude: ['@napi-rs/canvas'],
      // Found only once a worker is loaded.
      include: [
        'papaparse',
        'pdfjs-dist/legacy/build/pdf.mjs',
        'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
        'svg-pathdata',
      ],
      // A package that an earlier run did not know would reload the tests while they run.
      force: true,
    },
    test: {
      ...shared,
      setupFiles: ['tests/support/untracedReact.ts', 'tests/support/waiting.ts'],
      // Each page's tests run in two browser pages: they mostly wait for frames and timers.
      maxWorkers: 2,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: { drawOnHost },
        provider: playwright({
          launchOptions: {
            ...(executablePath === undefined ? {} : { executablePath }),
            args: ['--no-sandbox', '--disable-background-networking'],
          },
        }),
        // They share a server, which transforms and bundles each module once.
        instances: [
          testsOf('map', 2),
          testsOf('booker', 1),
          testsOf('editor', 1, {
            viewport: { width: 1280, height: 800 },
            exclude: ['tests/editor/tools/**/*.test.ts'],
          }),
          testsOf('gallery', 2),
          testsOf('day', 2),
          testsOf('settings', 2, { viewport: { width: 1100, height: 800 } }),
        ],
      },
    },
  }),
);
