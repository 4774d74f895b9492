/** Decides for a party that the venue's hours no longer cover. */
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { Party } from '../../domain/day/party.ts';
import { dispatchActionAtom } from '../state/steps.ts';
import { messages } from '../messages.ts';

export function KeepButton({ party: { id, revision } }: { readonly party: Party }): ReactNode {
  const dispatch = useSetAtom(dispatchActionAtom);
  return (
    <button
      type="button"
      className="day-button day-primary"
      onClick={() => dispatch({ type: 'keep', party: id, revision })}
    >
      {messages.keep}
    </button>
  );
}
