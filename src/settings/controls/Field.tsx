/** The fields of the page. Each is bound to a place in the settings, and shows what is wrong there. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { toJsonPointer } from '../../domain/plan/reading/validationError.ts';
import { formatTimeOfDay } from '../../domain/plan/timeOfDay.ts';
import type { Content, Elements } from '../../ui/jsx.ts';
import { messages } from '../messages.ts';
import { type Path, fieldsAtom, setValueAtom, valueAt } from '../state/document.ts';
import { shownProblemsAtom, touchAtom } from '../state/problems.ts';
import { type Options, Select, type SelectProps } from '../../ui/Select.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';

/** Returns the value at a place, and how to change it. */
export function useSetting(path: Path): [value: unknown, set: (value: unknown) => void] {
  const value = valueAt(useAtomValue(fieldsAtom), path);
  const setValue = useSetAtom(setValueAtom);
  return [value, (next) => setValue(path, next)];
}

export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Returns the label of a field of the settings. */
export function labelOf(field: string): string {
  return messages.fields[field as keyof typeof messages.fields] ?? field;
}

export type FieldProps = {
  readonly path: Path;
  readonly label?: string | undefined;
  readonly hint?: string | undefined;
  /** Whether the field is one that the owner looks for. */
  readonly isMarked?: boolean | undefined;
};
type ControlProps = {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  onBlur(): void;
};

/** A label, a control, a hint, and the message of what is wrong. */
export function Field({
  path,
  label = labelOf(String(path[0])),
  hint,
  isMarked = false,
  unit,
  children,
}: FieldProps & { readonly unit?: string | undefined; children(control: ControlProps): Elements }): ReactNode {
  const id = useId();
  const touch = useSetAtom(touchAtom);
  const problem = useAtomValue(shownProblemsAtom).get(toJsonPointer(path));
  const described = [problem === undefined ? '' : `${id}-problem`, hint === undefined ? '' : `${id}-hint`];
  const control: ControlProps = {
    id,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': described.filter((each) => each !== '').join(' ') || undefined,
    onBlur: () => touch(path),
  };
  return (
    <div className="settings-field" data-setting={toJsonPointer(path)} data-marked={isMarked || undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="settings-control">
        {children(control)}
        {unit !== undefined && <span aria-hidden>{unit}</span>}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="settings-hint">
          {hint}
        </p>
      )}
      <ProblemText id={`${id}-problem`} text={problem} />
    </div>
  );
}

/** Says at once what has just gone wrong; nothing while all is well. */
export function Alert({ id, text }: { readonly id?: string; readonly text: string | undefined }): ReactNode {
  return (
    <p id={id} role="alert" className="settings-problem">
      {text}
    </p>
  );
}

export function ProblemText({ id, text }: { readonly id?: string; readonly text: string | undefined }): ReactNode {
  return text === undefined ? null : (
    <p id={id} className="settings-problem">
      {text}
    </p>
  );
}

/** Shows what is wrong with a list or a group as a whole. It takes the focus where no field of its own can. */
export function GroupProblem({ path }: { readonly path: Path }): ReactNode {
  const text = useAtomValue(shownProblemsAtom).get(toJsonPointer(path));
  return text === undefined ? null : (
    <p className="settings-problem" data-invalid tabIndex={-1}>
      {text}
    </p>
  );
}

type TextProps = FieldProps & {
  readonly isLong?: boolean;
  /** Suggestions. */
  readonly options?: readonly string[];
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'placeholder' | 'autoComplete' | 'dir'>;

/** A text. Left empty, it is not part of the settings. */
export function TextSetting({ path, label, hint, isMarked, isLong, options, ...attributes }: TextProps): ReactNode {
  const [value, set] = useSetting(path);
  const listId = useId();
  const change = (text: string): void => set(text === '' ? undefined : text);
  return (
    <Field path={path} label={label} hint={hint} isMarked={isMarked}>
      {(control) =>
        isLong ? (
          <textarea
            {...control}
            dir="auto"
            rows={4}
            placeholder={attributes.placeholder}
            value={asText(value)}
            onChange={({ target }) => change(target.value)}
          />
        ) : (
          <>
            <input
              {...control}
              type="text"
              dir="auto"
              autoComplete="off"
              list={options && listId}
              value={asText(value)}
              onChange={({ target }) => change(target.value)}
              {...attributes}
            />
            {options && (
              <datalist id={listId}>
                {options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </datalist>
            )}
          </>
        )
      }
    </Field>
  );
}

type NumberProps = FieldProps & {
  readonly unit?: string;
  /** What holds where the settings have no value. */
  readonly fallback?: number | undefined;
  readonly step?: number;
};

/** A whole number. Left empty, it is not part of the settings, and the fallback holds. */
export function NumberSetting({ path, label, hint, unit, fallback, step = 1 }: NumberProps): ReactNode {
  const [value, set] = useSetting(path);
  return (
    <Field path={path} label={label} hint={hint} unit={unit}>
      {(control) => (
        <NumberInput
          {...control}
          className="settings-number"
          inputMode="numeric"
          min={0}
          step={step}
          placeholder={fallback === undefined ? messages.none : String(fallback)}
          value={asText(value)}
          onChange={({ target }) => set(target.value === '' ? undefined : target.valueAsNumber)}
        />
      )}
    </Field>
  );
}

type SelectSettingProps = FieldProps & {
  readonly options: Options<string>;
  readonly fallback?: string;
  /** The option of no value, which is then none of the settings. */
  readonly none?: string | undefined;
  /** What else the object has that the choice makes, if the settings have none. */
  readonly others?: Readonly<Record<string, unknown>>;
};

export function SelectSetting({
  path,
  label,
  hint,
  options,
  fallback = '',
  none,
  others,
}: SelectSettingProps): ReactNode {
  const [value, set] = useSetting(path);
  const [whole, setWhole] = useSetting(path.slice(0, -1));
  const choose = (next: string | undefined): void =>
    others && whole === undefined ? setWhole({ ...others, [String(path.at(-1))]: next }) : set(next);
  return (
    <Field path={path} label={label} hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={asText(value ?? fallback)}
          options={none === undefined ? options : [['', none], ...options]}
          onChange={(chosen) => choose(chosen || undefined)}
        />
      )}
    </Field>
  );
}

type LabeledProps = { readonly label: string; readonly 'aria-busy'?: boolean };

/** A control of a form that is bound to no place in the settings, below its label. */
export function Labeled({
  label,
  children,
  ...attributes
}: LabeledProps & { children(id: string): Elements }): ReactNode {
  const id = useId();
  return (
    <div className="settings-field" {...attributes}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

type InputFieldProps = {
  readonly label: string;
  /** What is wrong; empty if it is fine. */
  readonly problem?: string;
  /** Whether it gets the focus, as the first field of a form that has just been opened. */
  readonly isFirst?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
  onChange(value: string): void;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'dir'
  | 'value'
  | 'required'
  | 'maxLength'
  | 'autoComplete'
  | 'spellCheck'
  | 'aria-describedby'
  | 'aria-invalid'
>;

/** A line of text or a date in a form that is bound to no place in the settings, with what is wrong. */
export function InputField({ label, problem, isFirst, onChange, ...attributes }: InputFieldProps): ReactNode {
  const id = useId();
  const described = problem === undefined ? {} : { 'aria-describedby': `${id}-problem` };
  return (
    <div className="settings-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the owner has just asked for
        autoFocus={isFirst}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        {...described}
        {...attributes}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem !== undefined && <Alert id={`${id}-problem`} text={problem} />}
    </div>
  );
}

/** A choice in a form that is bound to no place in the settings. */
export function SelectField<Value extends string | number>(props: LabeledProps & SelectProps<Value>): ReactNode {
  const { label, 'aria-busy': isBusy = false, ...select } = props;
  return (
    <Labeled label={label} aria-busy={isBusy}>
      {(id) => <Select id={id} {...select} />}
    </Labeled>
  );
}

const QUARTER_HOURS = Array.from({ length: 97 }, (_, index) => index * 15);

export function TimeSetting(props: Omit<SelectSettingProps, 'options'>): ReactNode {
  const options = QUARTER_HOURS.map((minutes) => [formatTimeOfDay(minutes), messages.time(minutes)] as const);
  return <SelectSetting {...props} options={options} />;
}

export function CheckSetting({ path, label = labelOf(String(path[0])), hint }: FieldProps): ReactNode {
  const [value, set] = useSetting(path);
  return (
    <Toggle
      label={label}
      hint={hint}
      setting={toJsonPointer(path)}
      isOn={value === true}
      onChange={(isOn) => set(isOn || undefined)}
    />
  );
}

type ToggleProps = {
  readonly label: Content;
  readonly hint?: string | undefined;
  /** The setting that it changes, as a JSON Pointer. */
  readonly setting?: string;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
};

export function Toggle({ label, hint, setting, isOn, onChange }: ToggleProps): ReactNode {
  const id = useId();
  return (
    <div className="settings-field" data-setting={setting}>
      <label className="settings-check">
        <input
          type="checkbox"
          aria-describedby={hint === undefined ? undefined : id}
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={id} className="settings-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
