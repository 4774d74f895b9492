/**
 * The lines above the button: what it reserves; until then what the last tap has done, why it was refused, notices, and
 * what is still missing.
 */
import X from 'lucide-react/icons/x';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useDeferredValue } from 'react';
import { tableTitle } from '../../domain/plan/table.ts';
import { areTogetherAtom } from '../choosing/groups.ts';
import { messages } from '../messages.ts';
import { tableByKeyAtom } from '../reservation/availability.ts';
import { guestsAtom } from '../reservation/form.ts';
import { noTableTextAtom } from '../reservation/noTables.ts';
import { clearNoticeAtom, noticeAtom, refusalAtom, tapNoteAtom } from '../reservation/notices.ts';
import { selectedSeatsAtom, selectedTablesAtom } from '../reservation/selection.ts';
import { SwapButton } from '../tableDetails/SwapButton.tsx';
import { extrasAtom } from '../tableDetails/lazyExtras.ts';
import { openPopoverAtom } from '../tableDetails/tablePopover.ts';
import { Choice } from './Choice.tsx';

type StatusProps = {
  /**
   * Why the reservation can't be submitted yet, that it can, or that it is being sent. It describes the button whatever
   * else is shown.
   */
  readonly status: string;
};

/** In a low window with large text, the sheet is below the plan, and the page grows with it while its parts load. */
function keepInView(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }));
  observer.observe(element);
  observer.observe(document.body);
  return () => observer.disconnect();
}

export function Status({ status }: StatusProps): ReactNode {
  const notice = useAtomValue(noticeAtom);
  const selected = useDeferredValue(useAtomValue(selectedTablesAtom));
  const noTableText = useAtomValue(noTableTextAtom);
  const apartText = useAtomValue(areTogetherAtom)
    ? undefined
    : messages.tablesApart({ names: messages.joinNames(selected.map(tableTitle)) });
  const problem = noTableText ?? apartText;
  const refusal = useAtomValue(refusalAtom);
  const note = useAtomValue(tapNoteAtom);
  const popover = useAtomValue(openPopoverAtom);
  const refusedTable = useAtomValue(tableByKeyAtom).get(refusal?.tableKey ?? '');
  const hasEnoughSeats = useAtomValue(selectedSeatsAtom) >= useAtomValue(guestsAtom);
  const extras = useAtomValue(extrasAtom);
  const clearNotice = useSetAtom(clearNoticeAtom);
  // An open popover shows the refusal of its table itself.
  const isRefused = refusal !== undefined && refusal.tableKey !== popover?.key;
  const hasOther = isRefused || (notice ?? problem) !== undefined || (note && !hasEnoughSeats);
  return (
    <div className="booker-status">
      <Choice />
      {note?.text && <p aria-hidden>{note.text}</p>}
      {isRefused && (
        <p key={refusal.id} ref={keepInView} role="alert">
          <span>{refusal.text}</span>
          <SwapButton refusal={refusal} />
          {refusedTable && extras && <extras.TimeButtons table={refusedTable} />}
        </p>
      )}
      <output className="booker-status-notice">
        {notice ? <p key={notice.id}>{notice.text}</p> : problem !== undefined && !isRefused && <p>{problem}</p>}
      </output>
      {extras && !notice && <extras.SplitOffer />}
      {notice && (
        <button
          type="button"
          className="booker-icon-button"
          aria-label={messages.dismiss}
          onClick={() => clearNotice()}
        >
          <X aria-hidden size="1.25rem" />
        </button>
      )}
      <p id="booker-missing" className="booker-submit-status" hidden={hasOther || status === messages.ready}>
        {status}
      </p>
    </div>
  );
}
