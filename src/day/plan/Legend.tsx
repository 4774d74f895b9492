/** What the badges on the plan mean. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useCallback } from 'react';
import { tableFromRoom } from '../../domain/plan/table.ts';
import { paintBadges } from '../../map/paint/badges/badgePainter.ts';
import { buildScene } from '../../map/scene/scene.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useColorScheme } from '../../ui/useColorScheme.ts';
import { dialogAtom } from '../controls/dialogs.ts';
import type { Elements } from '../../ui/jsx.ts';
import { messages } from '../messages.ts';
import { seasonPlacesAtom } from '../state/seasonPlaces.ts';
import { BLOCK_LOOKS, STATE_LOOKS } from './tableBadges.ts';

/** CSS pixels. The glyph reaches beyond the table. */
const SIDE = 20;
const ROOM = 28;
const INSET = (ROOM - SIDE) / 2;
const KEY = '1';
const SCENE = buildScene([
  tableFromRoom(
    { id: KEY, name: '', beds: 1, coordinates: { x: INSET, y: INSET, width: SIDE, height: SIDE, text: '' } },
    { areaId: '', area: '', categoryId: '', category: '', available: true },
  ),
]);

const LEGEND = ['reserved', 'confirmed', 'arrived', 'seated', 'late', 'blocked'] as const;
const LOOKS = { ...STATE_LOOKS, ...BLOCK_LOOKS };

export function Legend(): ReactNode {
  const hasSeasonPlaces = useAtomValue(seasonPlacesAtom).length > 0;
  const item = (state: keyof typeof LOOKS, words: string): Elements => (
    <li key={state}>
      <BadgeSample state={state} />
      <span>{words}</span>
    </li>
  );
  return (
    <ul className="day-legend">
      {LEGEND.map((state) => item(state, messages.states[state]))}
      {hasSeasonPlaces && item('season', messages.states.season)}
    </ul>
  );
}

export function LegendDialog(): ReactNode {
  const setDialog = useSetAtom(dialogAtom);
  const close = (): void => setDialog(undefined);
  return (
    <Dialog title={messages.legend} className="day-dialog" closeLabel={messages.close} onClose={close}>
      <Legend />
    </Dialog>
  );
}

/** A badge as it looks on the plan. */
function BadgeSample({ state }: { readonly state: keyof typeof LOOKS }): ReactNode {
  const theme = useColorScheme();
  const paint = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      const ctx = canvas?.getContext('2d');
      if (!canvas || !ctx) return;
      const ratio = window.devicePixelRatio;
      canvas.width = ROOM * ratio;
      canvas.height = ROOM * ratio;
      ctx.scale(ratio, ratio);
      const badges = new Map([[KEY, { ...LOOKS[state], title: '', figure: '', detail: '' }]]);
      paintBadges(
        ctx,
        { scene: SCENE, badges, links: [], theme, ratio },
        { scale: 1, x: 0, y: 0 },
        { width: ROOM, height: ROOM },
      );
    },
    [state, theme],
  );
  return <canvas ref={paint} className="day-badge-sample" style={{ width: ROOM, height: ROOM }} aria-hidden />;
}
