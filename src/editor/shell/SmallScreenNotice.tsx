/** On a phone: what can be done there, and what is better done elsewhere. Said once. */
import { type ReactNode, useState } from 'react';
import { messages } from '../messages.ts';

export function SmallScreenNotice(): ReactNode {
  const [told, setTold] = useState(false);
  if (told) return null;
  return (
    <div className="narrow" role="note">
      <p>{messages.narrow}</p>
      <button
        type="button"
        className="plain"
        onClick={() => {
          setTold(true);
        }}
      >
        {messages.understood}
      </button>
    </div>
  );
}
