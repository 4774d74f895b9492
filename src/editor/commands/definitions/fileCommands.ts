/** Commands for files, the reference image and findings. */
import Download from 'lucide-react/icons/download';
import FolderOpen from 'lucide-react/icons/folder-open';
import ImageIcon from 'lucide-react/icons/image';
import ImageOff from 'lucide-react/icons/image-off';
import Import from 'lucide-react/icons/import';
import ListChecks from 'lucide-react/icons/list-checks';
import QrCode from 'lucide-react/icons/qr-code';
import Ruler from 'lucide-react/icons/ruler';
import Scan from 'lucide-react/icons/scan';
import ScanSearch from 'lucide-react/icons/scan-search';
import Save from 'lucide-react/icons/save';
import Wrench from 'lucide-react/icons/wrench';
import { removeItems } from '../../../domain/document/edits/addItems.ts';
import { setReferenceImage, straightenReferenceImage } from '../../../domain/document/edits/referenceImage.ts';
import { shapePoints } from '../../../domain/document/itemBounds.ts';
import { drawingAtom, editAtom, unitsPerMeterAtom } from '../../document/document.ts';
import {
  checkStatusAtom,
  activeFindingAtom,
  applyFixesAtom,
  nextFindingAtom,
  visibleFindingsAtom,
} from '../../findings/findings.ts';
import {
  openImportDialogAtom,
  findTablesInPhotoAtom,
  markCornersAtom,
  pickReferenceImageAtom,
  openFileAtom,
  saveFileAtom,
  printQrCardsAtom,
} from '../../files/fileActions.ts';
import { loadStateAtom } from '../../document/hostState.ts';
import { photoCornersAtom } from '../../tools/points/selectedPoint.ts';
import { lastMeasurementAtom, setToolAtom } from '../../tools/toolState.ts';
import { announceAtom } from '../../session/announcements.ts';
import { dialogAtom } from '../../session/panels.ts';
import { messages } from '../../messages.ts';
import type { Command } from '../command.ts';
import type { Getter } from 'jotai';

const isReady = (get: Getter): boolean => get(loadStateAtom) === 'ready';
const isTracing = (get: Getter): boolean => get(drawingAtom).tracing !== undefined;

export const fileCommands: readonly Command[] = [
  {
    name: 'open-file',
    label: messages.commands['open-file'],
    group: 'file',
    keys: ['Mod+O'],
    icon: FolderOpen,
    undoable: true,
    enabled: isReady,
    run: (_get, set) => set(openFileAtom),
  },
  {
    name: 'save-file',
    label: messages.commands['save-file'],
    group: 'file',
    keys: ['Mod+S'],
    icon: Save,
    enabled: isReady,
    run: (_get, set) => set(saveFileAtom),
  },
  {
    name: 'import',
    label: messages.commands.import,
    group: 'file',
    keys: ['Shift+Mod+I'],
    icon: Import,
    undoable: true,
    enabled: isReady,
    run: (_get, set) => set(openImportDialogAtom),
  },
  {
    name: 'export',
    label: messages.commands.export,
    group: 'file',
    keys: ['Shift+Mod+E'],
    icon: Download,
    enabled: isReady,
    run: (_get, set) => set(dialogAtom, 'export'),
  },
  {
    name: 'qr-cards',
    label: messages.commands['qr-cards'],
    group: 'file',
    icon: QrCode,
    enabled: isReady,
    run: (_get, set) => set(printQrCardsAtom),
  },
  {
    name: 'trace',
    label: messages.commands.trace,
    group: 'file',
    icon: ImageIcon,
    undoable: true,
    enabled: isReady,
    run: (_get, set) => set(pickReferenceImageAtom),
  },
  {
    name: 'scale-photo',
    label: messages.scalePhoto,
    group: 'file',
    icon: Ruler,
    // Without a scale, the line measured in the photo sets it: see `plan-scale`.
    enabled: (get) => isTracing(get) && get(unitsPerMeterAtom) !== undefined,
    run(get, set) {
      if (get(lastMeasurementAtom)) {
        set(dialogAtom, 'scale-photo');
        return;
      }
      set(setToolAtom, 'measure');
      set(announceAtom, messages.measureFirst);
    },
  },
  {
    name: 'straighten-photo',
    label: messages.straightenPhoto,
    group: 'file',
    icon: Scan,
    undoable: true,
    enabled: isTracing,
    run(get, set) {
      const corners = get(photoCornersAtom);
      if (!corners) {
        set(markCornersAtom);
        return;
      }
      const drawing = get(drawingAtom);
      const straightened = straightenReferenceImage(drawing, shapePoints(corners.decor));
      if (straightened === drawing) {
        set(announceAtom, messages.cornersNotConvex);
        return;
      }
      set(editAtom, messages.straightenPhoto, () => removeItems(straightened, new Set([corners.key])));
      set(announceAtom, messages.photoStraightened);
    },
  },
  {
    name: 'find-in-photo',
    label: messages.commands['find-in-photo'],
    group: 'file',
    icon: ScanSearch,
    undoable: true,
    enabled: isTracing,
    run: (_get, set) => set(findTablesInPhotoAtom),
  },
  {
    name: 'remove-photo',
    label: messages.commands['remove-photo'],
    group: 'file',
    icon: ImageOff,
    undoable: true,
    enabled: isTracing,
    run: (_get, set) =>
      set(editAtom, messages.commands['remove-photo'], (drawing) => setReferenceImage(drawing, undefined)),
  },
  {
    name: 'next-finding',
    label: messages.commands['next-finding'],
    group: 'view',
    keys: ['F8'],
    icon: ListChecks,
    enabled: (get) => get(visibleFindingsAtom).length > 0,
    run: (_get, set) => set(nextFindingAtom),
  },
  {
    name: 'fix-finding',
    label: messages.commands['fix-finding'],
    group: 'edit',
    keys: ['Shift+M'],
    icon: Wrench,
    undoable: true,
    enabled: (get) => get(activeFindingAtom)?.finding.fix !== undefined && get(checkStatusAtom) === 'ready',
    run(get, set) {
      const listed = get(activeFindingAtom);
      if (listed) set(applyFixesAtom, [listed]);
    },
  },
];
