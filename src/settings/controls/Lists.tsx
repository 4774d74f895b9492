/** Lists of settings: entries with fields of their own, weekdays, and lines of text. */
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useRef, useState } from 'react';
import { toJsonPointer } from '../../domain/plan/reading/validationError.ts';
import { formatDisplayDate } from '../../domain/booking/time.ts';
import type { Elements } from '../../ui/jsx.ts';
import { messages } from '../messages.ts';
import type { Path } from '../state/document.ts';
import { Field, type FieldProps, GroupProblem, asText, labelOf, useSetting } from './Field.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { WEEK, WeekToggles } from '../../ui/WeekToggles.tsx';

/** A group of fields under a heading of its own. */
export function Group({
  title,
  hint,
  setting,
  children,
}: {
  readonly title: string;
  readonly hint?: string | undefined;
  /** The field of the settings that the group as a whole shows. */
  readonly setting?: string;
  readonly children: Elements;
}): ReactNode {
  return (
    <fieldset className="settings-group" data-setting={setting && toJsonPointer([setting])}>
      <legend>{title}</legend>
      {hint !== undefined && <p className="settings-hint">{hint}</p>}
      {children}
    </fieldset>
  );
}

type EntriesProps = {
  readonly path: Path;
  readonly title?: string;
  readonly hint?: string;
  /** Names an entry: `Stay 1`. */
  nameOf(values: { readonly number: number }): string;
  /** What a new entry has. */
  readonly first: unknown;
  children(path: Path): Elements;
};

/** A list of entries that can be added and removed. An empty list is not part of the settings. */
export function Entries({
  path,
  title = labelOf(String(path[0])),
  hint,
  nameOf,
  first,
  children,
}: EntriesProps): ReactNode {
  const [value, set] = useSetting(path);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const list = useRef<HTMLFieldSetElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const focusLast = (): void => {
    // Once the entry is there.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('li:last-child :is(input, select, textarea)')?.focus(),
    );
  };
  return (
    <fieldset ref={list} className="settings-group" data-setting={toJsonPointer(path)}>
      <legend>{title}</legend>
      {hint !== undefined && <p className="settings-hint">{hint}</p>}
      <GroupProblem path={path} />
      <ol className="settings-entries">
        {entries.map((_, index) => {
          const name = nameOf({ number: index + 1 });
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the entries have no names of their own
            <li key={index}>
              <fieldset aria-label={name} className="settings-entry">
                <GroupProblem path={[...path, index]} />
                <div className="settings-row">{children([...path, index])}</div>
                <IconButton
                  label={messages.remove({ name })}
                  icon={Trash2}
                  size={18}
                  onClick={() => {
                    const rest = entries.filter((__, other) => other !== index);
                    set(rest.length > 0 ? rest : undefined);
                    add.current?.focus();
                  }}
                />
              </fieldset>
            </li>
          );
        })}
      </ol>
      <Button
        icon={Plus}
        ref={add}
        onClick={() => {
          set([...entries, first]);
          focusLast();
        }}
      >
        {messages.add}
      </Button>
    </fieldset>
  );
}

/** Longer short names of weekdays, as in Arabic, don’t fit on a phone. */
const MAX_SHORT_CHARS = 4;

type WeekdaysProps = FieldProps & {
  /** Whether all days count where the settings name none. Otherwise none counts. */
  readonly isEveryDay?: boolean;
};

/** A week of seven toggles. `1` is Monday. What counts by itself is not part of the settings. */
export function Weekdays({
  path,
  label = labelOf(String(path[0])),
  hint,
  isEveryDay = false,
}: WeekdaysProps): ReactNode {
  const [value, set] = useSetting(path);
  const usual = isEveryDay ? WEEK : [];
  const chosen = Array.isArray(value) ? value.map(Number) : usual;
  const nameOf = (day: number, weekday: 'short' | 'long'): string => {
    // The first of January 2024 was a Monday.
    const name = formatDisplayDate(`2024-01-0${day}`, messages.tag, { weekday });
    const isTooLong = weekday === 'short' && name.length > MAX_SHORT_CHARS;
    return isTooLong ? formatDisplayDate(`2024-01-0${day}`, messages.tag, { weekday: 'narrow' }) : name;
  };
  return (
    <Group title={label} hint={hint}>
      <div className="settings-week" data-setting={toJsonPointer(path)}>
        <WeekToggles
          days={chosen}
          nameOf={nameOf}
          onChange={(next) => set(next.length === usual.length ? undefined : next)}
        />
      </div>
      <GroupProblem path={path} />
    </Group>
  );
}

type LinesProps = FieldProps & { readonly separator: '\n' | ', '; readonly placeholder?: string };

/** Several texts in one field, such as a line each. */
export function LinesSetting({ path, label, hint, separator, placeholder }: LinesProps): ReactNode {
  const [value, set] = useSetting(path);
  const texts = (Array.isArray(value) ? value : []).map(asText);
  const [own, setOwn] = useState<string>();
  const parse = (text: string): string[] =>
    text
      .split(separator === '\n' ? '\n' : /[,،]/)
      .map((each) => each.trim())
      .filter((each) => each !== '');
  // What is typed stays as it is, also where it ends with a separator.
  const isOwn = own !== undefined && parse(own).join('\n') === texts.join('\n');
  const attributes = {
    dir: 'auto',
    placeholder,
    value: isOwn ? own : texts.join(separator),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setOwn(target.value);
      const next = parse(target.value);
      set(next.length > 0 ? next : undefined);
    },
  } as const;
  return (
    <>
      <Field path={path} label={label} hint={hint}>
        {(control) =>
          separator === '\n' ? (
            <textarea {...control} rows={3} {...attributes} />
          ) : (
            <input {...control} {...attributes} />
          )
        }
      </Field>
      {texts.map((text, index) => (
        <GroupProblem key={text} path={[...path, index]} />
      ))}
    </>
  );
}
