/** The categories of tables with their colours, in the order of the legend. */
import Plus from 'lucide-react/icons/plus';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useId, useMemo } from 'react';
import {
  addCategory,
  mergeCategories,
  recolourCategory,
  removeCategory,
  renameCategory,
  reorderCategories,
} from '../../domain/edits/categories.ts';
import { setCategoryId } from '../../domain/edits/ids.ts';
import { drawingAtom, editAtom } from '../atoms/document.ts';
import { sayAtom } from '../atoms/view.ts';
import { Swatch } from '../inspector/ColourField.tsx';
import { IdField } from '../inspector/IdField.tsx';
import { useDraft } from '../inspector/draft.ts';
import { colourFromText, legibilityOf } from '../inspector/legibility.ts';
import { endLiveAtom, liveEditAtom } from '../inspector/setting.ts';
import { inspectorWords } from '../inspector/words.ts';
import type { Category } from '../../domain/plan.ts';
import { clashesOf } from './clashes.ts';
import { KindRow } from './KindRow.tsx';
import { idsMoved, keysBy } from './tablesBy.ts';
import { kindWords as words } from './words.ts';

export function CategoryList(): ReactNode {
  const { categories, tables } = useAtomValue(drawingAtom);
  const [edit, live, end, say] = [
    useSetAtom(editAtom),
    useSetAtom(liveEditAtom),
    useSetAtom(endLiveAtom),
    useSetAtom(sayAtom),
  ];
  const keys = useMemo(() => keysBy(tables, ({ room }) => room.room_id), [tables]);
  const clashes = useMemo(() => clashesOf(categories), [categories]);
  return (
    <fieldset className="kinds">
      <legend>{words.categories}</legend>
      <ul>
        {categories.map((category) => {
          const legibility = legibilityOf(category.color);
          const warning = [!legibility.isGood && legibility.text, clashes.get(category.id)].filter(Boolean).join(' ');
          return (
            <KindRow
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
                    live(words.steps.recolour, (drawing) => recolourCategory(drawing, category.id, color));
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
                    step={inspectorWords.stepId}
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
  const draft = useDraft(category.color, (typed) => {
    const color = colourFromText(typed);
    if (color === undefined) return { ok: false, reason: inspectorWords.noColor };
    edit(words.steps.recolour, (drawing) => recolourCategory(drawing, category.id, color));
    return { ok: true };
  });
  return (
    <div className="kind-hex">
      <input
        type="text"
        className="colour-text"
        aria-label={words.shadeOf(category.name)}
        aria-invalid={draft.message?.isFault}
        aria-describedby={id}
        autoComplete="off"
        spellCheck={false}
        value={draft.text}
        data-dirty={draft.isDirty}
        onChange={({ target }) => {
          draft.change(target.value);
        }}
        onKeyDown={draft.press}
        onBlur={draft.keep}
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
