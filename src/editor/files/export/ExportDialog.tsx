/** The plan as a file for others: its own form, a drawing, a picture or a page for the wall. */
import { useAtom, useAtomValue } from 'jotai';
import { type FormEvent, type ReactNode, useState } from 'react';
import { planAtom } from '../../document/document.ts';
import { pageAtom, pictureUrlAtom } from '../../document/hostState.ts';
import { dialogAtom } from '../../session/view.ts';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { messages } from '../../messages.ts';
import { downloadFile, toFileName } from '../filePicker.ts';
import { EXPORT_FORMATS, type ExportFormat, type ExportOptions, exportPlan } from './exportPlan.ts';
import '../files.css';

/** Pixels. */
const WIDTH = { least: 200, most: 8_192, usual: 2_400 } as const;

type Standing = { readonly is: 'idle' | 'busy' | 'failed' } | { readonly is: 'done'; readonly name: string };

export function ExportDialog(): ReactNode {
  const [dialog, setDialog] = useAtom(dialogAtom);
  if (dialog !== 'export') return null;
  return (
    <Dialog
      title={messages.export}
      onClose={() => {
        setDialog(undefined);
      }}
    >
      <Form />
    </Dialog>
  );
}

function Form(): ReactNode {
  const plan = useAtomValue(planAtom);
  const { name, tenant } = useAtomValue(pageAtom);
  const pictureAddress = useAtomValue(pictureUrlAtom);
  const [wishes, setWishes] = useState<ExportOptions>({ format: 'pdf', width: WIDTH.usual, paper: undefined });
  const [standing, setStanding] = useState<Standing>({ is: 'idle' });
  const isBusy = standing.is === 'busy';
  const wish = (more: Partial<ExportOptions>): void => {
    setWishes({ ...wishes, ...more });
    setStanding({ is: 'idle' });
  };
  const write = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setStanding({ is: 'busy' });
    const blob = await exportPlan(plan, wishes, {
      venue: name || tenant,
      date: new Date().toLocaleDateString(undefined, { dateStyle: 'long' }),
      pictureAddress,
    });
    if (!blob) {
      setStanding({ is: 'failed' });
      return;
    }
    const file = toFileName(name || tenant, wishes.format);
    downloadFile(blob, file);
    setStanding({ is: 'done', name: file });
  };
  return (
    <form
      onSubmit={(event) => {
        void write(event);
      }}
      aria-busy={isBusy}
    >
      <fieldset className="sheet-choice">
        <legend>{messages.exportAs}</legend>
        {EXPORT_FORMATS.map((form) => (
          <label key={form}>
            <input
              type="radio"
              name="form"
              checked={wishes.format === form}
              onChange={() => {
                wish({ format: form });
              }}
            />
            {messages.exportForms[form satisfies ExportFormat]}
          </label>
        ))}
      </fieldset>
      {wishes.format === 'png' && (
        <label className="sheet-field">
          <span>{messages.exportWidth}</span>
          <input
            type="number"
            inputMode="numeric"
            required
            min={WIDTH.least}
            max={WIDTH.most}
            value={Number.isNaN(wishes.width) ? '' : wishes.width}
            onChange={({ target }) => {
              wish({ width: target.valueAsNumber });
            }}
          />
        </label>
      )}
      {wishes.format === 'pdf' && (
        <label className="sheet-field">
          <span>{messages.exportPaper}</span>
          <select
            value={wishes.paper ?? ''}
            onChange={({ target }) => {
              wish({ paper: target.value === 'A4' || target.value === 'A3' ? target.value : undefined });
            }}
          >
            <option value="">{messages.paperFitting}</option>
            <option value="A4">A4</option>
            <option value="A3">A3</option>
          </select>
        </label>
      )}
      <div className="sheet-actions">
        <output className={standing.is === 'failed' ? 'sheet-error' : 'sheet-note'}>
          {standing.is === 'done'
            ? messages.savedAs(standing.name)
            : standing.is === 'failed'
              ? messages.exportFailed
              : standing.is === 'busy'
                ? messages.exporting
                : ''}
        </output>
        <button type="submit" className="plain primary" aria-disabled={isBusy || undefined}>
          {messages.export}
        </button>
      </div>
    </form>
  );
}
