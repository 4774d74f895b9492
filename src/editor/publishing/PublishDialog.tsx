/** Publishing: who and why, what changes for visitors, what stands in the way, and what came of it. */
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { MOST_BY, MOST_NOTE } from '../../api/editorContract.ts';
import { isSamePlan } from '../../domain/differences.ts';
import { planAtom } from '../atoms/document.ts';
import { checkStandingAtom, findingsAtom } from '../atoms/findings.ts';
import { hostStateAtom } from '../atoms/host.ts';
import { type PublishingState, publishAtom, publishingAtom } from '../atoms/publishing.ts';
import { dialogAtom } from '../atoms/view.ts';
import { Sheet } from '../chrome/Sheet.tsx';
import { words } from '../words.ts';
import { knownName, rememberName } from './byName.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { FindingLines } from './FindingLines.tsx';
import { Merging } from './Merging.tsx';
import { Outcome } from './Outcome.tsx';
import './publishing.css';

export function PublishDialog(): ReactNode {
  const open = useAtomValue(dialogAtom) === 'publish';
  return open ? <Opened /> : null;
}

function Opened(): ReactNode {
  const state = useAtomValue(publishingAtom);
  const setDialog = useSetAtom(dialogAtom);
  const publish = useSetAtom(publishAtom);
  const [by, setBy] = useState(knownName);
  const [note, setNote] = useState('');
  const close = (): void => {
    setDialog(undefined);
  };
  const send = (accept?: readonly string[]): void => {
    rememberName(by.trim());
    void publish({ by: by.trim(), note: note.trim() }, accept);
  };
  if (state.is === 'newer') return <Merging base={state.base} theirs={state.theirs} onClose={close} />;
  if (state.is === 'promised' || state.is === 'done') return <Outcome state={state} onAccept={send} onClose={close} />;
  return (
    <Form
      state={state}
      by={by}
      note={note}
      onBy={setBy}
      onNote={setNote}
      onSend={() => {
        send();
      }}
      onClose={close}
    />
  );
}

type FormProps = {
  readonly state: Extract<PublishingState, { is: 'form' | 'busy' | 'bad-plan' }>;
  readonly by: string;
  readonly note: string;
  onBy(by: string): void;
  onNote(note: string): void;
  onSend(): void;
  onClose(): void;
};

function Form({ state, by, note, onBy, onNote, onSend, onClose }: FormProps): ReactNode {
  const store = useStore();
  const host = useAtomValue(hostStateAtom);
  const id = useId();
  const [asked, setAsked] = useState(false);
  // As it stood when the dialog was opened: nothing is drawn below it.
  const [plan] = useState(() => store.get(planAtom));
  const standing = useAtomValue(checkStandingAtom);
  const listed = useAtomValue(findingsAtom);
  // Those of an earlier drawing say nothing of this one; where nothing can be checked here, the host does so.
  const findings = standing === 'ready' ? listed.map(({ finding }) => finding) : [];
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const published = host?.published;
  // Sent as soon as the checks have come to their end, once.
  const waits = useRef(false);
  const [isSending, setSending] = useState(false);
  const isChecking = isSending && standing === 'checking';
  const [busy, missing] = [state.is === 'busy' || isChecking, asked && by.trim() === ''];
  const isSame = published !== undefined && isSamePlan(published.plan, plan);
  const send = (): void => {
    setAsked(true);
    if (by.trim() === '') {
      document.getElementById(`${id}-by`)?.focus();
      return;
    }
    if (errors.length > 0 || isSame || busy) return;
    if (standing !== 'checking') {
      onSend();
      return;
    }
    waits.current = true;
    setSending(true);
  };
  const checked = useEffectEvent(() => {
    if (!waits.current) return;
    waits.current = false;
    if (errors.length === 0) onSend();
  });
  useEffect(() => {
    if (standing !== 'checking') checked();
  }, [standing]);
  return (
    <Sheet
      title={words.publishing.title}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="plain" onClick={onClose}>
            {words.publishing.back}
          </button>
          <button
            type="button"
            className="primary"
            aria-busy={busy || undefined}
            disabled={errors.length > 0 || isSame}
            onClick={send}
          >
            {isChecking ? words.checking : busy ? words.publishing.busy : words.publishing.publish}
          </button>
        </>
      }
    >
      {state.is === 'form' && state.trouble !== undefined && (
        <p className="sheet-alert" role="alert">
          {state.trouble}
        </p>
      )}
      {state.is === 'bad-plan' && (
        <div className="sheet-alert" role="alert">
          <p>{words.publishing.errors(state.count)}</p>
          <ul>
            {state.errors.map(({ path, message }) => (
              <li key={path + message}>{`${path} ${message}`}</li>
            ))}
          </ul>
        </div>
      )}
      {errors.length > 0 && (
        <FindingLines title={words.publishing.errors(errors.length)} findings={errors} severity="error" />
      )}
      <div className="publish-who">
        <div className="sheet-field">
          <div className="sheet-field-name">
            <label htmlFor={`${id}-by`}>{words.publishing.by}</label>
          </div>
          <input
            id={`${id}-by`}
            type="text"
            autoComplete="name"
            maxLength={MOST_BY}
            value={by}
            aria-invalid={missing || undefined}
            aria-describedby={`${id}-fault`}
            onChange={({ target }) => {
              onBy(target.value);
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter') send();
            }}
          />
          <p id={`${id}-fault`} className="sheet-field-fault">
            {missing && words.publishing.byMissing}
          </p>
        </div>
        <div className="sheet-field">
          <div className="sheet-field-name">
            <label htmlFor={`${id}-note`}>{words.publishing.note}</label>
            <span>{words.publishing.optional}</span>
          </div>
          <textarea
            id={`${id}-note`}
            rows={1}
            maxLength={MOST_NOTE}
            placeholder={words.publishing.noteAbout}
            value={note}
            onChange={({ target }) => {
              onNote(target.value);
            }}
          />
        </div>
      </div>
      {published && (
        <section aria-label={words.differences.title} className="publish-part">
          <h3>{isSame ? words.publishing.nothing : words.publishing.changes(published.version)}</h3>
          {!isSame && <DifferenceList before={published.plan} after={plan} />}
        </section>
      )}
      {standing === 'checking' && (
        <p className="sheet-note" aria-busy="true">
          {words.checking}
        </p>
      )}
      {standing === 'failed' && <p className="sheet-note">{words.checksFailedLong}</p>}
      {warnings.length > 0 && (
        <FindingLines title={words.publishing.warnings(warnings.length)} findings={warnings} severity="warning" />
      )}
    </Sheet>
  );
}
