/** The categories of tables with their colors, in the order of the legend. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useMemo } from 'react';
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
import { TextField } from '../inspector/fields/TextField.tsx';
import { parseColorInput, describeContrast } from '../inspector/fields/contrast.ts';
import { endLiveAtom, liveEditAtom, plainField } from '../inspector/fields/useSharedField.ts';
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

/** As long as a color with an opacity, which is refused with the right words. */
const MAX_HEX_LENGTH = 9;

export function CategoryList(): ReactNode {
  const { categories, tables } = useAtomValue(drawingAtom);
  const edit = useSetAtom(editAtom);
  const editLive = useSetAtom(liveEditAtom);
  const endLive = useSetAtom(endLiveAtom);
  const tablesById = useMemo(() => groupBy(tables, ({ room }) => room.room_id), [tables]);
  const conflicts = useMemo(() => colorConflicts(categories), [categories]);
  const recolor = ({ id }: Category, typed: string): void => {
    const color = parseColorInput(typed);
    if (color) edit(steps.recolor, (drawing) => recolorCategory(drawing, id, color));
  };
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
          <TextField
            label={listMessages.colorOf({ name: category.name })}
            setting={plainField<string | undefined>(category.color, (typed = '') => recolor(category, typed))}
            maxLength={MAX_HEX_LENGTH}
            check={(typed) => (parseColorInput(typed) === undefined ? inspectorMessages.invalidColor : undefined)}
            hint={contrast.isGood ? contrast.text : undefined}
          />
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
