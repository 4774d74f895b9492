/** The categories of tables with their colors, in the order of the legend. */
import Plus from 'lucide-react/icons/plus';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useId, useMemo } from 'react';
import {
  addCategory,
  mergeCategories,
  recolorCategory,
  removeCategory,
  renameCategory,
  reorderCategories,
} from '../../../domain/document/edits/categories.ts';
import { setCategoryId } from '../../../domain/document/edits/setIds.ts';
import { drawingAtom, editAtom } from '../../document/document.ts';
import { announceAtom } from '../../session/announcements.ts';
import { Swatch } from '../inspector/fields/ColorField.tsx';
import { IdField } from '../inspector/fields/IdField.tsx';
import { useFieldDraft } from '../inspector/fields/useFieldDraft.ts';
import { parseColorInput, describeContrast } from '../inspector/fields/contrast.ts';
import { endLiveAtom, liveEditAtom } from '../inspector/fields/useSharedField.ts';
import { inspectorMessages } from '../inspector/messages.ts';
import type { Category } from '../../../domain/plan/plan.ts';
import { colorConflicts } from './colorConflicts.ts';
import { ListItemEditor, addAndName } from './ListItemEditor.tsx';
import { moveId, tableKeysBy } from './tableKeysBy.ts';
import { listMessages } from './messages.ts';

export function CategoryList(): ReactNode {
  const { categories, tables } = useAtomValue(drawingAtom);
  const edit = useSetAtom(editAtom);
  const editLive = useSetAtom(liveEditAtom);
  const endLive = useSetAtom(endLiveAtom);
  const announce = useSetAtom(announceAtom);
  const keys = useMemo(() => tableKeysBy(tables, ({ room }) => room.room_id), [tables]);
  const conflicts = useMemo(() => colorConflicts(categories), [categories]);
  return (
    <fieldset className="editor-entries">
      <legend>{listMessages.categories}</legend>
      <ul>
        {categories.map((category) => {
          const contrast = describeContrast(category.color);
          const warning = [!contrast.isGood && contrast.text, conflicts.get(category.id)].filter(Boolean).join(' ');
          return (
            <ListItemEditor
              key={category.id}
              entry={category}
              all={categories}
              tables={keys.get(category.id) ?? []}
              warning={warning}
              swatch={
                <Swatch
                  color={category.color}
                  name={listMessages.pick(category.name)}
                  onPick={(color) => {
                    editLive(listMessages.steps.recolor, (drawing) => recolorCategory(drawing, category.id, color));
                  }}
                  onPicked={endLive}
                />
              }
              details={
                <>
                  <HexField category={category} isGood={contrast.isGood} description={contrast.text} />
                  <IdField
                    label={listMessages.idOf(category.name)}
                    id={category.id}
                    step={inspectorMessages.stepId}
                    change={(drawing, id) => setCategoryId(drawing, category.id, id)}
                  />
                </>
              }
              rename={(name) => {
                edit(listMessages.steps.renameCategory, (drawing) => renameCategory(drawing, category.id, name));
              }}
              move={(by) => {
                const ids = moveId(categories, category.id, by);
                edit(listMessages.steps.orderCategories, (drawing) => reorderCategories(drawing, ids));
                announce(listMessages.moved(category.name, ids.indexOf(category.id) + 1, ids.length));
              }}
              merge={(into) => {
                edit(listMessages.steps.mergeCategories, (drawing) => mergeCategories(drawing, category.id, into));
              }}
              remove={() => {
                edit(listMessages.steps.removeCategory, (drawing) => removeCategory(drawing, category.id));
              }}
            />
          );
        })}
      </ul>
      <button
        type="button"
        className="editor-button editor-small-button"
        onClick={({ currentTarget }) => {
          addAndName(currentTarget, () => {
            edit(listMessages.steps.addCategory, (drawing) => addCategory(drawing).drawing);
          });
        }}
      >
        <Plus aria-hidden size={14} />
        <span>{listMessages.addCategory}</span>
      </button>
    </fieldset>
  );
}

/** The color of a category as hex, and whether text on it is readable. */
function HexField({
  category,
  isGood,
  description,
}: {
  readonly category: Category;
  readonly isGood: boolean;
  readonly description: string;
}): ReactNode {
  const edit = useSetAtom(editAtom);
  const id = useId();
  const draft = useFieldDraft(category.color, (typed) => {
    const color = parseColorInput(typed);
    if (color === undefined) return { ok: false, error: inspectorMessages.invalidColor };
    edit(listMessages.steps.recolor, (drawing) => recolorCategory(drawing, category.id, color));
    return { ok: true };
  });
  return (
    <div className="editor-entry-hex">
      <input
        type="text"
        aria-label={listMessages.colorOf(category.name)}
        aria-invalid={draft.message?.isError}
        aria-describedby={id}
        autoComplete="off"
        spellCheck={false}
        value={draft.text}
        data-dirty={draft.isDirty}
        onChange={({ target }) => {
          draft.change(target.value);
        }}
        onKeyDown={draft.handleKey}
        onBlur={draft.commit}
      />
      {draft.message ? (
        <p id={id} role="alert" className="editor-field-error">
          {draft.message.text}
        </p>
      ) : (
        isGood && (
          <p id={id} className="editor-field-note">
            {description}
          </p>
        )
      )}
    </div>
  );
}
