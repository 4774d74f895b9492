/** Publishing: the author and note, the changes for visitors, errors that prevent it, and the result. */
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { MAX_AUTHOR_LENGTH, MAX_NOTE_LENGTH } from '../../api/documentContract.ts';
import { arePlansEqual } from '../../domain/document/planDiff.ts';
import { planAtom } from '../document/document.ts';
import { checkStatusAtom, findingsAtom } from '../findings/findings.ts';
import { hostStateAtom } from '../document/hostState.ts';
import { type PublishState, applyMergeAtom, publishAtom, publishStateAtom } from './publishState.ts';
import { dialogAtom } from '../session/panels.ts';
import { EditorDialog } from '../controls/EditorDialog.tsx';
import { focusOnOpen } from '../../ui/focusOnOpen.ts';
import { messages } from '../messages.ts';
import { publishingMessages } from './messages.ts';
import { formatTimestamp } from '../../ui/formatTimestamp.ts';
import { loadLastAuthor, saveLastAuthor } from '../../ui/lastAuthor.ts';
import { Differences } from './diff/DiffList.tsx';
import { PublishFindings } from './PublishFindings.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { PublishResult } from './result/PublishResult.tsx';
import { isComposing } from '../../ui/isComposing.ts';
import './publishing.css';

export function PublishDialog(): ReactNode {
  const isOpen = useAtomValue(dialogAtom) === 'publish';
  return isOpen ? <OpenDialog /> : null;
}

function OpenDialog(): ReactNode {
  const state = useAtomValue(publishStateAtom);
  const publish = useSetAtom(publishAtom);
  const merge = useSetAtom(applyMergeAtom);
  const [by, setBy] = useState(loadLastAuthor);
  const [note, setNote] = useState('');
  const send = (accept?: string): void => {
    saveLastAuthor(by.trim());
    void publish({ by: by.trim(), note: note.trim() }, accept);
  };
  if (state.type === 'newer') {
    const { version, by: author, at, note: theirNote, plan } = state.theirs;
    const source = { version, by: author || undefined, when: at === null ? undefined : formatTimestamp(at) };
    return (
      <MergeDialog
        title={publishingMessages.merging.title}
        source={publishingMessages.merging.publishedBy(source)}
        note={theirNote}
        base={state.base}
        theirs={plan}
        onMerge={merge}
      />
    );
  }
  if (state.type === 'affected' || state.type === 'done') return <PublishResult state={state} onAccept={send} />;
  return <Form state={state} by={by} note={note} onBy={setBy} onNote={setNote} onSend={() => send()} />;
}

type FormProps = {
  readonly state: Extract<PublishState, { type: 'form' | 'busy' | 'invalid' }>;
  readonly by: string;
  readonly note: string;
  onBy(by: string): void;
  onNote(note: string): void;
  onSend(): void;
};

function Form({ state, by, note, onBy, onNote, onSend }: FormProps): ReactNode {
  const store = useStore();
  const host = useAtomValue(hostStateAtom);
  const id = useId();
  const [isSubmitted, setSubmitted] = useState(false);
  // The plan can't change while the dialog is open.
  const [plan] = useState(() => store.get(planAtom));
  const checkStatus = useAtomValue(checkStatusAtom);
  const listed = useAtomValue(findingsAtom);
  // Findings of an earlier drawing don't apply. If the checks fail here, the host still runs them.
  const findings = checkStatus === 'ready' ? listed : [];
  const errors = findings.filter(({ finding }) => finding.severity === 'error');
  const warnings = findings.filter(({ finding }) => finding.severity === 'warning');
  const published = host?.published;
  // Set while a submission waits for the checks.
  const isPending = useRef(false);
  const [isSending, setSending] = useState(false);
  const isChecking = isSending && checkStatus === 'checking';
  const isBusy = state.type === 'busy' || isChecking;
  const isAuthorMissing = isSubmitted && by.trim() === '';
  const isSame = published !== undefined && arePlansEqual(published.plan, plan);
  const send = (): void => {
    setSubmitted(true);
    if (by.trim() === '') {
      document.getElementById(`${id}-by`)?.focus();
      return;
    }
    if (errors.length > 0 || isSame || isBusy) return;
    if (checkStatus !== 'checking') {
      onSend();
      return;
    }
    isPending.current = true;
    setSending(true);
  };
  const handleChecked = useEffectEvent(() => {
    if (!isPending.current) return;
    isPending.current = false;
    if (errors.length === 0) onSend();
  });
  useEffect(() => {
    if (checkStatus !== 'checking') handleChecked();
  }, [checkStatus]);
  const idleLabel = isBusy ? publishingMessages.busy : publishingMessages.publish;
  const publishLabel = isChecking ? messages.checking : idleLabel;
  return (
    <EditorDialog
      title={publishingMessages.title}
      actions={[
        { label: publishingMessages.back },
        { label: publishLabel, isBusy, disabled: errors.length > 0 || isSame, onChoose: send },
      ]}
    >
      {state.type === 'form' && state.error !== undefined && (
        <p className="editor-dialog-alert" role="alert">
          {state.error}
        </p>
      )}
      {state.type === 'invalid' && (
        <div className="editor-dialog-alert" role="alert">
          <p>{publishingMessages.errorCount({ count: state.count })}</p>
          <ul>
            {state.errors.map(({ path, message }) => (
              <li key={path + message} lang="en" dir="ltr">
                <bdi dir="ltr">{path}</bdi>
                <span>{` ${message}`}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {errors.length > 0 && (
        <PublishFindings
          title={publishingMessages.errorCount({ count: errors.length })}
          findings={errors}
          severity="error"
        />
      )}
      <div className="editor-publish-author">
        <div className="editor-dialog-field">
          <div className="editor-dialog-field-name">
            <label htmlFor={`${id}-by`}>{publishingMessages.author}</label>
          </div>
          <input
            ref={focusOnOpen}
            id={`${id}-by`}
            type="text"
            autoComplete="name"
            maxLength={MAX_AUTHOR_LENGTH}
            value={by}
            aria-invalid={isAuthorMissing || undefined}
            aria-describedby={`${id}-error`}
            onChange={({ target }) => onBy(target.value)}
            onKeyDown={({ key, nativeEvent }) => {
              // While letters are composed, Enter accepts a suggestion.
              if (key === 'Enter' && !isComposing(nativeEvent)) send();
            }}
          />
          <p id={`${id}-error`} className="editor-dialog-field-error">
            {isAuthorMissing && publishingMessages.authorMissing}
          </p>
        </div>
        <div className="editor-dialog-field">
          <div className="editor-dialog-field-name">
            <label htmlFor={`${id}-note`}>{publishingMessages.note}</label>
            <span>{publishingMessages.optional}</span>
          </div>
          <textarea
            id={`${id}-note`}
            rows={1}
            maxLength={MAX_NOTE_LENGTH}
            placeholder={publishingMessages.noteHint}
            value={note}
            onChange={({ target }) => onNote(target.value)}
          />
        </div>
      </div>
      {isSame && <p>{publishingMessages.noChanges}</p>}
      {published && !isSame && (
        <Differences
          title={publishingMessages.changes({ version: published.version })}
          before={published.plan}
          after={plan}
        />
      )}
      {checkStatus === 'checking' && (
        <p className="editor-dialog-note" aria-busy="true">
          {messages.checking}
        </p>
      )}
      {checkStatus === 'failed' && <p className="editor-dialog-note">{messages.checksFailedHint}</p>}
      {warnings.length > 0 && (
        <PublishFindings
          title={publishingMessages.warningCount({ count: warnings.length })}
          findings={warnings}
          severity="warning"
        />
      )}
    </EditorDialog>
  );
}
