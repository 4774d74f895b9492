/** Saves the plan as a template, which the panel for an empty plan offers beside the built-in ones. */
import BookTemplate from 'lucide-react/icons/book-template';
import { atom } from 'jotai';
import { drawingAtom, planAtom } from '../../document/document.ts';
import { addTemplatesAtom } from '../../document/ownTemplates.ts';
import { announceAtom } from '../../session/announcements.ts';
import { dialogAtom } from '../../session/panels.ts';
import { messages } from '../../messages.ts';
import type { Command } from '../command.ts';

/** Saves the plan as a template and announces the result. */
export const saveTemplateAtom = atom(null, (get, set, name: string): void => {
  const isStored = set(addTemplatesAtom, [{ name, plan: get(planAtom) }]);
  set(announceAtom, isStored ? messages.templateSaved({ name }) : messages.templateNotSaved);
});

export const saveTemplateCommand: Command = {
  name: 'save-template',
  label: messages.saveTemplate,
  group: 'file',
  icon: BookTemplate,
  enabled(get) {
    const { tables, decor } = get(drawingAtom);
    return tables.length > 0 || decor.length > 0;
  },
  run(_get, set) {
    set(dialogAtom, 'save-template');
  },
};
