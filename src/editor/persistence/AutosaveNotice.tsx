/** Notices about the draft saved on this device, with the choices they offer. */
import X from 'lucide-react/icons/x';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import {
  type LocalDraftNotice,
  discardLocalDraftAtom,
  dismissLocalDraftNoticeAtom,
  discardStaleDraftAtom,
  localDraftNoticeAtom,
  autosaveStateAtom,
  openStaleDraftAtom,
  openOtherWindowDraftAtom,
  overwriteOtherWindowAtom,
} from './autosave.ts';
import { pageLocale } from '../../ui/pageLanguage.ts';
import { messages } from '../messages.ts';
import { IconButton, SmallButton } from '../controls/Button.tsx';
import './autosave.css';

export function AutosaveNotice(): ReactNode {
  const notice = useAtomValue(localDraftNoticeAtom);
  const state = useAtomValue(autosaveStateAtom);
  if (notice)
    return (
      <div className="editor-autosave-notice" role="alert">
        <NoticeContent notice={notice} />
      </div>
    );
  // `elsewhere` is a notice, handled above.
  if (state.type !== 'failed' || state.error.error === 'elsewhere') return null;
  return (
    <div className="editor-autosave-notice" role="alert">
      <p>{state.error.message}</p>
    </div>
  );
}

function NoticeContent({ notice }: { readonly notice: LocalDraftNotice }): ReactNode {
  const discardLocal = useSetAtom(discardLocalDraftAtom);
  const openStale = useSetAtom(openStaleDraftAtom);
  const discardStale = useSetAtom(discardStaleDraftAtom);
  const overwriteOther = useSetAtom(overwriteOtherWindowAtom);
  const openOther = useSetAtom(openOtherWindowDraftAtom);
  switch (notice.type) {
    case 'restored':
      return (
        <>
          <p>{messages.restored({ time: formatTime(notice.savedAt) })}</p>
          <SmallButton onClick={discardLocal}>{messages.discardRestored}</SmallButton>
          <Dismiss />
        </>
      );
    case 'stale':
      return (
        <>
          <p>{messages.olderDraft({ time: formatTime(notice.draft.savedAt) })}</p>
          <SmallButton onClick={openStale}>{messages.openSaved}</SmallButton>
          <SmallButton onClick={discardStale}>{messages.keepServerPlan}</SmallButton>
        </>
      );
    case 'elsewhere':
      return (
        <>
          <p>{messages.openElsewhere}</p>
          <SmallButton onClick={() => void openOther()}>{messages.openOtherWindow}</SmallButton>
          <SmallButton onClick={overwriteOther}>{messages.keepMine}</SmallButton>
        </>
      );
    case 'unreadable':
      return (
        <>
          <p>{messages.unreadableDraft}</p>
          <Dismiss />
        </>
      );
  }
}

function Dismiss(): ReactNode {
  const dismiss = useSetAtom(dismissLocalDraftNoticeAtom);
  return <IconButton icon={X} size={16} label={messages.close} onClick={() => dismiss()} />;
}

/** Formats the time, with the date unless it is today. */
function formatTime(epochMs: number): string {
  const date = new Date(epochMs);
  const isToday = date.toDateString() === new Date().toDateString();
  return date.toLocaleString(pageLocale(), {
    ...(isToday ? {} : { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  });
}
