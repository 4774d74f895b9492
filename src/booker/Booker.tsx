/** The reservation page: one step at a time, and the focus goes with it. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { stepAtom } from './reservation/steps.ts';
import { STEP_HEADING_ID } from './controls/stepHeading.ts';
import { InformationStep } from './form/InformationStep.tsx';
import { TableStep } from './tables/TableStep.tsx';
import { ThankYou } from './confirmation/ThankYou.tsx';

const STEPS = { form: InformationStep, tables: TableStep, done: ThankYou } as const;

export function Booker(): ReactNode {
  const step = useAtomValue(stepAtom);
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    document.getElementById(STEP_HEADING_ID)?.focus({ preventScroll: true });
  }, [step]);
  const Step = STEPS[step];
  return <Step />;
}
