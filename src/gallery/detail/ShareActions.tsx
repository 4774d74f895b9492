/** What is taken away from an open fixture: its address, and its picture. */
import Download from 'lucide-react/icons/download';
import Link from 'lucide-react/icons/link';
import { useAtomValue } from 'jotai';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { bitmapSize } from '../../map/render/bitmapSize.ts';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import { formatUrlState } from '../states/urlState.ts';
import { galleryStateAtom } from '../states/galleryState.ts';
import { systemTheme } from '../systemTheme.ts';
import { messages } from '../messages.ts';
import { captureMap, downloadPng } from './mapScreenshot.ts';

type ActionsProps = {
  readonly handle: PlanHandle | null;
  readonly overlay: RefObject<HTMLCanvasElement | null>;
  readonly name: string;
};
/** How long it is said that something was copied, in milliseconds. */
const SAID = 6_000;

export function ShareActions({ handle, overlay, name }: ActionsProps): ReactNode {
  const state = useAtomValue(galleryStateAtom);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return undefined;
    const timer = setTimeout(() => {
      setSaid('');
    }, SAID);
    return () => {
      clearTimeout(timer);
    };
  }, [said]);
  const copy = async (): Promise<void> => {
    // Whoever opens it may have another theme: the address names the one that is seen.
    const theme = state.theme === 'system' ? systemTheme() : state.theme;
    const address = window.location.origin + window.location.pathname + formatUrlState({ ...state, theme });
    try {
      await navigator.clipboard.writeText(address);
      setSaid(messages.copied);
    } catch {
      window.history.replaceState(null, '', address);
      setSaid(messages.notCopied);
    }
  };
  const save = async (): Promise<void> => {
    if (!handle) return;
    const { width, height } = state.size;
    // A large map is drawn less finely than asked for: the picture has the pixels that there are.
    const saved = await downloadPng(
      captureMap(handle.element, overlay.current, state.size, bitmapSize(state.size, state.ratio, true, true).ratio),
      `${name.replaceAll('/', '-')}-${width}x${height}@${state.ratio}.png`,
    );
    if (!saved) setSaid(messages.notSaved);
  };
  return (
    <div className="opened-actions">
      <output className="soft">{said}</output>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          void copy();
        }}
      >
        <Link aria-hidden size={18} />
        {messages.copy}
      </button>
      <button
        type="button"
        className="quiet"
        disabled={!handle}
        onClick={() => {
          void save();
        }}
      >
        <Download aria-hidden size={18} />
        {messages.save}
      </button>
    </div>
  );
}
