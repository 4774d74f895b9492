/** Starts the setup page: reads the page values and the secret of the address, and renders. */
import { createRoot } from 'react-dom/client';
import { setupPageSchema } from '../api/setupContract.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { messages } from './messages.ts';
import { Setup } from './Setup.tsx';
import { pageElement } from '../ui/pageElement.ts';

export function startSetup(): void {
  const { element, values } = pageElement();
  const page = setupPageSchema.parse(values);
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  createRoot(element).render(
    <ErrorBoundary text={messages.broken} goOn={messages.goOn} loadAgain={messages.loadAgain}>
      <Setup page={page} token={token ?? undefined} />
    </ErrorBoundary>,
  );
}
