/** The secret address of the calendar: of all reservations, or those of an area or a service. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useCallback, useState } from 'react';
import { endFeed, fetchFeeds, makeFeed } from '../../api/day/dayClient.ts';
import { pageLocale } from '../../ui/pageLanguage.ts';
import { Group } from '../controls/Lists.tsx';
import { messages } from '../messages.ts';
import { pageAtom } from '../state/document.ts';
import { ConfirmButton, ListState, Secret } from './parts.tsx';
import { asResult, useLoaded } from './useLoaded.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../controls/Field.tsx';
import { formatTimestamp } from '../../ui/formatTimestamp.ts';

export function CalendarAddress(): ReactNode {
  const texts = messages.connections;
  const { tenant } = useAtomValue(pageAtom);
  const load = useCallback(async () => asResult(await fetchFeeds({ tenant, language: pageLocale() })), [tenant]);
  const { value, error, isBusy, reload, run } = useLoaded(load);
  const [address, setAddress] = useState('');
  const [area, setArea] = useState('');
  const [service, setService] = useState('');
  const at = value?.feeds.find(({ kind }) => kind === 'ical')?.created_at;
  const place = { tenant, language: pageLocale() };
  const make = async (): Promise<void> => {
    const made = await run(async () => asResult(await makeFeed(place, 'ical')));
    if (made) setAddress(made.address);
  };
  const withdraw = async (): Promise<void> => {
    if (await run(async () => asResult(await endFeed(place, 'ical')))) setAddress('');
  };
  const all = ['', messages.connections.all] as const;
  const query = new URLSearchParams({ ...(area === '' ? {} : { area }), ...(service === '' ? {} : { service }) });
  return (
    <Group title={texts.calendar} hint={texts.calendarHint}>
      <ListState
        isLoaded={value !== undefined}
        isEmpty={at === undefined}
        error={error}
        empty={texts.noCalendar}
        onRetry={() => void reload()}
      />
      {at !== undefined && <p>{texts.calendarSince({ time: formatTimestamp(at) })}</p>}
      {address !== '' && value && (
        <>
          <div className="settings-row">
            {value.areas.length > 1 && (
              <SelectField
                label={texts.area}
                value={area}
                options={[all, ...value.areas.map((each) => [each.id, each.name] as const)]}
                onChange={setArea}
              />
            )}
            {value.services.length > 1 && (
              <SelectField
                label={texts.service}
                value={service}
                options={[all, ...value.services.map((name) => [name, name] as const)]}
                onChange={setService}
              />
            )}
          </div>
          <Secret
            key={address}
            label={texts.calendarAddress}
            text={query.size > 0 ? `${address}?${query.toString()}` : address}
          />
        </>
      )}
      <div className="settings-actions">
        {at === undefined ? (
          <Button disabled={!value || isBusy} onClick={() => void make()}>
            {texts.makeAddress}
          </Button>
        ) : (
          <>
            <ConfirmButton
              key={at}
              label={texts.replaceAddress}
              name={texts.calendar}
              question={texts.replaceCalendar}
              isDisabled={isBusy}
              onConfirm={() => void make()}
            />
            <ConfirmButton
              label={texts.withdraw}
              name={texts.calendar}
              question={texts.withdrawCalendar}
              isDisabled={isBusy}
              onConfirm={() => void withdraw()}
            />
          </>
        )}
      </div>
    </Group>
  );
}
