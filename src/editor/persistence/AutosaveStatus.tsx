/** Shows whether the document is saved on this device. */
import HardDrive from 'lucide-react/icons/hard-drive';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { autosaveStateAtom } from './autosave.ts';
import { messages } from '../messages.ts';
import './autosave.css';

export function AutosaveStatus(): ReactNode {
  const state = useAtomValue(autosaveStateAtom);
  if (state.type === 'idle') return null;
  const isFailed = state.type === 'failed';
  const Icon = isFailed ? TriangleAlert : HardDrive;
  return (
    <p
      className="editor-autosave-status"
      data-failed={isFailed || undefined}
      title={isFailed ? state.error.message : undefined}
    >
      <Icon aria-hidden size={14} />
      <span>{messages.autosaveStates[state.type]}</span>
    </p>
  );
}
