import { Component, type ReactNode } from 'react';
import type { Elements } from './jsx.ts';
import './errorBoundary.css';

type ErrorBoundaryProps = {
  /** What happened, and what is kept. */
  readonly text: string;
  readonly goOn: string;
  readonly loadAgain: string;
  readonly children: Elements;
};
type ErrorBoundaryState = { readonly hasFailed: boolean; readonly retries: number };

/**
 * Shows a message in place of a page that could not be rendered. Its first button renders the page again, from the
 * state in its store; from the second failure on, another loads it again. React reports the error to the console.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  override state: ErrorBoundaryState = { hasFailed: false, retries: 0 };

  override render(): ReactNode {
    const { text, goOn, loadAgain, children } = this.props;
    const { hasFailed, retries } = this.state;
    if (!hasFailed) return children;
    return (
      <div role="alert" className="ui-failure">
        <p>{text}</p>
        <button type="button" onClick={() => this.setState({ hasFailed: false, retries: retries + 1 })}>
          {goOn}
        </button>
        {retries > 0 && (
          <button type="button" onClick={() => window.location.reload()}>
            {loadAgain}
          </button>
        )}
      </div>
    );
  }
}
