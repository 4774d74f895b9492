/** Starts the numbers page: reads the page values and renders. */
import { createRoot } from 'react-dom/client';
import { numbersPageSchema } from '../api/numbersContract.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { messages } from './messages.ts';
import { NumbersPage } from './NumbersPage.tsx';

export function startNumbers(): void {
  const element = document.querySelector<HTMLElement>('#app');
  if (!element) throw new Error('The page has no #app element.');
  const page = numbersPageSchema.parse(Object.fromEntries(Object.entries(element.dataset)));
  createRoot(element).render(
    <ErrorBoundary text={messages.broken} goOn={messages.goOn} loadAgain={messages.loadAgain}>
      <NumbersPage page={page} />
    </ErrorBoundary>,
  );
}
