/** The fields of decor: those that all selected pieces have. */
import type { ReactNode } from 'react';
import type { DecorItem } from '../../domain/drawing.ts';
import { type DecorChange, setDecor } from '../../domain/edits/fields.ts';
import { hasPoints } from '../../domain/edits/points.ts';
import { type Decor, SURFACES } from '../../domain/plan.ts';
import { ChoiceField, MarkField } from './ChoiceField.tsx';
import { Group } from './Field.tsx';
import { FONT, LENGTH, MOST_LETTERING, MOST_NAME } from './limits.ts';
import { NumberField } from './NumberField.tsx';
import { PictureField } from './PictureField.tsx';
import { PointFields } from './PointFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { type Setting, useSetting } from './setting.ts';
import { TextField } from './TextField.tsx';
import { roomLabels as labels, surfaceWords, inspectorWords as words } from './words.ts';

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
      <PlaceFields items={items} />
      {are('picture') && (
        <Group title={words.look}>
          <Picture items={items} />
        </Group>
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
): Setting<Value> {
  return useSetting(
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
    <Group>
      <TextField
        label={labels.text}
        shared={text.shared}
        most={MOST_LETTERING}
        write={(value) => {
          if (value !== undefined) text.write(value);
          return { ok: true };
        }}
      />
      <NumberField label={words.size} range={FONT} setting={size} />
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
    </Group>
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
    <Group>
      <TextField
        label={labels.name}
        shared={name.shared}
        most={MOST_NAME}
        auto={words.none}
        write={(value) => {
          name.write(value);
          return { ok: true };
        }}
      />
    </Group>
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
    <Group>
      <ChoiceField
        label={words.surface}
        shared={surface.shared}
        choices={SURFACES.map((value) => ({ value, name: surfaceWords[value] }))}
        write={surface.write}
      />
      <MarkField label={words.smooth} shared={smooth.shared} write={smooth.write} />
    </Group>
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
    <Group>
      <NumberField label={words.lineWidth} range={LENGTH} setting={width} />
    </Group>
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
