/** Address, data and events of a new or an existing webhook. */
import { type ReactNode, useRef, useState } from 'react';
import type { WebhookFields } from '../../api/integrationClient.ts';
import { HAPPENINGS } from '../../domain/day/happenings.ts';
import { Form } from '../controls/Form.tsx';
import { Alert, InputField, SelectField, Toggle } from '../controls/Field.tsx';
import { messages } from '../messages.ts';
import { FormActions } from './parts.tsx';

type FormProps = {
  /** Undefined for a new one. */
  readonly webhook?: WebhookFields;
  readonly isBusy: boolean;
  onSave(fields: WebhookFields): void;
  onCancel(): void;
};

export function WebhookForm({ webhook, isBusy, onSave, onCancel }: FormProps): ReactNode {
  const texts = messages.connections;
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [content, setContent] = useState<WebhookFields['content']>(webhook?.content ?? 'full');
  const [events, setEvents] = useState<WebhookFields['events']>(webhook?.events ?? [...HAPPENINGS]);
  const [isChecked, setChecked] = useState(false);
  const address = useRef<HTMLInputElement>(null);
  const hasNone = isChecked && events.length === 0;
  return (
    <Form
      onSubmit={() => {
        setChecked(true);
        if (!URL.canParse(url.trim())) address.current?.focus();
        else if (events.length > 0) onSave({ url: url.trim(), content, events });
      }}
    >
      <InputField
        isFirst
        ref={address}
        label={texts.address}
        problem={isChecked && !URL.canParse(url.trim()) ? texts.wrongAddress : ''}
        type="url"
        dir="ltr"
        value={url}
        onChange={setUrl}
      />
      <SelectField
        label={texts.content}
        value={content}
        options={[
          ['full', texts.full],
          ['lean', texts.lean],
        ]}
        onChange={setContent}
      />
      <fieldset className="settings-group">
        <legend>{texts.eventsTitle}</legend>
        <Alert text={hasNone ? texts.noEvents : ''} />
        <div className="settings-choices">
          {HAPPENINGS.map((type) => (
            <Toggle
              key={type}
              label={texts.events[type]}
              isOn={events.includes(type)}
              onChange={(isOn) =>
                setEvents(HAPPENINGS.filter((each) => (each === type ? isOn : events.includes(each))))
              }
            />
          ))}
        </div>
      </fieldset>
      <FormActions save={webhook ? texts.save : texts.addWebhook} isBusy={isBusy} onCancel={onCancel} />
    </Form>
  );
}
