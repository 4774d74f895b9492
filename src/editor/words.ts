/** All words that the editor says to people, but for the host's own messages and the names of steps, which edits bring along. */
import type { ToolName } from './tools/tool.ts';

const tables = (count: number): string => `${count} ${count === 1 ? 'table' : 'tables'}`;
const items = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;
const seats = (count: number): string => `${count} ${count === 1 ? 'seat' : 'seats'}`;

export const toolWords: Readonly<Record<ToolName, string>> = {
  select: 'Select', pan: 'Pan', table: 'Table', 'round-table': 'Round table', row: 'Row of tables', grid: 'Grid of tables',
  area: 'Area', path: 'Path', wall: 'Wall', text: 'Text', picture: 'Picture', thing: 'Tree, umbrella …', measure: 'Measure',
};

export const words = {
  tables, items, seats,

  editor: 'Plan editor',
  tools: 'Tools',
  plan: 'Floor plan',
  actions: 'Actions',
  menu: 'Menu',
  more: 'More',
  panels: 'Panels',
  inspector: 'Inspector',
  layers: 'Layers',
  findings: 'Findings',
  foldPanel: (panel: string, open: boolean) => `${open ? 'Fold' : 'Unfold'} ${panel}`,
  loading: 'The plan is on its way …',
  again: 'Try again',
  trouble: {
    unreachable: 'The plan can’t be loaded: there is no answer. Is this device online?',
    'signed-out': 'You are no longer signed in. Open the editor by its address with the token again.',
    refused: 'The plan can’t be loaded.',
  },
  narrow: 'There is little room here. Small edits work well; to draw, a tablet or a computer is kinder.',
  understood: 'Understood',

  list: 'Tables',
  find: 'Find a table',
  nothingFound: (typed: string) => `No table fits “${typed}”.`,
  found: (count: number) => count === 0 ? 'No table found' : `${tables(count)} found`,
  noTables: 'There is no table yet. Take the tool Table, and click on the plan.',
  seatsTyped: /(^|\s)(\d{1,3}) ?s(?:e(?:a(?:ts?)?)?)?(?=\s|$)/g,
  otherTables: 'Other tables',
  states: { selected: 'selected', locked: 'locked', hidden: 'hidden', free: 'not selected' },

  status: 'Status',
  zoom: (percent: number) => `${percent} %`,
  at: (x: number, y: number) => `X ${x}  Y ${y}`,
  selected: (count: number) => count === 0 ? 'Nothing selected' : `${items(count)} selected`,
  writeText: 'Text on the plan',
  writeStep: 'Write text',

  palette: 'Commands',
  paletteFind: 'Find a command',
  paletteNothing: (typed: string) => `No command fits “${typed}”.`,
  keys: 'Keys',
  close: 'Close',
  moveView: 'Move the view',
  spaceDrag: 'Space and drag, or two fingers',
  groups: {
    tools: 'Tools', edit: 'Edit', arrange: 'Arrange', view: 'View', file: 'File', help: 'Help',
  },
  moved: (count: number) => `Move ${items(count)}`,
  undone: (step: string) => `Undone: ${step}`,
  redone: (step: string) => `Done again: ${step}`,
  deleted: (count: number) => `${items(count)} deleted`,
  copied: (count: number) => `${items(count)} copied`,
  pasted: (count: number) => `${items(count)} pasted`,
  pasteStep: (count: number) => `Paste ${items(count)}`,
  duplicated: (count: number) => `${items(count)} duplicated`,
  gridShown: (shown: boolean) => shown ? 'Grid shown' : 'Grid hidden',
  snapping: (on: boolean) => on ? 'Snapping on' : 'Snapping off',
} as const;
