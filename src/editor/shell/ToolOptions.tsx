/** Options of the active tool for new items. Its labels differ from the inspector's, which edit existing items. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { SURFACES, PROP_KINDS } from '../../domain/plan/decorKinds.ts';
import { drawingAtom } from '../document/document.ts';
import { hostStateAtom } from '../document/hostState.ts';
import { propNames, surfaceNames } from '../document/itemNames.ts';
import { toolDefaultsAtom, setToolDefaultsAtom, toolAtom } from '../tools/toolState.ts';
import {
  type Choice,
  ChoiceField,
  CheckboxField,
  choicesOf,
  entryChoices,
} from '../panels/inspector/fields/ChoiceField.tsx';
import {
  FONT_SIZE_RANGE,
  LENGTH_RANGE,
  type NumberRange,
  POSITION_RANGE,
  SEATS_RANGE,
} from '../panels/inspector/fields/fieldLimits.ts';
import { NumberField } from '../panels/inspector/fields/NumberField.tsx';
import { PictureUpload } from '../panels/inspector/pictures/PictureUpload.tsx';
import { type Setting, type SharedField, plainField } from '../panels/inspector/fields/useSharedField.ts';
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
  const { rowShape } = useAtomValue(toolDefaultsAtom);
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
        {(tool === 'area' || tool === 'path') && <CheckboxOption name="smooth" label={inspectorMessages.smooth} />}
        {tool === 'text' && <NumberOption name="textSize" label={inspectorMessages.textSize} range={FONT_SIZE_RANGE} />}
        {tool === 'prop' && <TextOption name="prop" label={inspectorMessages.prop} choices={KINDS} />}
        {tool === 'picture' && <PictureOption />}
        {tool === 'symbol' && <SymbolOptions />}
        <CheckboxOption name="keepActive" label={inspectorMessages.keepTool} />
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

const GROUNDS = choicesOf(SURFACES, surfaceNames);
const ROW_SHAPES = choicesOf(['line', 'circle'], inspectorMessages.rowShapes);
const KINDS = choicesOf(PROP_KINDS, propNames);

function useOption<Name extends keyof ToolDefaults>(name: Name): SharedField<ToolDefaults[Name]> {
  const value = useAtomValue(toolDefaultsAtom)[name];
  const set = useSetAtom(setToolDefaultsAtom);
  return plainField(value, (next) => set({ [name]: next }));
}

function TableOptions(): ReactNode {
  const { areas, categories } = useAtomValue(drawingAtom);
  return (
    <>
      <EntryOption name="area" label={inspectorMessages.optionArea} entries={areas} />
      <EntryOption name="category" label={inspectorMessages.optionCategory} entries={categories} />
      <NumberOption name="seats" label={inspectorMessages.optionSeats} range={SEATS_RANGE} />
      <NumberOption name="width" label={inspectorMessages.optionWidth} range={LENGTH_RANGE} />
      <NumberOption name="height" label={inspectorMessages.optionHeight} range={LENGTH_RANGE} />
    </>
  );
}

type OptionProps<Name extends keyof ToolDefaults> = { readonly name: Name; readonly label: string };

type EntryOptionProps = OptionProps<'area' | 'category'> & {
  readonly entries: readonly { readonly id: number; readonly name: string }[];
};

function EntryOption({ name, label, entries }: EntryOptionProps): ReactNode {
  const { shared, write } = useOption(name);
  if (entries.length === 0) return null;
  const chosen = shared.mixed ? undefined : String(shared.value);
  const setting = plainField(chosen, (value) => write(Number(value)));
  return <ChoiceField label={label} setting={setting} choices={entryChoices(entries)} />;
}

function NumberOption({ name, label, range }: OptionProps<NumberName> & { readonly range: NumberRange }): ReactNode {
  return <NumberField label={label} range={range} setting={useOption(name)} isLength={LENGTH_RANGES.has(range)} />;
}

type TextOptionProps = OptionProps<TextName> & { readonly choices: readonly Choice[] };

function TextOption({ name, label, choices }: TextOptionProps): ReactNode {
  return <ChoiceField label={label} setting={useOption(name) as Setting<string | undefined>} choices={choices} />;
}

function CheckboxOption({ name, label }: OptionProps<'smooth' | 'keepActive'>): ReactNode {
  return <CheckboxField label={label} setting={useOption(name)} />;
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
