/** The categories of tables with their colors, in the order of the legend. */
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
import { groupBy } from '../../../domain/groupBy.ts';
import { drawingAtom, editAtom } from '../../document/document.ts';
import { Swatch } from '../inspector/fields/ColorField.tsx';
import { IdField } from '../inspector/fields/IdField.tsx';
import { DraftInput } from '../inspector/fields/DraftInput.tsx';
import { useFieldDraft } from '../inspector/fields/useFieldDraft.ts';
import { parseColorInput, describeContrast } from '../inspector/fields/contrast.ts';
import { endLiveAtom, liveEditAtom } from '../inspector/fields/useSharedField.ts';
import { inspectorMessages } from '../inspector/messages.ts';
import type { Category } from '../../../domain/plan/plan.ts';
import { colorConflicts } from './colorConflicts.ts';
import { type EntryEdits, EntryList } from './EntryList.tsx';
import { EntryPrice } from './EntryPrice.tsx';
import type { ListItemDetails } from './ListItemEditor.tsx';
import { listMessages } from './messages.ts';

const { steps } = listMessages;
const CATEGORY_EDITS: EntryEdits = {
  add: [steps.addCategory, addCategory],
  rename: [steps.renameCategory, renameCategory],
  reorder: [steps.orderCategories, reorderCategories],
  merge: [steps.mergeCategories, mergeCategories],
  remove: [steps.removeCategory, removeCategory],
};

export function CategoryList(): ReactNode {
  const { categories, tables } = useAtomValue(drawingAtom);
  const editLive = useSetAtom(liveEditAtom);
  const endLive = useSetAtom(endLiveAtom);
  const tablesById = useMemo(() => groupBy(tables, ({ room }) => room.room_id), [tables]);
  const conflicts = useMemo(() => colorConflicts(categories), [categories]);
  const detailsOf = (category: Category): ListItemDetails => {
    const contrast = describeContrast(category.color);
    return {
      warning: [!contrast.isGood && contrast.text, conflicts.get(category.id)].filter(Boolean).join(' '),
      swatch: (
        <Swatch
          color={category.color}
          name={listMessages.pick({ name: category.name })}
          onPick={(color) => editLive(steps.recolor, (drawing) => recolorCategory(drawing, category.id, color))}
          onPicked={endLive}
        />
      ),
      details: (
        <>
          <HexField category={category} isGood={contrast.isGood} description={contrast.text} />
          <IdField
            label={listMessages.idOf({ name: category.name })}
            id={category.id}
            step={inspectorMessages.stepId}
            change={(drawing, id) => setCategoryId(drawing, category.id, id)}
          />
          <EntryPrice list="categories" entry={category} />
        </>
      ),
    };
  };
  return (
    <EntryList
      legend={listMessages.categories}
      addLabel={listMessages.addCategory}
      entries={categories}
      tablesById={tablesById}
      edits={CATEGORY_EDITS}
      detailsOf={detailsOf}
    />
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
    edit(steps.recolor, (drawing) => recolorCategory(drawing, category.id, color));
    return { ok: true };
  });
  return (
    <div className="editor-entry-hex">
      <DraftInput
        draft={draft}
        aria-label={listMessages.colorOf({ name: category.name })}
        aria-invalid={draft.message?.isError}
        aria-describedby={id}
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
