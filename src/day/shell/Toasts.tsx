/** The latest steps, each with Undo for ten seconds. Its time stands still while staff are busy. */
import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { UNDO_MS } from '../../domain/day/action.ts';
import { TOAST_MS, type Toast, planNoticesAtom, removeToastAtom, toastsAtom } from '../state/notices.ts';
import { undoLatestAtom, undoStepAtom } from '../state/steps.ts';
import { viewAtom } from '../state/view.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { messages } from '../messages.ts';
import { IconButton } from '../../ui/Button.tsx';

/** A notice without Undo only confirms something. */
const PLAIN_TOAST_MS = 4_000;
const TICK_MS = 500;
/** The host soon stops accepting Undo. */
const MAX_HELD_MS = UNDO_MS.accepted - 5_000;
/** What staff are busy with: a mode, a dialog, and whatever they point at or have the focus in. */
const BUSY = '.day-mode, .day-block, dialog[open], :is(.day-toast, .day-party):is(:hover, :focus-within)';

export function Toasts(): ReactNode {
  const toasts = useAtomValue(toastsAtom);
  const undoLatest = useSetAtom(undoLatestAtom);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z' || isTyping) return;
      event.preventDefault();
      undoLatest();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [undoLatest]);
  const plan = useAtomValue(planNoticesAtom);
  const isPlanShown = useAtomValue(viewAtom) === 'plan';
  return (
    <>
      <LiveRegion message={toasts.at(-1)?.text ?? ''} />
      {isPlanShown && plan ? (
        createPortal(<ToastBars toasts={toasts} />, plan)
      ) : (
        <div className="day-toasts">
          <ToastBars toasts={toasts} />
        </div>
      )}
    </>
  );
}

function ToastBars({ toasts }: { readonly toasts: readonly Toast[] }): ReactNode {
  return toasts.map((toast) => <ToastBar key={toast.stepId} toast={toast} />);
}

function ToastBar({ toast }: { readonly toast: Toast }): ReactNode {
  const { stepId, text, canUndo } = toast;
  const remove = useSetAtom(removeToastAtom);
  const undo = useSetAtom(undoStepAtom);
  const [isHeld, setHeld] = useState(false);
  /** The button that was pressed goes. */
  const moveFocus = (): void => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  useEffect(() => {
    let left = canUndo ? TOAST_MS : PLAIN_TOAST_MS;
    let held = 0;
    const timer = setInterval(() => {
      const isBusy = canUndo && document.querySelector(BUSY) !== null;
      setHeld(isBusy);
      if (isBusy) held += TICK_MS;
      else left -= TICK_MS;
      if (left <= 0 || held >= MAX_HELD_MS) remove(stepId);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [remove, stepId, canUndo]);
  return (
    <div className="day-toast" data-held={isHeld}>
      <Check aria-hidden size={18} />
      <p>{text}</p>
      {canUndo && (
        <button
          type="button"
          aria-describedby={`toast-${stepId}`}
          onClick={() => {
            undo(stepId);
            moveFocus();
          }}
        >
          <Undo2 aria-hidden size={18} />
          <span>{messages.undo}</span>
          <span id={`toast-${stepId}`} hidden>
            {text}
          </span>
        </button>
      )}
      <IconButton
        label={messages.dismiss}
        icon={X}
        size={18}
        onClick={() => {
          remove(stepId);
          moveFocus();
        }}
      />
      {canUndo && <i className="day-toast-time" aria-hidden />}
    </div>
  );
}
