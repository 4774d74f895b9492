/** Dialogs that nobody needs at first sight: their code comes once the plan is there, at leisure, or else when one is opened. */
import { useAtom, useAtomValue } from 'jotai';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadStateAtom } from '../document/hostState.ts';
import { type DialogName, dialogAtom } from '../session/view.ts';
import { messages } from '../messages.ts';
import { Dialog } from '../dialogs/Dialog.tsx';

type LaterDialog = Extract<DialogName, 'file' | 'export' | 'publish' | 'history' | 'preview' | 'draft' | 'folder'>;

const LOADS: Readonly<Record<LaterDialog, () => Promise<ComponentType>>> = {
  file: async () => (await import('../files/import/ImportDialog.tsx')).ImportDialog,
  export: async () => (await import('../files/export/ExportDialog.tsx')).ExportDialog,
  publish: async () => (await import('../publishing/PublishDialog.tsx')).PublishDialog,
  history: async () => (await import('../publishing/HistoryDialog.tsx')).HistoryDialog,
  preview: async () => (await import('../preview/PreviewDialog.tsx')).PreviewDialog,
  draft: async () => (await import('../publishing/DraftConflictDialog.tsx')).DraftConflictDialog,
  folder: async () => (await import('../publishing/FilePlanChangedDialog.tsx')).FilePlanChangedDialog,
};
const NAMES = Object.keys(LOADS) as LaterDialog[];

/** What has come stays. */
const known = new Map<LaterDialog, ComponentType>();
async function loaded(name: LaterDialog): Promise<ComponentType> {
  const code = known.get(name) ?? (await LOADS[name]());
  known.set(name, code);
  return code;
}

/** Milliseconds after the plan is there. */
const LEISURE = 1_500;

export function LazyDialogs(): ReactNode {
  const dialog = useAtomValue(dialogAtom);
  const isReady = useAtomValue(loadStateAtom) === 'ready';
  useEffect(() => {
    if (!isReady) return undefined;
    // What does not come now is asked for again, and told of, when it is needed.
    const timer = setTimeout(() => {
      void Promise.allSettled(NAMES.map(loaded));
    }, LEISURE);
    return () => {
      clearTimeout(timer);
    };
  }, [isReady]);
  const name = NAMES.find((each) => each === dialog);
  return name ? <Later key={name} name={name} /> : null;
}

function Later({ name }: { readonly name: LaterDialog }): ReactNode {
  const [code, setCode] = useState<{ readonly Dialog: ComponentType } | undefined>(() => asState(known.get(name)));
  const [lost, setLost] = useState(0);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let isGone = false;
    loaded(name).then(
      (dialog) => {
        if (!isGone) setCode((before) => before ?? asState(dialog));
      },
      (error: unknown) => {
        console.warn('This part of the editor could not be loaded:', error);
        if (!isGone) setLost(tries);
      },
    );
    return () => {
      isGone = true;
    };
  }, [name, tries]);
  return code ? (
    <code.Dialog />
  ) : (
    <Waiting
      isLost={lost === tries}
      onAgain={() => {
        setTries(tries + 1);
      }}
    />
  );
}

const asState = (dialog: ComponentType | undefined): { readonly Dialog: ComponentType } | undefined =>
  dialog && { Dialog: dialog };

/** In its place until it is there: keys that are pressed meanwhile do not reach the plan. */
function Waiting({ isLost, onAgain }: { readonly isLost: boolean; onAgain(): void }): ReactNode {
  const [, setDialog] = useAtom(dialogAtom);
  return (
    <Dialog
      title={isLost ? messages.partLost : messages.partComing}
      onClose={() => {
        setDialog(undefined);
      }}
    >
      {isLost ? (
        <div role="alert" className="sheet-choice">
          <p>{messages.partLostAbout}</p>
          <p>
            <button type="button" className="plain" onClick={onAgain}>
              {messages.again}
            </button>
          </p>
        </div>
      ) : (
        <p className="sheet-note" aria-busy="true">
          {messages.partComingAbout}
        </p>
      )}
    </Dialog>
  );
}
