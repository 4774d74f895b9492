/** Publishing: who and why, what changes for visitors, what stands in the way, and what came of it. */
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { MAX_AUTHOR_LENGTH, MAX_NOTE_LENGTH } from '../../api/editorContract.ts';
import { arePlansEqual } from '../../domain/document/planDiff.ts';
import { planAtom } from '../document/document.ts';
import { checkStatusAtom, findingsAtom } from '../findings/findings.ts';
import { hostStateAtom } from '../document/hostState.ts';
import { type PublishState, publishAtom, publishStateAtom } from './publishState.ts';
import { dialogAtom } from '../session/view.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { messages } from '../messages.ts';
import { loadLastPublisher, saveLastPublisher } from './lastPublisher.ts';
import { DiffList } from './diff/DiffList.tsx';
import { PublishFindings } from './PublishFindings.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { PublishResult } from './PublishResult.tsx';
import './publishing.css';

export function PublishDialog(): ReactNode {
  const open = useAtomValue(dialogAtom) === 'publish';
  return open ? <Opened /> : null;
}

function Opened(): ReactNode {
  const state = useAtomValue(publishStateAtom);
  const setDialog = useSetAtom(dialogAtom);
  const publish = useSetAtom(publishAtom);
  const [by, setBy] = useState(loadLastPublisher);
  const [note, setNote] = useState('');
  const close = (): void => {
    setDialog(undefined);
  };
  const send = (accept?: readonly string[]): void => {
    saveLastPublisher(by.trim());
    void publish({ by: by.trim(), note: note.trim() }, accept);
  };
  if (state.type === 'newer') return <MergeDialog base={state.base} theirs={state.theirs} onClose={close} />;
  if (state.type === 'promised' || state.type === 'done')
    return <PublishResult state={state} onAccept={send} onClose={close} />;
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
  readonly state: Extract<PublishState, { type: 'form' | 'busy' | 'bad-plan' }>;
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
  const standing = useAtomValue(checkStatusAtom);
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
  const [busy, missing] = [state.type === 'busy' || isChecking, asked && by.trim() === ''];
  const isSame = published !== undefined && arePlansEqual(published.plan, plan);
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
    <Dialog
      title={messages.publishing.title}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="plain" onClick={onClose}>
            {messages.publishing.back}
          </button>
          <button
            type="button"
            className="primary"
            aria-busy={busy || undefined}
            disabled={errors.length > 0 || isSame}
            onClick={send}
          >
            {isChecking ? messages.checking : busy ? messages.publishing.busy : messages.publishing.publish}
          </button>
        </>
      }
    >
      {state.type === 'form' && state.trouble !== undefined && (
        <p className="sheet-alert" role="alert">
          {state.trouble}
        </p>
      )}
      {state.type === 'bad-plan' && (
        <div className="sheet-alert" role="alert">
          <p>{messages.publishing.errors(state.count)}</p>
          <ul>
            {state.errors.map(({ path, message }) => (
              <li key={path + message}>{`${path} ${message}`}</li>
            ))}
          </ul>
        </div>
      )}
      {errors.length > 0 && (
        <PublishFindings title={messages.publishing.errors(errors.length)} findings={errors} severity="error" />
      )}
      <div className="publish-who">
        <div className="sheet-field">
          <div className="sheet-field-name">
            <label htmlFor={`${id}-by`}>{messages.publishing.by}</label>
          </div>
          <input
            id={`${id}-by`}
            type="text"
            autoComplete="name"
            maxLength={MAX_AUTHOR_LENGTH}
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
            {missing && messages.publishing.byMissing}
          </p>
        </div>
        <div className="sheet-field">
          <div className="sheet-field-name">
            <label htmlFor={`${id}-note`}>{messages.publishing.note}</label>
            <span>{messages.publishing.optional}</span>
          </div>
          <textarea
            id={`${id}-note`}
            rows={1}
            maxLength={MAX_NOTE_LENGTH}
            placeholder={messages.publishing.noteAbout}
            value={note}
            onChange={({ target }) => {
              onNote(target.value);
            }}
          />
        </div>
      </div>
      {published && (
        <section aria-label={messages.differences.title} className="publish-part">
          <h3>{isSame ? messages.publishing.nothing : messages.publishing.changes(published.version)}</h3>
          {!isSame && <DiffList before={published.plan} after={plan} />}
        </section>
      )}
      {standing === 'checking' && (
        <p className="sheet-note" aria-busy="true">
          {messages.checking}
        </p>
      )}
      {standing === 'failed' && <p className="sheet-note">{messages.checksFailedLong}</p>}
      {warnings.length > 0 && (
        <PublishFindings title={messages.publishing.warnings(warnings.length)} findings={warnings} severity="warning" />
      )}
    </Dialog>
  );
}
