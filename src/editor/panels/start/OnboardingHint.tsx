/** Three steps from a plan to reservations, told until they have been read. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { loadStateAtom } from '../../document/hostState.ts';
import { messages } from '../../messages.ts';
import './start.css';

const READ = 'tidetable-editor-hint';

/** Storage can be refused, as in a private window: then it is told again next time. */
function wasRead(): boolean {
  try {
    return localStorage.getItem(READ) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(READ, 'read');
  } catch {
    /* Told again next time. */
  }
}

export function OnboardingHint(): ReactNode {
  const [isRead, setRead] = useState(wasRead);
  const opening = useAtomValue(loadStateAtom);
  if (isRead || opening !== 'ready') return null;
  return (
    <section className="hint" aria-label={messages.hint}>
      <ol>
        {messages.hintSteps.map(([step, says]) => (
          <li key={step}>
            <strong>{step}</strong> {says}
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="plain plain-small"
        onClick={() => {
          remember();
          setRead(true);
        }}
      >
        {messages.understood}
      </button>
    </section>
  );
}
