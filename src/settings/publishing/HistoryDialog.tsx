/** The published versions, each of which can be put into the draft again. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { settingsClient } from '../../api/settingsClient.ts';
import type { SettingsVersion } from '../../api/settingsContract.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatTimestamp } from '../../ui/formatTimestamp.ts';
import { Alert, labelOf } from '../controls/Field.tsx';
import { failureText, messages } from '../messages.ts';
import { hostAtom, pageAtom } from '../state/document.ts';
import { openSettingsAtom } from '../state/publish.ts';
import { NamedButton } from '../connections/parts.tsx';

export function HistoryDialog({ onClose }: { onClose(): void }): ReactNode {
  const { tenant } = useAtomValue(pageAtom);
  const current = useAtomValue(hostAtom)?.published.version;
  const openSettings = useSetAtom(openSettingsAtom);
  const [history, setHistory] = useState<{ readonly versions: readonly SettingsVersion[]; readonly count: number }>();
  const [error, setError] = useState('');
  const texts = messages.history;
  useEffect(() => {
    const loading = new AbortController();
    void settingsClient.fetchVersions(tenant, loading.signal).then((result) => {
      if (loading.signal.aborted) return;
      if (result.ok) setHistory(result);
      else setError(failureText(result));
    });
    return () => loading.abort();
  }, [tenant]);
  const restore = async (version: number): Promise<void> => {
    const result = await settingsClient.fetchVersion(tenant, version);
    if (result.ok) {
      openSettings(result.version.settings, texts.restored({ version }));
      onClose();
    } else setError(failureText(result));
  };
  return (
    <Dialog title={texts.title} closeLabel={messages.close} onClose={onClose}>
      <Alert text={error} />
      <ol className="settings-affected" aria-busy={!history && error === ''}>
        {history?.versions.map(({ version, by, note, at, changed }) => {
          const title = version === 0 ? texts.file : texts.version({ version });
          return (
            <li key={version}>
              <strong>{title}</strong>
              <span>
                {[by, at === null ? '' : formatTimestamp(at), version === current ? texts.current : '']
                  .filter((each) => each !== '')
                  .join(' · ')}
              </span>
              {note !== '' && <span>{note}</span>}
              {changed.length > 0 && <span>{messages.changes({ fields: changed.map(labelOf) })}</span>}
              {version !== current && (
                <NamedButton label={texts.restore} name={title} onClick={() => void restore(version)} />
              )}
            </li>
          );
        })}
      </ol>
      {history && history.count > history.versions.length && (
        <p>{messages.affected.more({ count: history.count - history.versions.length })}</p>
      )}
    </Dialog>
  );
}
