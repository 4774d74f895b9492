/** A button that copies the address of the state. */
import Link from 'lucide-react/icons/link';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { formatUrlState } from '../states/urlState.ts';
import { galleryStateAtom } from '../states/galleryState.ts';
import { useTheme } from '../states/useTheme.ts';
import { messages } from '../messages.ts';
import { Button } from '../../ui/Button.tsx';

const STATUS_DURATION_MS = 6_000;

export function CopyAddress(): ReactNode {
  const state = useAtomValue(galleryStateAtom);
  const theme = useTheme(state.theme);
  const [status, setStatus] = useState('');
  useEffect(() => {
    if (status === '') return undefined;
    const timer = setTimeout(() => {
      setStatus('');
    }, STATUS_DURATION_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [status]);
  const copy = async (): Promise<void> => {
    // The shared address names the visible theme, as the recipient's system may use the other one.
    const address = window.location.origin + window.location.pathname + formatUrlState({ ...state, theme });
    try {
      await navigator.clipboard.writeText(address);
      setStatus(messages.copied);
    } catch {
      window.history.replaceState(null, '', address);
      setStatus(messages.notCopied);
    }
  };
  return (
    <div className="gallery-detail-actions">
      <output className="gallery-muted">{status}</output>
      <Button
        icon={Link}
        onClick={() => {
          void copy();
        }}
      >
        {messages.copy}
      </Button>
    </div>
  );
}
