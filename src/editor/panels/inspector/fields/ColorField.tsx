/** A colour: picked, or typed as it is written, or left to the category. Says whether text can be read on it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useFieldDraft } from './useFieldDraft.ts';
import { Field } from './Field.tsx';
import { ResetButton } from './NumberField.tsx';
import { parseColorInput, describeContrast, toLongHex } from './contrast.ts';
import type { SharedField, SharedValue } from './useSharedField.ts';
import { inspectorMessages as words } from '../messages.ts';

/** `effective` is what the tables are drawn in now. */
type ColourFieldProps = {
  readonly label: string;
  readonly setting: SharedField<string | undefined>;
  readonly effective: SharedValue<string>;
};

export function ColorField({ label, setting, effective }: ColourFieldProps): ReactNode {
  const { shared } = setting;
  const own = shared.mixed ? undefined : shared.value;
  const draft = useFieldDraft(own ?? '', (typed) => {
    if (typed.trim() === '') {
      setting.write(undefined);
      return { ok: true };
    }
    const color = parseColorInput(typed);
    if (color === undefined) return { ok: false, error: words.noColor };
    setting.write(color);
    return { ok: true };
  });
  const legibility = effective.mixed ? undefined : describeContrast(effective.value);
  const placeholder = shared.mixed
    ? words.mixed
    : effective.mixed
      ? words.asCategory
      : words.asCategoryNow(effective.value);
  return (
    <Field
      label={label}
      message={draft.message}
      hint={legibility ? <span data-good={legibility.isGood}>{legibility.text}</span> : words.mixedColors}
    >
      {(described) => (
        <div className="control-with">
          <Swatch
            color={effective.mixed ? undefined : effective.value}
            onPick={(color) => {
              draft.discard();
              setting.writeLive(color);
            }}
            onPicked={setting.endLive}
          />
          <input
            {...described}
            type="text"
            className="colour-text"
            autoComplete="off"
            spellCheck={false}
            value={draft.text}
            data-dirty={draft.isDirty}
            placeholder={placeholder}
            onChange={({ target }) => {
              draft.change(target.value);
            }}
            onKeyDown={draft.handleKey}
            onBlur={draft.commit}
          />
          {(shared.mixed || shared.value !== undefined) && (
            <ResetButton
              text={words.asCategory}
              onReset={() => {
                draft.discard();
                setting.write(undefined);
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}

type SwatchProps = {
  readonly color: string | undefined;
  readonly name?: string;
  onPick(color: string): void;
  onPicked(): void;
};

/** The native control. While it is open it tells each colour that is passed over: `onPicked` ends that. */
export function Swatch({ color, name = words.pickColor, onPick, onPicked }: SwatchProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const done = useRef(onPicked);
  useEffect(() => {
    done.current = onPicked;
  });
  // React's own onChange is the browser's `input`: that the choice is made tells only its `change`.
  useEffect(() => {
    const element = input.current!;
    const end = (): void => {
      done.current();
    };
    element.addEventListener('change', end);
    return () => {
      element.removeEventListener('change', end);
    };
  }, []);
  return (
    <input
      ref={input}
      type="color"
      className="swatch"
      aria-label={name}
      title={name}
      data-mixed={color === undefined}
      value={color === undefined ? '#808080' : toLongHex(color)}
      onChange={({ target }) => {
        onPick(target.value);
      }}
      onBlur={() => {
        onPicked();
      }}
    />
  );
}
