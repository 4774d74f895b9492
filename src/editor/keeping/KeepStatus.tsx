/** Where what is drawn is safe, in few words. */
import HardDrive from 'lucide-react/icons/hard-drive';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { keepStandingAtom } from '../atoms/keeping.ts';
import { words } from '../words.ts';
import './keeping.css';

export function KeepStatus(): ReactNode {
  const standing = useAtomValue(keepStandingAtom);
  if (standing.is === 'none') return null;
  const isTrouble = standing.is === 'trouble';
  const Icon = isTrouble ? TriangleAlert : HardDrive;
  return (
    <p
      className="keep-status"
      data-trouble={isTrouble || undefined}
      title={isTrouble ? standing.outcome.reason : undefined}
    >
      <Icon aria-hidden size={14} />
      <span>{words.keepStanding[standing.is]}</span>
    </p>
  );
}
