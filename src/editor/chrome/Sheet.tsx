/** A dialog over the page: named, closed by Escape, by a press beside it and by its button; focus goes back where it was. */
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { words } from '../words.ts';
import './sheet.css';

/** A press beside it closes it, too, in browsers that know of this. */
const CLOSED_BY_ANY = { closedby: 'any' } as const;

type SheetProps = {
  readonly title: string;
  /** For what needs more room than a question. */
  readonly wide?: boolean;
  onClose(): void;
  readonly children: ReactNode;
};

/** Render it to open it; `onClose` is called however it was closed. */
export function Sheet({ title, wide = false, onClose, children }: SheetProps): ReactNode {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = element.current!;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    // Taken away while it is open, it would leave the focus nowhere.
    return () => { if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true }); };
  }, []);
  return (
    <dialog ref={element} className="sheet" data-wide={wide || undefined} aria-labelledby={id} onClose={onClose} {...CLOSED_BY_ANY}>
      <header className="sheet-header">
        <h2 id={id}>{title}</h2>
        <button type="button" className="tool" aria-label={words.close} title={words.close} onClick={() => { element.current?.close(); }}><X aria-hidden size={18} /></button>
      </header>
      <div className="sheet-body">{children}</div>
    </dialog>
  );
}
