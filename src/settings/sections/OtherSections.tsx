/** The shorter sections: messages, look, access and data. */
import ExternalLink from 'lucide-react/icons/external-link';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { uploadPicture } from '../../api/editorClient.ts';
import { isFields } from '../../domain/deepEqual.ts';
import {
  NumberSetting,
  TextSetting,
  Toggle,
  Field,
  asText,
  labelOf,
  useSetting,
  SelectSetting,
  TimeSetting,
} from '../controls/Field.tsx';
import { Group, LinesSetting } from '../controls/Lists.tsx';
import { failureText, messages } from '../messages.ts';
import { hostAtom, pageAtom } from '../state/document.ts';

const REMINDERS = ['day', 'two_hours'] as const;

export function MessagesSection(): ReactNode {
  const [value, set] = useSetting(['reminders']);
  const reminders: readonly unknown[] = Array.isArray(value) ? value : [];
  const [notifications] = useSetting(['notifications']);
  return (
    <>
      <SelectSetting path={['notifications']} fallback="each" options={Object.entries(messages.notices)} />
      {notifications === 'daily' && <TimeSetting path={['digest_time']} none={messages.none} />}
      <Group title={labelOf('reminders')}>
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
      <Words />
    </>
  );
}

/** The venue's own texts. Another one is chosen by the text that it replaces. */
function Words(): ReactNode {
  const [value] = useSetting(['words']);
  const texts = useAtomValue(hostAtom)?.words ?? {};
  const [added, setAdded] = useState<readonly string[]>([]);
  const own = isFields(value) ? Object.keys(value) : [];
  const shown = [...new Set([...own, ...added])];
  return (
    <Group title={labelOf('words')} hint={messages.hints.words}>
      {shown.map((name) => (
        <TextSetting
          key={name}
          path={['words', name]}
          label={texts[name] ?? name}
          isLong
          placeholder={texts[name] ?? ''}
        />
      ))}
      <div className="settings-field">
        <label htmlFor="settings-words">{messages.chooseMessage}</label>
        <select id="settings-words" value="" onChange={({ target }) => setAdded([...added, target.value])}>
          <option value="">{messages.none}</option>
          {Object.entries(texts)
            .filter(([name]) => !shown.includes(name))
            .map(([name, text]) => (
              <option key={name} value={name}>
                {text.slice(0, 90)}
              </option>
            ))}
        </select>
      </div>
    </Group>
  );
}

export function Look(): ReactNode {
  const { parts, hints } = messages;
  return (
    <>
      <Group title={labelOf('theme')}>
        <div className="settings-row">
          <ColorSetting path={['theme', 'accent']} label={parts.accent} />
          <ColorSetting path={['theme', 'accent_dark']} label={parts.accent_dark} />
        </div>
      </Group>
      <TextSetting path={['heading']} />
      <PictureSetting hint={hints.picture} />
    </>
  );
}

function ColorSetting({ path, label }: { readonly path: readonly string[]; readonly label: string }): ReactNode {
  const [value, set] = useSetting(path);
  const isColor = /^#[\da-f]{6}$/i.test(asText(value));
  return (
    <Field path={path} label={label}>
      {(control) => (
        <>
          <input
            {...control}
            type="text"
            dir="ltr"
            placeholder="#0b6770"
            value={asText(value)}
            onChange={({ target }) => set(target.value.trim() || undefined)}
          />
          <input
            type="color"
            aria-label={label}
            value={isColor ? asText(value) : '#0b6770'}
            onChange={({ target }) => set(target.value)}
          />
        </>
      )}
    </Field>
  );
}

function PictureSetting({ hint }: { readonly hint: string }): ReactNode {
  const [value, set] = useSetting(['picture']);
  const { tenant } = useAtomValue(pageAtom);
  const host = useAtomValue(hostAtom);
  const setHost = useSetAtom(hostAtom);
  const [error, setError] = useState('');
  const picture = asText(value);
  const pictures = host?.pictures ?? [];
  const upload = async (file: File | undefined): Promise<void> => {
    if (!file || !host) return;
    const result = await uploadPicture(tenant, file.name.replaceAll(/[^\w.-]/g, '-'), file);
    if (result.ok) {
      setHost({ ...host, pictures: [...new Set([...host.pictures, result.picture])] });
      set(result.picture);
    }
    setError(result.ok ? '' : failureText(result));
  };
  return (
    <>
      <SelectSetting
        path={['picture']}
        none={messages.noPicture}
        options={[...new Set([...pictures, ...(picture === '' ? [] : [picture])])].map((each) => [each, each])}
        hint={hint}
      />
      {picture !== '' && (
        <img
          className="settings-picture"
          src={picture.startsWith('/') ? picture : `/v/${tenant}/files/${picture}`}
          alt=""
        />
      )}
      <div className="settings-field">
        <label htmlFor="settings-upload">{messages.upload}</label>
        <input
          id="settings-upload"
          type="file"
          accept="image/webp,image/png,image/jpeg,image/avif"
          onChange={({ target }) => void upload(target.files?.[0])}
        />
        <p role="alert" className="settings-problem">
          {error}
        </p>
      </div>
    </>
  );
}

export function Access(): ReactNode {
  const { tenant } = useAtomValue(pageAtom);
  const [key] = useSetting(['key']);
  const [location] = useSetting(['location_id']);
  return (
    <>
      <p>
        <a className="settings-link" href={`/editor/${tenant}/sessions`}>
          <span>{messages.staffAccess}</span>
          <ExternalLink aria-hidden size={16} />
        </a>
      </p>
      <NumberSetting path={['lock_after_minutes']} unit={messages.minutes} fallback={5} />
      <LinesSetting path={['embed_sites']} separator={'\n'} hint={messages.hints.embed_sites} />
      <dl className="settings-facts">
        {(
          [
            ['key', key],
            ['location_id', location],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{labelOf(name)}</dt>
            <dd dir="ltr">{asText(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="settings-hint">{messages.identifiers}</p>
    </>
  );
}

export function Data(): ReactNode {
  return <NumberSetting path={['retention_days']} unit={messages.days} hint={messages.hints.retention_days} />;
}
