/** The guests of each quarter of an hour: how many come, in figures, and how many are there, as columns. */
import { useAtomValue } from 'jotai';
import type { CSSProperties, ReactNode } from 'react';
import { messages } from '../messages.ts';
import { timelineCoversAtom } from './timelineRows.ts';

export function CoversRow({ first }: { readonly first: number }): ReactNode {
  const covers = useAtomValue(timelineCoversAtom);
  const most = Math.max(1, ...covers.map(({ present }) => present));
  const words = covers
    .filter(({ coming }) => coming > 0)
    .map(({ time, coming }) => messages.coversAt({ time: messages.time(time), coming }));
  return (
    <div className="day-timeline-covers">
      <p className="day-timeline-label">{messages.coversLabel}</p>
      <p className="ui-visually-hidden">{words.join(', ')}</p>
      {covers.map(({ time, coming, present }) => (
        <span
          key={time}
          className="day-figures"
          aria-hidden
          style={{ '--from': time - first, '--share': present / most } as CSSProperties}
        >
          {coming > 0 ? coming : ''}
        </span>
      ))}
    </div>
  );
}
