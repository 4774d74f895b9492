import { editPointsTool } from './points/editPointsTool.ts';
import { gridTool } from './create/gridTool.ts';
import { measureTool } from './measureTool.ts';
import { panTool } from './panTool.ts';
import { polylineTool } from './create/polylineTool.ts';
import { rowTool } from './create/rowTool.ts';
import { selectTool } from './select/selectTool.ts';
import { symbolTool } from './create/symbolTool.ts';
import { tableTool } from './create/tableTool.ts';
import { textTool } from './create/textTool.ts';
import { pictureTool, propTool } from './create/decorTools.ts';
import { type RunningTool, type ToolName, startTool } from './tool.ts';

/** Creates a tool in its idle state. */
export function createTool(name: ToolName): RunningTool {
  switch (name) {
    case 'select':
      return startTool(name, selectTool);
    case 'points':
      return startTool(name, editPointsTool);
    case 'pan':
      return startTool(name, panTool);
    case 'table':
      return startTool(name, tableTool('rect'));
    case 'round-table':
      return startTool(name, tableTool('ellipse'));
    case 'row':
      return startTool(name, rowTool);
    case 'grid':
      return startTool(name, gridTool);
    case 'area':
    case 'path':
    case 'wall':
      return startTool(name, polylineTool(name));
    case 'text':
      return startTool(name, textTool);
    case 'picture':
      return startTool(name, pictureTool);
    case 'prop':
      return startTool(name, propTool);
    case 'symbol':
      return startTool(name, symbolTool);
    case 'measure':
      return startTool(name, measureTool);
  }
}
