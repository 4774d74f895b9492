/** The categories of tables with their colours, in the order of the legend. */
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
import { announceAtom } from '../../session/view.ts';
import { Swatch } from '../inspector/fields/ColorField.tsx';
import { IdField } from '../inspector/fields/IdField.tsx';
import { useFieldDraft } from '../inspector/fields/useFieldDraft.ts';
import { parseColorInput, describeContrast } from '../inspector/fields/contrast.ts';
import { endLiveAtom, liveEditAtom } from '../inspector/fields/useSharedField.ts';
import { inspectorMessages } from '../inspector/messages.ts';
import type { Category } from '../../../domain/plan/plan.ts';
import { colorConflicts } from './colorConflicts.ts';
import { ListItemEditor } from './ListItemEditor.tsx';
import { idsMoved, tableKeysBy } from './tableKeysBy.ts';
import { listMessages as words } from './messages.ts';

export function CategoryList(): ReactNode {
  const { categories, tables } = useAtomValue(drawingAtom);
  const [edit, live, end, say] = [
    useSetAtom(editAtom),
    useSetAtom(liveEditAtom),
    useSetAtom(endLiveAtom),
    useSetAtom(announceAtom),
  ];
  const keys = useMemo(() => tableKeysBy(tables, ({ room }) => room.room_id), [tables]);
  const clashes = useMemo(() => colorConflicts(categories), [categories]);
  return (
    <fieldset className="kinds">
      <legend>{words.categories}</legend>
      <ul>
        {categories.map((category) => {
          const legibility = describeContrast(category.color);
          const warning = [!legibility.isGood && legibility.text, clashes.get(category.id)].filter(Boolean).join(' ');
          return (
            <ListItemEditor
              key={category.id}
              kind={category}
              all={categories}
              tables={keys.get(category.id) ?? []}
              warning={warning}
              swatch={
                <Swatch
                  color={category.color}
                  name={words.pick(category.name)}
                  onPick={(color) => {
                    live(words.steps.recolour, (drawing) => recolorCategory(drawing, category.id, color));
                  }}
                  onPicked={() => {
                    end();
                  }}
                />
              }
              about={
                <>
                  <Hex category={category} isGood={legibility.isGood} about={legibility.text} />
                  <IdField
                    label={words.idOf(category.name)}
                    id={category.id}
                    step={inspectorMessages.stepId}
                    change={(drawing, id) => setCategoryId(drawing, category.id, id)}
                  />
                </>
              }
              rename={(name) => {
                edit(words.steps.renameCategory, (drawing) => renameCategory(drawing, category.id, name));
              }}
              move={(by) => {
                const ids = idsMoved(categories, category.id, by);
                edit(words.steps.orderCategories, (drawing) => reorderCategories(drawing, ids));
                say(words.moved(category.name, ids.indexOf(category.id) + 1, ids.length));
              }}
              merge={(into) => {
                edit(words.steps.mergeCategories, (drawing) => mergeCategories(drawing, category.id, into));
              }}
              remove={() => {
                edit(words.steps.removeCategory, (drawing) => removeCategory(drawing, category.id));
              }}
            />
          );
        })}
      </ul>
      <button
        type="button"
        className="plain plain-small kind-add"
        onClick={() => {
          edit(words.steps.addCategory, (drawing) => addCategory(drawing).drawing);
        }}
      >
        <Plus aria-hidden size={14} />
        {words.addCategory}
      </button>
    </fieldset>
  );
}

/** A category's colour as it is written, and whether text can be read on it. */
function Hex({
  category,
  isGood,
  about,
}: {
  readonly category: Category;
  readonly isGood: boolean;
  readonly about: string;
}): ReactNode {
  const edit = useSetAtom(editAtom);
  const id = useId();
  const draft = useFieldDraft(category.color, (typed) => {
    const color = parseColorInput(typed);
    if (color === undefined) return { ok: false, error: inspectorMessages.noColor };
    edit(words.steps.recolour, (drawing) => recolorCategory(drawing, category.id, color));
    return { ok: true };
  });
  return (
    <div className="kind-hex">
      <input
        type="text"
        className="colour-text"
        aria-label={words.shadeOf(category.name)}
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
        <p id={id} role="alert" className="field-fault">
          {draft.message.text}
        </p>
      ) : (
        isGood && (
          <p id={id} className="field-note">
            {about}
          </p>
        )
      )}
    </div>
  );
}
