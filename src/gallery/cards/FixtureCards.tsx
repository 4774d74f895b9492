/** The cards of all fixtures that match the filter, in groups. */
import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import FolderOpen from 'lucide-react/icons/folder-open';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { allFixturesCheckedAtom, filteredEntriesAtom } from '../findings/findings.ts';
import {
  entriesAtom,
  loadEntriesAtom,
  openOwnFilesAtom,
  passedOverAtom,
  unknownFixtureAtom,
} from '../fixtures/fixtures.ts';
import { invalidParametersAtom, lastOpenAtom, updateStateAtom } from '../states/galleryState.ts';
import { messages } from '../messages.ts';
import { FixtureCard, cardLinkId } from './FixtureCard.tsx';
import { Filters } from './Filters.tsx';
import './cards.css';
import { Button } from '../../ui/Button.tsx';

/** The scroll position to return to when a fixture is closed, in CSS pixels. */
const scrollPositionAtom = atom(0);

export function FixtureCards(): ReactNode {
  const entries = useAtomValue(entriesAtom);
  const store = useStore();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    window.scrollTo(0, store.get(scrollPositionAtom));
    const lastOpen = store.get(lastOpenAtom);
    if (lastOpen !== undefined) {
      // The filter may hide the card.
      const target = document.getElementById(cardLinkId(lastOpen)) ?? heading.current;
      target?.focus({ preventScroll: true });
      // The scroll position is that of the first fixture, from which others may have been opened.
      (target?.closest('li') ?? target)?.scrollIntoView({ block: 'nearest' });
    }
    return () => {
      store.set(scrollPositionAtom, window.scrollY);
      window.scrollTo(0, 0);
    };
  }, [store]);
  return (
    <main className="gallery-fixtures">
      <header className="gallery-fixtures-header">
        <h1 ref={heading} tabIndex={-1}>
          {messages.title}
        </h1>
        <p className="gallery-muted">{messages.intro}</p>
        <div className="gallery-fixtures-actions">
          <OwnFiles />
        </div>
      </header>
      <UrlNotice />
      <Filters />
      {entries === 'loading' && <Skeleton />}
      {entries === 'failed' && <LoadError />}
      {typeof entries !== 'string' && <Groups />}
      <PassedOver />
    </main>
  );
}

/** Opens files from the device. They stay in this tab. */
function OwnFiles(): ReactNode {
  const open = useSetAtom(openOwnFilesAtom);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".json,application/json"
        aria-label={messages.openFile}
        onChange={({ target }) => {
          open([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button icon={FolderOpen} onClick={() => input.current?.click()}>
        {messages.openFile}
      </Button>
    </>
  );
}

function Groups(): ReactNode {
  const entries = useAtomValue(entriesAtom);
  const shown = useAtomValue(filteredEntriesAtom);
  const allChecked = useAtomValue(allFixturesCheckedAtom);
  const change = useSetAtom(updateStateAtom);
  if (entries.length === 0) return <p className="gallery-empty">{messages.noFixtures}</p>;
  if (shown.length === 0) {
    return (
      <div className="gallery-empty">
        <p>{allChecked ? messages.noMatches : messages.noMatchesYet}</p>
        <Button onClick={() => change({ severity: [], rule: undefined, find: '' })}>{messages.clearFilter}</Button>
      </div>
    );
  }
  const groups = [...new Set(shown.map(({ name }) => groupOf(name)))];
  return groups.map((group) => (
    <section key={group} aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`}>{messages.groups[group] ?? group}</h2>
      <ul className="gallery-cards">
        {shown
          .filter(({ name }) => groupOf(name) === group)
          .map((entry) => (
            <FixtureCard key={entry.name} entry={entry} />
          ))}
      </ul>
    </section>
  ));
}

const groupOf = (name: string): string => name.slice(0, name.indexOf('/'));

/** Names the files that the gallery can't show. */
function PassedOver(): ReactNode {
  const passedOver = useAtomValue(passedOverAtom);
  if (passedOver.length === 0) return null;
  return (
    <section aria-labelledby="group-passed-over">
      <h2>
        <span id="group-passed-over">{messages.passedOver}</span>
        <span className="gallery-figures gallery-muted">{` ${messages.number(passedOver.length)}`}</span>
      </h2>
      <ul>
        {passedOver.map(({ name, reason }) => (
          <li key={name}>
            <bdi>{name}</bdi>
            <span className="gallery-muted">{` ${messages.passedOverReasons[reason]}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names the invalid parts of the URL. */
function UrlNotice(): ReactNode {
  const invalidParameters = useAtomValue(invalidParametersAtom);
  const unknown = useAtomValue(unknownFixtureAtom);
  if (unknown !== undefined)
    return (
      <p className="gallery-alert" role="alert">
        {messages.unknownFixture(unknown)}
      </p>
    );
  if (invalidParameters.length === 0) return null;
  return (
    <p className="gallery-alert" role="alert">
      {messages.invalidUrl(invalidParameters)}
    </p>
  );
}

function LoadError(): ReactNode {
  const load = useSetAtom(loadEntriesAtom);
  return (
    <div className="gallery-empty" role="alert">
      <p>{messages.failed}</p>
      <Button
        onClick={() => {
          void load();
        }}
      >
        {messages.retry}
      </Button>
    </div>
  );
}

/** Placeholders for the cards. */
function Skeleton(): ReactNode {
  return (
    <div aria-busy="true">
      <p className="ui-visually-hidden">{messages.loading}</p>
      <div className="gallery-cards" aria-hidden>
        {Array.from({ length: 8 }, (_, index) => (
          <i key={index} className="gallery-card-skeleton" />
        ))}
      </div>
    </div>
  );
}
