/** Options of the active tool for new items. Its labels differ from the inspector's, which edit existing items. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { SURFACES, PROP_KINDS } from '../../domain/plan/decorKinds.ts';
import { drawingAtom } from '../document/document.ts';
import { hostStateAtom } from '../document/hostState.ts';
import { propNames, surfaceNames } from '../document/itemNames.ts';
import { toolDefaultsAtom, setToolDefaultsAtom, toolAtom } from '../tools/toolState.ts';
import { type Choice, ChoiceField, CheckboxField } from '../panels/inspector/fields/ChoiceField.tsx';
import {
  FONT_SIZE_RANGE,
  LENGTH_RANGE,
  type NumberRange,
  POSITION_RANGE,
  SEATS_RANGE,
} from '../panels/inspector/fields/fieldLimits.ts';
import { NumberField } from '../panels/inspector/fields/NumberField.tsx';
import { PictureUpload } from '../panels/inspector/pictures/PictureUpload.tsx';
import type { SharedField } from '../panels/inspector/fields/useSharedField.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import { commandStateAtom } from '../commands/commandState.ts';
import { getCommand } from '../commands/definitions/commandRegistry.ts';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { inspectorMessages } from '../panels/inspector/messages.ts';
import { SymbolOptions } from './SymbolOptions.tsx';
import type { ToolDefaults, ToolName } from '../tools/tool.ts';
import './toolOptions.css';

type NumberName = {
  [Name in keyof ToolDefaults]-?: ToolDefaults[Name] extends number ? Name : never;
}[keyof ToolDefaults];
type TextName = 'rowShape' | 'surface' | 'pathSurface' | 'prop' | 'picture';

const GAP: NumberRange = { ...POSITION_RANGE, min: 0 };
const LENGTH_RANGES: ReadonlySet<NumberRange> = new Set([GAP, POSITION_RANGE, LENGTH_RANGE]);
const TABLE_TOOLS: ReadonlySet<ToolName> = new Set(['table', 'round-table', 'row', 'grid']);
/** Tools that create nothing. */
const WITHOUT_OPTIONS: ReadonlySet<ToolName> = new Set(['select', 'points', 'pan']);

/** Commands for the selection, within a finger's reach. */
const ACTIONS = ['duplicate', 'delete', 'context-menu'].map(getCommand);

const scalePhotoStateAtom = commandStateAtom(getCommand('scale-photo'));

export function ToolOptions(): ReactNode {
  const tool = useAtomValue(toolAtom);
  const { keepActive: again, rowShape } = useAtomValue(toolDefaultsAtom);
  const set = useSetAtom(setToolDefaultsAtom);
  const { enabled: canScalePhoto } = useAtomValue(scalePhotoStateAtom);
  const isTouch = useMediaQuery('(pointer: coarse)');
  // A finger has no Shift key.
  if (tool === 'select' && isTouch)
    return (
      <div className="editor-tool-options editor-inspector">
        <CommandButton command={getCommand('select-several')} named className="editor-button" />
        {/* A phone has no room for them in the bar. */}
        <div className="editor-tool-actions">
          {ACTIONS.map((command) => (
            <CommandButton key={command.name} command={command} />
          ))}
        </div>
      </div>
    );
  if (tool === 'measure')
    return (
      <div className="editor-tool-options editor-inspector">
        <CommandButton command={getCommand('plan-scale')} named className="editor-button" />
        {canScalePhoto && <CommandButton command={getCommand('scale-photo')} named className="editor-button" />}
      </div>
    );
  if (WITHOUT_OPTIONS.has(tool)) return null;
  const isCircle = tool === 'row' && rowShape === 'circle';
  const hint = isCircle ? inspectorMessages.circleHint : (isTouch ? touchHints : toolHints).get(tool);
  return (
    <fieldset className="editor-tool-options editor-inspector" aria-label={inspectorMessages.options}>
      <div className="editor-tool-fields">
        {TABLE_TOOLS.has(tool) && <TableOptions />}
        {(tool === 'row' || tool === 'grid') && <NumberOption name="gap" label={inspectorMessages.gap} range={GAP} />}
        {tool === 'row' && <TextOption name="rowShape" label={inspectorMessages.rowShape} choices={ROW_SHAPES} />}
        {tool === 'row' && !isCircle && (
          <NumberOption name="bend" label={inspectorMessages.bend} range={POSITION_RANGE} />
        )}
        {tool === 'area' && <TextOption name="surface" label={inspectorMessages.ground} choices={GROUNDS} />}
        {tool === 'path' && <TextOption name="pathSurface" label={inspectorMessages.pathGround} choices={GROUNDS} />}
        {tool === 'path' && <NumberOption name="pathWidth" label={inspectorMessages.pathWidth} range={LENGTH_RANGE} />}
        {tool === 'wall' && <NumberOption name="wallWidth" label={inspectorMessages.wallWidth} range={LENGTH_RANGE} />}
        {(tool === 'area' || tool === 'path') && <Smooth />}
        {tool === 'text' && <NumberOption name="textSize" label={inspectorMessages.textSize} range={FONT_SIZE_RANGE} />}
        {tool === 'prop' && <TextOption name="prop" label={inspectorMessages.prop} choices={KINDS} />}
        {tool === 'picture' && <PictureOption />}
        {tool === 'symbol' && <SymbolOptions />}
        <CheckboxField
          label={inspectorMessages.keepTool}
          shared={{ mixed: false, value: again }}
          write={(value) => set({ keepActive: value })}
        />
      </div>
      {hint !== undefined && <p className="editor-field-note editor-tool-hint">{hint}</p>}
    </fieldset>
  );
}

const toolHints: ReadonlyMap<ToolName, string> = new Map([
  ['area', inspectorMessages.areaHint],
  ['path', inspectorMessages.lineHint],
  ['wall', inspectorMessages.lineHint],
]);
const touchHints: typeof toolHints = new Map([
  ['area', inspectorMessages.areaTouchHint],
  ['path', inspectorMessages.lineTouchHint],
  ['wall', inspectorMessages.lineTouchHint],
]);

const GROUNDS: readonly Choice[] = SURFACES.map((value) => ({ value, name: surfaceNames[value] }));
const ROW_SHAPES: readonly Choice[] = (['line', 'circle'] as const).map((value) => ({
  value,
  name: inspectorMessages.rowShapes[value],
}));
const KINDS: readonly Choice[] = PROP_KINDS.map((value) => ({ value, name: propNames[value] }));

function TableOptions(): ReactNode {
  const { areas, categories } = useAtomValue(drawingAtom);
  const { area, category } = useAtomValue(toolDefaultsAtom);
  const set = useSetAtom(setToolDefaultsAtom);
  const choicesOf = (list: readonly { readonly id: number; readonly name: string }[]): Choice[] =>
    list.map(({ id, name }) => ({ value: String(id), name }));
  return (
    <>
      {areas.length > 0 && (
        <ChoiceField
          label={inspectorMessages.optionArea}
          shared={{ mixed: false, value: String(area) }}
          choices={choicesOf(areas)}
          write={(value) => set({ area: Number(value) })}
        />
      )}
      {categories.length > 0 && (
        <ChoiceField
          label={inspectorMessages.optionCategory}
          shared={{ mixed: false, value: String(category) }}
          choices={choicesOf(categories)}
          write={(value) => set({ category: Number(value) })}
        />
      )}
      <NumberOption name="seats" label={inspectorMessages.optionSeats} range={SEATS_RANGE} />
      <NumberOption name="width" label={inspectorMessages.optionWidth} range={LENGTH_RANGE} />
      <NumberOption name="height" label={inspectorMessages.optionHeight} range={LENGTH_RANGE} />
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
  const value = useAtomValue(toolDefaultsAtom)[name];
  const set = useSetAtom(setToolDefaultsAtom);
  const keep = (number: number): void => set({ [name]: number });
  const setting: SharedField<number> = {
    shared: { mixed: false, value },
    writeLive: keep,
    endLive() {
      /* Tool options aren't part of the history. */
    },
    write(number) {
      keep(number);
      return { mixed: false, value: number };
    },
  };
  return <NumberField label={label} range={range} setting={setting} isLength={LENGTH_RANGES.has(range)} />;
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
  const value = useAtomValue(toolDefaultsAtom)[name];
  const set = useSetAtom(setToolDefaultsAtom);
  return (
    <ChoiceField
      label={label}
      shared={value === undefined ? { mixed: true } : { mixed: false, value }}
      choices={choices}
      write={(chosen) => set({ [name]: chosen })}
    />
  );
}

function Smooth(): ReactNode {
  const { smooth } = useAtomValue(toolDefaultsAtom);
  const set = useSetAtom(setToolDefaultsAtom);
  return (
    <CheckboxField
      label={inspectorMessages.smooth}
      shared={{ mixed: false, value: smooth }}
      write={(value) => set({ smooth: value })}
    />
  );
}

function PictureOption(): ReactNode {
  const pictures = useAtomValue(hostStateAtom)?.pictures ?? [];
  const set = useSetAtom(setToolDefaultsAtom);
  return (
    <PictureUpload className="editor-tool-picture" onUploaded={(picture) => set({ picture })}>
      {pictures.length === 0 ? (
        <p className="editor-field-note">{inspectorMessages.noPictures}</p>
      ) : (
        <TextOption
          name="picture"
          label={inspectorMessages.optionPicture}
          choices={pictures.map((value) => ({ value, name: value.slice(value.lastIndexOf('/') + 1) }))}
        />
      )}
    </PictureUpload>
  );
}
