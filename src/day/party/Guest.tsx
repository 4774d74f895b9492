/** What is known of a party's guest: tags that staff set, and the earlier visits of the same address or number. */
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { fetchVisits } from '../../api/day/dayClient.ts';
import type { EarlierVisit, GuestVisits } from '../../api/day/dayContract.ts';
import { GUEST_TAGS, MAX_TAGS, MAX_TAG_LENGTH, isGuestTag, toggleTag } from '../../domain/day/guestTags.ts';
import type { Party } from '../../domain/day/party.ts';
import { connectionAtom } from '../state/connection.ts';
import { tagName } from '../state/partyWords.ts';
import { addressAtom, dispatchActionAtom } from '../state/steps.ts';
import { messages } from '../messages.ts';
import { StateMark } from './StateMark.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';

/** Visits that are shown at first. */
const SHORT_LIST = 3;

export function Guest({ party }: { readonly party: Party }): ReactNode {
  return (
    <section className="day-guest" aria-label={messages.aboutGuest}>
      <h3>{messages.aboutGuest}</h3>
      <Tags party={party} />
      <Visits key={`${party.email} ${party.phone}`} party={party.id} />
    </section>
  );
}

function Tags({ party: { id, revision, tags } }: { readonly party: Party }): ReactNode {
  const dispatch = useSetAtom(dispatchActionAtom);
  const [draft, setDraft] = useState('');
  const toggle = (tag: string): void => {
    dispatch({ type: 'tags', party: id, revision, tags: toggleTag(tags, tag) });
  };
  const isFull = tags.length >= MAX_TAGS;
  return (
    <form
      className="day-tags"
      onSubmit={(event) => {
        event.preventDefault();
        const tag = draft.trim();
        if (tag !== '' && !tags.includes(tag)) toggle(tag);
        setDraft('');
      }}
    >
      {GUEST_TAGS.map((tag) => (
        <Button
          key={tag}
          aria-pressed={tags.includes(tag)}
          disabled={isFull && !tags.includes(tag)}
          onClick={() => toggle(tag)}
        >
          {messages.tags[tag]}
        </Button>
      ))}
      {tags
        .filter((tag) => !isGuestTag(tag))
        .map((tag) => (
          <Button
            key={tag}
            className="day-own-tag"
            aria-label={messages.removeTag({ tag })}
            title={messages.removeTag({ tag })}
            onClick={() => toggle(tag)}
          >
            <bdi>{tagName(tag)}</bdi>
            <X aria-hidden size={16} />
          </Button>
        ))}
      {!isFull && (
        <span className="day-field day-add-tag">
          <input
            type="text"
            dir="auto"
            autoComplete="off"
            enterKeyHint="done"
            aria-label={messages.addTag}
            placeholder={messages.addTag}
            maxLength={MAX_TAG_LENGTH}
            value={draft}
            onChange={({ target }) => setDraft(target.value)}
          />
          <IconButton label={messages.addTag} icon={Plus} type="submit" />
        </span>
      )}
    </form>
  );
}

const loadVisitsAtom = atom(null, (get, _set, party: number) => fetchVisits(get(addressAtom), party));

/** They are asked for each time, and stay nowhere: the copy of the day has none of other dates. */
function Visits({ party }: { readonly party: number }): ReactNode {
  const load = useSetAtom(loadVisitsAtom);
  const isOffline = useAtomValue(connectionAtom) === 'offline';
  const [loaded, setLoaded] = useState<GuestVisits | 'failed'>();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (isOffline) return undefined;
    let isGone = false;
    void load(party).then((result) => {
      if (!isGone) setLoaded((known) => (result.ok ? result.visits : (known ?? 'failed')));
    });
    return () => {
      isGone = true;
    };
  }, [load, party, isOffline]);
  if (loaded === undefined || loaded === 'failed') {
    const hasFailed = loaded === 'failed' || isOffline;
    return <p className="day-visits-sum">{hasFailed ? messages.visitsFailed : messages.earlierVisits}</p>;
  }
  const { total, noShows, cancelled, visits } = loaded;
  if (total === 0) return <p className="day-visits-sum">{messages.noEarlierVisits}</p>;
  const more = isLong ? 0 : visits.length - SHORT_LIST;
  return (
    <>
      <h3 className="day-visits-sum">
        <span>{`${messages.earlierVisits}: `}</span>
        <span>
          {[
            messages.visitCount({ count: total }),
            ...(noShows > 0 ? [messages.noShowCount({ count: noShows })] : []),
            ...(cancelled > 0 ? [messages.cancelledCount({ count: cancelled })] : []),
          ].join(' · ')}
        </span>
      </h3>
      <ul className="day-visits" aria-label={messages.earlierVisits}>
        {visits.slice(0, isLong ? undefined : SHORT_LIST).map((visit) => (
          <Visit key={visit.id} visit={visit} />
        ))}
      </ul>
      {more > 0 && <Button onClick={() => setLong(true)}>{messages.showVisits({ count: more })}</Button>}
    </>
  );
}

function Visit({ visit }: { readonly visit: EarlierVisit }): ReactNode {
  const { date, guests, tables, status, cancelled, notes, staffNote } = visit;
  const state = cancelled ? 'cancelled' : status;
  return (
    <li>
      <p className="day-party-facts day-figures">
        <span>{messages.withYear(date)}</span>
        <span>{messages.guests({ count: guests })}</span>
        <bdi>{messages.list(tables)}</bdi>
        {state !== 'left' && <StateMark state={state} words={messages.states[state]} />}
      </p>
      {[notes, staffNote].filter(Boolean).map((note) => (
        <p key={note} className="day-visit-note">
          <bdi>{note}</bdi>
        </p>
      ))}
    </li>
  );
}
