/**
 * The guests whose tables the published plan no longer offers as promised. The host is asked each time, so that no
 * personal data stays on this device.
 */
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { type FetchAffectedResult, fetchAffected } from '../../../api/editorClient.ts';
import { EditorDialog } from '../../controls/EditorDialog.tsx';
import { pageAtom } from '../../document/hostState.ts';
import { dialogAtom } from '../../session/panels.ts';
import { messages } from '../../messages.ts';
import { publishingMessages } from '../messages.ts';
import { AffectedGuests } from './AffectedGuests.tsx';
import { Button } from '../../controls/Button.tsx';
import '../publishing.css';

export function AffectedGuestsDialog(): ReactNode {
  const isOpen = useAtomValue(dialogAtom) === 'affected';
  return isOpen ? <OpenDialog /> : null;
}

function OpenDialog(): ReactNode {
  const { tenant } = useAtomValue(pageAtom);
  const [result, setResult] = useState<FetchAffectedResult>();
  useEffect(() => {
    const controller = new AbortController();
    void fetchAffected(tenant, controller.signal).then((loaded) => {
      if (!controller.signal.aborted) setResult(loaded);
    });
    return () => controller.abort();
  }, [tenant]);
  return (
    <EditorDialog title={publishingMessages.affectedGuests}>
      {!result && (
        <p aria-busy="true" className="editor-dialog-note">
          {publishingMessages.loadingGuests}
        </p>
      )}
      {result && !result.ok && (
        <div className="editor-dialog-alert" role="alert">
          <p>{messages.loadErrors[result.error]}</p>
          <Button
            onClick={() => {
              setResult(undefined);
              void fetchAffected(tenant).then(setResult);
            }}
          >
            {messages.retry}
          </Button>
        </div>
      )}
      {result?.ok &&
        (result.affected.count === 0 ? (
          <output>{publishingMessages.noAffectedGuests}</output>
        ) : (
          <>
            <p>{publishingMessages.guestsHint}</p>
            <AffectedGuests {...result.affected} />
          </>
        ))}
    </EditorDialog>
  );
}
