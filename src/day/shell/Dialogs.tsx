/** The dialog that is open, if one is. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { dialogAtom } from '../controls/dialogs.ts';
import { LegendDialog } from '../plan/Legend.tsx';
import { PrintSheets } from '../print/PrintSheets.tsx';
import { CancelDialog } from '../party/CancelDialog.tsx';
import { ReservationDialog } from '../party/ReservationDialog.tsx';
import { WalkInDialog } from '../party/WalkInDialog.tsx';
import { WaitingDialog } from '../waiting/WaitingDialog.tsx';
import { LockDialog } from './LockDialog.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import { NoteDialog } from './Notes.tsx';

export function Dialogs(): ReactNode {
  const dialog = useAtomValue(dialogAtom);
  switch (dialog?.type) {
    case 'menu':
      return <MenuDialog />;
    case 'legend':
      return <LegendDialog />;
    case 'note':
      return <NoteDialog />;
    case 'walk_in':
      return <WalkInDialog />;
    case 'add':
    case 'edit':
      return <ReservationDialog dialog={dialog} />;
    case 'cancel':
      return <CancelDialog id={dialog.party} rest={dialog.rest ?? false} />;
    case 'lock':
      return <LockDialog />;
    case 'wait_add':
      return <WaitingDialog />;
    case 'print':
      return <PrintSheets />;
    default:
      return null;
  }
}
