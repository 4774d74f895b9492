/** All fixtures, in groups, as far as the filter lets them pass. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useLayoutEffect } from 'react';
import { allFixturesCheckedAtom, filteredEntriesAtom } from '../findings/findings.ts';
import { entriesAtom, loadEntriesAtom, unknownFixtureAtom } from '../fixtures/fixtures.ts';
import { invalidParametersAtom, updateStateAtom, openAnywayAtom, galleryStateAtom } from '../states/galleryState.ts';
import { messages } from '../messages.ts';
import { FixtureCard } from './FixtureCard.tsx';
import { Filters } from './Filters.tsx';

/** How far the cards were scrolled when one of them was opened. */
let scrolled = 0;

export function FixtureCards(): ReactNode {
  const entries = useAtomValue(entriesAtom);
  useLayoutEffect(() => {
    window.scrollTo(0, scrolled);
    return () => {
      scrolled = window.scrollY;
      window.scrollTo(0, 0);
    };
  }, []);
  return (
    <main className="gallery">
      <header className="gallery-head">
        <h1>{messages.title}</h1>
        <p className="soft">{messages.intro}</p>
      </header>
      <AddressTrouble />
      <Filters />
      {entries === 'awaited' ? <CardBones /> : entries === 'failed' ? <Failed /> : <Groups />}
    </main>
  );
}

function Groups(): ReactNode {
  const entries = useAtomValue(entriesAtom);
  const shown = useAtomValue(filteredEntriesAtom);
  const done = useAtomValue(allFixturesCheckedAtom);
  const change = useSetAtom(updateStateAtom);
  if (entries.length === 0) return <p className="empty">{messages.noFixtures}</p>;
  if (shown.length === 0) {
    return (
      <div className="empty">
        <p>{done ? messages.noMatches : messages.noMatchesYet}</p>
        <button
          type="button"
          className="quiet"
          onClick={() => {
            change({ severity: [], rule: undefined });
          }}
        >
          {messages.clearFilter}
        </button>
      </div>
    );
  }
  const groups = [...new Set(shown.map(({ name }) => groupOf(name)))];
  return groups.map((group) => (
    <section key={group} aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`}>{messages.groups[group] ?? group}</h2>
      <ul className="cards">
        {shown
          .filter(({ name }) => groupOf(name) === group)
          .map((entry) => (
            <FixtureCard key={entry.name} entry={entry} />
          ))}
      </ul>
    </section>
  ));
}

const groupOf = (name: string): string => name.split('/')[0]!;

/** What is wrong with the address, and what can be done about it. */
function AddressTrouble(): ReactNode {
  const faults = useAtomValue(invalidParametersAtom);
  const unknown = useAtomValue(unknownFixtureAtom);
  const wanted = useAtomValue(galleryStateAtom).fixture;
  const openAnyway = useSetAtom(openAnywayAtom);
  if (unknown !== undefined)
    return (
      <p className="trouble" role="alert">
        {messages.unknownFixture(unknown)}
      </p>
    );
  if (faults.length === 0 || wanted !== undefined) return null;
  return (
    <div className="trouble" role="alert">
      <p>{messages.invalidUrl(faults)}</p>
      <OpenAnyway open={openAnyway} />
    </div>
  );
}

function OpenAnyway({ open }: { readonly open: () => void }): ReactNode {
  const meant = useAtomValue(openAnywayAtom);
  return meant === undefined ? null : (
    <button type="button" className="quiet" onClick={open}>
      {messages.openAnyway}
    </button>
  );
}

function Failed(): ReactNode {
  const load = useSetAtom(loadEntriesAtom);
  return (
    <div className="empty" role="alert">
      <p>{messages.failed}</p>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          void load();
        }}
      >
        {messages.retry}
      </button>
    </div>
  );
}

/** The cards' places while they are listed. */
function CardBones(): ReactNode {
  return (
    <div aria-busy="true">
      <p className="ui-visually-hidden">{messages.loading}</p>
      <div className="cards" aria-hidden>
        {Array.from({ length: 8 }, (_, place) => (
          <i key={place} className="card-bone" />
        ))}
      </div>
    </div>
  );
}
