/** What is kept of guests and for how long, and what the owner can take out of the host. */
import Download from 'lucide-react/icons/download';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { fetchEditorState } from '../../api/editorClient.ts';
import { downloadFile, toFileName } from '../../ui/downloadFile.ts';
import { Alert, NumberSetting } from '../controls/Field.tsx';
import { Group } from '../controls/Lists.tsx';
import { failureText, messages } from '../messages.ts';
import { hostAtom, pageAtom } from '../state/document.ts';
import { EraseGuest } from './EraseGuest.tsx';
import { ExportFiles } from './ExportFiles.tsx';
import { Button } from '../../ui/Button.tsx';

export function Data(): ReactNode {
  return (
    <>
      <NumberSetting path={['retention_days']} unit={messages.days} hint={messages.hints.retention_days} />
      <ExportFiles />
      <VenueFiles />
      <EraseGuest />
    </>
  );
}

/** The settings and the plan, as the files of the venue's folder have them. */
function VenueFiles(): ReactNode {
  const { tenant } = useAtomValue(pageAtom);
  const host = useAtomValue(hostAtom);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const save = (content: unknown, name: string): void =>
    downloadFile(
      new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' }),
      toFileName(`${tenant} ${name}`, 'json'),
    );
  const savePlan = async (): Promise<void> => {
    setBusy(true);
    const loaded = await fetchEditorState(tenant);
    setBusy(false);
    setProblem(loaded.ok ? '' : failureText(loaded));
    if (loaded.ok) save(loaded.state.published.plan, 'plan');
  };
  return (
    <Group title={messages.data.files} hint={messages.data.filesHint}>
      <Alert text={problem} />
      <div className="settings-actions">
        <Button icon={Download} onClick={() => save(host?.published.settings, 'venue')}>
          {messages.title}
        </Button>
        <Button icon={Download} disabled={isBusy} onClick={() => void savePlan()}>
          {messages.editor}
        </Button>
      </div>
    </Group>
  );
}
