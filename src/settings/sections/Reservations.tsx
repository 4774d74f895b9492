/** Which reservations the venue takes, and on which terms. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { toJsonPointer } from '../../domain/plan/reading/validationError.ts';
import {
  CheckSetting,
  GroupProblem,
  NumberSetting,
  SelectSetting,
  TextSetting,
  TimeSetting,
  Toggle,
  asText,
  labelOf,
  useSetting,
} from '../controls/Field.tsx';
import { Entries, Group, LinesSetting, Weekdays } from '../controls/Lists.tsx';
import { RichTextSetting } from '../controls/RichText.tsx';
import { messages } from '../messages.ts';
import { type Path, hostAtom } from '../state/document.ts';

export function Reservations(): ReactNode {
  const { parts, hints, entries, minutes, days, people } = messages;
  const host = useAtomValue(hostAtom);
  const tables = host?.tables.join(', ') ?? '';
  const areas = host?.areas ?? [];
  const categories = host?.categories ?? [];
  const occupancies = Object.entries(messages.occupancies);
  return (
    <>
      <div className="settings-row">
        <NumberSetting path={['lead_minutes']} unit={minutes} fallback={60} step={15} hint={hints.lead_minutes} />
        <NumberSetting path={['farthest_days']} unit={days} fallback={365} hint={hints.farthest_days} />
      </div>
      <Entries path={['releases']} nameOf={entries.release} first={{ at: '09:00' }} hint={hints.releases}>
        {(path) => (
          <>
            <TextSetting path={[...path, 'from']} label={parts.from} type="date" />
            <TextSetting path={[...path, 'to']} label={parts.until} type="date" />
            <TextSetting path={[...path, 'on']} label={parts.releasedOn} type="date" />
            <TimeSetting path={[...path, 'at']} label={parts.releasedAt} />
          </>
        )}
      </Entries>
      <Group title={labelOf('guests')}>
        <div className="settings-row">
          <NumberSetting path={['guests', 'min']} label={parts.min} fallback={1} />
          <NumberSetting path={['guests', 'max']} label={parts.max} fallback={10} />
          <NumberSetting path={['guests', 'default']} label={parts.default} fallback={2} />
        </div>
        <GroupProblem path={['guests']} />
      </Group>
      <Entries path={['stays']} nameOf={entries.stay} first={{ minutes: 120 }} hint={hints.stays}>
        {(path) => (
          <>
            <TextSetting path={[...path, 'name']} label={parts.name} />
            <StayLength path={[...path, 'minutes']} />
          </>
        )}
      </Entries>
      <SelectSetting path={['occupancy']} fallback="date" options={occupancies} />
      {areas.length > 1 && (
        <Group title={labelOf('area_occupancy')} setting="area_occupancy">
          <div className="settings-row">
            {areas.map(({ id, name }) => (
              <SelectSetting
                key={id}
                path={['area_occupancy', id]}
                label={name}
                none={messages.likeOthers}
                options={occupancies}
              />
            ))}
          </div>
        </Group>
      )}
      <Group title={labelOf('days')} setting="days" hint={hints.days}>
        <div className="settings-row">
          <NumberSetting path={['days', 'min']} label={parts.minDays} fallback={1} />
          <NumberSetting path={['days', 'max']} label={parts.maxDays} fallback={14} />
        </div>
        <Entries
          path={['days', 'rules']}
          title={parts.dayRules}
          nameOf={entries.dayRule}
          first={{}}
          hint={hints.dayRules}
        >
          {(path) => (
            <>
              <TextSetting path={[...path, 'from']} label={parts.from} type="date" />
              <TextSetting path={[...path, 'to']} label={parts.until} type="date" />
              <Weekdays path={[...path, 'weekdays']} label={parts.weekdays} isEveryDay />
              <Group title={parts.areas}>
                <Choices path={[...path, 'areas']} from={areas} />
              </Group>
              <NumberSetting path={[...path, 'min']} label={parts.minDays} />
              <NumberSetting path={[...path, 'max']} label={parts.maxDays} />
            </>
          )}
        </Entries>
      </Group>
      <Entries path={['turn_times']} nameOf={entries.turnTime} first={{}} hint={hints.turn_times}>
        {(path) => (
          <>
            <NumberSetting path={[...path, 'guests']} label={parts.guests} />
            <NumberSetting path={[...path, 'minutes']} label={parts.minutes} step={15} />
          </>
        )}
      </Entries>
      <Entries path={['seat_rules']} nameOf={entries.seatRule} first={{}} hint={hints.seat_rules}>
        {(path) => (
          <>
            <NumberSetting path={[...path, 'seats']} label={parts.seats} />
            <NumberSetting path={[...path, 'min_guests']} label={parts.min_guests} />
          </>
        )}
      </Entries>
      <CheckSetting path={['join_tables']} />
      <Entries path={['substitutes']} nameOf={entries.substitutes} first={[]} hint={hints.substitutes}>
        {(path) => <Choices path={path} from={categories} isOrdered />}
      </Entries>
      <Entries path={['table_access']} nameOf={entries.tables} first={{ access: 'in_house' }} hint={hints.table_access}>
        {(path) => (
          <>
            <LinesSetting
              path={[...path, 'tables']}
              label={parts.tables}
              separator=", "
              placeholder={tables.slice(0, 40)}
            />
            <SelectSetting
              path={[...path, 'access']}
              label={parts.access}
              options={Object.entries(messages.accesses)}
            />
          </>
        )}
      </Entries>
      <NumberSetting path={['max_covers_per_slot']} unit={people} hint={hints.max_covers_per_slot} />
      <NumberSetting path={['least_stay_minutes']} unit={minutes} fallback={60} step={15} />
      <NumberSetting path={['hold_minutes']} unit={minutes} fallback={15} />
      <NumberSetting path={['auto_free_minutes']} unit={minutes} />
      <Entries path={['promo_codes']} nameOf={entries.promoCode} first={{}} hint={hints.promo_codes}>
        {(path) => (
          <>
            <TextSetting path={[...path, 'code']} label={parts.code} />
            <TextSetting path={[...path, 'gives']} label={parts.gives} />
            <TextSetting path={[...path, 'from']} label={parts.from} type="date" />
            <TextSetting path={[...path, 'until']} label={parts.until} type="date" />
          </>
        )}
      </Entries>
      <Entries path={['terms']} nameOf={entries.term} first={{}} hint={hints.terms({ word: '{hold_minutes}' })}>
        {(path) => (
          <>
            <TextSetting path={[...path, 'heading']} label={parts.heading} />
            <RichTextSetting path={[...path, 'text']} label={parts.text} />
          </>
        )}
      </Entries>
      <TextSetting path={['terms_url']} type="url" dir="ltr" />
      <SelectSetting path={['tables_reload']} fallback="quiet" options={Object.entries(messages.reloads)} />
      <CheckSetting path={['proof_of_work']} hint={hints.proof_of_work} />
    </>
  );
}

/** The minutes of a stay, or the rest of the day, which has none. */
function StayLength({ path }: { readonly path: Path }): ReactNode {
  const [value, set] = useSetting(path);
  return (
    <>
      {value !== null && <NumberSetting path={path} label={messages.parts.minutes} step={15} />}
      <Toggle label={messages.parts.restOfDay} isOn={value === null} onChange={(isOn) => set(isOn ? null : 120)} />
    </>
  );
}

type Choice = { readonly id: string; readonly name: string };
type ChoicesProps = {
  readonly path: Path;
  readonly from: readonly Choice[];
  /** Whether the order counts in which they were chosen. */
  readonly isOrdered?: boolean;
};

/** A box for each area or category, by its id. None chosen is no setting. */
function Choices({ path, from, isOrdered = false }: ChoicesProps): ReactNode {
  const [value, set] = useSetting(path);
  const chosen = (Array.isArray(value) ? value : []).map(asText);
  const unlisted = chosen.filter((id) => from.every((choice) => choice.id !== id));
  const choose = (next: readonly string[]): void => set(next.length > 0 || isOrdered ? next : undefined);
  return (
    <div data-setting={toJsonPointer(path)}>
      {[...from, ...unlisted.map((id) => ({ id, name: id }))].map(({ id, name }) => (
        <Toggle
          key={id}
          label={isOrdered && chosen.includes(id) ? `${chosen.indexOf(id) + 1}. ${name}` : name}
          isOn={chosen.includes(id)}
          onChange={(isOn) => choose(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))}
        />
      ))}
    </div>
  );
}
