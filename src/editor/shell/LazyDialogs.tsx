/**
 * Dialogs in chunks of their own. The chunks are preloaded when the plan is ready, or loaded when a dialog is opened.
 */
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { loadStateAtom } from '../document/hostState.ts';
import { type DialogName, dialogAtom } from '../session/panels.ts';
import { messages } from '../messages.ts';
import { EditorDialog } from '../controls/EditorDialog.tsx';
import { Button } from '../controls/Button.tsx';
import { lazyModule, retryLoading } from '../../ui/lazyModule.ts';

type LazyDialogName = Extract<
  DialogName,
  'file' | 'export' | 'publish' | 'history' | 'affected' | 'preview' | 'embed' | 'draft' | 'folder'
>;

const lazyDialog = (load: () => Promise<ComponentType>) =>
  lazyModule(async () => ({ Content: await load() }), 'dialog');
type LazyDialog = ReturnType<typeof lazyDialog>;

const DIALOGS: Readonly<Record<LazyDialogName, LazyDialog>> = {
  file: lazyDialog(async () => (await import('../files/import/ImportDialog.tsx')).ImportDialog),
  export: lazyDialog(async () => (await import('../files/export/ExportDialog.tsx')).ExportDialog),
  publish: lazyDialog(async () => (await import('../publishing/PublishDialog.tsx')).PublishDialog),
  history: lazyDialog(async () => (await import('../publishing/HistoryDialog.tsx')).HistoryDialog),
  affected: lazyDialog(
    async () => (await import('../publishing/result/AffectedGuestsDialog.tsx')).AffectedGuestsDialog,
  ),
  preview: lazyDialog(async () => (await import('../preview/PreviewDialog.tsx')).PreviewDialog),
  embed: lazyDialog(async () => (await import('../embedding/EmbedDialog.tsx')).EmbedDialog),
  draft: lazyDialog(async () => (await import('../publishing/DraftConflictDialog.tsx')).DraftConflictDialog),
  folder: lazyDialog(async () => (await import('../publishing/FilePlanChangedDialog.tsx')).FilePlanChangedDialog),
};

const PRELOAD_DELAY_MS = 1_500;

export function LazyDialogs(): ReactNode {
  const store = useStore();
  const name = useAtomValue(dialogAtom);
  const isReady = useAtomValue(loadStateAtom) === 'ready';
  useEffect(() => {
    if (!isReady) return undefined;
    // A failed preload is retried when the dialog is opened.
    const timer = setTimeout(() => {
      for (const { loadAtom } of Object.values(DIALOGS)) void store.set(loadAtom);
    }, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isReady, store]);
  return name && name in DIALOGS ? <OpenDialog key={name} dialog={DIALOGS[name as LazyDialogName]} /> : null;
}

function OpenDialog({ dialog: { moduleAtom, statusAtom, loadAtom } }: { readonly dialog: LazyDialog }): ReactNode {
  const loaded = useAtomValue(moduleAtom);
  const isFailed = useAtomValue(statusAtom) === 'failed';
  const load = useSetAtom(loadAtom);
  useEffect(() => void load(), [load]);
  if (loaded) return <loaded.Content />;
  // It keeps key presses from the plan.
  return (
    <EditorDialog title={isFailed ? messages.partFailed : messages.loadingPart}>
      {isFailed ? (
        <div role="alert" className="editor-dialog-choice">
          <p>{messages.partFailedHint}</p>
          <p>
            <Button onClick={() => retryLoading(load)}>{messages.retry}</Button>
          </p>
        </div>
      ) : (
        <p className="editor-dialog-note" aria-busy="true">
          {messages.loadingPartHint}
        </p>
      )}
    </EditorDialog>
  );
}
