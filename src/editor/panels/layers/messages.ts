/** Texts of the layers panel. */
import { messages } from '../../messages.ts';

export const layerMessages = {
  tables: 'Tables',
  decor: 'Decor',
  group: (number: string) => `Group ${number}`,
  lock: (name: string, isOn: boolean) => (isOn ? `Unlock ${name}` : `Lock ${name}`),
  hide: (name: string, isOn: boolean) => (isOn ? `Show ${name}` : `Hide ${name}`),
  up: 'Bring forward',
  down: 'Send backward',
  renaming: (name: string) => `New name of ${name}`,
  heading: (name: string, count: number) => `${name}, ${messages.items(count)}`,
  row: (name: string, kind: string, marks: string) => [name, kind, marks].filter(Boolean).join(', '),
  locked: 'locked',
  hidden: 'hidden',
  moved: (count: number, to: 'up' | 'down') => `${count === 1 ? 'Item' : `${count} items`} moved ${to}`,
  steps: {
    lock: 'Lock',
    unlock: 'Unlock',
    hide: 'Hide',
    show: 'Show',
    up: 'Bring forward',
    down: 'Send backward',
    rename: 'Rename',
  },
  empty: 'The plan is empty.',
} as const;
