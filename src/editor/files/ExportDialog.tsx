/** The plan as a file for others: its own form, a drawing, a picture or a page for the wall. */
import { useAtom, useAtomValue } from 'jotai';
import { type FormEvent, type ReactNode, useState } from 'react';
import { planAtom } from '../atoms/document.ts';
import { pageAtom, pictureAddressAtom } from '../atoms/host.ts';
import { dialogAtom } from '../atoms/view.ts';
import { Sheet } from '../chrome/Sheet.tsx';
import { words } from '../words.ts';
import { download, fileName } from './chooseFile.ts';
import { EXPORT_FORMS, type ExportForm, type ExportWishes, exported } from './exporting.ts';
import './files.css';

/** Pixels. */
const WIDTH = { least: 200, most: 8_192, usual: 2_400 } as const;

type Standing = { readonly is: 'idle' | 'busy' | 'failed' } | { readonly is: 'done'; readonly name: string };

export function ExportDialog(): ReactNode {
  const [dialog, setDialog] = useAtom(dialogAtom);
  if (dialog !== 'export') return null;
  return (
    <Sheet
      title={words.export}
      onClose={() => {
        setDialog(undefined);
      }}
    >
      <Form />
    </Sheet>
  );
}

function Form(): ReactNode {
  const plan = useAtomValue(planAtom);
  const { name, tenant } = useAtomValue(pageAtom);
  const pictureAddress = useAtomValue(pictureAddressAtom);
  const [wishes, setWishes] = useState<ExportWishes>({ form: 'pdf', width: WIDTH.usual, paper: undefined });
  const [standing, setStanding] = useState<Standing>({ is: 'idle' });
  const isBusy = standing.is === 'busy';
  const wish = (more: Partial<ExportWishes>): void => {
    setWishes({ ...wishes, ...more });
    setStanding({ is: 'idle' });
  };
  const write = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setStanding({ is: 'busy' });
    const blob = await exported(plan, wishes, {
      venue: name || tenant,
      date: new Date().toLocaleDateString(undefined, { dateStyle: 'long' }),
      pictureAddress,
    });
    if (!blob) {
      setStanding({ is: 'failed' });
      return;
    }
    const file = fileName(name || tenant, wishes.form);
    download(blob, file);
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
        <legend>{words.exportAs}</legend>
        {EXPORT_FORMS.map((form) => (
          <label key={form}>
            <input
              type="radio"
              name="form"
              checked={wishes.form === form}
              onChange={() => {
                wish({ form });
              }}
            />
            {words.exportForms[form satisfies ExportForm]}
          </label>
        ))}
      </fieldset>
      {wishes.form === 'png' && (
        <label className="sheet-field">
          <span>{words.exportWidth}</span>
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
      {wishes.form === 'pdf' && (
        <label className="sheet-field">
          <span>{words.exportPaper}</span>
          <select
            value={wishes.paper ?? ''}
            onChange={({ target }) => {
              wish({ paper: target.value === 'A4' || target.value === 'A3' ? target.value : undefined });
            }}
          >
            <option value="">{words.paperFitting}</option>
            <option value="A4">A4</option>
            <option value="A3">A3</option>
          </select>
        </label>
      )}
      <div className="sheet-actions">
        <output className={standing.is === 'failed' ? 'sheet-error' : 'sheet-note'}>
          {standing.is === 'done'
            ? words.savedAs(standing.name)
            : standing.is === 'failed'
              ? words.exportFailed
              : standing.is === 'busy'
                ? words.exporting
                : ''}
        </output>
        <button type="submit" className="plain primary" aria-disabled={isBusy || undefined}>
          {words.export}
        </button>
      </div>
    </form>
  );
}
