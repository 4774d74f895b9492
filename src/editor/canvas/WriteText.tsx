/** Writes a table's text, or lettering, on the spot. Enter and a press elsewhere keep it, Escape leaves it as it was. */
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { outlineOfItem } from '../../domain/bounds.ts';
import type { Item } from '../../domain/drawing.ts';
import { setDecor, setRoom } from '../../domain/edits/fields.ts';
import { centreOf } from '../../domain/geometry.ts';
import { toScreen } from '../../map/viewport.ts';
import { editAtom, itemsAtom } from '../atoms/document.ts';
import { writingAtom } from '../atoms/tool.ts';
import { planHandleAtom } from '../atoms/view.ts';
import { words } from '../words.ts';

/** Characters, as the plan holds them. */
const MOST = { table: 40, decor: 80 } as const;

export function WriteText(): ReactNode {
  const key = useAtomValue(writingAtom);
  const item = useAtomValue(itemsAtom).get(key ?? '');
  const text = item && textOf(item);
  return item && text !== undefined ? <Field key={item.key} item={item} text={text} /> : null;
}

function textOf(item: Item): string | undefined {
  if (item.kind === 'table') return item.room.coordinates.text ?? item.room.name;
  return item.decor.kind === 'text' ? item.decor.text : undefined;
}

function Field({ item, text }: { readonly item: Item; readonly text: string }): ReactNode {
  const [, setWriting] = useAtom(writingAtom);
  const edit = useSetAtom(editAtom);
  const handle = useAtomValue(planHandleAtom);
  const field = useRef<HTMLInputElement>(null);
  const done = useRef(false);

  useLayoutEffect(
    () =>
      handle?.lay({
        show(view) {
          const { x, y } = toScreen(view, centreOf(outlineOfItem(item).box));
          if (field.current) field.current.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
        },
      }),
    [handle, item],
  );
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);

  const end = (keeps: boolean): void => {
    // Leaving the field ends it, too, and so does its going.
    if (done.current) return;
    done.current = true;
    const written = field.current!.value.trim();
    setWriting(undefined);
    handle?.element.focus({ preventScroll: true });
    if (!keeps || written === text || (written === '' && item.kind === 'decor')) return;
    const keys = new Set([item.key]);
    edit(words.writeStep, (drawing) =>
      item.kind === 'table'
        ? setRoom(drawing, keys, { coordinates: { text: written } })
        : setDecor(drawing, keys, { text: written }),
    );
  };
  return (
    <input
      ref={field}
      className="write-text"
      aria-label={words.writeText}
      defaultValue={text}
      maxLength={MOST[item.kind]}
      autoComplete="off"
      size={Math.max(4, text.length + 1)}
      onInput={({ currentTarget }) => {
        currentTarget.size = Math.max(4, currentTarget.value.length + 1);
      }}
      onBlur={() => {
        end(true);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        end(event.key === 'Enter');
      }}
    />
  );
}
