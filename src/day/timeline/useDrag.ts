/** Connects dragging along the timeline with the state, which it reads without rendering. */
import { remPx } from '../../ui/virtualList/VirtualRows.tsx';
import { useSetAtom, useStore } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';
import type { Party } from '../../domain/day/party.ts';
import { partiesAtom } from '../state/day.ts';
import { movePartyAtom, placeReportAtom } from '../state/selection.ts';
import type { BarName } from './barFocus.ts';
import { type Place, dragParties } from './dragParty.ts';
import { timeRangeAtom, timelineRowsAtom } from './timelineRows.ts';

/** In rem, so that they grow with the text. The style sheet has the same. */
export const ROW_REM = 2.75;
export const MINUTE_REM = 0.095;

export const barName = (bar: HTMLElement): BarName => ({
  row: bar.dataset['rowKey'] ?? '',
  party: Number(bar.dataset['party']),
});

type TimelineElements = Readonly<Record<'scroller' | 'plane' | 'mark', RefObject<HTMLElement | null>>>;

/** Makes the bars movable. `announce` must be stable. */
export function useDrag(
  { scroller, plane, mark }: TimelineElements,
  announce: (words: string) => void,
): RefObject<ReturnType<typeof dragParties> | undefined> {
  const store = useStore();
  const moveParty = useSetAtom(movePartyAtom);
  const drag = useRef<ReturnType<typeof dragParties>>(undefined);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const listeners = new AbortController();
    const rows = () => store.get(timelineRowsAtom);
    const partyOf = (bar: HTMLElement): Party | undefined => store.get(partiesAtom).get(barName(bar).party);
    /** The party's tables if another takes the place of the one of the bar's row. */
    const tablesAt = (bar: HTMLElement, { row }: Place): readonly string[] => {
      const to = rows()[row]?.table;
      const others = (partyOf(bar)?.tables ?? []).filter((key) => key !== barName(bar).row);
      return to ? [...new Set([...others, to.key])] : [];
    };
    drag.current = dragParties(
      {
        scroller: element,
        plane: () => plane.current,
        mark: () => mark.current,
        rowPx: () => ROW_REM * remPx(),
        minutePx: () => MINUTE_REM * remPx(),
        rowCount: () => rows().length,
        firstTime: () => store.get(timeRangeAtom).first,
        placeOf: (bar) => {
          const party = partyOf(bar);
          if (!party || party.id < 0 || party.status === 'left' || party.status === 'no_show') return undefined;
          return { row: rows().findIndex(({ key }) => key === barName(bar).row), time: party.time };
        },
        report: (bar, place) => {
          const party = partyOf(bar);
          if (!party) return { fit: 'taken', words: () => '' };
          return store.get(placeReportAtom)(party, tablesAt(bar, place), place.time);
        },
        onDrop: (bar, place) => {
          const party = partyOf(bar);
          if (party) moveParty(party, tablesAt(bar, place), place.time);
        },
        announce,
      },
      listeners.signal,
    );
    return () => listeners.abort();
  }, [announce, mark, moveParty, plane, scroller, store]);
  return drag;
}
