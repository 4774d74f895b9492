import type { ReactNode } from 'react';
import { messages } from '../messages.ts';

/**
 * Says that a part of the page could not be loaded, and offers to load the page again, which helps after a new version
 * has replaced its files. The tab keeps what was entered.
 */
export function MissingPart(): ReactNode {
  return (
    <div role="alert" className="booker-alert">
      <p>{messages.partMissing}</p>
      <button type="button" className="booker-secondary-button" onClick={() => window.location.reload()}>
        {messages.loadAgain}
      </button>
    </div>
  );
}
