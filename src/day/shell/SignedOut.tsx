/** Stands in for the page once the session has ended. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { dayPages } from '../../api/day/dayContract.ts';
import { pageAtom } from '../state/page.ts';
import { messages } from '../messages.ts';

export function SignedOut(): ReactNode {
  const { tenant, name } = useAtomValue(pageAtom);
  const address = dayPages.signIn.replace(':tenant', encodeURIComponent(tenant));
  return (
    <main className="day-closed">
      <p className="day-closed-venue">
        <bdi>{name}</bdi>
      </p>
      <h1>{messages.signedOut}</h1>
      <p>{messages.signedOutHint}</p>
      <a className="ui-button ui-primary" href={address + location.search}>
        {messages.signIn}
      </a>
    </main>
  );
}
