/** What is needed once an evening: the log, the note, a pause, paper and files, devices, language and colors, and signing out. */
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import CirclePause from 'lucide-react/icons/circle-pause';
import History from 'lucide-react/icons/history';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import Sheet from 'lucide-react/icons/sheet';
import StickyNote from 'lucide-react/icons/sticky-note';
import Store from 'lucide-react/icons/store';
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { csvAddress } from '../../api/day/dayClient.ts';
import { dayPages } from '../../api/day/dayContract.ts';
import { readVenueSwitch } from '../../api/venueSwitch.ts';
import { addressOf } from '../../api/transport/hostCalls.ts';
import { LANGUAGES, primaryLanguage } from '../../domain/language.ts';
import { MACHINE_TRANSLATED } from '../../domain/machineTranslated.ts';
import { nowAtom } from '../state/clock.ts';
import { connectionAtom } from '../state/connection.ts';
import { dayStateAtom } from '../state/day.ts';
import { dialogAtom } from '../controls/dialogs.ts';
import { isLogOpenAtom } from '../log/log.ts';
import { THEMES, themeAtom } from './theme.ts';
import { soundAtom } from '../live/alarm.ts';
import { hasPinAtom, lockAtom } from '../live/lock.ts';
import { pageAtom } from '../state/page.ts';
import { loadPushAtom, pushAtom, setPushAtom } from '../live/push.ts';
import { signOutAtom } from '../live/signOut.ts';
import { dispatchActionAtom } from '../state/steps.ts';
import { keepInAddress } from '../state/view.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx';
import { messages } from '../messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';

const PAUSE_MS = 3_600_000;

export function MenuDialog(): ReactNode {
  const setDialog = useSetAtom(dialogAtom);
  const dispatch = useSetAtom(dispatchActionAtom);
  const state = useAtomValue(dayStateAtom);
  const now = useAtomValue(nowAtom);
  const hasPin = useAtomValue(hasPinAtom);
  const lock = useSetAtom(lockAtom);
  const openLog = useSetAtom(isLogOpenAtom);
  const { tenant, venues } = useAtomValue(pageAtom);
  const others = readVenueSwitch(venues);
  const connection = useAtomValue(connectionAtom);
  const { lang } = document.documentElement;
  const isPaused = (state?.pausedUntil ?? 0) > now;
  const close = (): void => setDialog(undefined);
  return (
    <Dialog title={messages.menu} className="day-dialog day-menu" closeLabel={messages.close} onClose={close}>
      <div className="day-menu-items">
        <Button
          icon={History}
          disabled={!state}
          onClick={() => {
            close();
            openLog(true);
          }}
        >
          {messages.log.title}
        </Button>
        <Button icon={StickyNote} disabled={!state} onClick={() => setDialog({ type: 'note' })}>
          {messages.note}
        </Button>
        <Button
          icon={CirclePause}
          disabled={!state}
          onClick={() => {
            close();
            dispatch({ type: 'pause', until: isPaused ? null : Math.round(now + PAUSE_MS) });
          }}
        >
          {isPaused ? messages.resume : messages.pauseHour}
        </Button>
        <Button
          icon={LockKeyhole}
          onClick={() => {
            if (!hasPin) {
              setDialog({ type: 'lock' });
              return;
            }
            close();
            lock();
          }}
        >
          {messages.lock}
        </Button>
        <SoundButton />
        <PushButton />
        <Button icon={Printer} disabled={!state} onClick={() => setDialog({ type: 'print' })}>
          {messages.print}
        </Button>
        {state && connection !== 'offline' && (
          <a className="ui-button" href={csvAddress(tenant, state.date)} download>
            <Sheet aria-hidden size={18} />
            <span>{messages.csv}</span>
          </a>
        )}
        {state?.role === 'owner' && (
          <a className="ui-button" href={addressOf({ path: dayPages.access }, { tenant }, { lang })}>
            <TabletSmartphone aria-hidden size={18} />
            <span>{messages.access}</span>
          </a>
        )}
        {others?.venues
          .filter((venue) => venue.tenant !== tenant)
          .map((venue) => (
            <a key={venue.tenant} className="ui-button" href={`/day/${venue.tenant}`}>
              <Store aria-hidden size={18} />
              <span dir="auto">{venue.name}</span>
            </a>
          ))}
        {others?.canMake && (
          <a className="ui-button" href="/setup">
            <Plus aria-hidden size={18} />
            <span>{messages.newVenue}</span>
          </a>
        )}
      </div>
      <div className="day-form-row">
        <label className="day-field">
          <span>{messages.language}</span>
          <LanguageSwitch
            label={messages.language}
            className="day-select"
            languages={LANGUAGES}
            machineTranslated={MACHINE_TRANSLATED}
            mark={messages.machineTranslated}
            value={primaryLanguage(lang)}
            onSelect={(language) => {
              keepInAddress('lang', language);
              location.reload();
            }}
          />
        </label>
        <ThemeSwitch />
      </div>
      <SignOutButton />
    </Dialog>
  );
}

function SoundButton(): ReactNode {
  const [isOn, setOn] = useAtom(soundAtom);
  const Icon = isOn ? Bell : BellOff;
  return (
    <Button icon={Icon} aria-pressed={isOn} onClick={() => setOn(!isOn)}>
      {messages.sound}
    </Button>
  );
}

function PushButton(): ReactNode {
  const isOn = useAtomValue(pushAtom);
  const load = useSetAtom(loadPushAtom);
  const setOn = useSetAtom(setPushAtom);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => void load(), [load]);
  if (isOn === undefined) return null;
  return (
    <>
      <Button
        icon={BellRing}
        aria-pressed={isOn}
        onClick={() => {
          void setOn(!isOn).then((ok) => setFailed(!ok));
        }}
      >
        {messages.push}
      </Button>
      <p role="alert">{hasFailed && messages.pushFailed}</p>
    </>
  );
}

function ThemeSwitch(): ReactNode {
  const theme = useAtomValue(themeAtom);
  const setTheme = useSetAtom(themeAtom);
  return (
    <label className="day-field">
      <span>{messages.theme}</span>
      <Select
        className="day-select"
        value={theme}
        options={THEMES.map((each) => [each, messages.themes[each]])}
        onChange={setTheme}
      />
    </label>
  );
}

function SignOutButton(): ReactNode {
  const signOut = useSetAtom(signOutAtom);
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          void signOut().then((ok) => setFailed(!ok));
        }}
      >
        <LogOut aria-hidden className="day-flips" size={18} />
        <span>{messages.signOut}</span>
      </Button>
      <p role="alert">{hasFailed && messages.signOutFailed}</p>
    </>
  );
}
