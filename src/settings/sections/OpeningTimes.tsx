/** When the venue is open: its hours or services, closed weekdays and dates, and days that differ. */
import Plus from 'lucide-react/icons/plus';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import {
  CheckSetting,
  NumberSetting,
  SelectSetting,
  TextSetting,
  TimeSetting,
  labelOf,
  useSetting,
} from '../controls/Field.tsx';
import { Entries, Group, Weekdays } from '../controls/Lists.tsx';
import { GroupProblem } from '../controls/Field.tsx';
import { messages } from '../messages.ts';
import { type Path, fieldsAtom, hostAtom } from '../state/document.ts';
import { ClosedDates } from './ClosedDates.tsx';
import { ComingWeek } from './ComingWeek.tsx';
import { Button } from '../../ui/Button.tsx';

/** The hours of a venue that specifies none. */
const DEFAULT_HOURS = { first: '07:00', last: '20:00' };
/** What the services of a restaurant begin with. */
const firstServices = () => [
  { name: messages.meals.lunch, first: '12:00', last: '15:00' },
  { name: messages.meals.dinner, first: '18:30', last: '22:30' },
];

export function OpeningTimes(): ReactNode {
  const fields = useAtomValue(fieldsAtom);
  const setFields = useSetAtom(fieldsAtom);
  const areas = (useAtomValue(hostAtom)?.areas ?? []).map(({ id, name }) => [id, name] as const);
  const { services } = fields;
  return (
    <>
      {services === undefined ? (
        <Group title={labelOf('hours')}>
          <div className="settings-row">
            <Times path={['hours']} />
          </div>
          <GroupProblem path={['hours']} />
          <Button icon={Plus} onClick={() => setFields({ ...fields, hours: undefined, services: firstServices() })}>
            {messages.addServices}
          </Button>
        </Group>
      ) : (
        <Services path={['services']} />
      )}
      <ComingWeek />
      <NumberSetting path={['slot_minutes']} unit={messages.minutes} fallback={15} />
      <Weekdays path={['closed_weekdays']} />
      <ClosedDates />
      <Entries path={['special_days']} nameOf={messages.entries.specialDay} first={{ closed: true }}>
        {(path) => (
          <>
            <TextSetting path={[...path, 'date']} label={messages.parts.date} type="date" />
            <TextSetting path={[...path, 'note']} label={messages.parts.noteForGuests} />
            <ClosedOrServices path={path} />
          </>
        )}
      </Entries>
      <Entries
        path={['area_closures']}
        nameOf={messages.entries.areaClosure}
        first={{ area: areas[0]?.[0] }}
        hint={messages.hints.area_closures}
      >
        {(path) => (
          <>
            <SelectSetting path={[...path, 'area']} label={messages.parts.area} options={areas} />
            <TextSetting path={[...path, 'from']} label={messages.parts.from} type="date" />
            <TextSetting path={[...path, 'to']} label={messages.parts.until} type="date" />
            <TextSetting path={[...path, 'note']} label={messages.parts.noteForStaff} />
          </>
        )}
      </Entries>
    </>
  );
}

function ClosedOrServices({ path }: { readonly path: Path }): ReactNode {
  const [closed] = useSetting([...path, 'closed']);
  return (
    <>
      <CheckSetting path={[...path, 'closed']} label={messages.closedAllDay} />
      {closed !== true && <Services path={[...path, 'services']} />}
    </>
  );
}

function Services({ path }: { readonly path: Path }): ReactNode {
  const [services] = useSetting(path);
  // Another one is mostly the last one at another time of the year.
  const last: unknown = Array.isArray(services) ? services.at(-1) : undefined;
  return (
    <Entries path={path} title={labelOf('services')} nameOf={messages.entries.service} first={last ?? DEFAULT_HOURS}>
      {(service) => (
        <>
          <TextSetting path={[...service, 'name']} label={messages.parts.name} />
          <Times path={service} />
          {path.length === 1 && (
            <>
              <TextSetting path={[...service, 'from']} label={messages.parts.from} type="date" />
              <TextSetting path={[...service, 'to']} label={messages.parts.until} type="date" />
              <Weekdays path={[...service, 'weekdays']} label={messages.parts.weekdays} isEveryDay />
            </>
          )}
        </>
      )}
    </Entries>
  );
}

function Times({ path }: { readonly path: Path }): ReactNode {
  return (
    <>
      <TimeSetting
        path={[...path, 'first']}
        label={messages.parts.first}
        fallback={DEFAULT_HOURS.first}
        others={DEFAULT_HOURS}
      />
      <TimeSetting
        path={[...path, 'last']}
        label={messages.parts.last}
        fallback={DEFAULT_HOURS.last}
        others={DEFAULT_HOURS}
      />
      <TimeSetting path={[...path, 'end']} label={messages.parts.end} none={messages.none} others={DEFAULT_HOURS} />
    </>
  );
}
