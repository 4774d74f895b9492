/** What guests and the venue are told by mail, and in which words. */
import type { ReactNode } from 'react';
import { NumberSetting, SelectSetting, TimeSetting, Toggle, labelOf, useSetting } from '../../controls/Field.tsx';
import { Group } from '../../controls/Lists.tsx';
import { messages } from '../../messages.ts';
import { MailPreviews } from './MailPreviews.tsx';
import { Texts } from './Texts.tsx';

const REMINDERS = ['day', 'two_hours'] as const;

export function MessagesSection(): ReactNode {
  const [value, set] = useSetting(['reminders']);
  const reminders: readonly unknown[] = Array.isArray(value) ? value : [];
  const [notifications] = useSetting(['notifications']);
  return (
    <>
      <SelectSetting path={['notifications']} fallback="each" options={Object.entries(messages.notices)} />
      {notifications === 'daily' && <TimeSetting path={['digest_time']} none={messages.none} />}
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
      <MailPreviews />
      <Texts />
    </>
  );
}
