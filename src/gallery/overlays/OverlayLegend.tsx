/** What the overlays that are on mean: each of their forms and colours, as it is drawn on the map. */
import type { ReactNode } from 'react';
import type { OverlayKind } from '../address.ts';
import { words } from '../words.ts';
import { INK } from './ink.ts';

const says = words.overlayMeans;
const FRAME = 'M4 4h12v12H4z';
const RING = 'M16 10a6 6 0 1 1-12 0 6 6 0 0 1 12 0';

const MEANINGS: Readonly<Record<OverlayKind, readonly { readonly mark: ReactNode; readonly text: string }[]>> = {
  hits: [{ mark: <path d="M3 3h14v14H3z" fill={INK.hit} fillOpacity={0.3} stroke={INK.hit} />, text: says.hit }],
  ids: [{ mark: <rect x="1" y="5" width="18" height="10" rx="3" fill={INK.pill} stroke={INK.rim} />, text: says.id }],
  texts: [
    { mark: <Cased path={FRAME} color={INK.text} width={1} />, text: says.fits },
    { mark: <Cased path={FRAME} color={INK.bad} width={2} />, text: says.leaves },
  ],
  overlaps: [{ mark: <path d="M3 3h14v14H3z" fill={INK.bad} />, text: says.shared }],
  targets: [
    { mark: <Cased path={RING} color={INK.good} width={2} />, text: says.large },
    { mark: <Cased path={`${RING}M5.8 5.8l8.4 8.4`} color={INK.bad} width={2} />, text: says.small },
  ],
};

function Cased({
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
      <path d={path} fill="none" stroke={INK.rim} strokeWidth={width + 2} />
      <path d={path} fill="none" stroke={color} strokeWidth={width} />
    </>
  );
}

export function OverlayLegend({ kinds }: { readonly kinds: readonly OverlayKind[] }): ReactNode {
  if (kinds.length === 0) return null;
  return (
    <ul className="overlay-legend" aria-label={words.legend}>
      {kinds
        .flatMap((kind) => MEANINGS[kind])
        .map(({ mark, text }) => (
          <li key={text}>
            <svg aria-hidden width="20" height="20" viewBox="0 0 20 20">
              {mark}
            </svg>
            {text}
          </li>
        ))}
    </ul>
  );
}
