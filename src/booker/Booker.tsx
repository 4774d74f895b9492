/**
 * The reservation page: shows one step at a time and moves the focus to its heading. Step 2 is rendered out of sight
 * while the form is shown, as soon as its plan is prepared, so that Select Table only has to reveal it.
 */
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/fonts.css';
import './booker.css';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { InformationStep } from './form/InformationStep.tsx';
import { hasLaterStepsFailedAtom, laterStepsAtom, loadLaterStepsAtom } from './lazySteps.ts';
import { messages } from './messages.ts';
import { pageAtom, venueAtom } from './page/page.ts';
import { isPlanPreparedAtom } from './plan/lazyMap.ts';
import { isPreviewOpenAtom } from './preview/preview.ts';
import { requestCodeAtom } from './request/lazyRequest.ts';
import { fieldErrorsAtom } from './reservation/formErrors.ts';
import { STEP_HEADING_ID, type PageStep, receiptAtom, stepAtom } from './reservation/steps.ts';
import type { Elements } from '../ui/jsx.ts';

export function Booker(): ReactNode {
  return (
    <ErrorBoundary text={messages.broken} goOn={messages.goOn} loadAgain={messages.loadAgain}>
      <Steps />
    </ErrorBoundary>
  );
}

function Steps(): ReactNode {
  const step = useAtomValue(stepAtom);
  const { landmark: Landmark } = useAtomValue(pageAtom);
  const laterSteps = useAtomValue(laterStepsAtom);
  const isPreviewOpen = useAtomValue(isPreviewOpenAtom);
  const loadLaterSteps = useSetAtom(loadLaterStepsAtom);
  const isNextStepMissing = useAtomValue(hasLaterStepsFailedAtom);
  const isPlanPrepared = useAtomValue(isPlanPreparedAtom);
  // The form stays until the code of the next step is loaded.
  const shownStep = laterSteps ? step : 'form';
  const lastStep = useRef(shownStep);
  useEffect(() => {
    if (step !== 'form' || isPreviewOpen) void loadLaterSteps();
  }, [step, isPreviewOpen, loadLaterSteps]);
  useLayoutEffect(() => {
    if (lastStep.current === shownStep) return;
    lastStep.current = shownStep;
    const heading = document.getElementById(STEP_HEADING_ID);
    // Not the window's upper end: on a venue's own page, the booker may be far below it. The page around a frame scrolls
    // itself, since it knows what covers its upper end.
    if (document.documentElement.dataset['embed'] !== 'inline')
      heading?.closest('#app')?.scrollIntoView({ behavior: 'instant' });
    // In a frame, the page around it may have the focus elsewhere: outside of the dialog that it has closed, for one.
    if (window.parent === window || document.hasFocus()) heading?.focus({ preventScroll: true });
  }, [shownStep]);
  useDocumentTitle(shownStep);
  if (laterSteps && step === 'done') return <laterSteps.Confirmation />;
  return (
    <Landmark>
      {shownStep === 'form' && <InformationStep isNextStepMissing={isNextStepMissing} extras={laterSteps} />}
      {shownStep === 'form' && laterSteps && isPreviewOpen && <laterSteps.PlanPreview />}
      {laterSteps && (isPlanPrepared || step === 'tables') && (
        <TablesLayer isShown={step === 'tables'}>
          <laterSteps.TableStep />
          <laterSteps.Preload />
        </TablesLayer>
      )}
    </Landmark>
  );
}

/** Names the step in the title of the window or tab, and how many errors it has. */
function useDocumentTitle(step: PageStep): void {
  const { name } = useAtomValue(venueAtom);
  const isRequest = useAtomValue(receiptAtom)?.isRequest === true;
  const sent = useAtomValue(requestCodeAtom)?.sentHeading();
  const errorCount = Object.keys(useAtomValue(fieldErrorsAtom)).length;
  const heading = { form: undefined, tables: messages.tablesHeading, done: (isRequest && sent) || messages.thanks }[
    step
  ];
  const title = heading === undefined ? name : messages.stepTitle({ step: heading, venue: name });
  useEffect(() => {
    if (name !== '') document.title = errorCount === 0 ? title : messages.errorTitle({ errors: errorCount, title });
  }, [name, title, errorCount]);
}

type TablesLayerProps = { readonly isShown: boolean; readonly children: Elements };

/** Holds step 2. Out of sight it has its layout, but neither visitors nor assistive technology find it. */
function TablesLayer({ isShown, children }: TablesLayerProps): ReactNode {
  // Out of sight it is mounted with low priority, so that no key in the form waits for it.
  const canMount = useDeferredValue(true, false);
  if (!isShown && !canMount) return null;
  return <div {...(isShown ? {} : { className: 'booker-tables-hidden', inert: true })}>{children}</div>;
}
