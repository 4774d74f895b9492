/** An open fixture: what it is, the map as a device shows it, what is played with, what the checks find. */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useAtomValue, useSetAtom } from 'jotai';
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FixtureEntry } from '../../api/contract.ts';
import { boundsOf, padded } from '../../domain/geometry.ts';
import type { PlanHandle } from '../../map/PlanStage.tsx';
import { addressOf } from '../address.ts';
import { openedAtom } from '../atoms/fixtures.ts';
import { changeAtom, closeAtom, stateAtom } from '../atoms/state.ts';
import { pointedBy } from '../pointed.ts';
import { words } from '../words.ts';
import { Actions } from './Actions.tsx';
import { Controls } from './Controls.tsx';
import { Device } from './Device.tsx';
import { FindingsPanel } from './FindingsPanel.tsx';
import { TableFacts } from './TableFacts.tsx';

export function OpenedFixture({ name, entry }: { readonly name: string; readonly entry: FixtureEntry }): ReactNode {
  const [handle, setHandle] = useState<PlanHandle | null>(null);
  const overlay = useRef<HTMLCanvasElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = useAtomValue(openedAtom);
  const change = useSetAtom(changeAtom);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const fixture = opened?.reading.ok ? opened.reading.fixture : undefined;
  const point = (mark: string): void => {
    const table = fixture && pointedBy(fixture, mark)?.table;
    if (!table) return;
    change({ mark });
    handle?.flyTo(padded(boundsOf(table), Math.max(table.box.width, table.box.height) * 2));
    handle?.element.scrollIntoView({ block: 'nearest' });
  };
  return (
    <main className="opened">
      <header className="opened-head">
        <BackLink />
        <div className="opened-name">
          <h1 ref={heading} tabIndex={-1}>
            {name.slice(name.indexOf('/') + 1)}
          </h1>
          {entry.about !== undefined && <p className="soft">{entry.about}</p>}
        </div>
        <Actions handle={handle} overlay={overlay} name={name} />
      </header>
      <div className="opened-body">
        <section className="device-room" aria-label={words.stage}>
          {!opened && (
            <p className="empty" aria-busy="true">
              {words.opening}
            </p>
          )}
          {opened && !opened.reading.ok && (
            <p className="empty" role="alert">
              {opened.reading.reason}
            </p>
          )}
          {fixture && opened?.scene && (
            <Device
              key={name}
              fixture={fixture}
              scene={opened.scene}
              name={name}
              handle={handle}
              handleRef={setHandle}
              overlayRef={overlay}
            />
          )}
        </section>
        <div className="opened-side">
          <Controls fixture={fixture} />
          {fixture && <TableFacts fixture={fixture} />}
          <FindingsPanel fixture={fixture} onPoint={point} />
        </div>
      </div>
    </main>
  );
}

function BackLink(): ReactNode {
  const close = useSetAtom(closeAtom);
  const state = useAtomValue(stateAtom);
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    close();
  };
  return (
    <a className="quiet" href={`/gallery${addressOf({ ...state, fixture: undefined })}`} onClick={follow}>
      <ArrowLeft aria-hidden size={18} />
      {words.back}
    </a>
  );
}
