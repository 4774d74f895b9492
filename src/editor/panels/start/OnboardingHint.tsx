/** Three steps from a plan to reservations, shown until the user dismisses them. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { loadStateAtom } from '../../document/hostState.ts';
import { messages } from '../../messages.ts';
import { SmallButton } from '../../controls/Button.tsx';
import './start.css';

const STORAGE_KEY = 'tidetable-editor-hint';

/** Without storage, as in some private windows, the hint appears each time. */
function wasDismissed(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

function saveDismissal(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'read');
  } catch {
    /* The hint appears again next time. */
  }
}

export function OnboardingHint(): ReactNode {
  const [isDismissed, setDismissed] = useState(wasDismissed);
  const loadState = useAtomValue(loadStateAtom);
  if (isDismissed || loadState !== 'ready') return null;
  return (
    <section className="editor-onboarding-hint" aria-label={messages.onboarding}>
      <ol>
        {messages.onboardingSteps.map(([step, text]) => (
          <li key={step}>
            <strong>{`${step} `}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <SmallButton
        onClick={() => {
          saveDismissal();
          setDismissed(true);
        }}
      >
        {messages.dismiss}
      </SmallButton>
    </section>
  );
}
