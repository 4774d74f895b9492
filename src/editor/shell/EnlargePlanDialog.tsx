/** Asks to enlarge the plan for pasted tables that need more room than it has. */
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { enlargedSizeAtom, pasteEnlargedAtom } from '../commands/definitions/clipboardCommands.ts';
import { EditorDialog } from '../controls/EditorDialog.tsx';
import { drawingAtom } from '../document/document.ts';
import { formatSize } from '../lengths.ts';
import { messages } from '../messages.ts';
import { dialogAtom } from '../session/panels.ts';

export function EnlargePlanDialog(): ReactNode {
  const [dialog, setDialog] = useAtom(dialogAtom);
  const drawing = useAtomValue(drawingAtom);
  const enlarged = useAtomValue(enlargedSizeAtom);
  const paste = useSetAtom(pasteEnlargedAtom);
  if (dialog !== 'enlarge' || !enlarged) return null;
  return (
    <EditorDialog
      title={messages.enlarge.title}
      actions={[
        { label: messages.publishing.back },
        {
          label: messages.enlarge.paste,
          onChoose() {
            setDialog(undefined);
            paste();
          },
        },
      ]}
    >
      <p>
        {messages.enlarge.text({
          size: formatSize(drawing, drawing.unitsPerMeter),
          needed: formatSize(enlarged, drawing.unitsPerMeter),
        })}
      </p>
    </EditorDialog>
  );
}
