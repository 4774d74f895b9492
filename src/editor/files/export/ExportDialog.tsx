/** The dialog that exports the plan as JSON, SVG or PNG, or prints it, which browsers can do as a PDF. */
import { useAtomValue } from 'jotai';
import { type FormEvent, type ReactNode, useState } from 'react';
import { planAtom } from '../../document/document.ts';
import { pageAtom, pictureUrlAtom } from '../../document/hostState.ts';
import { dialogAtom } from '../../session/panels.ts';
import { EditorDialog } from '../../controls/EditorDialog.tsx';
import { focusOnOpen } from '../../../ui/focusOnOpen.ts';
import { pageLocale } from '../../../ui/pageLanguage.ts';
import { messages } from '../../messages.ts';
import { downloadFile, toFileName } from '../../../ui/downloadFile.ts';
import { type Paper } from '../print/printSheets.tsx';
import type { Plan } from '../../../domain/plan/plan.ts';
import { serializePlan } from '../serializePlan.ts';
import { exportPng } from './exportPng.ts';
import type { PictureUrlOf } from './paintPlan.ts';
import { PrimaryButton } from '../../controls/Button.tsx';
import '../files.css';
import { NumberInput } from '../../../ui/NumberInput.tsx';

/** Widths of a PNG. */
const WIDTH_PX = { min: 200, max: 8_192, default: 2_400 } as const;

/** Each but the first is the extension of its files as well. */
const FORMATS = ['pdf', 'png', 'svg', 'json'] as const;
type Format = (typeof FORMATS)[number];
/** `width` is that of a PNG. Without `paper`, the plan chooses it. */
type Options = { readonly format: Format; readonly width: number; readonly paper: Paper | undefined };
type ExportState = { readonly type: 'idle' | 'busy' | 'failed' } | { readonly type: 'done'; readonly name: string };

export function ExportDialog(): ReactNode {
  if (useAtomValue(dialogAtom) !== 'export') return null;
  return (
    <EditorDialog title={messages.export}>
      <Form />
    </EditorDialog>
  );
}

function Form(): ReactNode {
  const plan = useAtomValue(planAtom);
  const { name, tenant } = useAtomValue(pageAtom);
  const pictureUrl = useAtomValue(pictureUrlAtom);
  const [options, setOptions] = useState<Options>({ format: 'pdf', width: WIDTH_PX.default, paper: undefined });
  const [state, setState] = useState<ExportState>({ type: 'idle' });
  const isBusy = state.type === 'busy';
  const changeOptions = (change: Partial<Options>): void => {
    setOptions({ ...options, ...change });
    setState({ type: 'idle' });
  };
  const write = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setState({ type: 'busy' });
    const venue = name || tenant;
    const { format, width, paper } = options;
    if (format === 'pdf') {
      const { printPlan } = await import('../print/printPlan.tsx');
      const date = new Date().toLocaleDateString(pageLocale(), { dateStyle: 'long' });
      setState({ type: (await printPlan(plan, { venue, date, paper, pictureUrl })) ? 'idle' : 'failed' });
      return;
    }
    const blob = await fileOf(plan, format, { width, title: venue, pictureUrl });
    if (!blob) {
      setState({ type: 'failed' });
      return;
    }
    const file = toFileName(venue, format);
    downloadFile(blob, file);
    setState({ type: 'done', name: file });
  };
  return (
    <form onSubmit={(event) => void write(event)} aria-busy={isBusy}>
      <fieldset className="editor-dialog-choice">
        <legend>{messages.exportFormat}</legend>
        {FORMATS.map((format) => (
          <label key={format}>
            <input
              ref={options.format === format ? focusOnOpen : undefined}
              type="radio"
              name="format"
              checked={options.format === format}
              onChange={() => changeOptions({ format })}
            />
            <span>{messages.exportFormats[format]}</span>
          </label>
        ))}
      </fieldset>
      {options.format === 'png' && (
        <label className="editor-dialog-field">
          <span>{messages.exportWidth}</span>
          <NumberInput
            inputMode="numeric"
            required
            min={WIDTH_PX.min}
            max={WIDTH_PX.max}
            value={Number.isNaN(options.width) ? '' : options.width}
            onChange={({ target }) => changeOptions({ width: target.valueAsNumber })}
          />
        </label>
      )}
      {options.format === 'pdf' && (
        <label className="editor-dialog-field">
          <span>{messages.exportPaper}</span>
          <select
            value={options.paper ?? ''}
            onChange={({ target }) =>
              changeOptions({ paper: target.value === 'A4' || target.value === 'A3' ? target.value : undefined })
            }
          >
            <option value="">{messages.smallestReadablePaper}</option>
            <option value="A4">A4</option>
            <option value="A3">A3</option>
          </select>
        </label>
      )}
      <div className="ui-dialog-actions">
        <output className={state.type === 'failed' ? 'editor-dialog-error' : 'editor-dialog-note'}>
          {describeState(state)}
        </output>
        <PrimaryButton type="submit" aria-disabled={isBusy || undefined}>
          {messages.export}
        </PrimaryButton>
      </div>
    </form>
  );
}

/** Returns undefined if the device runs out of memory. Code that only one format needs is loaded with that format. */
async function fileOf(
  plan: Plan,
  format: Exclude<Format, 'pdf'>,
  options: { readonly width: number; readonly title: string; readonly pictureUrl: PictureUrlOf },
): Promise<Blob | undefined> {
  if (format === 'png') return exportPng(plan, options);
  if (format === 'json') return new Blob([serializePlan(plan)], { type: 'application/json' });
  const { exportSvg } = await import('./svg/exportSvg.ts');
  return new Blob([await exportSvg(plan, options)], { type: 'image/svg+xml' });
}

function describeState(state: ExportState): string {
  switch (state.type) {
    case 'idle':
      return '';
    case 'busy':
      return messages.exporting;
    case 'failed':
      return messages.exportFailed;
    case 'done':
      return messages.savedAs({ name: state.name });
  }
}
