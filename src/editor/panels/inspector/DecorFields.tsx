/** The fields of decor, as far as all selected pieces have them. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { DecorItem } from '../../../domain/document/editorDocument.ts';
import { type DecorChange, type DecorKind, setDecor, setDecorKind } from '../../../domain/document/edits/setFields.ts';
import { hasPoints } from '../../../domain/document/edits/shapePoints.ts';
import { PROP_KINDS, SURFACES } from '../../../domain/plan/decorKinds.ts';
import type { Decor } from '../../../domain/plan/plan.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { getCommand } from '../../commands/definitions/commandRegistry.ts';
import { photoCornersAtom } from '../../tools/points/selectedPoint.ts';
import { type Choice, ChoiceField, CheckboxField, choicesOf } from './fields/ChoiceField.tsx';
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
function useDecorField<Field extends keyof DecorChange>(
  { items }: Props,
  label: string,
  field: Field,
  fallback?: DecorChange[Field],
): SharedField<DecorChange[Field]> {
  return useSharedField(
    items,
    label,
    ({ decor }) => (decor as DecorChange)[field] ?? fallback,
    (drawing, keys, value) => setDecor(drawing, keys, { [field]: value }),
  );
}

function TextFields(props: Props): ReactNode {
  const text = useDecorField(props, labels.text, 'text');
  const size = useDecorField(props, inspectorMessages.size, 'size');
  const tone = useDecorField(props, inspectorMessages.tone, 'tone', 'quiet');
  return (
    <FieldGroup>
      <TextField label={labels.text} setting={text} maxLength={MAX_DECOR_TEXT_LENGTH} />
      <NumberField label={inspectorMessages.size} range={FONT_SIZE_RANGE} setting={size} />
      <ChoiceField
        half
        label={inspectorMessages.tone}
        setting={tone}
        choices={choicesOf(['quiet', 'strong'], inspectorMessages)}
      />
    </FieldGroup>
  );
}

const SHAPE_CHOICES = choicesOf(['area', 'path', 'wall'], messages.toolLabels);
const PROP_CHOICES = choicesOf(PROP_KINDS, propNames);

function KindField({ items, choices }: Props & { readonly choices: readonly Choice<DecorKind>[] }): ReactNode {
  const kind = useSharedField(
    items,
    inspectorMessages.kind,
    ({ decor }) => decor.kind as DecorKind,
    (drawing, keys, value) => setDecorKind(drawing, keys, value),
  );
  return (
    <FieldGroup>
      <ChoiceField label={inspectorMessages.kind} setting={kind} choices={choices} />
    </FieldGroup>
  );
}

function PropFields(props: Props): ReactNode {
  const color = useDecorField(props, labels.color, 'color');
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
  const name = useDecorField(props, labels.name, 'name');
  return (
    <FieldGroup>
      <TextField label={labels.name} setting={name} maxLength={MAX_NAME_LENGTH} auto={inspectorMessages.none} />
    </FieldGroup>
  );
}

function Surface(props: Props): ReactNode {
  const surface = useDecorField(props, inspectorMessages.surface, 'surface');
  const smooth = useSharedField(
    props.items,
    inspectorMessages.smooth,
    ({ decor }) => (decor as DecorChange).smooth ?? false,
    (drawing, keys, value) => setDecor(drawing, keys, { smooth: value || undefined, corners: undefined }),
  );
  const marksCorners = useAtomValue(photoCornersAtom) !== undefined;
  return (
    <FieldGroup>
      <ChoiceField label={inspectorMessages.surface} setting={surface} choices={choicesOf(SURFACES, surfaceNames)} />
      <CheckboxField label={inspectorMessages.smooth} setting={smooth} />
      {marksCorners && (
        <CommandButton command={getCommand('straighten-photo')} named className="editor-button editor-small-button" />
      )}
    </FieldGroup>
  );
}

function Line(props: Props): ReactNode {
  const width = useDecorField(props, inspectorMessages.lineWidth, 'width');
  return (
    <FieldGroup>
      <NumberField label={inspectorMessages.lineWidth} isLength range={LENGTH_RANGE} setting={width} />
    </FieldGroup>
  );
}

function Picture(props: Props): ReactNode {
  return <PictureField label={labels.picture} setting={useDecorField(props, labels.picture, 'picture')} required />;
}
