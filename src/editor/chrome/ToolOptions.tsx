/** What the tool in the hand makes new items with. Its names are none of the inspector's, whose labels are those of what is there already. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { SURFACES, THINGS } from '../../domain/plan.ts';
import { drawingAtom } from '../atoms/document.ts';
import { hostStateAtom } from '../atoms/host.ts';
import { defaultsAtom, setDefaultsAtom, toolAtom } from '../atoms/tool.ts';
import { type Choice, ChoiceField, MarkField } from '../inspector/ChoiceField.tsx';
import { FONT, LENGTH, type NumberRange, POSITION, SEATS } from '../inspector/limits.ts';
import { NumberField } from '../inspector/NumberField.tsx';
import type { Setting } from '../inspector/setting.ts';
import { surfaceWords, thingWords, inspectorWords as words } from '../inspector/words.ts';
import type { Defaults, ToolName } from '../tools/tool.ts';
import './toolOptions.css';

type NumberName = { [Name in keyof Defaults]-?: Defaults[Name] extends number ? Name : never }[keyof Defaults];
type TextName = 'surface' | 'pathSurface' | 'thing' | 'picture';

const GAP: NumberRange = { ...POSITION, least: 0 };
const TABLES: ReadonlySet<ToolName> = new Set(['table', 'round-table', 'row', 'grid']);
/** Tools that make nothing have no options. */
const IDLE: ReadonlySet<ToolName> = new Set(['select', 'points', 'pan', 'measure']);

export function ToolOptions(): ReactNode {
  const tool = useAtomValue(toolAtom);
  const { again } = useAtomValue(defaultsAtom);
  const set = useSetAtom(setDefaultsAtom);
  if (IDLE.has(tool)) return null;
  return (
    <fieldset className="tool-options inspector" aria-label={words.options}>
      {TABLES.has(tool) && <TableOptions />}
      {(tool === 'row' || tool === 'grid') && <NumberOption name="gap" label={words.gap} range={GAP} />}
      {tool === 'area' && <TextOption name="surface" label={words.ground} choices={GROUNDS} />}
      {tool === 'path' && <TextOption name="pathSurface" label={words.pathGround} choices={GROUNDS} />}
      {tool === 'path' && <NumberOption name="pathWidth" label={words.pathWidth} range={LENGTH} />}
      {tool === 'wall' && <NumberOption name="wallWidth" label={words.wallWidth} range={LENGTH} />}
      {(tool === 'area' || tool === 'path') && <Smooth />}
      {tool === 'text' && <NumberOption name="textSize" label={words.textSize} range={FONT} />}
      {tool === 'thing' && <TextOption name="thing" label={words.thing} choices={KINDS} />}
      {tool === 'picture' && <PictureOption />}
      <MarkField
        label={words.keepTool}
        shared={{ mixed: false, value: again }}
        write={(value) => {
          set({ again: value });
        }}
      />
    </fieldset>
  );
}

const GROUNDS: readonly Choice[] = SURFACES.map((value) => ({ value, name: surfaceWords[value] }));
const KINDS: readonly Choice[] = THINGS.map((value) => ({ value, name: thingWords[value] }));

function TableOptions(): ReactNode {
  const { areas, categories } = useAtomValue(drawingAtom);
  const { area, category } = useAtomValue(defaultsAtom);
  const set = useSetAtom(setDefaultsAtom);
  const choicesOf = (list: readonly { readonly id: number; readonly name: string }[]): Choice[] =>
    list.map(({ id, name }) => ({ value: String(id), name }));
  return (
    <>
      {areas.length > 0 && (
        <ChoiceField
          label={words.optionArea}
          shared={{ mixed: false, value: String(area) }}
          choices={choicesOf(areas)}
          write={(value) => {
            set({ area: Number(value) });
          }}
        />
      )}
      {categories.length > 0 && (
        <ChoiceField
          label={words.optionCategory}
          shared={{ mixed: false, value: String(category) }}
          choices={choicesOf(categories)}
          write={(value) => {
            set({ category: Number(value) });
          }}
        />
      )}
      <NumberOption name="seats" label={words.optionSeats} range={SEATS} />
      <NumberOption name="width" label={words.optionWidth} range={LENGTH} />
      <NumberOption name="height" label={words.optionHeight} range={LENGTH} />
    </>
  );
}

function NumberOption({
  name,
  label,
  range,
}: {
  readonly name: NumberName;
  readonly label: string;
  readonly range: NumberRange;
}): ReactNode {
  const value = useAtomValue(defaultsAtom)[name];
  const set = useSetAtom(setDefaultsAtom);
  const keep = (number: number): void => {
    set({ [name]: number });
  };
  const setting: Setting<number> = {
    shared: { mixed: false, value },
    live: keep,
    end() {
      /* No step of the history: there is none to end. */
    },
    write(number) {
      keep(number);
      return { mixed: false, value: number };
    },
  };
  return <NumberField label={label} range={range} setting={setting} />;
}

function TextOption({
  name,
  label,
  choices,
}: {
  readonly name: TextName;
  readonly label: string;
  readonly choices: readonly Choice[];
}): ReactNode {
  const value = useAtomValue(defaultsAtom)[name];
  const set = useSetAtom(setDefaultsAtom);
  return (
    <ChoiceField
      label={label}
      shared={value === undefined ? { mixed: true } : { mixed: false, value }}
      choices={choices}
      write={(chosen) => {
        set({ [name]: chosen });
      }}
    />
  );
}

function Smooth(): ReactNode {
  const { smooth } = useAtomValue(defaultsAtom);
  const set = useSetAtom(setDefaultsAtom);
  return (
    <MarkField
      label={words.smooth}
      shared={{ mixed: false, value: smooth }}
      write={(value) => {
        set({ smooth: value });
      }}
    />
  );
}

function PictureOption(): ReactNode {
  const pictures = useAtomValue(hostStateAtom)?.pictures ?? [];
  if (pictures.length === 0) return <p className="field-note">{words.noPictures}</p>;
  return (
    <TextOption
      name="picture"
      label={words.optionPicture}
      choices={pictures.map((value) => ({ value, name: value.slice(value.lastIndexOf('/') + 1) }))}
    />
  );
}
