/** A step: an action of this device on its way to the host. */
import type { ActionBody } from '../../api/day/dayContract.ts';

/** `id` is the page's own, `at` the venue's time when the step was made. */
export type Step = ActionBody & { readonly at: number };

const ID_BYTES = 16;

/** Returns a new id. `crypto` makes none for pages that are served without TLS. */
export function createStepId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the id of a party that a step makes, until the host has given it one: less than 0, and the same each time. */
export function provisionalId(stepId: string): number {
  let hash = 1;
  for (let index = 0; index < stepId.length; index++) hash = (Math.imul(hash, 31) + stepId.charCodeAt(index)) | 0;
  return -Math.abs(hash) - 1;
}

/** Returns the party that a step is about and that can take tables of others; undefined if there is none. */
export function partyOfStep({ id, action }: Pick<Step, 'id' | 'action'>): number | undefined {
  switch (action.type) {
    case 'walk_in':
    case 'add':
      return provisionalId(id);
    case 'edit':
    case 'status':
    case 'tables':
      return action.party;
    default:
      return undefined;
  }
}
