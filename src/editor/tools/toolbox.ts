/** All tools by name. */
import { editPointsTool } from './editPoints.ts';
import { gridTool } from './grid.ts';
import { measureTool } from './measure.ts';
import { panTool } from './pan.ts';
import { pointsTool } from './points.ts';
import { rowTool } from './row.ts';
import { selectTool } from './select.ts';
import { tableTool } from './tableTool.ts';
import { textTool } from './text.ts';
import { pictureTool, thingTool } from './things.ts';
import { type RunningTool, type ToolName, running } from './tool.ts';

/** A tool taken into the hand, idle. */
export function takeTool(name: ToolName): RunningTool {
  switch (name) {
    case 'select':
      return running(name, selectTool);
    case 'points':
      return running(name, editPointsTool);
    case 'pan':
      return running(name, panTool);
    case 'table':
      return running(name, tableTool('rect'));
    case 'round-table':
      return running(name, tableTool('ellipse'));
    case 'row':
      return running(name, rowTool);
    case 'grid':
      return running(name, gridTool);
    case 'area':
    case 'path':
    case 'wall':
      return running(name, pointsTool(name));
    case 'text':
      return running(name, textTool);
    case 'picture':
      return running(name, pictureTool);
    case 'thing':
      return running(name, thingTool);
    case 'measure':
      return running(name, measureTool);
  }
}
