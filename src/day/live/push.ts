/** Notifications of new reservations on this device, also while the page is closed, as long as its session is open. */
import { atom } from 'jotai';
import { fetchPush, setPush } from '../../api/day/dayClient.ts';
import { pushSubscriptionSchema } from '../../api/day/dayContract.ts';
import { addressAtom } from '../state/steps.ts';

const SCOPE = '/day/';

const basePushAtom = atom<boolean>();

/** Whether this device is notified. Undefined where it can't be, or as long as nobody has asked. */
export const pushAtom = atom((get) => get(basePushAtom));

const findRegistration = (): Promise<ServiceWorkerRegistration | undefined> =>
  'PushManager' in window ? navigator.serviceWorker.getRegistration(SCOPE) : Promise.resolve(undefined);

/** Asks host and browser whether this device is notified. */
export const loadPushAtom = atom(null, async (get, set): Promise<void> => {
  const registration = await findRegistration();
  if (!registration) return;
  const [host, subscription] = await Promise.all([
    fetchPush(get(addressAtom)),
    registration.pushManager.getSubscription(),
  ]);
  set(basePushAtom, host.ok ? host.isOn && subscription !== null : undefined);
});

/** Turns notifications on or off. Returns false if the browser doesn't allow them, or the host can't be reached. */
export const setPushAtom = atom(null, async (get, set, isOn: boolean): Promise<boolean> => {
  const address = get(addressAtom);
  try {
    const registration = await findRegistration();
    const host = await fetchPush(address);
    if (!registration || !host.ok) return false;
    // It stays in the browser when it is turned off, where other venues may use it.
    const keys = isOn ? pushSubscriptionSchema.parse((await subscribe(registration, host.key)).toJSON()) : undefined;
    const { ok } = await setPush(address, keys);
    if (ok) set(basePushAtom, isOn);
    return ok;
  } catch {
    return false;
  }
});

/** Asks for the permission if need be. Throws without it. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // One with an earlier key of the host.
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
}
