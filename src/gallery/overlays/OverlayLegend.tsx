/** Explains the symbols of the overlays that are on. */
import type { ReactElement, ReactNode } from 'react';
import type { OverlayKind } from '../states/urlState.ts';
import { messages } from '../messages.ts';
import { OVERLAY_COLORS } from './overlayStyle.ts';
import './overlays.css';

type TextName = keyof typeof messages.legendTexts;
const FRAME = 'M4 4h12v12H4z';
const RING = 'M16 10a6 6 0 1 1-12 0 6 6 0 0 1 12 0';

const SYMBOLS: Readonly<Record<OverlayKind, readonly { readonly symbol: ReactElement; readonly name: TextName }[]>> = {
  hits: [
    {
      symbol: <path d="M3 3h14v14H3z" fill={OVERLAY_COLORS.hit} fillOpacity={0.3} stroke={OVERLAY_COLORS.hit} />,
      name: 'hit',
    },
  ],
  ids: [
    {
      symbol: (
        <rect x="1" y="5" width="18" height="10" rx="3" fill={OVERLAY_COLORS.pill} stroke={OVERLAY_COLORS.casing} />
      ),
      name: 'id',
    },
  ],
  texts: [
    { symbol: <CasedPath path={FRAME} color={OVERLAY_COLORS.text} width={1} />, name: 'fits' },
    { symbol: <CasedPath path={FRAME} color={OVERLAY_COLORS.bad} width={2} />, name: 'leaves' },
  ],
  overlaps: [{ symbol: <path d="M3 3h14v14H3z" fill={OVERLAY_COLORS.bad} />, name: 'shared' }],
  targets: [
    { symbol: <CasedPath path={RING} color={OVERLAY_COLORS.good} width={2} />, name: 'large' },
    { symbol: <CasedPath path={`${RING}M5.8 5.8l8.4 8.4`} color={OVERLAY_COLORS.bad} width={2} />, name: 'small' },
  ],
};

function CasedPath({
  path,
  color,
  width,
}: {
  readonly path: string;
  readonly color: string;
  readonly width: number;
}): ReactNode {
  return (
    <>
      <path d={path} fill="none" stroke={OVERLAY_COLORS.casing} strokeWidth={width + 2} />
      <path d={path} fill="none" stroke={color} strokeWidth={width} />
    </>
  );
}

export function OverlayLegend({ kinds }: { readonly kinds: readonly OverlayKind[] }): ReactNode {
  if (kinds.length === 0) return null;
  return (
    <ul className="gallery-overlay-legend" aria-label={messages.legend}>
      {kinds
        .flatMap((kind) => SYMBOLS[kind])
        .map(({ symbol, name }) => (
          <li key={name}>
            <svg aria-hidden width="20" height="20" viewBox="0 0 20 20">
              {symbol}
            </svg>
            <span>{messages.legendTexts[name]}</span>
          </li>
        ))}
    </ul>
  );
}
