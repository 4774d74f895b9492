/** What there is to know, and to decide, about what this device has kept. */
import X from 'lucide-react/icons/x';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import {
  type KeepNotice as Notice,
  discardKeptAtom,
  dismissKeepNoticeAtom,
  dropOlderAtom,
  keepNoticeAtom,
  keepStandingAtom,
  openOlderAtom,
  openOthersAtom,
  takeOverAtom,
} from '../atoms/keeping.ts';
import { words } from '../words.ts';
import './keeping.css';

export function KeepNotice(): ReactNode {
  const notice = useAtomValue(keepNoticeAtom);
  const standing = useAtomValue(keepStandingAtom);
  if (notice)
    return (
      <div className="keep-notice" role="alert">
        <Says notice={notice} />
      </div>
    );
  if (standing.is !== 'trouble' || standing.outcome.why === 'elsewhere') return null;
  return (
    <div className="keep-notice" role="alert">
      <p>{standing.outcome.reason}</p>
    </div>
  );
}

function Says({ notice }: { readonly notice: Notice }): ReactNode {
  const discard = useSetAtom(discardKeptAtom);
  const openOlder = useSetAtom(openOlderAtom);
  const dropOlder = useSetAtom(dropOlderAtom);
  const takeOver = useSetAtom(takeOverAtom);
  const openOthers = useSetAtom(openOthersAtom);
  switch (notice.is) {
    case 'restored':
      return (
        <>
          <p>{words.restored(timeOf(notice.savedAt))}</p>
          <button
            type="button"
            className="plain plain-small"
            onClick={() => {
              discard();
            }}
          >
            {words.discardKept}
          </button>
          <Dismiss />
        </>
      );
    case 'older':
      return (
        <>
          <p>{words.older(timeOf(notice.work.savedAt))}</p>
          <button
            type="button"
            className="plain plain-small"
            onClick={() => {
              openOlder();
            }}
          >
            {words.openKept}
          </button>
          <button
            type="button"
            className="plain plain-small"
            onClick={() => {
              dropOlder();
            }}
          >
            {words.dropKept}
          </button>
        </>
      );
    case 'elsewhere':
      return (
        <>
          <p>{words.elsewhere}</p>
          <button
            type="button"
            className="plain plain-small"
            onClick={() => {
              void openOthers();
            }}
          >
            {words.openOthers}
          </button>
          <button
            type="button"
            className="plain plain-small"
            onClick={() => {
              takeOver();
            }}
          >
            {words.goOnHere}
          </button>
        </>
      );
    case 'unreadable':
      return (
        <>
          <p>{words.unreadable}</p>
          <Dismiss />
        </>
      );
  }
}

function Dismiss(): ReactNode {
  const dismiss = useSetAtom(dismissKeepNoticeAtom);
  return (
    <button
      type="button"
      className="tool"
      aria-label={words.close}
      title={words.close}
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
