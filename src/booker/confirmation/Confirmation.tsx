/** The end of the visit. Thank You is a chunk of its own, which loads while the visitor chooses tables. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { QUIET_RETRY_DELAYS_MS, lazyModule } from '../../ui/lazyModule.ts';
import { untilIdle } from '../../ui/untilIdle.ts';
import { messages } from '../messages.ts';
import { pageAtom } from '../page/page.ts';
import { loadRequestAtom, requestCodeAtom } from '../request/lazyRequest.ts';
import { STEP_HEADING_ID, receiptAtom } from '../reservation/steps.ts';

const thankYou = lazyModule(() => import('./ThankYou.tsx'), 'confirmation', QUIET_RETRY_DELAYS_MS);
/** How long the chunk waits for a browser that is busy. */
const IDLE_TIMEOUT_MS = 10_000;

/** Loads Thank You once the browser has time to spare. */
export function Preload(): ReactNode {
  const load = useSetAtom(thankYou.loadAtom);
  useEffect(() => {
    void untilIdle(IDLE_TIMEOUT_MS).then(load);
  }, [load]);
  return null;
}

export function Confirmation(): ReactNode {
  const loaded = useAtomValue(thankYou.moduleAtom);
  const load = useSetAtom(thankYou.loadAtom);
  const { landmark: Landmark, change } = useAtomValue(pageAtom);
  const receipt = useAtomValue(receiptAtom);
  const isRequest = receipt?.isRequest === true;
  const requestCode = useAtomValue(requestCodeAtom);
  const loadRequest = useSetAtom(loadRequestAtom);
  useEffect(() => {
    void load();
    // It is missing after a reload.
    if (isRequest) void loadRequest();
  }, [load, loadRequest, isRequest]);
  // The heading that had the focus is gone.
  useEffect(() => {
    if (loaded && document.activeElement === document.body) document.getElementById(STEP_HEADING_ID)?.focus();
  }, [loaded]);
  // After a change, the guest's page about the reservation opens.
  if (loaded && !change) return <loaded.ThankYou />;
  return (
    <Landmark aria-busy>
      <h1 id={STEP_HEADING_ID} tabIndex={-1} className={change ? 'ui-visually-hidden' : undefined}>
        {change?.save ?? ((isRequest && requestCode?.sentHeading()) || messages.thanks)}
      </h1>
      <p>{receipt?.code}</p>
    </Landmark>
  );
}
