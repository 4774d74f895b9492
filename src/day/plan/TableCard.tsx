/** What a tap on a table without a party offers: seat guests who walked in, or remove its block. */
import X from 'lucide-react/icons/x';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Block, isClosedArea } from '../../domain/day/party.ts';
import { useEscape } from '../controls/useEscape.ts';
import { useReturnFocus } from '../controls/useReturnFocus.ts';
import { blockStates } from '../state/blockWords.ts';
import { dayStateAtom, venueAtom } from '../state/day.ts';
import { chooseTablesAtom, startModeAtom } from '../state/selection.ts';
import { dispatchActionAtom } from '../state/steps.ts';
import { nameTablesAtom, seatsOfAtom } from '../state/tables.ts';
import { PartySizes } from '../controls/PartySizes.tsx';
import { messages } from '../messages.ts';
import { freeTablesAtom } from './dragState.ts';
import { tableVisitsAtom } from './tableBadges.ts';
import { Button, IconButton } from '../../ui/Button.tsx';

/** Sizes beyond the seats of the tables, for guests who share a bench. */
const EXTRA_GUESTS = 2;
const MAX_SIZES = 12;

export function TableCard(): ReactNode {
  const keys = useAtomValue(freeTablesAtom);
  const visits = useAtomValue(tableVisitsAtom);
  // Somebody may have sat down there since the tap.
  const isOpen = keys.length > 0 && !keys.some((key) => visits.get(key)?.current?.party);
  return isOpen ? <Card key={keys.join(' ')} keys={keys} /> : null;
}

function Card({ keys }: { readonly keys: readonly string[] }): ReactNode {
  const setKeys = useSetAtom(freeTablesAtom);
  const visits = useAtomValue(tableVisitsAtom);
  const nameTables = useAtomValue(nameTablesAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  const card = useRef<HTMLElement>(null);
  const close = (): void => setKeys([]);
  useEscape(close, card);
  useReturnFocus();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const held = keys.map((key) => visits.get(key));
  const block = held.map((visit) => visit?.current?.block).find((each) => each !== undefined);
  const next = held.flatMap((visit) => visit?.next ?? []).toSorted((a, b) => a.from - b.from)[0];
  return (
    <section ref={card} className="day-table-card" data-covers-plan="side" aria-label={nameTables(keys)}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {nameTables(keys)}
        </h2>
        <IconButton label={messages.close} icon={X} onClick={close} />
      </header>
      {block ? <Blocked block={block} onDone={close} /> : <Free keys={keys} until={next?.from} onDone={close} />}
    </section>
  );
}

function Free({
  keys,
  until,
  onDone,
}: {
  readonly keys: readonly string[];
  readonly until: number | undefined;
  onDone(): void;
}): ReactNode {
  const largest = useAtomValue(venueAtom)?.guests.max ?? MAX_SIZES;
  const startMode = useSetAtom(startModeAtom);
  const chooseTables = useSetAtom(chooseTablesAtom);
  const seats = useAtomValue(seatsOfAtom)(keys);
  const free = until === undefined ? messages.free : messages.freeUntil({ time: messages.time(until) });
  return (
    <>
      <p className="day-table-facts">{`${messages.seats({ count: seats })} · ${free}`}</p>
      <fieldset className="day-table-sizes" aria-label={messages.walkInSizes}>
        <span>{messages.walkIn}</span>
        <PartySizes
          most={Math.min(seats + EXTRA_GUESTS, largest, MAX_SIZES)}
          onChoose={(guests) => {
            onDone();
            startMode({ type: 'walk_in', guests });
            chooseTables(keys, 'seats');
          }}
        />
      </fieldset>
    </>
  );
}

function Blocked({ block, onDone }: { readonly block: Block; onDone(): void }): ReactNode {
  const act = useSetAtom(dispatchActionAtom);
  const shown = useAtomValue(dayStateAtom)?.date ?? '';
  const { id, from, until, fromTime, untilTime, reason, tables } = block;
  const states = blockStates(block, shown).join(' · ');
  const dates =
    from === until
      ? messages.onDate(from)
      : messages.fromTo({ from: messages.onDate(from), to: messages.onDate(until) });
  const times =
    fromTime === null || untilTime === null
      ? messages.blockAllDay
      : messages.fromTo({ from: messages.time(fromTime), to: messages.time(untilTime) });
  return (
    <>
      <p className="day-table-facts">
        <span>{reason === '' ? states : `${states}: `}</span>
        {reason !== '' && <bdi>{reason}</bdi>}
        <br />
        <span>{`${dates}, ${times} · ${messages.tables({ count: tables.length })}`}</span>
      </p>
      {!isClosedArea(block) && !block.season && (
        <Button
          onClick={() => {
            act({ type: 'unblock', block: id });
            onDone();
          }}
        >
          {messages.unblock}
        </Button>
      )}
    </>
  );
}
