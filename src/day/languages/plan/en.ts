/** The texts of the day’s plan in English, whose names and parameters every other language has. */
import type { DecimalFormats } from '../../../domain/booking/formats.ts';
import { formatPlainDate } from './dates.ts';

export const createPlanTexts = ({ count }: DecimalFormats) => ({
  planLoading: 'Loading the plan…',
  plan: 'Floor plan',
  planTime: 'Time that the plan shows',
  now: 'Now',
  areas: 'Areas',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  tables: count({ one: '# table', other: '# tables' }),
  tablesRegion: 'Tables',
  tablesHint: 'Arrow keys go to the next table, letters and digits to a table’s name.',
  tableAccess: { in_house: 'In-house only', walk_in: 'Walk-in only' },
  free: 'Free',
  freeUntil: (time: string): string => `Free until ${time}`,
  lateShort: (minutes: number): string => `+${minutes} min`,
  leftShort: (minutes: number): string => (minutes >= 0 ? `${minutes} min` : `${-minutes} min over`),
  onDate: (date: string): string => formatPlainDate(date, 'en'),
  fromTo: (from: string, to: string): string => `${from} → ${to}`,

  dropOnTable: 'Drop on a table',
  moveTo: (table: string): string => `Move to ${table}`,
  joinWith: (table: string): string => `Join with ${table}`,
  joinTo: (name: string): string => `Join to the table of ${name}`,
  restToJoin: 'Rest here to join',
  nearestFit: (tables: string): string => `Nearest that fits: ${tables}`,

  block: 'Block',
  blockTables: 'Block tables',
  blockHint: 'Tap tables, choose an area, or draw around them.',
  blockAreas: 'Areas to block',
  blockReason: 'Reason',
  blockReasons: { label: 'Usual reasons', usual: ['Storm', 'High tide', 'Wedding', 'Repair'] },
  blockFrom: 'From',
  blockUntil: 'Until',
  blockAllDay: 'All day',
  blockFromTime: 'From time',
  blockUntilTime: 'Until time',
  blockNone: 'No table selected',
  blockSelected: (tables: string, seats: string): string => `${tables}, ${seats}`,
  blockNow: (tables: string): string => `Block ${tables}`,
  unblock: 'Remove block',
  affectedTitle: (parties: string): string => `${parties} reserved these tables`,
  noTableLeft: (hasMail: boolean): string =>
    hasMail ? 'No table left: the guest is told by mail' : 'No table left, and no mail address: please call',
  tellAll: 'Block and tell all guests',
  moveAll: (parties: string): string => `Move ${parties} and block`,
  moveAndTell: (moved: number, told: number): string => `Move ${moved}, tell ${told} and block`,

  print: 'Print',
  printedPlan: (time: string): string => `Plan at ${time}`,

  wallClosed: 'This screen has no access any more. Ask the owner for its new address.',
  wallExpected: (guests: string): string => `${guests} still to come`,
});
export type PlanTexts = ReturnType<typeof createPlanTexts>;
export type CreatePlanTexts = (formats: DecimalFormats) => PlanTexts;
