/** The choices for an empty plan: a template, a file, or a photo to trace. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { openImportDialogAtom, pickReferenceImageAtom, loadPlanAtom } from '../../files/fileActions.ts';
import { drawingAtom } from '../../document/document.ts';
import { toolAtom } from '../../tools/toolState.ts';
import { paintPlan, loadPaintablePlan } from '../../files/export/paintPlan.ts';
import { messages } from '../../messages.ts';
import './start.css';
import { TEMPLATE_NAMES, type TemplateName, createTemplate } from './templates.ts';

export function StartPanel(): ReactNode {
  const { tables, decor, tracing } = useAtomValue(drawingAtom);
  const tool = useAtomValue(toolAtom);
  const [isDismissed, setDismissed] = useState(false);
  const replace = useSetAtom(loadPlanAtom);
  const trace = useSetAtom(pickReferenceImageAtom);
  const openImport = useSetAtom(openImportDialogAtom);
  // Choosing a tool dismisses the panel.
  if (isDismissed || tables.length > 0 || decor.length > 0 || tracing || tool !== 'select') return null;
  return (
    <section className="editor-start" aria-label={messages.start}>
      <h2>{messages.start}</h2>
      <ul className="editor-start-plans">
        {TEMPLATE_NAMES.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="editor-start-plan"
              onClick={() => {
                replace(messages.starts[name], createTemplate(name));
              }}
            >
              <Thumbnail name={name} />
              {messages.starts[name]}
            </button>
          </li>
        ))}
      </ul>
      <div className="editor-start-others">
        <button
          type="button"
          className="editor-button"
          onClick={() => {
            void trace();
          }}
        >
          {messages.fromPhoto}
        </button>
        <button
          type="button"
          className="editor-button"
          onClick={() => {
            openImport();
          }}
        >
          {messages.fromFile}
        </button>
        <button
          type="button"
          className="editor-button"
          onClick={() => {
            setDismissed(true);
          }}
        >
          {messages.emptyPlan}
        </button>
      </div>
    </section>
  );
}

const THUMBNAIL_WIDTH_PX = 360;

function Thumbnail({ name }: { readonly name: TemplateName }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCanceled = false;
    const plan = createTemplate(name);
    const paint = async (): Promise<void> => {
      const painted = await loadPaintablePlan(plan);
      const ctx = canvas.current?.getContext('2d');
      if (isCanceled || !canvas.current || !ctx) return;
      const scale = THUMBNAIL_WIDTH_PX / plan.width;
      canvas.current.width = THUMBNAIL_WIDTH_PX;
      canvas.current.height = Math.round(plan.height * scale);
      ctx.setTransform(scale, 0, 0, scale, 0, 0);
      paintPlan(ctx, painted, { x: 0, y: 0, width: plan.width, height: plan.height }, scale, 1);
    };
    void paint();
    return () => {
      isCanceled = true;
    };
  }, [name]);
  return <canvas ref={canvas} width={THUMBNAIL_WIDTH_PX} height={240} aria-hidden />;
}
