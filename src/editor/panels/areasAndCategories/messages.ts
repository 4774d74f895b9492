/** What the lists of areas and categories say. Their names hold no label of the inspector. */
import { messages } from '../../messages.ts';

export const listMessages = {
  areas: 'Areas',
  categories: 'Categories',
  addArea: 'Add area',
  addCategory: 'Add category',
  shadeOf: (name: string) => `Shade of ${name}`,
  idOf: (name: string) => `Id of ${name}`,
  nameOf: (name: string) => `Rename ${name}`,
  more: (name: string) => `More about ${name}`,
  pick: (name: string) => `Pick a shade for ${name}`,
  tables: messages.tables,
  up: 'Move up',
  down: 'Move down',
  moved: (name: string, place: number, of: number) => `${name} is ${place} of ${of} now`,
  select: (count: number) => `Select its ${messages.tables(count)}`,
  remove: 'Remove',
  into: (count: number) =>
    count === 0 ? 'Or merge it into' : count === 1 ? 'Its table goes to' : `Its ${messages.tables(count)} go to`,
  merge: 'Merge and remove',
  onlyOne: 'Add another one first: its tables need a place to go.',
  alike: (other: string, who: string) =>
    who === 'anybody' ? `Hardly told from ${other}.` : `Hardly told from ${other} by ${who}.`,
  same: (other: string) => `The very shade of ${other}.`,
  taken: (name: string) => `There is another one called ${name}.`,
  steps: {
    addArea: 'Add area',
    renameArea: 'Rename area',
    orderAreas: 'Reorder areas',
    mergeAreas: 'Merge areas',
    removeArea: 'Remove area',
    addCategory: 'Add category',
    renameCategory: 'Rename category',
    recolour: 'Recolor category',
    orderCategories: 'Reorder categories',
    mergeCategories: 'Merge categories',
    removeCategory: 'Remove category',
  },
} as const;
