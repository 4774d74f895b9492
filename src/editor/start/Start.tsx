/** What an empty plan offers: a plan to begin with, or a file, or a photo to draw over. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { askImportAtom, chooseTracingAtom, replacePlanAtom } from '../atoms/files.ts';
import { drawingAtom } from '../atoms/document.ts';
import { toolAtom } from '../atoms/tool.ts';
import { paintPlanOn, readyToPaint } from '../files/paintedPlan.ts';
import { words } from '../words.ts';
import './start.css';
import { START_NAMES, type StartName, startPlan } from './starts.ts';

export function Start(): ReactNode {
  const { tables, decor, tracing } = useAtomValue(drawingAtom);
  const tool = useAtomValue(toolAtom);
  const [isDismissed, setDismissed] = useState(false);
  const replace = useSetAtom(replacePlanAtom);
  const trace = useSetAtom(chooseTracingAtom);
  const askImport = useSetAtom(askImportAtom);
  // Who has taken a tool has begun.
  if (isDismissed || tables.length > 0 || decor.length > 0 || tracing || tool !== 'select') return null;
  return (
    <section className="start" aria-label={words.start}>
      <h2>{words.start}</h2>
      <ul className="start-plans">
        {START_NAMES.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="start-plan"
              onClick={() => {
                replace(words.starts[name], startPlan(name));
              }}
            >
              <Picture name={name} />
              {words.starts[name]}
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
          {words.fromPhoto}
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => {
            askImport();
          }}
        >
          {words.fromFile}
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => {
            setDismissed(true);
          }}
        >
          {words.fromNothing}
        </button>
      </div>
    </section>
  );
}

/** Pixels of a picture, whose sides are those of its plan. */
const WIDTH = 360;

function Picture({ name }: { readonly name: StartName }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const plan = startPlan(name);
    const paint = async (): Promise<void> => {
      const painted = await readyToPaint(plan);
      const ctx = canvas.current?.getContext('2d');
      if (isGone || !canvas.current || !ctx) return;
      const scale = WIDTH / plan.width;
      [canvas.current.width, canvas.current.height] = [WIDTH, Math.round(plan.height * scale)];
      ctx.setTransform(scale, 0, 0, scale, 0, 0);
      paintPlanOn(ctx, painted, { x: 0, y: 0, width: plan.width, height: plan.height }, scale, 1);
    };
    void paint();
    return () => {
      isGone = true;
    };
  }, [name]);
  return <canvas ref={canvas} width={WIDTH} height={240} aria-hidden />;
}
