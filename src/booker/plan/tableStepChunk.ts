/** What step 2 and the Thank You page need besides the map, in one chunk: each further chunk would split the page's first one. */
export { VirtualRows } from '../../ui/VirtualRows.tsx';
export { TermsDialog } from '../controls/TermsDialog.tsx';
export { LegendRows } from './LegendRows.tsx';
export { PlanThumbnail } from './PlanThumbnail.tsx';
export { TablePopover } from './TablePopover.tsx';
