/** The reservation page: shows one step at a time and moves the focus to its heading. */
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/fonts.css';
import './booker.css';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { InformationStep } from './form/InformationStep.tsx';
import { laterStepsAtom, loadLaterStepsAtom } from './lazySteps.ts';
import { STEP_HEADING_ID, stepAtom } from './reservation/steps.ts';

export function Booker(): ReactNode {
  const step = useAtomValue(stepAtom);
  const laterSteps = useAtomValue(laterStepsAtom);
  const loadLaterSteps = useSetAtom(loadLaterStepsAtom);
  // The form stays until the code of the next step is loaded.
  const shownStep = laterSteps ? step : 'form';
  const lastStep = useRef(shownStep);
  useEffect(() => {
    if (step !== 'form') void loadLaterSteps();
  }, [step, loadLaterSteps]);
  useLayoutEffect(() => {
    if (lastStep.current === shownStep) return;
    lastStep.current = shownStep;
    window.scrollTo(0, 0);
    document.getElementById(STEP_HEADING_ID)?.focus({ preventScroll: true });
  }, [shownStep]);
  if (!laterSteps || step === 'form') return <InformationStep />;
  return step === 'tables' ? <laterSteps.TableStep /> : <laterSteps.ThankYou />;
}
