/** The fields of decor, as far as all selected pieces have them. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { DecorItem } from '../../../domain/document/editorDocument.ts';
import { type DecorChange, type DecorKind, setDecor, setDecorKind } from '../../../domain/document/edits/setFields.ts';
import { hasPoints } from '../../../domain/document/edits/shapePoints.ts';
import { PROP_KINDS, type PropKind, SURFACES } from '../../../domain/plan/decorKinds.ts';
import type { Decor } from '../../../domain/plan/plan.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { getCommand } from '../../commands/definitions/commandRegistry.ts';
import { photoCornersAtom } from '../../tools/points/selectedPoint.ts';
import { type Choice, ChoiceField, CheckboxField } from './fields/ChoiceField.tsx';
import { ColorField } from './fields/ColorField.tsx';
import { FieldGroup } from './fields/Field.tsx';
import { MAX_DECOR_TEXT_LENGTH, MAX_NAME_LENGTH } from '../../../domain/plan/limits.ts';
import { FONT_SIZE_RANGE, LENGTH_RANGE } from './fields/fieldLimits.ts';
import { NumberField } from './fields/NumberField.tsx';
import { AreaPictures } from './pictures/AreaPictures.tsx';
import { PictureField } from './pictures/PictureField.tsx';
import { PointFields } from './PointFields.tsx';
import { TransformFields } from './TransformFields.tsx';
import { type SharedField, useSharedField } from './fields/useSharedField.ts';
import { TextField } from './fields/TextField.tsx';
import { propNames, surfaceNames } from '../../document/itemNames.ts';
import { messages } from '../../messages.ts';
import { tableFieldLabels as labels, inspectorMessages } from './messages.ts';

type Props = { readonly items: readonly DecorItem[] };
type Kind = Decor['kind'];
type DecorOf<Name extends Kind> = Extract<Decor, { kind: Name }>;

export function DecorFields({ items }: Props): ReactNode {
  const allAre = (...kinds: readonly Kind[]): boolean => items.every(({ decor }) => kinds.includes(decor.kind));
  const [first, second] = items;
  const shape = first && !second && hasPoints(first) ? first : undefined;
  return (
    <>
      {allAre('text') && <TextFields items={items} />}
      {allAre('area', 'path', 'wall') && <KindField items={items} choices={SHAPE_CHOICES} />}
      {allAre(...PROP_KINDS) && <PropFields items={items} />}
      {allAre('area') && <NameField items={items} />}
      {allAre('area', 'path') && <Surface items={items} />}
      {allAre('path', 'wall') && <Line items={items} />}
      <TransformFields items={items} />
      {allAre('picture') && (
        <FieldGroup title={inspectorMessages.look}>
          <Picture items={items} />
        </FieldGroup>
      )}
      {shape?.decor.kind === 'area' && <AreaPictures area={shape} />}
      {shape && <PointFields key={shape.key} item={shape} />}
    </>
  );
}

/** A field that all of the items have. */
function useDecorField<Name extends Kind, Value>(
  { items }: Props,
  label: string,
  read: (decor: DecorOf<Name>) => Value,
  change: (value: Value) => DecorChange,
): SharedField<Value> {
  return useSharedField(
    items,
    inspectorMessages.step({ label, count: items.length }),
    ({ decor }) => read(decor as DecorOf<Name>),
    (drawing, keys, value) => setDecor(drawing, keys, change(value)),
  );
}

function TextFields(props: Props): ReactNode {
  const text = useDecorField<'text', string>(
    props,
    labels.text,
    (decor) => decor.text,
    (value) => ({ text: value }),
  );
  const size = useDecorField<'text', number>(
    props,
    inspectorMessages.size,
    (decor) => decor.size,
    (value) => ({ size: value }),
  );
  const tone = useDecorField<'text', 'quiet' | 'strong'>(
    props,
    inspectorMessages.tone,
    (decor) => decor.tone ?? 'quiet',
    (value) => ({ tone: value }),
  );
  return (
    <FieldGroup>
      <TextField
        label={labels.text}
        shared={text.shared}
        maxLength={MAX_DECOR_TEXT_LENGTH}
        write={(value) => {
          if (value !== undefined) text.write(value);
          return { ok: true };
        }}
      />
      <NumberField label={inspectorMessages.size} range={FONT_SIZE_RANGE} setting={size} />
      <ChoiceField
        half
        label={inspectorMessages.tone}
        shared={tone.shared}
        choices={[
          { value: 'quiet', name: inspectorMessages.quiet },
          { value: 'strong', name: inspectorMessages.strong },
        ]}
        write={(value) => tone.write(value === 'strong' ? value : 'quiet')}
      />
    </FieldGroup>
  );
}

const SHAPE_CHOICES: readonly Choice[] = (['area', 'path', 'wall'] as const).map((value) => ({
  value,
  name: messages.toolLabels[value],
}));
const PROP_CHOICES: readonly Choice[] = PROP_KINDS.map((value) => ({ value, name: propNames[value] }));

function KindField({ items, choices }: Props & { readonly choices: readonly Choice[] }): ReactNode {
  const kind = useSharedField(
    items,
    inspectorMessages.step({ label: inspectorMessages.kind, count: items.length }),
    ({ decor }): string => decor.kind,
    (drawing, keys, value) => setDecorKind(drawing, keys, value as DecorKind),
  );
  return (
    <FieldGroup>
      <ChoiceField label={inspectorMessages.kind} shared={kind.shared} choices={choices} write={kind.write} />
    </FieldGroup>
  );
}

function PropFields(props: Props): ReactNode {
  const color = useDecorField<PropKind, string | undefined>(
    props,
    labels.color,
    (decor) => decor.color,
    (value) => ({ color: value }),
  );
  return (
    <>
      <KindField {...props} choices={PROP_CHOICES} />
      <NameField {...props} />
      <FieldGroup title={inspectorMessages.look}>
        <ColorField label={labels.color} setting={color} />
      </FieldGroup>
    </>
  );
}

function NameField(props: Props): ReactNode {
  const name = useDecorField<'area' | PropKind, string | undefined>(
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
        maxLength={MAX_NAME_LENGTH}
        auto={inspectorMessages.none}
        write={(value) => {
          name.write(value);
          return { ok: true };
        }}
      />
    </FieldGroup>
  );
}

function Surface(props: Props): ReactNode {
  const surface = useDecorField<'area' | 'path', string>(
    props,
    inspectorMessages.surface,
    (decor) => decor.surface,
    (value) => ({ surface: SURFACES.find((each) => each === value) }),
  );
  const smooth = useDecorField<'area' | 'path', boolean>(
    props,
    inspectorMessages.smooth,
    (decor) => decor.smooth ?? false,
    (value) => ({ smooth: value || undefined, corners: undefined }),
  );
  const marksCorners = useAtomValue(photoCornersAtom) !== undefined;
  return (
    <FieldGroup>
      <ChoiceField
        label={inspectorMessages.surface}
        shared={surface.shared}
        choices={SURFACES.map((value) => ({ value, name: surfaceNames[value] }))}
        write={surface.write}
      />
      <CheckboxField label={inspectorMessages.smooth} shared={smooth.shared} write={smooth.write} />
      {marksCorners && (
        <CommandButton command={getCommand('straighten-photo')} named className="editor-button editor-small-button" />
      )}
    </FieldGroup>
  );
}

function Line(props: Props): ReactNode {
  const width = useDecorField<'path' | 'wall', number>(
    props,
    inspectorMessages.lineWidth,
    (decor) => decor.width,
    (value) => ({ width: value }),
  );
  return (
    <FieldGroup>
      <NumberField label={inspectorMessages.lineWidth} isLength range={LENGTH_RANGE} setting={width} />
    </FieldGroup>
  );
}

function Picture(props: Props): ReactNode {
  const picture = useDecorField<'picture', string>(
    props,
    labels.picture,
    (decor) => decor.picture,
    (value) => ({ picture: value }),
  );
  return <PictureField label={labels.picture} setting={picture} required />;
}
