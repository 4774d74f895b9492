/** The choices for an empty plan: a template, an own one too, a file, or a photo to trace. */
import Trash2 from 'lucide-react/icons/trash-2';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { openImportDialogAtom, pickReferenceImageAtom, loadPlanAtom } from '../../files/fileActions.ts';
import { drawingAtom } from '../../document/document.ts';
import { deleteTemplateAtom, ownTemplatesAtom } from '../../document/ownTemplates.ts';
import { announceAtom } from '../../session/announcements.ts';
import { toolAtom } from '../../tools/toolState.ts';
import { paintPlan, loadPaintablePlan } from '../../files/export/paintPlan.ts';
import type { Plan } from '../../../domain/plan/plan.ts';
import { loadTemplateWords, messages } from '../../messages.ts';
import './start.css';
import { TEMPLATE_NAMES, type TemplateName, createTemplate } from '../../../domain/plan/templates.ts';
import { hostStateAtom } from '../../document/hostState.ts';
import { Button, IconButton } from '../../controls/Button.tsx';

/** One object each, so that a thumbnail is painted once. */
const TEMPLATES = TEMPLATE_NAMES.map((template) => ({
  template,
  name: messages.starts[template],
  plan: createTemplate(template),
}));

/** Returns a template with names in the language of the venue's guests; English if there are none. */
async function createTemplateIn(language: string, template: TemplateName): Promise<Plan> {
  return createTemplate(template, undefined, await loadTemplateWords(language));
}

export function StartPanel(): ReactNode {
  const { tables, decor, tracing } = useAtomValue(drawingAtom);
  const tool = useAtomValue(toolAtom);
  const [isDismissed, setDismissed] = useState(false);
  const ownTemplates = useAtomValue(ownTemplatesAtom);
  const deleteTemplate = useSetAtom(deleteTemplateAtom);
  const announce = useSetAtom(announceAtom);
  const trace = useSetAtom(pickReferenceImageAtom);
  const openImport = useSetAtom(openImportDialogAtom);
  // Choosing a tool dismisses the panel.
  if (isDismissed || tables.length > 0 || decor.length > 0 || tracing || tool !== 'select') return null;
  return (
    <section className="editor-start" aria-label={messages.start}>
      <h2>{messages.start}</h2>
      <ul className="editor-start-plans">
        {TEMPLATES.map((template) => (
          <li key={template.name}>
            <TemplateButton {...template} />
          </li>
        ))}
        {ownTemplates.map((template) => (
          <li key={`own ${template.name}`}>
            <TemplateButton {...template} />
            <IconButton
              icon={Trash2}
              size={16}
              label={messages.deleteTemplate({ name: template.name })}
              className="editor-icon-button editor-start-delete"
              onClick={({ currentTarget }) => {
                // The focus stays in the list.
                currentTarget.closest('li')?.previousElementSibling?.querySelector('button')?.focus();
                const isDeleted = deleteTemplate(template.name);
                announce(isDeleted ? messages.templateDeleted({ name: template.name }) : messages.templateNotSaved);
              }}
            />
          </li>
        ))}
      </ul>
      <div className="editor-start-others">
        <Button onClick={() => void trace(true)}>{messages.fromPhoto}</Button>
        <Button onClick={() => openImport()}>{messages.fromFile}</Button>
        <Button onClick={() => setDismissed(true)}>{messages.emptyPlan}</Button>
      </div>
    </section>
  );
}

type TemplateButtonProps = { readonly name: string; readonly plan: Plan; readonly template?: TemplateName };

function TemplateButton({ name, plan, template }: TemplateButtonProps): ReactNode {
  const replace = useSetAtom(loadPlanAtom);
  const language = useAtomValue(hostStateAtom)?.venue.language ?? 'en';
  const open = async (): Promise<void> => replace(name, template ? await createTemplateIn(language, template) : plan);
  return (
    <button type="button" className="editor-start-plan" onClick={() => void open()}>
      <Thumbnail plan={plan} />
      <bdi>{name}</bdi>
    </button>
  );
}

const THUMBNAIL_WIDTH_PX = 360;

function Thumbnail({ plan }: { readonly plan: Plan }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCanceled = false;
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
  }, [plan]);
  return <canvas ref={canvas} width={THUMBNAIL_WIDTH_PX} height={240} aria-hidden />;
}
