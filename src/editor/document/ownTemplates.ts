/** Own templates: named plans that new plans can start with. The device keeps them, for all of its venues. */
import * as z from 'zod/mini';
import { MAX_NAME_LENGTH } from '../../domain/plan/limits.ts';
import { planSchema } from '../../domain/plan/plan.ts';
import { parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import { createNamedList } from './namedList.ts';

const STORAGE_KEY = 'tidetable-templates';
const MAX_TEMPLATES = 20;

const templatesSchema = z.array(
  z.strictObject({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME_LENGTH)), plan: planSchema }),
);
type OwnTemplate = z.infer<typeof templatesSchema>[number];

export const {
  listAtom: ownTemplatesAtom,
  addAtom: addTemplatesAtom,
  deleteAtom: deleteTemplateAtom,
} = createNamedList<OwnTemplate>({
  storageKey: () => STORAGE_KEY,
  serialize: (templates) => JSON.stringify(templates),
  parse(text) {
    const read = parseWithSchema(templatesSchema, JSON.parse(text));
    return read.ok ? read.value : undefined;
  },
  max: MAX_TEMPLATES,
});
