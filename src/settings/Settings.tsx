/** The settings page: sections beside their fields, the state of the draft, and what can be done with it. */
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Database from 'lucide-react/icons/database';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import Palette from 'lucide-react/icons/palette';
import Plug from 'lucide-react/icons/plug';
import Store from 'lucide-react/icons/store';
import Sun from 'lucide-react/icons/sun';
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/fonts.css';
import { readVenueSwitch } from '../api/venueSwitch.ts';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { Connections } from './connections/Connections.tsx';
import { VenueSwitch } from '../ui/VenueSwitch.tsx';
import { messages } from './messages.ts';
import { ConflictDialog } from './publishing/ConflictDialog.tsx';
import { HistoryDialog } from './publishing/HistoryDialog.tsx';
import { FileNotice, Toolbar } from './publishing/Toolbar.tsx';
import { PublishDialog } from './publishing/PublishDialog.tsx';
import { Season } from './season/Season.tsx';
import { OpeningTimes } from './sections/OpeningTimes.tsx';
import { Look } from './sections/Look.tsx';
import { MessagesSection } from './sections/messages/MessagesSection.tsx';
import { Access } from './sections/Access.tsx';
import { Data } from './sections/Data.tsx';
import { Reservations } from './sections/Reservations.tsx';
import { VenueSection } from './sections/VenueSection.tsx';
import { loadAtom, loadSettingsAtom, noticeAtom, pageAtom } from './state/document.ts';
import { conflictAtom } from './state/draft.ts';
import { isCheckedAtom, problemsAtom } from './state/problems.ts';
import { focusProblemAtom, publishStateAtom } from './state/publish.ts';
import './settings.css';
import './connections/connections.css';
import './sections/openingTimes.css';
import { Button } from '../ui/Button.tsx';

type Section = {
  readonly id: keyof typeof messages.sections;
  readonly icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  readonly Content: ComponentType;
  /** The fields of the settings that it shows. Reservations have what no other section shows. */
  readonly fields?: RegExp;
};

const SECTIONS: readonly Section[] = [
  {
    id: 'venue',
    icon: Store,
    Content: VenueSection,
    fields: /^(?:name|address|telephone|.*email|country_code|time_zone|language)$/,
  },
  {
    id: 'opening',
    icon: CalendarClock,
    Content: OpeningTimes,
    fields: /^(?:hours|services|special_days|area_closures|slot_minutes|closed_.*)$/,
  },
  { id: 'reservations', icon: UtensilsCrossed, Content: Reservations },
  { id: 'season', icon: Sun, Content: Season },
  {
    id: 'messages',
    icon: Mail,
    Content: MessagesSection,
    fields:
      /^(?:(?:service_)?notifications|digest_time|reminders|messages?_.*|waiting_offer_minutes|words|translations)$/,
  },
  { id: 'look', icon: Palette, Content: Look, fields: /^(?:theme|heading|table_word|picture)$/ },
  { id: 'access', icon: KeyRound, Content: Access, fields: /^(?:embed_sites|lock_after_minutes|key|location_id)$/ },
  { id: 'connections', icon: Plug, Content: Connections },
  { id: 'data', icon: Database, Content: Data, fields: /^retention_days$/ },
];
const sectionOf = (field: string): Section['id'] =>
  SECTIONS.find(({ fields }) => fields?.test(field))?.id ?? 'reservations';

export function Settings(): ReactNode {
  const { name, tenant, venues } = useAtomValue(pageAtom);
  const load = useAtomValue(loadAtom);
  const reload = useSetAtom(loadSettingsAtom);
  const notice = useAtomValue(noticeAtom);
  const publishState = useAtomValue(publishStateAtom);
  const hasConflict = useAtomValue(conflictAtom) !== undefined;
  const [isHistoryOpen, setHistoryOpen] = useState(false);

  return (
    <div className="settings">
      <header className="settings-header">
        <VenueSwitch
          label={messages.venueSwitch}
          newVenue={messages.newVenue}
          base="/settings"
          tenant={tenant}
          value={readVenueSwitch(venues)}
        />
        <div className="settings-title">
          <p>{name}</p>
          <h1>{messages.title}</h1>
        </div>
        <nav className="settings-pages">
          <a href={`/editor/${tenant}`}>{messages.editor}</a>
          <a href={`/day/${tenant}`}>{messages.day}</a>
          <a href={`/numbers/${tenant}`}>{messages.numbers}</a>
        </nav>
        {load.type === 'ready' && <Toolbar onHistory={() => setHistoryOpen(true)} />}
      </header>
      {load.type === 'loading' && <p className="settings-loading">{messages.loading}</p>}
      {load.type === 'failed' && (
        <div className="settings-loading" role="alert">
          <p>{load.message}</p>
          <Button onClick={() => void reload()}>{messages.retry}</Button>
        </div>
      )}
      {load.type === 'ready' && <Sections />}
      <LiveRegion message={notice} />
      {publishState && <PublishDialog state={publishState} />}
      {hasConflict && <ConflictDialog />}
      {isHistoryOpen && <HistoryDialog onClose={() => setHistoryOpen(false)} />}
    </div>
  );
}

function Sections(): ReactNode {
  const [chosen, setChosen] = useState(readHash);
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the tabs are wider than the screen.
    tabs.current?.querySelector(`[href="#${chosen}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  const { Content } = SECTIONS.find(({ id }) => id === chosen)!;
  const main = useRef<HTMLElement>(null);
  const problems = useAtomValue(problemsAtom);
  const isChecked = useAtomValue(isCheckedAtom);
  const focusRequest = useAtomValue(focusProblemAtom);
  const notice = useAtomValue(noticeAtom);

  useEffect(() => {
    const follow = (): void => setChosen(readHash());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const field = problems[0]?.pointer.split('/')[1];
  const target = field === undefined ? chosen : sectionOf(field);
  const handled = useRef(0);
  useEffect(() => {
    if (handled.current === focusRequest) return;
    if (chosen !== target) {
      location.hash = target;
      return;
    }
    // Only a request moves the focus, not what the owner types after it.
    handled.current = focusRequest;
    const invalid = main.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    (invalid ?? main.current?.querySelector<HTMLElement>('[role="alert"]'))?.focus();
  }, [focusRequest, chosen, target]);

  const wrong = new Set(isChecked ? problems.map(({ pointer }) => sectionOf(pointer.split('/')[1] ?? '')) : []);
  const atRoot = problems.filter(({ pointer }) => pointer === '');
  return (
    <div className="settings-body">
      <nav ref={tabs} className="settings-sections" aria-label={messages.title}>
        {SECTIONS.map(({ id, icon: Icon }) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === chosen ? 'page' : undefined}
            data-wrong={wrong.has(id) || undefined}
          >
            <Icon aria-hidden size={18} />
            <span>{messages.sections[id]}</span>
          </a>
        ))}
      </nav>
      <main ref={main} className="settings-main">
        <FileNotice />
        {isChecked && problems.length > 0 && (
          <div className="settings-notice settings-wrong" role="alert" tabIndex={-1}>
            <p>{messages.errorCount({ count: problems.length })}</p>
            {atRoot.map(({ message }) => (
              <p key={message}>{message}</p>
            ))}
          </div>
        )}
        {notice !== '' && <p className="settings-notice">{notice}</p>}
        <h2>{messages.sections[chosen]}</h2>
        <Content key={chosen} />
      </main>
    </div>
  );
}

/** The section is in the address, so that a reload and a link open it. */
function readHash(): Section['id'] {
  return SECTIONS.find(({ id }) => `#${id}` === location.hash)?.id ?? 'venue';
}
