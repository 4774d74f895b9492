/** Decides for a party that the venue's hours no longer cover. */
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { Party } from '../../domain/day/party.ts';
import { dispatchActionAtom } from '../state/steps.ts';
import { messages } from '../messages.ts';
import { Button } from '../../ui/Button.tsx';

export function KeepButton({ party: { id, revision } }: { readonly party: Party }): ReactNode {
  const dispatch = useSetAtom(dispatchActionAtom);
  return (
    <Button kind="primary" onClick={() => dispatch({ type: 'keep', party: id, revision })}>
      {messages.keep}
    </Button>
  );
}
