/** The entry point of the page that lists sessions, tokens, links and secret addresses. */
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { loadMessages, messages } from '../messages.ts';
import { AccessPage } from './AccessPage.tsx';

const host = document.querySelector<HTMLElement>('[data-tenant]');
if (!host) throw new Error('The page has no content.');
const { lang } = document.documentElement;
await loadMessages(lang);
createRoot(host).render(
  <ErrorBoundary text={messages.broken} goOn={messages.goOn} loadAgain={messages.loadAgain}>
    <AccessPage tenant={host.dataset['tenant'] ?? ''} language={lang} />
  </ErrorBoundary>,
);
