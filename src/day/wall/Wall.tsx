/** A screen on the wall: the plan with who sits where and for how long, and no names. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { countCovers } from '../../domain/day/covers.ts';
import type { TableState } from '../../domain/plan/table.ts';
import { Badges } from '../../map/chrome/Badges.tsx';
import { NO_INSETS } from '../../domain/plan/viewport.ts';
import { paintDecor } from '../../map/paint/decor/decorPainter.ts';
import { PlanStage } from '../../map/PlanStage.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { useColorScheme } from '../../ui/useColorScheme.ts';
import { Legend } from '../plan/Legend.tsx';
import { badgesAtom, linksAtom } from '../plan/tableBadges.ts';
import { scenesAtom } from '../plan/planScene.ts';
import { dayStateAtom } from '../state/day.ts';
import { pageAtom } from '../state/page.ts';
import { nowMinutesAtom } from '../state/selection.ts';
import { messages } from '../messages.ts';
import { wallAccessAtom } from './wallSync.ts';
import './wall.css';

const NO_STATES: ReadonlyMap<string, TableState> = new Map();

export function Wall(): ReactNode {
  return (
    <ErrorBoundary text={messages.broken} goOn={messages.goOn} loadAgain={messages.loadAgain}>
      <Screen />
    </ErrorBoundary>
  );
}

function Screen(): ReactNode {
  const { name, tenant } = useAtomValue(pageAtom);
  const access = useAtomValue(wallAccessAtom);
  const state = useAtomValue(dayStateAtom);
  const minutes = useAtomValue(nowMinutesAtom);
  if (access === 'refused')
    return (
      <main className="day-closed">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p>{messages.wallClosed}</p>
        <a className="ui-button ui-primary" href={`/day/${tenant}`}>
          {messages.signIn}
        </a>
      </main>
    );
  const guestsOf = (...statuses: readonly string[]): number =>
    countCovers((state?.parties ?? []).filter(({ status }) => statuses.includes(status)));
  return (
    <main className="day-wall">
      <header>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p className="day-figures">
          <strong>{messages.seatedNow({ seated: guestsOf('seated') })}</strong>
          <span>
            {messages.wallExpected({
              expected: messages.guests({ count: guestsOf('reserved', 'confirmed', 'arrived') }),
            })}
          </span>
        </p>
        <p className="day-wall-clock day-figures">{minutes === undefined ? '' : messages.time(minutes)}</p>
      </header>
      <div className="day-wall-plan" dir="ltr">
        <WallPlan />
      </div>
      <Legend />
    </main>
  );
}

function WallPlan(): ReactNode {
  const theme = useColorScheme();
  const scene = useAtomValue(scenesAtom)?.[theme];
  const badges = useAtomValue(badgesAtom);
  const links = useAtomValue(linksAtom);
  if (!scene)
    return (
      <p className="day-empty" aria-busy="true">
        {messages.planLoading}
      </p>
    );
  return (
    <PlanStage
      scene={scene}
      states={NO_STATES}
      theme={theme}
      insets={NO_INSETS}
      label={messages.plan}
      paintDecor={paintDecor}
      onTap={() => {
        /* Nobody reaches a screen on the wall. */
      }}
      badges={<Badges scene={scene} theme={theme} badges={badges} links={links} />}
    />
  );
}
