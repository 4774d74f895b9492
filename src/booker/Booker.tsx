/** The reservation page: shows one step at a time and moves the focus to its heading. */
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/fonts.css';
import './booker.css';
import { useAtomValue } from 'jotai';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { STEP_HEADING_ID, stepAtom } from './reservation/steps.ts';
import { InformationStep } from './form/InformationStep.tsx';
import { TableStep } from './tables/TableStep.tsx';
import { ThankYou } from './confirmation/ThankYou.tsx';

const STEPS = { form: InformationStep, tables: TableStep, done: ThankYou } as const;

export function Booker(): ReactNode {
  const step = useAtomValue(stepAtom);
  const lastStep = useRef(step);
  useLayoutEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    window.scrollTo(0, 0);
    document.getElementById(STEP_HEADING_ID)?.focus({ preventScroll: true });
  }, [step]);
  const Step = STEPS[step];
  return <Step />;
}
