/** On a phone: what can be done there, and what is better done elsewhere. Said once. */
import { type ReactNode, useState } from 'react';
import { words } from '../words.ts';

export function Narrow(): ReactNode {
  const [told, setTold] = useState(false);
  if (told) return null;
  return (
    <div className="narrow" role="note">
      <p>{words.narrow}</p>
      <button
        type="button"
        className="plain"
        onClick={() => {
          setTold(true);
        }}
      >
        {words.understood}
      </button>
    </div>
  );
}
