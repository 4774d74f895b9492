/** The fields of decor: those that all selected pieces have. */
import type { ReactNode } from 'react';
import type { DecorItem } from '../../../domain/document/editorDocument.ts';
import { type DecorChange, setDecor } from '../../../domain/document/edits/setFields.ts';
import { hasPoints } from '../../../domain/document/edits/shapePoints.ts';
import { type Decor, SURFACES } from '../../../domain/plan/plan.ts';
import { ChoiceField, CheckboxField } from './fields/ChoiceField.tsx';
import { FieldGroup } from './fields/Field.tsx';
import { FONT_SIZE_RANGE, LENGTH_RANGE, MAX_DECOR_TEXT_LENGTH, MAX_NAME_LENGTH } from './fields/fieldLimits.ts';
import { NumberField } from './fields/NumberField.tsx';
import { PictureField } from './fields/PictureField.tsx';
import { PointFields } from './PointFields.tsx';
import { TransformFields } from './TransformFields.tsx';
import { type SharedField, useSharedField } from './fields/useSharedField.ts';
import { TextField } from './fields/TextField.tsx';
import { tableFieldLabels as labels, surfaceNames, inspectorMessages as words } from './messages.ts';

type Props = { readonly items: readonly DecorItem[] };
type Kind = Decor['kind'];
type Of<Name extends Kind> = Extract<Decor, { kind: Name }>;

export function DecorFields({ items }: Props): ReactNode {
  const are = (...kinds: readonly Kind[]): boolean => items.every(({ decor }) => kinds.includes(decor.kind));
  const [only, another] = items;
  const shape = only && !another && hasPoints(only) ? only : undefined;
  return (
    <>
      {are('text') && <Lettering items={items} />}
      {are('area') && <GroundName items={items} />}
      {are('area', 'path') && <Ground items={items} />}
      {are('path', 'wall') && <Line items={items} />}
      <TransformFields items={items} />
      {are('picture') && (
        <FieldGroup title={words.look}>
          <Picture items={items} />
        </FieldGroup>
      )}
      {shape && <PointFields key={shape.key} item={shape} />}
    </>
  );
}

/** A field of decor that all of the items have. */
function useDecorSetting<Name extends Kind, Value>(
  { items }: Props,
  label: string,
  read: (decor: Of<Name>) => Value,
  change: (value: Value) => DecorChange,
): SharedField<Value> {
  return useSharedField(
    items,
    words.step(label, items.length),
    ({ decor }) => read(decor as Of<Name>),
    (drawing, keys, value) => setDecor(drawing, keys, change(value)),
  );
}

function Lettering(props: Props): ReactNode {
  const text = useDecorSetting<'text', string>(
    props,
    labels.text,
    (decor) => decor.text,
    (value) => ({ text: value }),
  );
  const size = useDecorSetting<'text', number>(
    props,
    words.size,
    (decor) => decor.size,
    (value) => ({ size: value }),
  );
  const tone = useDecorSetting<'text', 'quiet' | 'strong'>(
    props,
    words.tone,
    (decor) => decor.tone ?? 'quiet',
    (value) => ({ tone: value }),
  );
  return (
    <FieldGroup>
      <TextField
        label={labels.text}
        shared={text.shared}
        most={MAX_DECOR_TEXT_LENGTH}
        write={(value) => {
          if (value !== undefined) text.write(value);
          return { ok: true };
        }}
      />
      <NumberField label={words.size} range={FONT_SIZE_RANGE} setting={size} />
      <ChoiceField
        half
        label={words.tone}
        shared={tone.shared}
        choices={[
          { value: 'quiet', name: words.quiet },
          { value: 'strong', name: words.strong },
        ]}
        write={(value) => {
          tone.write(value === 'strong' ? value : 'quiet');
        }}
      />
    </FieldGroup>
  );
}

function GroundName(props: Props): ReactNode {
  const name = useDecorSetting<'area', string | undefined>(
    props,
    labels.name,
    (decor) => decor.name,
    (value) => ({ name: value }),
  );
  return (
    <FieldGroup>
      <TextField
        label={labels.name}
        shared={name.shared}
        most={MAX_NAME_LENGTH}
        auto={words.none}
        write={(value) => {
          name.write(value);
          return { ok: true };
        }}
      />
    </FieldGroup>
  );
}

function Ground(props: Props): ReactNode {
  const surface = useDecorSetting<'area' | 'path', string>(
    props,
    words.surface,
    (decor) => decor.surface,
    (value) => ({ surface: SURFACES.find((each) => each === value) }),
  );
  const smooth = useDecorSetting<'area' | 'path', boolean>(
    props,
    words.smooth,
    (decor) => decor.smooth ?? false,
    (value) => ({ smooth: value || undefined }),
  );
  return (
    <FieldGroup>
      <ChoiceField
        label={words.surface}
        shared={surface.shared}
        choices={SURFACES.map((value) => ({ value, name: surfaceNames[value] }))}
        write={surface.write}
      />
      <CheckboxField label={words.smooth} shared={smooth.shared} write={smooth.write} />
    </FieldGroup>
  );
}

function Line(props: Props): ReactNode {
  const width = useDecorSetting<'path' | 'wall', number>(
    props,
    words.lineWidth,
    (decor) => decor.width,
    (value) => ({ width: value }),
  );
  return (
    <FieldGroup>
      <NumberField label={words.lineWidth} range={LENGTH_RANGE} setting={width} />
    </FieldGroup>
  );
}

function Picture(props: Props): ReactNode {
  const picture = useDecorSetting<'picture', string>(
    props,
    labels.picture,
    (decor) => decor.picture,
    (value) => ({ picture: value }),
  );
  return <PictureField label={labels.picture} setting={picture} needed />;
}
