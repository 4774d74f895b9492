/** A color: picked, typed as hex, or left to the category or theme. Shows whether text on it is readable. */
import { toLongHex } from '../../../../domain/plan/color.ts';
import { type ReactNode, useRef } from 'react';
import { useFieldDraft } from './useFieldDraft.ts';
import { Field } from './Field.tsx';
import { DraftInput, ResetButton } from './DraftInput.tsx';
import { parseColorInput, describeContrast } from './contrast.ts';
import { useNativeChange } from './useNativeChange.ts';
import type { SharedField, SharedValue } from './useSharedField.ts';
import { inspectorMessages } from '../messages.ts';

type ColorFieldProps = {
  readonly label: string;
  readonly setting: SharedField<string | undefined>;
  /** The color that the map draws. Undefined for decor, which has no text on it and gets its color from the theme. */
  readonly effective?: SharedValue<string>;
};

export function ColorField({ label, setting, effective }: ColorFieldProps): ReactNode {
  const { shared } = setting;
  const drawn = effective ?? (shared.mixed || shared.value === undefined ? undefined : shared);
  const drawnColor = drawn === undefined || drawn.mixed ? undefined : drawn.value;
  const own = shared.mixed ? undefined : shared.value;
  const draft = useFieldDraft(own ?? '', (typed) => {
    if (typed.trim() === '') {
      setting.write(undefined);
      return { ok: true };
    }
    const color = parseColorInput(typed);
    if (color === undefined) return { ok: false, error: inspectorMessages.invalidColor };
    setting.write(color);
    return { ok: true };
  });
  return (
    <Field label={label} message={draft.message} {...(effective ? { hint: <Legibility color={effective} /> } : {})}>
      {(described) => (
        <div className="editor-control">
          <Swatch
            color={drawnColor}
            onPick={(color) => {
              draft.discard();
              setting.writeLive(color);
            }}
            onPicked={setting.endLive}
          />
          <DraftInput
            {...described}
            draft={draft}
            placeholder={shared.mixed ? inspectorMessages.mixed : inheritedText(effective)}
          />
          {(shared.mixed || shared.value !== undefined) && (
            <ResetButton
              draft={draft}
              text={effective ? inspectorMessages.asCategory : inspectorMessages.asTheme}
              onReset={() => setting.write(undefined)}
            />
          )}
        </div>
      )}
    </Field>
  );
}

function inheritedText(effective: SharedValue<string> | undefined): string {
  if (!effective) return inspectorMessages.asTheme;
  return effective.mixed ? inspectorMessages.asCategory : inspectorMessages.asCategoryNow({ color: effective.value });
}

function Legibility({ color }: { readonly color: SharedValue<string> }): ReactNode {
  const legibility = color.mixed ? undefined : describeContrast(color.value);
  return <span data-good={legibility?.isGood}>{legibility?.text ?? inspectorMessages.mixedColors}</span>;
}

type SwatchProps = {
  readonly color: string | undefined;
  readonly name?: string;
  onPick(color: string): void;
  onPicked(): void;
};

/** The native color input. It reports each color while the user picks; `onPicked` reports the end. */
export function Swatch({ color, name = inspectorMessages.pickColor, onPick, onPicked }: SwatchProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useNativeChange(input, onPicked);
  return (
    <input
      ref={input}
      type="color"
      className="editor-swatch"
      aria-label={name}
      title={name}
      data-mixed={color === undefined}
      value={color === undefined ? '#808080' : toLongHex(color)}
      onChange={({ target }) => onPick(target.value)}
      onBlur={() => onPicked()}
    />
  );
}
