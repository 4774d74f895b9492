/**
 * The smallest pages that show the booking embeds of others, each as its documentation tells. What they ask of their
 * makers' hosts gets a stand-in's answer: enough that the page goes on to ask for the free times.
 */
import { type Plugin, build } from 'vite';

export type Peer = {
  readonly name: string;
  /** The package with its version. */
  readonly spec: string;
  /** The body of the page, which stands in the folder of the package, except for Cal.com's, which is built. */
  readonly body: string;
  /** The address from which the page asks for the free times. All of its code is loaded by then. */
  readonly times: RegExp;
  /** The answer to the request whose address has `part`. Others get an empty answer. */
  readonly answer?: { readonly part: string; readonly json: unknown };
};

/** As published, its calendar calls a handler that it never gets, and throws once times arrive. All is loaded by then. */
export const CAL: Peer = {
  name: 'Cal.com Booker',
  spec: '@calcom/atoms@2.11.0',
  body: '<div id="root"></div><script type="module" src="main.jsx"></script>',
  times: /\/slots\/available/,
  answer: { part: '/public', json: { status: 'success', data: { id: 1, length: 30, title: 'Table', metadata: {} } } },
};

export const PUBLISHED: readonly Peer[] = [
  {
    name: 'Nylas Scheduling',
    spec: '@nylas/web-elements@2.6.0',
    body: `<nylas-scheduling></nylas-scheduling><script type="module">
      import { defineCustomElement } from '/dist/cdn/nylas-scheduling/nylas-scheduling.es.js';
      defineCustomElement();
      Object.assign(document.querySelector('nylas-scheduling'), { schedulerApiUrl: 'https://peer.example', configurationId: crypto.randomUUID() });
    </script>`,
    times: /\/scheduling\/availability/,
    answer: {
      part: 'ui-settings',
      json: { data: { scheduler: { available_days_in_future: 30 }, availability: { duration_minutes: 30 } } },
    },
  },
  {
    name: 'Timekit booking.js',
    spec: 'timekit-booking@3.3.1',
    body: `<link rel="stylesheet" href="public/build/booking.min.css"><div id="bookingjs"></div>
    <script src="public/build/booking.min.js"></script><script>
      new TimekitBooking().init({ app_key: 'test_widget_key', resources: ['table'], availability: { length: '1 hour' } });
    </script>`,
    times: /\/v2\/availability/,
  },
];

/** What Cal.com's components need and npm would choose otherwise. With zustand 5, they render for ever. */
export const CAL_NEEDS =
  'react@18.3.1 react-dom@18.3.1 zustand@4.5.7 @stripe/react-stripe-js@2.9.0 @stripe/stripe-js@4.10.0';

export const CAL_MAIN = `
  import { createRoot } from 'react-dom/client';
  import { Booker, CalProvider } from '@calcom/atoms';
  import '@calcom/atoms/globals.min.css';
  createRoot(document.getElementById('root')).render(
    <CalProvider clientId="client" accessToken="token" options={{ apiUrl: 'https://peer.example/v2', refreshUrl: 'https://peer.example/refresh' }}>
      <Booker eventSlug="table" username="venue" />
    </CalProvider>,
  );
`;

/** What Cal.com's components use of Next.js, without its weight. */
const NEXT = `
  const query = new URLSearchParams(location.search), router = { push() {}, replace() {} };
  export const useSearchParams = () => query, useRouter = () => router;
  export default () => null;`;

const calPlugin: Plugin = {
  name: 'cal',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('next/') ? '\0next' : undefined),
  load: (id) => (id === '\0next' ? NEXT : undefined),
  // The package claims to have no side effects, but this folder of it adds the plugins to dayjs.
  transform: (code, id) => (id.includes('/atoms/dist/vendor/dayjs/') ? { code, moduleSideEffects: true } : undefined),
};

/** Builds the page of Cal.com like the product's pages, into `out` below its folder. */
export async function buildCal(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [calPlugin],
    // Its dependencies are CommonJS modules that expect the older reading of default exports.
    legacy: { inconsistentCjsInterop: true },
    build: { outDir: 'out' },
  });
}
