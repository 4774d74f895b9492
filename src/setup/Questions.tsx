/** The questions, one at a time, with the answers' errors beside them. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createVenue } from '../api/setupClient.ts';
import { type SetupAnswers, type SetupField, type SetupReply, findRefusedAnswers } from '../api/setupContract.ts';
import { messages } from './messages.ts';
import { STEPS, type Step, belongsTo, stepOf } from './answers.ts';
import { ContactStep, GuestsStep, OpeningStep, PartiesStep, PlaceStep, PlanStep, type StepProps } from './steps.tsx';

const CONTENTS: Readonly<Record<Step, (props: StepProps) => ReactNode>> = {
  place: PlaceStep,
  guests: GuestsStep,
  opening: OpeningStep,
  parties: PartiesStep,
  contact: ContactStep,
  plan: PlanStep,
};

type QuestionsProps = {
  readonly answers: SetupAnswers;
  /** A venue to go back to. */
  readonly back: string | undefined;
  onChange(answers: SetupAnswers): void;
  onMade(reply: SetupReply): void;
};

export function Questions({ answers, back, onChange, onMade }: QuestionsProps): ReactNode {
  const [step, setStep] = useState<Step>('place');
  const [wrong, setWrong] = useState<readonly SetupField[]>([]);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const index = STEPS.indexOf(step);
  const isLast = index === STEPS.length - 1;
  const show = (shown: Step): void => {
    setStep(shown);
    window.scrollTo({ top: 0 });
  };
  // A screen reader hears the question; a field with an error is where to go on.
  useEffect(() => {
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid ?? heading.current)?.focus();
  }, [step, wrong]);

  const create = async (): Promise<void> => {
    setBusy(true);
    const result = await createVenue(answers, messages.tag);
    setBusy(false);
    if (result.ok) onMade(result.reply);
    else if (result.error === 'answers') {
      setWrong(result.fields);
      show(stepOf(result.fields) ?? step);
    } else setFailure(result.error === 'refused' ? result.message : messages.failures[result.error]);
  };
  const goOn = (): void => {
    setFailure('');
    const own = findRefusedAnswers(answers).filter(belongsTo(step));
    setWrong(own);
    const next = STEPS[index + 1];
    if (own.length > 0) return;
    if (next) show(next);
    else void create();
  };
  const Content = CONTENTS[step];
  return (
    <form
      ref={form}
      className="setup-step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) goOn();
      }}
    >
      <p className="setup-progress">
        <progress value={index + 1} max={STEPS.length} aria-hidden />
        <span>{messages.step({ step: index + 1, count: STEPS.length })}</span>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {messages.headings[step]}
      </h1>
      <div className="setup-fields">
        <Content
          answers={answers}
          wrong={new Set(wrong)}
          set={(changes) => {
            onChange({ ...answers, ...changes });
            setWrong(wrong.filter((field) => !(field in changes)));
          }}
        />
      </div>
      <p role="alert">{failure}</p>
      <div className="setup-actions">
        {index > 0 && (
          <button type="button" className="setup-button" onClick={() => show(STEPS[index - 1] ?? step)}>
            {messages.back}
          </button>
        )}
        {index === 0 && back !== undefined && (
          <a className="setup-button" href={`/settings/${back}`}>
            {messages.back}
          </a>
        )}
        <button type="submit" className="setup-button setup-primary" aria-busy={isBusy}>
          {isBusy ? messages.busy : isLast ? messages.create : messages.next}
        </button>
      </div>
    </form>
  );
}
