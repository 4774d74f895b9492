/** Edits the text of a table or text item on the canvas. Enter and blur save, Escape cancels. */
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { itemOutline } from '../../domain/document/itemBounds.ts';
import type { Item } from '../../domain/document/editorDocument.ts';
import { setDecor, setRoom } from '../../domain/document/edits/setFields.ts';
import { centerOf } from '../../domain/geometry/boxes.ts';
import { toScreen } from '../../map/camera/viewport.ts';
import { editAtom, itemsAtom } from '../document/document.ts';
import { editedTextKeyAtom } from '../tools/toolState.ts';
import { planHandleAtom } from '../session/view.ts';
import { messages } from '../messages.ts';

/** The plan's limits, in characters. */
const MAX_TEXT_LENGTH = { table: 40, decor: 80 } as const;

export function TextEditor(): ReactNode {
  const key = useAtomValue(editedTextKeyAtom);
  const item = useAtomValue(itemsAtom).get(key ?? '');
  const text = item && textOf(item);
  return item && text !== undefined ? <Field key={item.key} item={item} text={text} /> : null;
}

function textOf(item: Item): string | undefined {
  if (item.kind === 'table') return item.room.coordinates.text ?? item.room.name;
  return item.decor.kind === 'text' ? item.decor.text : undefined;
}

function Field({ item, text }: { readonly item: Item; readonly text: string }): ReactNode {
  const [, setWriting] = useAtom(editedTextKeyAtom);
  const edit = useSetAtom(editAtom);
  const handle = useAtomValue(planHandleAtom);
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);

  useLayoutEffect(
    () =>
      handle?.addOverlay({
        show(view) {
          const { x, y } = toScreen(view, centerOf(itemOutline(item).box));
          if (field.current) field.current.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
        },
      }),
    [handle, item],
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
    setWriting(undefined);
    handle?.element.focus({ preventScroll: true });
    if (!saves || newText === text || (newText === '' && item.kind === 'decor')) return;
    const keys = new Set([item.key]);
    edit(messages.editTextStep, (drawing) =>
      item.kind === 'table'
        ? setRoom(drawing, keys, { coordinates: { text: newText } })
        : setDecor(drawing, keys, { text: newText }),
    );
  };
  return (
    <input
      ref={field}
      className="editor-text-editor"
      aria-label={messages.textOnPlan}
      defaultValue={text}
      maxLength={MAX_TEXT_LENGTH[item.kind]}
      autoComplete="off"
      size={Math.max(4, text.length + 1)}
      onInput={({ currentTarget }) => {
        currentTarget.size = Math.max(4, currentTarget.value.length + 1);
      }}
      onBlur={() => {
        finish(true);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        finish(event.key === 'Enter');
      }}
    />
  );
}
