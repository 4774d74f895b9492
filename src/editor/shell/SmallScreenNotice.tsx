/** Tells users of small screens to draw on a larger one. Can be dismissed. */
import { type ReactNode, useState } from 'react';
import { messages } from '../messages.ts';

export function SmallScreenNotice(): ReactNode {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <div className="narrow" role="note">
      <p>{messages.narrow}</p>
      <button
        type="button"
        className="plain"
        onClick={() => {
          setDismissed(true);
        }}
      >
        {messages.understood}
      </button>
    </div>
  );
}
