/** What each step asks. */
import TreePalm from 'lucide-react/icons/tree-palm';
import Trees from 'lucide-react/icons/trees';
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed';
import { type ReactElement, type ReactNode, useId } from 'react';
import type { SetupAnswers, SetupField } from '../api/setupContract.ts';
import { formatDisplayDate } from '../domain/booking/time.ts';
import { markedLanguages } from '../domain/machineTranslated.ts';
import { TEMPLATE_TABLES } from '../domain/plan/templates.ts';
import { parseTimeOfDay } from '../domain/plan/timeOfDay.ts';
import { suggestFor, suggestServices, toTenant } from './answers.ts';
import { messages } from './messages.ts';
import { PlanPicture } from './PlanPicture.tsx';
import { Select } from '../ui/Select.tsx';
import { WeekToggles } from '../ui/WeekToggles.tsx';

export type StepProps = {
  readonly answers: SetupAnswers;
  readonly wrong: ReadonlySet<SetupField>;
  set(changes: Partial<SetupAnswers>): void;
};

type FieldProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: (control: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': boolean | undefined;
  }) => ReactElement;
};

function Field({ label, hint, error, children }: FieldProps): ReactNode {
  const id = useId();
  const text = error ?? hint;
  return (
    <div className="setup-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': text === undefined ? undefined : `${id}-text`,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {text !== undefined && (
        <p id={`${id}-text`} data-error={error === undefined ? undefined : true}>
          {text}
        </p>
      )}
    </div>
  );
}

/** The error of a group of controls, which no single one has. */
function GroupError({ show, text }: { readonly show: boolean; readonly text: string }): ReactNode {
  return (
    <p role="alert" data-error>
      {show ? text : ''}
    </p>
  );
}

type TextProps = StepProps & {
  readonly field: 'name' | 'address' | 'telephone' | 'email';
  readonly hint?: string;
  readonly type?: 'text' | 'tel' | 'email';
  readonly autoComplete: string;
};

function TextField({ answers, wrong, set, field, hint, type = 'text', autoComplete }: TextProps): ReactNode {
  return (
    <Field label={messages.fields[field]} hint={hint} error={wrong.has(field) ? messages.errors[field] : undefined}>
      {(control) => (
        <input
          {...control}
          type={type}
          autoComplete={autoComplete}
          dir={type === 'text' ? 'auto' : 'ltr'}
          maxLength={200}
          value={answers[field]}
          onChange={({ target }) => set({ [field]: target.value })}
        />
      )}
    </Field>
  );
}

const KIND_ICONS = { 'restaurant-room': UtensilsCrossed, terrace: Trees, 'beach-rows': TreePalm } as const;
const KINDS = ['restaurant-room', 'terrace', 'beach-rows'] as const;

export function PlaceStep(props: StepProps): ReactNode {
  const { answers, wrong, set } = props;
  const { name, tenant } = answers;
  return (
    <>
      <Field label={messages.fields.name} error={wrong.has('name') ? messages.errors.name : undefined}>
        {(control) => (
          <input
            {...control}
            autoComplete="organization"
            dir="auto"
            maxLength={80}
            value={name}
            onChange={({ target: { value } }) =>
              set({ name: value, ...(tenant === toTenant(name) ? { tenant: toTenant(value) } : {}) })
            }
          />
        )}
      </Field>
      <fieldset className="setup-choices">
        <legend>{messages.fields.kind}</legend>
        {KINDS.map((kind) => {
          const Icon = KIND_ICONS[kind];
          return (
            <label key={kind}>
              <input
                type="radio"
                name="kind"
                checked={answers.template === kind}
                onChange={() => set(suggestFor(kind))}
              />
              <Icon aria-hidden size={24} />
              <span>{messages.kinds[kind]}</span>
            </label>
          );
        })}
      </fieldset>
      <Field
        label={messages.fields.tenant}
        hint={messages.hints.tenant}
        error={wrong.has('tenant') ? messages.errors.tenant : undefined}
      >
        {(control) => (
          <div className="setup-address" dir="ltr">
            <span>{`${location.host}/v/`}</span>
            <input
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              value={tenant}
              onChange={({ target }) => set({ tenant: target.value.toLowerCase() })}
            />
          </div>
        )}
      </Field>
    </>
  );
}

const ZONES = Intl.supportedValuesOf('timeZone');

export function GuestsStep({ answers: { language, time_zone: timeZone }, set }: StepProps): ReactNode {
  return (
    <>
      <Field label={messages.fields.language} hint={messages.hints.language}>
        {(control) => (
          <Select
            {...control}
            value={language}
            options={markedLanguages(messages.tag, messages.machineTranslated)}
            onChange={(tag) => set({ language: tag })}
          />
        )}
      </Field>
      <Field label={messages.fields.time_zone}>
        {(control) => (
          <Select
            {...control}
            dir="ltr"
            value={timeZone}
            options={(ZONES.includes(timeZone) ? ZONES : [timeZone, ...ZONES]).map((zone) => [
              zone,
              zone.replaceAll('_', ' '),
            ])}
            onChange={(zone) => set({ time_zone: zone })}
          />
        )}
      </Field>
    </>
  );
}

/** From 06:00 until the last quarter of an hour of the day. */
const TIMES = Array.from({ length: 72 }, (_, index) => {
  const minutes = 360 + index * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});
const nameOfDay = (day: number, weekday: 'short' | 'long'): string =>
  formatDisplayDate(`2024-01-0${day}`, messages.tag, { weekday });

export function OpeningStep({ answers, wrong, set }: StepProps): ReactNode {
  const { services, closed_weekdays: closed, template } = answers;
  const hasMeals = services.length > 1;
  const change = (index: number, changes: Partial<SetupAnswers['services'][number]>): void =>
    set({ services: services.map((service, at) => (at === index ? { ...service, ...changes } : service)) });
  return (
    <>
      <fieldset className="setup-choices setup-pills">
        <legend>{messages.fields.hours}</legend>
        {([false, true] as const).map((meals) => (
          <label key={String(meals)}>
            <input
              type="radio"
              name="hours"
              checked={hasMeals === meals}
              onChange={() => set({ services: suggestServices(template, meals) })}
            />
            <span>{meals ? messages.hours.meals : messages.hours.allDay}</span>
          </label>
        ))}
      </fieldset>
      {services.map(({ meal, first, last }, index) => (
        <fieldset key={meal ?? 'open'} className="setup-row">
          <legend>{messages.services[meal ?? 'open']}</legend>
          <TimeField
            label={messages.fields.first}
            value={first}
            onChange={(value) => change(index, { first: value })}
          />
          <TimeField label={messages.fields.last} value={last} onChange={(value) => change(index, { last: value })} />
        </fieldset>
      ))}
      <GroupError show={wrong.has('services')} text={messages.errors.services} />
      <fieldset>
        <legend>{messages.fields.closed_weekdays}</legend>
        <WeekToggles days={closed} nameOf={nameOfDay} onChange={(days) => set({ closed_weekdays: days })} />
      </fieldset>
      <GroupError show={wrong.has('closed_weekdays')} text={messages.errors.closed_weekdays} />
    </>
  );
}

function TimeField(props: {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
}): ReactNode {
  const { label, value, onChange } = props;
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={TIMES.map((time) => [time, messages.time(parseTimeOfDay(time) ?? 0)])}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

const PARTY_SIZES = Array.from({ length: 30 }, (_, index) => index + 1);

export function PartiesStep({ answers: { guests }, wrong, set }: StepProps): ReactNode {
  return (
    <>
      <div className="setup-row">
        {(['min', 'max'] as const).map((end) => (
          <Field key={end} label={messages.fields[end]}>
            {(control) => (
              <Select
                {...control}
                value={guests[end]}
                options={PARTY_SIZES.map((count) => [count, messages.guests({ count })])}
                onChange={(count) => set({ guests: { ...guests, [end]: count } })}
              />
            )}
          </Field>
        ))}
      </div>
      <p className="setup-hint">{messages.hints.parties}</p>
      <GroupError show={wrong.has('guests')} text={messages.errors.guests} />
    </>
  );
}

export function ContactStep(props: StepProps): ReactNode {
  return (
    <>
      <TextField {...props} field="address" autoComplete="street-address" />
      <TextField {...props} field="telephone" type="tel" autoComplete="tel" hint={messages.hints.telephone} />
      <TextField {...props} field="email" type="email" autoComplete="email" hint={messages.hints.email} />
    </>
  );
}

export function PlanStep({ answers: { template, tables, language }, set }: StepProps): ReactNode {
  return (
    <>
      <fieldset className="setup-choices setup-plans">
        <legend>{messages.fields.template}</legend>
        {KINDS.map((name) => (
          <label key={name}>
            <input type="radio" name="template" checked={template === name} onChange={() => set({ template: name })} />
            <PlanPicture template={name} tables={12} language={language} />
            <span>{messages.templates[name]}</span>
          </label>
        ))}
      </fieldset>
      <Field label={messages.fields.tables} hint={messages.hints.plan}>
        {(control) => (
          <div className="setup-range">
            <input
              {...control}
              type="range"
              min={TEMPLATE_TABLES.min}
              max={TEMPLATE_TABLES.max}
              value={tables}
              aria-valuetext={messages.tables({ count: tables })}
              onChange={({ target }) => set({ tables: Number(target.value) })}
            />
            <output>{messages.tables({ count: tables })}</output>
          </div>
        )}
      </Field>
    </>
  );
}
