/** A sound for what somebody should look at: a new reservation, and a party that is late. Each device turns it on. */
import { atom, type createStore } from 'jotai';
import { minuteAtom } from '../state/clock.ts';
import { dayStateAtom } from '../state/day.ts';
import { partyTimes } from '../state/partyWords.ts';

type Store = ReturnType<typeof createStore>;

const STORAGE_KEY = 'tidetable-day-sound';
/** Two tones each, one after the other. */
const TONES_HZ = { new: [660, 880], late: [784, 523] } as const;
type Alarm = keyof typeof TONES_HZ;
const TONE_SECONDS = 0.35;
const VOLUME = 0.4;
/** An exponential ramp can't reach zero. */
const SILENCE = 0.001;

const baseSoundAtom = atom(false);
/** Made by a touch: browsers play nothing before one. */
const audioAtom = atom<AudioContext>();

/** Whether this device rings. Turning it on rings once, so that everybody knows the sound and its volume. */
export const soundAtom = atom(
  (get) => get(baseSoundAtom),
  (_get, set, isOn: boolean) => {
    set(baseSoundAtom, isOn);
    try {
      localStorage.setItem(STORAGE_KEY, String(isOn));
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
    if (!isOn) return;
    set(unlockAtom);
    set(ringAtom, 'new');
  },
);

const unlockAtom = atom(null, (get, set) => {
  if (!get(audioAtom)) set(audioAtom, new AudioContext());
  void get(audioAtom)?.resume();
});

const ringAtom = atom(null, (get, _set, alarm: Alarm) => {
  const audio = get(audioAtom);
  if (!audio) return;
  // A device that was asleep has stopped it.
  void audio.resume();
  for (const [index, frequency] of TONES_HZ[alarm].entries()) {
    const start = audio.currentTime + index * TONE_SECONDS;
    const volume = audio.createGain();
    volume.gain.setValueAtTime(VOLUME, start);
    volume.gain.exponentialRampToValueAtTime(SILENCE, start + TONE_SECONDS);
    const tone = audio.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
  }
});

/** What is worth a sound on the date that is shown: an alarm and the party's id. What staff enter themselves is not. */
const alarmsAtom = atom((get): readonly (readonly [Alarm, number])[] => {
  const state = get(dayStateAtom);
  const now = get(minuteAtom);
  return (state?.parties ?? [])
    .filter(({ cancelled, heldUntil }) => !cancelled && heldUntil === null)
    .flatMap((party) => [
      ...(party.source === 'online' ? [['new', party.id] as const] : []),
      ...(partyTimes(party, state!.venue, now).state === 'late' ? [['late', party.id] as const] : []),
    ]);
});

/** Rings, until `signal` aborts, for what was not there when its date was shown first. */
export function startAlarm(store: Store, signal: AbortSignal): void {
  const known = new Map<string, Set<string>>();
  const check = (): void => {
    const date = store.get(dayStateAtom)?.date;
    if (date === undefined) return;
    const before = known.get(date);
    const after = before ?? new Set();
    const fresh = store.get(alarmsAtom).filter((alarm) => !after.has(alarm.join(' ')));
    for (const alarm of fresh) after.add(alarm.join(' '));
    known.set(date, after);
    const [first] = fresh;
    if (before && first && store.get(soundAtom)) store.set(ringAtom, first[0]);
  };
  check();
  signal.addEventListener('abort', store.sub(alarmsAtom, check));
  try {
    if (localStorage.getItem(STORAGE_KEY) !== 'true') return;
  } catch {
    return;
  }
  store.set(baseSoundAtom, true);
  for (const touch of ['pointerup', 'keydown'])
    window.addEventListener(touch, () => store.set(unlockAtom), { once: true, signal });
}
