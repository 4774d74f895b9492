/** What guests and the venue are told by mail, and in which words. */
import type { ReactNode } from 'react';
import { isFields } from '../../../domain/deepEqual.ts';
import {
  CheckSetting,
  NumberSetting,
  SelectSetting,
  TimeSetting,
  Toggle,
  asText,
  labelOf,
  useSetting,
} from '../../controls/Field.tsx';
import { Group, LinesSetting } from '../../controls/Lists.tsx';
import { messages } from '../../messages.ts';
import { MailPreviews } from './MailPreviews.tsx';
import { Texts } from './Texts.tsx';

const REMINDERS = ['day', 'two_hours'] as const;

export function MessagesSection(): ReactNode {
  const [value, set] = useSetting(['reminders']);
  const reminders: readonly unknown[] = Array.isArray(value) ? value : [];
  const [notifications] = useSetting(['notifications']);
  const [ofServices] = useSetting(['service_notifications']);
  const services = useServiceNames();
  const isDaily = [notifications, ...(isFields(ofServices) ? Object.values(ofServices) : [])].includes('daily');
  return (
    <>
      <SelectSetting path={['notifications']} fallback="each" options={Object.entries(messages.notices)} />
      {services.length > 1 && (
        <Group title={labelOf('service_notifications')} setting="service_notifications">
          <div className="settings-row">
            {services.map((name) => (
              <SelectSetting
                key={name}
                path={['service_notifications', name]}
                label={name}
                none={messages.likeOthers}
                options={Object.entries(messages.notices)}
              />
            ))}
          </div>
        </Group>
      )}
      {isDaily && <TimeSetting path={['digest_time']} none={messages.none} />}
      <Group title={labelOf('reminders')} setting="reminders">
        {REMINDERS.map((reminder) => (
          <Toggle
            key={reminder}
            label={messages.reminderTimes[reminder]}
            isOn={reminders.includes(reminder)}
            onChange={(isOn) => {
              const next = REMINDERS.filter((each) => (each === reminder ? isOn : reminders.includes(each)));
              set(next.length > 0 ? next : undefined);
            }}
          />
        ))}
      </Group>
      <NumberSetting path={['waiting_offer_minutes']} unit={messages.minutes} fallback={10} />
      <NumberSetting path={['messages_per_day']} fallback={300} hint={messages.hints.messages_per_day} />
      <LinesSetting path={['message_countries']} separator=", " hint={messages.hints.message_countries} />
      <CheckSetting path={['messages_unverified']} hint={messages.hints.messages_unverified} />
      <MailPreviews />
      <Texts />
    </>
  );
}

/** Returns the names of the services, each once. */
function useServiceNames(): string[] {
  const [services] = useSetting(['services']);
  const names = (Array.isArray(services) ? services : []).map((service: unknown) =>
    isFields(service) ? asText(service['name']) : '',
  );
  return [...new Set(names.filter((name) => name !== ''))];
}
