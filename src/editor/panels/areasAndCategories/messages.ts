/**
 * Texts of the lists of areas and categories. They contain no label of the inspector, so that tests find each field by
 * its label.
 */
import { messages } from '../../messages.ts';

export const listMessages = {
  areas: 'Areas',
  categories: 'Categories',
  addArea: 'Add area',
  addCategory: 'Add category',
  colorOf: (name: string) => `Shade of ${name}`,
  idOf: (name: string) => `Id of ${name}`,
  nameOf: (name: string) => `Rename ${name}`,
  more: (name: string) => `More about ${name}`,
  pick: (name: string) => `Pick a shade for ${name}`,
  tables: messages.tables,
  up: 'Move up',
  down: 'Move down',
  moved: (name: string, position: number, count: number) => `${name} moved to position ${position} of ${count}`,
  select: (count: number) => `Select its ${messages.tables(count)}`,
  remove: 'Remove',
  into: (count: number) => (count === 1 ? 'Move its table to' : `Move its ${messages.tables(count)} to`),
  merge: 'Merge and remove',
  onlyOne: 'Add another one first, so that its tables can move there.',
  alike: (other: string, audience: string) =>
    `Hard to tell from ${other}${audience === 'anybody' ? '' : ` for ${audience}`}.`,
  same: (other: string) => `Same color as ${other}.`,
  taken: (name: string) => `${name} is already in use.`,
  steps: {
    addArea: 'Add area',
    renameArea: 'Rename area',
    orderAreas: 'Reorder areas',
    mergeAreas: 'Merge areas',
    removeArea: 'Remove area',
    addCategory: 'Add category',
    renameCategory: 'Rename category',
    recolor: 'Recolor category',
    orderCategories: 'Reorder categories',
    mergeCategories: 'Merge categories',
    removeCategory: 'Remove category',
  },
} as const;
