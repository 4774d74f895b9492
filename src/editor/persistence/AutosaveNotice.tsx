/** What there is to know, and to decide, about what this device has kept. */
import X from 'lucide-react/icons/x';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import {
  type LocalDraftNotice as Notice,
  discardLocalDraftAtom,
  dismissLocalDraftNoticeAtom,
  discardStaleDraftAtom,
  localDraftNoticeAtom,
  autosaveStateAtom,
  openStaleDraftAtom,
  openOtherWindowDraftAtom,
  overwriteOtherWindowAtom,
} from './autosave.ts';
import { messages } from '../messages.ts';
import './autosave.css';

export function AutosaveNotice(): ReactNode {
  const notice = useAtomValue(localDraftNoticeAtom);
  const standing = useAtomValue(autosaveStateAtom);
  if (notice)
    return (
      <div className="keep-notice" role="alert">
        <Says notice={notice} />
      </div>
    );
  if (standing.type !== 'trouble' || standing.outcome.error === 'elsewhere') return null;
  return (
    <div className="keep-notice" role="alert">
      <p>{standing.outcome.message}</p>
    </div>
  );
}

function Says({ notice }: { readonly notice: Notice }): ReactNode {
  const discard = useSetAtom(discardLocalDraftAtom);
  const openOlder = useSetAtom(openStaleDraftAtom);
  const dropOlder = useSetAtom(discardStaleDraftAtom);
  const takeOver = useSetAtom(overwriteOtherWindowAtom);
  const openOthers = useSetAtom(openOtherWindowDraftAtom);
  switch (notice.type) {
    case 'restored':
      return (
        <>
          <p>{messages.restored(timeOf(notice.savedAt))}</p>
          <button
            type="button"
            className="plain plain-small"
            onClick={() => {
              discard();
            }}
          >
            {messages.discardKept}
          </button>
          <Dismiss />
        </>
      );
    case 'older':
      return (
        <>
          <p>{messages.older(timeOf(notice.work.savedAt))}</p>
          <button
            type="button"
            className="plain plain-small"
            onClick={() => {
              openOlder();
            }}
          >
            {messages.openKept}
          </button>
          <button
            type="button"
            className="plain plain-small"
            onClick={() => {
              dropOlder();
            }}
          >
            {messages.dropKept}
          </button>
        </>
      );
    case 'elsewhere':
      return (
        <>
          <p>{messages.elsewhere}</p>
          <button
            type="button"
            className="plain plain-small"
            onClick={() => {
              void openOthers();
            }}
          >
            {messages.openOthers}
          </button>
          <button
            type="button"
            className="plain plain-small"
            onClick={() => {
              takeOver();
            }}
          >
            {messages.goOnHere}
          </button>
        </>
      );
    case 'unreadable':
      return (
        <>
          <p>{messages.unreadable}</p>
          <Dismiss />
        </>
      );
  }
}

function Dismiss(): ReactNode {
  const dismiss = useSetAtom(dismissLocalDraftNoticeAtom);
  return (
    <button
      type="button"
      className="tool"
      aria-label={messages.close}
      title={messages.close}
      onClick={() => {
        dismiss();
      }}
    >
      <X aria-hidden size={16} />
    </button>
  );
}

/** An instant for people: the time, with the date where it is another one. */
function timeOf(at: number): string {
  const day = new Date(at);
  const isToday = day.toDateString() === new Date().toDateString();
  return day.toLocaleString(undefined, {
    ...(isToday ? {} : { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  });
}
