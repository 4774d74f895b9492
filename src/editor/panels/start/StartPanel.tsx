/** What an empty plan offers: a plan to begin with, or a file, or a photo to draw over. */
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
  const askImport = useSetAtom(openImportDialogAtom);
  // Who has taken a tool has begun.
  if (isDismissed || tables.length > 0 || decor.length > 0 || tracing || tool !== 'select') return null;
  return (
    <section className="start" aria-label={messages.start}>
      <h2>{messages.start}</h2>
      <ul className="start-plans">
        {TEMPLATE_NAMES.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="start-plan"
              onClick={() => {
                replace(messages.starts[name], createTemplate(name));
              }}
            >
              <Picture name={name} />
              {messages.starts[name]}
            </button>
          </li>
        ))}
      </ul>
      <div className="start-others">
        <button
          type="button"
          className="plain"
          onClick={() => {
            void trace();
          }}
        >
          {messages.fromPhoto}
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => {
            askImport();
          }}
        >
          {messages.fromFile}
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => {
            setDismissed(true);
          }}
        >
          {messages.fromNothing}
        </button>
      </div>
    </section>
  );
}

/** Pixels of a picture, whose sides are those of its plan. */
const WIDTH = 360;

function Picture({ name }: { readonly name: TemplateName }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const plan = createTemplate(name);
    const paint = async (): Promise<void> => {
      const painted = await loadPaintablePlan(plan);
      const ctx = canvas.current?.getContext('2d');
      if (isGone || !canvas.current || !ctx) return;
      const scale = WIDTH / plan.width;
      [canvas.current.width, canvas.current.height] = [WIDTH, Math.round(plan.height * scale)];
      ctx.setTransform(scale, 0, 0, scale, 0, 0);
      paintPlan(ctx, painted, { x: 0, y: 0, width: plan.width, height: plan.height }, scale, 1);
    };
    void paint();
    return () => {
      isGone = true;
    };
  }, [name]);
  return <canvas ref={canvas} width={WIDTH} height={240} aria-hidden />;
}
