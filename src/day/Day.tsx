/** The day page: its head, the three views, what is selected, and the steps of the door. */
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/fonts.css';
import './day.css';
import './controls/controls.css';
import './shell/dock.css';
import './party/party.css';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { connectionAtom, isSignedOutAtom } from './state/connection.ts';
import { dateAtom, dayStateAtom } from './state/day.ts';
import { loadDayAtom } from './live/loading.ts';
import { isLockedAtom } from './live/lock.ts';
import { pageAtom } from './state/page.ts';
import { type View, viewAtom } from './state/view.ts';
import { LogPanel } from './log/LogPanel.tsx';
import { PartyPanel } from './party/PartyPanel.tsx';
import { WaitingList } from './waiting/WaitingList.tsx';
import { PartyList } from './list/PartyList.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { DayPlan } from './plan/DayPlan.tsx';
import { ActionBar } from './shell/ActionBar.tsx';
import { DayHeader } from './shell/DayHeader.tsx';
import { Dialogs } from './shell/Dialogs.tsx';
import { LockScreen } from './shell/LockScreen.tsx';
import { ModeBar, RefusalBar } from './shell/ModeBar.tsx';
import { Notes } from './shell/Notes.tsx';
import { Problems } from './shell/Problems.tsx';
import { SignedOut } from './shell/SignedOut.tsx';
import { Toasts } from './shell/Toasts.tsx';
import { ViewTabs, panelId, tabId } from './shell/ViewTabs.tsx';
import { modeAtom, refusalAtom } from './state/selection.ts';
import { isolate } from './isolate.ts';
import { messages } from './messages.ts';
import type { Elements } from '../ui/jsx.ts';
import { Button } from '../ui/Button.tsx';

export function Day(): ReactNode {
  return (
    <ErrorBoundary text={messages.broken} goOn={messages.goOn} loadAgain={messages.loadAgain}>
      <Page />
    </ErrorBoundary>
  );
}

function Page(): ReactNode {
  const { name } = useAtomValue(pageAtom);
  const isSignedOut = useAtomValue(isSignedOutAtom);
  const isLocked = useAtomValue(isLockedAtom);
  const view = useAtomValue(viewAtom);
  const hasMode = useAtomValue(modeAtom) !== undefined;
  const hasNextTap = useAtomValue(refusalAtom) !== undefined || hasMode || undefined;
  useEffect(() => {
    document.title = `${messages.day} · ${isolate(name)}`;
  }, [name]);
  if (isSignedOut) return <SignedOut />;
  if (isLocked) return <LockScreen />;
  return (
    <div className="day" data-view={view} data-mode={hasNextTap}>
      <DayHeader name={name} />
      <nav className="day-views" aria-label={messages.views}>
        <ViewTabs />
      </nav>
      <Notes />
      <main className="day-main">
        <Views />
      </main>
      <aside className="day-side" aria-label={messages.side}>
        <PartyPanel />
        <LogPanel />
        <WaitingList />
      </aside>
      <footer className="day-dock">
        <ActionBar />
        <div className="day-dock-over" data-covers-plan="bottom">
          <Toasts />
          <Problems />
          <NextTap />
        </div>
      </footer>
      <Dialogs />
    </div>
  );
}

/** What the next tap does, or why the last drop did nothing: over the steps of the door. */
function NextTap(): ReactNode {
  const mode = useAtomValue(modeAtom);
  const refusal = useAtomValue(refusalAtom);
  if (mode) return <ModeBar key={JSON.stringify(mode)} mode={mode} />;
  return refusal ? <RefusalBar key={refusal.keys.join(' ')} refusal={refusal} /> : null;
}

/** How long after the day is loaded the other views are prepared: the first one stands by then. */
const PREPARE_MS = 1_000;

/**
 * A view that was opened once stays, so that it comes back as it was left, and at once. Timeline and list are
 * prepared out of sight; the plan is not, since it must know its size.
 */
function Views(): ReactNode {
  const view = useAtomValue(viewAtom);
  const isLoaded = useAtomValue(dayStateAtom) !== undefined;
  const [opened, setOpened] = useState<ReadonlySet<View>>(new Set([view]));
  if (!opened.has(view)) setOpened(new Set([...opened, view]));
  useEffect(() => {
    if (!isLoaded) return undefined;
    const timer = setTimeout(() => {
      startTransition(() => setOpened((before) => new Set([...before, 'timeline', 'list'])));
    }, PREPARE_MS);
    return () => clearTimeout(timer);
  }, [isLoaded]);
  const panels: Readonly<Record<View, Elements>> = { plan: <DayPlan />, timeline: <Timeline />, list: <PartyList /> };
  return (Object.keys(panels) as View[]).map((each) => (
    <div
      key={each}
      id={panelId(each)}
      className="day-panel"
      role="tabpanel"
      aria-labelledby={tabId(each)}
      inert={each !== view}
      // Says so to tools that don't know `inert` yet, such as older screen readers and the queries of tests.
      aria-hidden={each !== view}
    >
      {opened.has(each) && (isLoaded || each === view) && <Loaded>{panels[each]}</Loaded>}
    </div>
  ));
}

/** Its children once the day is loaded. */
function Loaded({ children }: { readonly children: Elements }): ReactNode {
  const isLoaded = useAtomValue(dayStateAtom) !== undefined;
  const connection = useAtomValue(connectionAtom);
  const date = useAtomValue(dateAtom);
  const load = useSetAtom(loadDayAtom);
  if (isLoaded) return children;
  if (connection !== 'offline')
    return (
      <p className="day-empty" aria-busy="true" key={date}>
        {messages.loading}
      </p>
    );
  return (
    <div className="day-empty" role="alert">
      <p>{messages.loadFailed}</p>
      <Button onClick={() => void load()}>{messages.retry}</Button>
    </div>
  );
}
