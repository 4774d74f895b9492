/** Tells users of small screens to draw on a larger one. Can be dismissed. */
import { type ReactNode, useState } from 'react';
import { messages } from '../messages.ts';

export function SmallScreenNotice(): ReactNode {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <div className="editor-small-screen-notice" role="note">
      <p>{messages.smallScreen}</p>
      <button type="button" className="editor-button" onClick={() => setDismissed(true)}>
        {messages.dismiss}
      </button>
    </div>
  );
}
