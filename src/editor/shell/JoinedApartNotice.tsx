/** Says of joined tables that were moved apart that they stay joined, and offers what the owner may have meant. */
import X from 'lucide-react/icons/x';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { separateTables } from '../../domain/document/edits/joinTables.ts';
import { joinTitles } from '../../domain/plan/reading/joins.ts';
import { Button, IconButton } from '../controls/Button.tsx';
import { canMoveBackAtom, dismissMovedApartAtom, editAtom, movedApartAtom, undoAtom } from '../document/document.ts';
import { messages } from '../messages.ts';

/** Pairs that it names. */
const MAX_NAMED = 3;

export function JoinedApartNotice(): ReactNode {
  const pairs = useAtomValue(movedApartAtom);
  const canMoveBack = useAtomValue(canMoveBackAtom);
  const dismiss = useSetAtom(dismissMovedApartAtom);
  const undo = useSetAtom(undoAtom);
  const edit = useSetAtom(editAtom);
  if (pairs.length === 0) return null;
  const titles = pairs.map((pair) => joinTitles(pair.map(({ room }) => room.name)));
  const names = titles.slice(0, MAX_NAMED).join(', ') + (titles.length > MAX_NAMED ? ', …' : '');
  const separate = (): void =>
    edit(messages.commands.separate, (drawing) =>
      pairs.reduce((left, pair) => separateTables(left, new Set(pair.map(({ key }) => key))), drawing),
    );
  return (
    <div className="editor-notice" role="alert">
      <p>{messages.joinedApart({ names })}</p>
      {canMoveBack && <Button onClick={() => undo()}>{messages.commands.undo}</Button>}
      <Button onClick={separate}>{messages.commands.separate}</Button>
      <IconButton icon={X} size={18} label={messages.close} onClick={() => dismiss()} />
    </div>
  );
}
