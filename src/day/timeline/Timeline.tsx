/**
 * The timeline of the day: tables down, time across, the guests of each quarter of an hour below. Parties are dragged to
 * another table or time, or moved with Shift and the arrow keys. Renders only the rows in sight.
 */
import { useAtomValue } from 'jotai';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { nowMinutesAtom } from '../state/selection.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { VirtualRows, remPx } from '../../ui/virtualList/VirtualRows.tsx';
import { messages } from '../messages.ts';
import { CoversRow } from './CoversRow.tsx';
import { RowLabel, TimelineBars } from './TimelineBars.tsx';
import { type BarName, firstBar, hasBar, neighborBar } from './barFocus.ts';
import { timeRangeAtom, timelineRowsAtom } from './timelineRows.ts';
import { MINUTE_REM, ROW_REM, barName, useDrag } from './useDrag.ts';
import './timeline.css';

const INITIAL_ROWS = 20;
/** What is in sight at first begins about so long before now, or before the first party of another date. */
const LOOK_BACK_MINUTES = 60;

const ARROWS: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

export function Timeline(): ReactNode {
  const rows = useAtomValue(timelineRowsAtom);
  const { first, last } = useAtomValue(timeRangeAtom);
  const now = useAtomValue(nowMinutesAtom);
  const scroller = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const [spoken, setSpoken] = useState('');
  const [focused, setFocused] = useState<BarName>();
  const drag = useDrag({ scroller, plane, mark }, setSpoken);
  const hours = Array.from({ length: (last - first) / 60 }, (_, hour) => first + hour * 60);
  const tabStop = focused && rows.some((row) => hasBar(row, focused)) ? focused : firstBar(rows);
  const tabStopRow = tabStop ? rows.findIndex(({ key }) => key === tabStop.row) : -1;

  const [opened] = useState(() => {
    const starts = rows.flatMap(({ bars }) => bars.flatMap(({ party, from }) => (party ? from : [])));
    return { first, from: now ?? (starts.length > 0 ? Math.min(...starts) : first) };
  });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // At a whole hour, whose name would be cut otherwise.
    const hour = Math.round((opened.from - LOOK_BACK_MINUTES - opened.first) / 60);
    const minutes = Math.max(0, hour * 60);
    const start = minutes * MINUTE_REM * remPx();
    element.scrollLeft = getComputedStyle(element).direction === 'rtl' ? -start : start;
  }, [opened]);

  const focusBar = (name: BarName): void => {
    flushSync(() => setFocused(name));
    const row = `[data-row-key="${CSS.escape(name.row)}"]`;
    const bar = scroller.current?.querySelector<HTMLElement>(`${row}[data-party="${name.party}"]`);
    bar?.focus({ preventScroll: true });
    bar?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const bar = (event.target as HTMLElement).closest<HTMLElement>('.day-bar[data-party]');
    if (!bar) return;
    if (event.key === 'Enter' && flushSync(() => drag.current?.drop())) {
      event.preventDefault();
      // Another row has a bar of its own.
      const { party } = barName(bar);
      if (!bar.isConnected) scroller.current?.querySelector<HTMLElement>(`.day-bar[data-party="${party}"]`)?.focus();
    }
    if (event.key === 'Escape' && drag.current?.cancel()) {
      event.preventDefault();
      event.stopPropagation();
    }
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const [down, across] = [arrow[0], isRtl ? -arrow[1] : arrow[1]];
    if (event.shiftKey) {
      drag.current?.nudge(bar, down, across);
      return;
    }
    drag.current?.cancel();
    const next = neighborBar(rows, barName(bar), down, across);
    if (next) focusBar(next);
  };
  const handleFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    if (target.matches('.day-bar[data-party]')) setFocused(barName(target));
  };

  return (
    <div
      ref={scroller}
      className="day-timeline"
      style={{ '--minutes': last - first, '--rows': rows.length } as CSSProperties}
      role="presentation"
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
      onBlur={() => drag.current?.cancel()}
    >
      <p className="ui-visually-hidden">{messages.timelineKeys}</p>
      <LiveRegion message={spoken} />
      <div className="day-timeline-hours" aria-hidden>
        {hours.map((hour) => (
          <span key={hour} className="day-figures">
            {messages.time(hour)}
          </span>
        ))}
      </div>
      <div className="day-timeline-body">
        <VirtualRows
          count={rows.length}
          rowAt={(offset) => Math.max(0, Math.min(rows.length - 1, Math.floor(offset)))}
          unitPx={() => ROW_REM * remPx()}
          scroller={scroller}
          initialHeight={INITIAL_ROWS}
          keptIndex={tabStopRow}
        >
          {(shown) => (
            <>
              {/* One that sticks: each would be a layer of its own in every frame of a drag. */}
              <div className="day-timeline-labels">
                {shown.map((index) => {
                  const row = rows[index];
                  return row && <RowLabel key={row.key} row={row} index={index} />;
                })}
              </div>
              {shown.map((index) => {
                const row = rows[index];
                return (
                  row && (
                    <TimelineBars
                      key={row.key}
                      row={row}
                      index={index}
                      first={first}
                      tabStop={index === tabStopRow ? tabStop?.party : undefined}
                    />
                  )
                );
              })}
            </>
          )}
        </VirtualRows>
        <div ref={plane} className="day-timeline-plane" aria-hidden>
          {now !== undefined && now >= first && now <= last && (
            <i className="day-timeline-now" style={{ '--from': now - first } as CSSProperties} />
          )}
          <div ref={mark} className="day-timeline-mark" hidden>
            <span />
          </div>
        </div>
      </div>
      <CoversRow first={first} />
    </div>
  );
}
