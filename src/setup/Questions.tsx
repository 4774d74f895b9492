/** The questions, one at a time, with the answers' errors beside them. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createVenue } from '../api/setupClient.ts';
import { type SetupAnswers, type SetupField, type SetupReply, findRefusedAnswers } from '../api/setupContract.ts';
import { messages } from './messages.ts';
import { STEPS, type SetupStep, belongsTo, stepOf } from './answers.ts';
import { ContactStep, GuestsStep, OpeningStep, PartiesStep, PlaceStep, PlanStep, type StepProps } from './steps.tsx';
import { Button } from '../ui/Button.tsx';

const CONTENTS: Readonly<Record<SetupStep, (props: StepProps) => ReactNode>> = {
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
  const [step, setStep] = useState<SetupStep>('place');
  const [wrong, setWrong] = useState<readonly SetupField[]>([]);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const index = STEPS.indexOf(step);
  const next = STEPS[index + 1];
  useEffect(() => focusFirst(form.current), []);
  const show = (shown: SetupStep, fields: readonly SetupField[] = []): void => {
    flushSync(() => {
      setStep(shown);
      setWrong(fields);
      setFailure('');
    });
    if (shown !== step) window.scrollTo({ top: 0 });
    focusFirst(form.current);
  };

  const create = async (): Promise<void> => {
    setBusy(true);
    const result = await createVenue(answers, messages.tag);
    setBusy(false);
    if (result.ok) onMade(result.reply);
    else if (result.error === 'answers') show(stepOf(result.fields) ?? step, result.fields);
    else setFailure(result.error === 'refused' ? result.message : messages.failures[result.error]);
  };
  const goOn = (): void => {
    const own = findRefusedAnswers(answers).filter(belongsTo(step));
    if (own.length > 0) show(step, own);
    else if (next) show(next);
    else void create();
  };
  const goOnLabel = next ? messages.next : messages.create;
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
      <h1 tabIndex={-1}>{messages.headings[step]}</h1>
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
        {index > 0 && <Button onClick={() => show(STEPS[index - 1] ?? step)}>{messages.back}</Button>}
        {index === 0 && back !== undefined && (
          <a className="ui-button" href={`/settings/${back}`}>
            {messages.back}
          </a>
        )}
        <Button kind="primary" type="submit" aria-busy={isBusy}>
          {isBusy ? messages.busy : goOnLabel}
        </Button>
      </div>
    </form>
  );
}

/** Focuses what comes next: a field with an error, or else the question, which a screen reader then tells. */
function focusFirst(form: HTMLFormElement | null): void {
  const target = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form?.querySelector('h1');
  target?.focus();
}
