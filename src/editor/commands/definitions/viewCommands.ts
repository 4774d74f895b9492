/** Commands that change the view, not the drawing. */
import Grid2x2 from 'lucide-react/icons/grid-2x2';
import Keyboard from 'lucide-react/icons/keyboard';
import Magnet from 'lucide-react/icons/magnet';
import Maximize from 'lucide-react/icons/maximize';
import RulerDimensionLine from 'lucide-react/icons/ruler-dimension-line';
import Scaling from 'lucide-react/icons/scaling';
import ScanSearch from 'lucide-react/icons/scan-search';
import Search from 'lucide-react/icons/search';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { Getter } from 'jotai';
import { itemsBounds } from '../../../domain/document/itemBounds.ts';
import { expandBox } from '../../../domain/geometry/boxes.ts';
import { selectedItemsAtom } from '../../document/selection.ts';
import { announceAtom } from '../../session/announcements.ts';
import { dialogAtom } from '../../session/panels.ts';
import { gridAtom, planHandleAtom, rulersAtom, snappingAtom } from '../../session/view.ts';
import { lastMeasurementAtom, setToolAtom } from '../../tools/toolState.ts';
import { messages } from '../../messages.ts';
import type { Command } from '../command.ts';

const hasPlan = (get: Getter): boolean => get(planHandleAtom) !== null;

export const viewCommands: readonly Command[] = [
  {
    name: 'zoom-in',
    label: messages.commands['zoom-in'],
    group: 'view',
    keys: ['+', '='],
    icon: ZoomIn,
    enabled: hasPlan,
    run: (get) => get(planHandleAtom)?.zoomIn(),
  },
  {
    name: 'zoom-out',
    label: messages.commands['zoom-out'],
    group: 'view',
    keys: ['-', '_'],
    icon: ZoomOut,
    enabled: hasPlan,
    run: (get) => get(planHandleAtom)?.zoomOut(),
  },
  {
    name: 'zoom-fit',
    label: messages.commands['zoom-fit'],
    group: 'view',
    keys: ['1'],
    icon: Maximize,
    enabled: hasPlan,
    run: (get) => get(planHandleAtom)?.fit(),
  },
  {
    name: 'zoom-selection',
    label: messages.commands['zoom-selection'],
    group: 'view',
    keys: ['2'],
    icon: ScanSearch,
    enabled: (get) => hasPlan(get) && get(selectedItemsAtom).length > 0,
    run(get) {
      const box = itemsBounds(get(selectedItemsAtom));
      if (box) get(planHandleAtom)?.flyTo(expandBox(box, Math.max(box.width, box.height) * 0.15));
    },
  },
  {
    name: 'grid',
    label: messages.commands.grid,
    group: 'view',
    keys: ["'"],
    icon: Grid2x2,
    pressed: (get) => get(gridAtom).shown,
    run(get, set) {
      const grid = get(gridAtom);
      set(gridAtom, { ...grid, shown: !grid.shown });
      set(announceAtom, messages.gridShown({ shown: !grid.shown }));
    },
  },
  {
    name: 'rulers',
    label: messages.commands.rulers,
    group: 'view',
    keys: ['Shift+R'],
    icon: RulerDimensionLine,
    pressed: (get) => get(rulersAtom),
    run(get, set) {
      const shown = !get(rulersAtom);
      set(rulersAtom, shown);
      set(announceAtom, messages.rulersShown({ shown }));
    },
  },
  {
    name: 'plan-scale',
    label: messages.setScale,
    group: 'view',
    icon: Scaling,
    enabled: hasPlan,
    run(get, set) {
      if (get(lastMeasurementAtom)) {
        set(dialogAtom, 'plan-scale');
        return;
      }
      set(setToolAtom, 'measure');
      set(announceAtom, messages.measureForScale);
    },
  },
  {
    name: 'snapping',
    label: messages.commands.snapping,
    group: 'view',
    keys: ['Shift+S'],
    icon: Magnet,
    pressed: (get) => get(snappingAtom),
    run(get, set) {
      const on = !get(snappingAtom);
      set(snappingAtom, on);
      set(announceAtom, messages.snapping({ on }));
    },
  },
  {
    name: 'palette',
    label: messages.commands.palette,
    group: 'help',
    keys: ['Mod+K'],
    icon: Search,
    run: (get, set) => set(dialogAtom, get(dialogAtom) === 'palette' ? undefined : 'palette'),
  },
  {
    name: 'keys',
    label: messages.shortcuts,
    group: 'help',
    keys: ['?'],
    icon: Keyboard,
    run: (_get, set) => set(dialogAtom, 'keys'),
  },
];
