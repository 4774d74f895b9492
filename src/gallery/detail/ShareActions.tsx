/** Buttons that copy the address of the state and save a picture of the map. */
import Download from 'lucide-react/icons/download';
import Link from 'lucide-react/icons/link';
import { useAtomValue } from 'jotai';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { pictureSize } from '../../map/layers/overscanLayer.ts';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import { formatUrlState } from '../states/urlState.ts';
import { galleryStateAtom, stampAtom } from '../states/galleryState.ts';
import { useTheme } from '../states/useTheme.ts';
import { messages } from '../messages.ts';
import { captureMap, downloadPng } from './mapScreenshot.ts';

type ShareActionsProps = {
  readonly handle: PlanHandle | null;
  readonly overlay: RefObject<HTMLCanvasElement | null>;
  readonly name: string;
};
const STATUS_DURATION_MS = 6_000;

export function ShareActions({ handle, overlay, name }: ShareActionsProps): ReactNode {
  const state = useAtomValue(galleryStateAtom);
  const stamp = useAtomValue(stampAtom);
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
    const address = window.location.origin + window.location.pathname + formatUrlState({ ...state, theme }, stamp);
    try {
      await navigator.clipboard.writeText(address);
      setStatus(messages.copied);
    } catch {
      window.history.replaceState(null, '', address);
      setStatus(messages.notCopied);
    }
  };
  const save = async (): Promise<void> => {
    if (!handle) return;
    const { width, height } = state.size;
    // The picture has the resolution at which the map is drawn, which is lower for a large map.
    const { ratio } = pictureSize(state.size, state.ratio);
    const saved = await downloadPng(
      captureMap(handle, overlay.current, ratio),
      `${name.replaceAll('/', '-')}-${width}x${height}@${Number(ratio.toFixed(3))}.png`,
    );
    if (!saved) setStatus(messages.notSaved);
  };
  return (
    <div className="gallery-detail-actions">
      <output className="gallery-muted">{status}</output>
      <button
        type="button"
        className="gallery-button"
        onClick={() => {
          void copy();
        }}
      >
        <Link aria-hidden size={18} />
        <span>{messages.copy}</span>
      </button>
      <button
        type="button"
        className="gallery-button"
        disabled={!handle}
        onClick={() => {
          void save();
        }}
      >
        <Download aria-hidden size={18} />
        <span>{messages.save}</span>
      </button>
    </div>
  );
}
