/** The reservations of a period as a file. */
import Download from 'lucide-react/icons/download';
import { useAtomValue } from 'jotai';
import { type ReactNode, useId, useState } from 'react';
import { createIntegrationClient } from '../../api/integrationClient.ts';
import { MAX_EXPORT_DAYS } from '../../api/integrationContract.ts';
import { addDays, daysBetween, isPlainDate } from '../../domain/booking/time.ts';
import { Group } from '../controls/Lists.tsx';
import { messages } from '../messages.ts';
import { pageAtom } from '../state/document.ts';
import { Alert, InputField } from '../controls/Field.tsx';

const DEFAULT_DAYS = 30;

export function ExportFiles(): ReactNode {
  const texts = messages.data;
  const id = useId();
  const { tenant, now } = useAtomValue(pageAtom);
  const today = now.slice(0, 10);
  const [from, setFrom] = useState(addDays(today, -DEFAULT_DAYS));
  const [until, setUntil] = useState(today);
  const days = isPlainDate(from) && isPlainDate(until) ? daysBetween(from, until) + 1 : 0;
  const tooLong = days > MAX_EXPORT_DAYS ? texts.exportTooLong({ days: MAX_EXPORT_DAYS }) : '';
  const problem = days < 1 ? messages.problems.rules.dates_order : tooLong;
  const isWrong = problem !== '';
  return (
    <Group title={texts.export} hint={texts.exportHint}>
      <div className="settings-row">
        {(
          [
            ['from', from, setFrom],
            ['until', until, setUntil],
          ] as const
        ).map(([name, value, set]) => (
          <InputField
            key={name}
            label={messages.parts[name]}
            type="date"
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-problem`}
            value={value}
            onChange={set}
          />
        ))}
      </div>
      <Alert id={`${id}-problem`} text={problem} />
      <div className="settings-actions">
        {(['csv', 'json'] as const).map((format) => (
          <a
            key={format}
            className="ui-button"
            download
            aria-disabled={isWrong || undefined}
            href={
              isWrong ? undefined : createIntegrationClient(tenant, messages.tag).exportAddress(format, { from, until })
            }
          >
            <Download aria-hidden size={16} />
            <span>{format.toUpperCase()}</span>
          </a>
        ))}
      </div>
    </Group>
  );
}
