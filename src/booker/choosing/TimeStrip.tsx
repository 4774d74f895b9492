/** The starts of the date under the plan, each with the tables that suit the party then. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, startTransition, useId, useMemo } from 'react';
import { useUrgentValue } from '../../ui/useUrgentValue.ts';
import { messages } from '../messages.ts';
import { pageAtom } from '../page/page.ts';
import { changeFormAtom, guestsAtom, timeAtom } from '../reservation/form.ts';
import { pendingAtom } from '../reservation/steps.ts';
import { startsAtom } from './otherTimes.ts';
import './timeStrip.css';

export function TimeStrip(): ReactNode {
  const { features } = useAtomValue(pageAtom);
  return features.has('taken') && <Strip />;
}

/** Shows the chosen start in the middle of the strip. */
function center(start: HTMLElement | null): void {
  const strip = start?.parentElement;
  if (!strip) return;
  strip.scrollTo({ left: start.offsetLeft - (strip.clientWidth - start.offsetWidth) / 2, behavior: 'instant' });
}

function Strip(): ReactNode {
  const starts = useAtomValue(startsAtom);
  const time = useUrgentValue(timeAtom);
  // Measuring the strip before the plan is painted would hold the plan up.
  const centeredTime = useAtomValue(timeAtom);
  const party = useAtomValue(guestsAtom);
  const isBusy = useAtomValue(pendingAtom) !== undefined;
  const change = useSetAtom(changeFormAtom);
  const name = useId();
  // Words for all starts take as long as the rest of the strip, and are the same for each of them.
  const words = useMemo(
    () =>
      starts.map(({ time: at, free, together }) => ({
        label: `${messages.formatTime(at)}: ${together ? messages.severalFor({ party }) : messages.freeFor({ free, party })}`,
        time: messages.formatShortTime(at),
        free: messages.freeCount({ free }),
      })),
    [starts, party],
  );
  if (starts.length < 2) return null;
  return (
    <fieldset className="booker-strip" disabled={isBusy}>
      <legend className="ui-visually-hidden">{messages.fieldNames.time}</legend>
      <div className="booker-strip-starts">
        {starts.map((start, at) => (
          <label
            key={start.time}
            ref={start.time === centeredTime ? center : undefined}
            className={start.free === 0 ? 'booker-start booker-start-none' : 'booker-start'}
          >
            <input
              type="radio"
              name={name}
              aria-label={words[at]?.label}
              checked={start.time === time}
              // The plan answers in the next frame; list, cards and form follow.
              onChange={() => startTransition(() => change({ time: start.time }))}
            />
            <span>{words[at]?.time}</span>
            <span aria-hidden>{words[at]?.free}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
