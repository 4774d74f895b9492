/**
 * Edits the text of a table or text item on the canvas, or writes a new text item. Enter and blur save. Escape cancels
 * an edit, but keeps the words of a new text.
 */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { itemOutline } from '../../domain/document/itemBounds.ts';
import type { Item } from '../../domain/document/editorDocument.ts';
import { setDecor, editTableText } from '../../domain/document/edits/setFields.ts';
import { type Point, centerOf } from '../../domain/geometry/boxes.ts';
import { toScreen } from '../../domain/plan/viewport.ts';
import { editAtom, itemsAtom } from '../document/document.ts';
import { addTextAtom, editedTextKeyAtom, newTextPositionAtom } from '../tools/toolState.ts';
import { planHandleAtom } from '../session/view.ts';
import { isComposing } from '../../ui/isComposing.ts';
import { messages } from '../messages.ts';

/** The plan's limits, in characters. */
const MAX_TEXT_LENGTH = { table: 40, decor: 80 } as const;

export function TextEditor(): ReactNode {
  const key = useAtomValue(editedTextKeyAtom);
  const item = useAtomValue(itemsAtom).get(key ?? '');
  const newTextPosition = useAtomValue(newTextPositionAtom);
  const edit = useSetAtom(editAtom);
  const addText = useSetAtom(addTextAtom);
  const text = item && textOf(item);
  if (item && text !== undefined)
    return (
      <Field
        key={item.key}
        at={centerOf(itemOutline(item).box)}
        text={text}
        maxLength={MAX_TEXT_LENGTH[item.kind]}
        onSave={(newText) => {
          if (newText === '' && item.kind === 'decor') return;
          edit(messages.editTextStep, (drawing) =>
            item.kind === 'table'
              ? editTableText(drawing, item.key, newText)
              : setDecor(drawing, new Set([item.key]), { text: newText }),
          );
        }}
      />
    );
  if (!newTextPosition) return null;
  return (
    <Field
      key={`${newTextPosition.x} ${newTextPosition.y}`}
      at={newTextPosition}
      text=""
      maxLength={MAX_TEXT_LENGTH.decor}
      savesOnEscape
      onSave={(newText) => addText(newTextPosition, newText)}
    />
  );
}

function textOf(item: Item): string | undefined {
  if (item.kind === 'table') return item.room.coordinates.text ?? item.room.name;
  return item.decor.kind === 'text' ? item.decor.text : undefined;
}

type FieldProps = {
  /** Center of the field in plan units. */
  readonly at: Point;
  readonly text: string;
  readonly maxLength: number;
  readonly savesOnEscape?: boolean;
  /** Receives the trimmed text, if it has changed. */
  onSave(text: string): void;
};

function Field({ at: { x, y }, text, maxLength, savesOnEscape = false, onSave }: FieldProps): ReactNode {
  const setEditedKey = useSetAtom(editedTextKeyAtom);
  const setNewPosition = useSetAtom(newTextPositionAtom);
  const handle = useAtomValue(planHandleAtom);
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);

  useLayoutEffect(
    () =>
      handle?.addOverlay({
        show(view) {
          const at = toScreen(view, { x, y });
          if (field.current) field.current.style.transform = `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)`;
        },
      }),
    [handle, x, y],
  );
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);

  const finish = (saves: boolean): void => {
    // Removing the field blurs it.
    if (isDone.current || !field.current) return;
    isDone.current = true;
    const newText = field.current.value.trim();
    setEditedKey(undefined);
    setNewPosition(undefined);
    handle?.element.focus({ preventScroll: true });
    if ((saves || savesOnEscape) && newText !== text) onSave(newText);
  };
  return (
    <input
      ref={field}
      className="editor-text-editor"
      aria-label={messages.textOnPlan}
      defaultValue={text}
      maxLength={maxLength}
      autoComplete="off"
      size={Math.max(4, text.length + 1)}
      onInput={({ currentTarget }) => {
        currentTarget.size = Math.max(4, currentTarget.value.length + 1);
      }}
      onBlur={() => finish(true)}
      onKeyDown={(event) => {
        // While letters are composed, Enter and Escape belong to the keyboard's suggestions.
        if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        event.stopPropagation();
        finish(event.key === 'Enter');
      }}
    />
  );
}
