/** The entry point of the page that has the section Access alone, at an address of its own. */
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { loadMessages, messages } from '../messages.ts';
import { AccessList } from './AccessList.tsx';

const host = document.querySelector<HTMLElement>('[data-tenant]');
if (!host) throw new Error('The page has no content.');
await loadMessages(document.documentElement.lang);
createRoot(host).render(
  <ErrorBoundary text={messages.broken} goOn={messages.goOn} loadAgain={messages.loadAgain}>
    <AccessList tenant={host.dataset['tenant'] ?? ''} />
  </ErrorBoundary>,
);
