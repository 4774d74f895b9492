/** One command per tool. */
import BrickWall from 'lucide-react/icons/brick-wall';
import Circle from 'lucide-react/icons/circle';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import Hand from 'lucide-react/icons/hand';
import Image from 'lucide-react/icons/image';
import MousePointer2 from 'lucide-react/icons/mouse-pointer-2';
import Pentagon from 'lucide-react/icons/pentagon';
import Rows from 'lucide-react/icons/ellipsis';
import Ruler from 'lucide-react/icons/ruler';
import Shapes from 'lucide-react/icons/shapes';
import Spline from 'lucide-react/icons/spline';
import Square from 'lucide-react/icons/square';
import TreePalm from 'lucide-react/icons/tree-palm';
import Type from 'lucide-react/icons/type';
import { setToolAtom, toolAtom } from '../../tools/toolState.ts';
import type { ToolName } from '../../tools/tool.ts';
import { messages } from '../../messages.ts';
import type { Icon } from '../../controls/Button.tsx';
import type { Command } from '../command.ts';

/** In toolbar order, by group. */
const TOOL_SHORTCUTS: readonly (readonly (readonly [ToolName, string, Icon])[])[] = [
  [
    ['select', 'V', MousePointer2],
    ['pan', 'H', Hand],
  ],
  [
    ['table', 'T', Square],
    ['round-table', 'E', Circle],
    ['row', 'R', Rows],
    ['grid', 'G', Grid3x3],
  ],
  [
    ['area', 'A', Pentagon],
    ['path', 'P', Spline],
    ['wall', 'W', BrickWall],
    ['text', 'X', Type],
    ['picture', 'I', Image],
    ['prop', 'U', TreePalm],
    ['symbol', 'S', Shapes],
  ],
  [['measure', 'M', Ruler]],
];

const commandOf = ([tool, key, icon]: readonly [ToolName, string, Icon]): Command => ({
  name: `tool-${tool}`,
  label: messages.toolLabels[tool],
  group: 'tools',
  keys: [key],
  icon,
  pressed: (get) => get(toolAtom) === tool,
  run: (_get, set) => set(setToolAtom, tool),
});

export const toolGroups: readonly (readonly Command[])[] = TOOL_SHORTCUTS.map((group) => group.map(commandOf));
export const toolCommands: readonly Command[] = toolGroups.flat();
