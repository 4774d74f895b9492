/** Starts the numbers page: reads the page values and renders. */
import { createRoot } from 'react-dom/client';
import { numbersPageSchema } from '../api/numbersContract.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { messages } from './messages.ts';
import { NumbersPage } from './NumbersPage.tsx';
import { pageElement } from '../ui/pageElement.ts';

export function startNumbers(): void {
  const { element, values } = pageElement();
  const page = numbersPageSchema.parse(values);
  createRoot(element).render(
    <ErrorBoundary text={messages.broken} goOn={messages.goOn} loadAgain={messages.loadAgain}>
      <NumbersPage page={page} />
    </ErrorBoundary>,
  );
}
