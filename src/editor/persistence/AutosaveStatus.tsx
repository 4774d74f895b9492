/** Where what is drawn is safe, in few words. */
import HardDrive from 'lucide-react/icons/hard-drive';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { autosaveStateAtom } from './autosave.ts';
import { messages } from '../messages.ts';
import './autosave.css';

export function AutosaveStatus(): ReactNode {
  const standing = useAtomValue(autosaveStateAtom);
  if (standing.type === 'none') return null;
  const isTrouble = standing.type === 'trouble';
  const Icon = isTrouble ? TriangleAlert : HardDrive;
  return (
    <p
      className="keep-status"
      data-trouble={isTrouble || undefined}
      title={isTrouble ? standing.outcome.message : undefined}
    >
      <Icon aria-hidden size={14} />
      <span>{messages.keepStanding[standing.type]}</span>
    </p>
  );
}
