/** Who and what opens the venue's pages, and how other systems identify the venue. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { AccessList } from '../access/AccessList.tsx';
import { NumberSetting, asText, labelOf, useSetting } from '../controls/Field.tsx';
import { LinesSetting } from '../controls/Lists.tsx';
import { messages } from '../messages.ts';
import { pageAtom } from '../state/document.ts';

export function Access(): ReactNode {
  const { tenant } = useAtomValue(pageAtom);
  const [key] = useSetting(['key']);
  const [location] = useSetting(['location_id']);
  return (
    <>
      <AccessList tenant={tenant} />
      <NumberSetting path={['lock_after_minutes']} unit={messages.minutes} fallback={5} />
      <LinesSetting path={['embed_sites']} separator={'\n'} hint={messages.hints.embed_sites} />
      <dl className="ui-facts">
        {(
          [
            ['key', key],
            ['location_id', location],
          ] as const
        ).map(([name, value]) => (
          <div key={name} data-setting={`/${name}`}>
            <dt>{labelOf(name)}</dt>
            <dd dir="ltr">{asText(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="settings-hint">{messages.identifiers}</p>
    </>
  );
}
