/** What connects the venue's other tools: webhooks, keys and the calendar's address. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { createIntegrationClient } from '../../api/integrationClient.ts';
import { pageLocale } from '../../ui/pageLanguage.ts';
import { messages } from '../messages.ts';
import { pageAtom } from '../state/document.ts';
import { CalendarAddress } from './CalendarAddress.tsx';
import { Keys } from './Keys.tsx';
import { Webhooks } from './Webhooks.tsx';

export function Connections(): ReactNode {
  const { tenant } = useAtomValue(pageAtom);
  const client = useMemo(() => createIntegrationClient(tenant, pageLocale()), [tenant]);
  return (
    <>
      <p className="settings-hint">{messages.connections.atOnce}</p>
      <Webhooks client={client} />
      <Keys client={client} />
      <CalendarAddress />
    </>
  );
}
