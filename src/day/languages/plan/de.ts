/** The texts of the day’s plan in German. */
import type { DecimalFormats } from '../../../domain/booking/formats.ts';
import { formatPlainDate } from './dates.ts';
import type { PlanTexts } from './en.ts';

export const createPlanTexts = ({ count }: DecimalFormats): PlanTexts => ({
  planLoading: 'Der Plan wird geladen …',
  plan: 'Plan',
  planTime: 'Uhrzeit, die der Plan zeigt',
  now: 'Jetzt',
  areas: 'Bereiche',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Einpassen',
  tables: count({ one: '# Tisch', other: '# Tische' }),
  tablesRegion: 'Tische',
  tablesHint: 'Pfeiltasten gehen zum nächsten Tisch, Buchstaben und Ziffern zum Tisch mit diesem Namen.',
  tableAccess: { in_house: 'Nur im Haus', walk_in: 'Nur ohne Reservierung' },
  free: 'Frei',
  freeUntil: (time) => `Frei bis ${time}`,
  lateShort: (minutes) => `+${minutes} Min.`,
  leftShort: (minutes) => (minutes >= 0 ? `${minutes} Min.` : `${-minutes} Min. drüber`),
  onDate: (date) => formatPlainDate(date, 'de'),
  fromTo: (from, to) => `${from} → ${to}`,

  dropOnTable: 'Auf einen Tisch ziehen',
  moveTo: (table) => `Umsetzen: ${table}`,
  joinWith: (table) => `Zusammenstellen mit ${table}`,
  joinTo: (name) => `Zum Tisch von ${name} stellen`,
  restToJoin: 'Hier halten zum Zusammenstellen',
  nearestFit: (tables) => `Nächster passender: ${tables}`,

  block: 'Sperren',
  blockTables: 'Tische sperren',
  blockHint: 'Tische antippen, einen Bereich wählen oder umkreisen.',
  blockAreas: 'Bereiche zum Sperren',
  blockReason: 'Grund',
  blockReasons: { label: 'Übliche Gründe', usual: ['Sturm', 'Flut', 'Hochzeit', 'Reparatur'] },
  blockFrom: 'Von',
  blockUntil: 'Bis',
  blockAllDay: 'Ganztägig',
  blockFromTime: 'Ab Uhrzeit',
  blockUntilTime: 'Bis Uhrzeit',
  blockNone: 'Kein Tisch gewählt',
  blockSelected: (tables, seats) => `${tables}, ${seats}`,
  blockNow: (tables) => `${tables} sperren`,
  unblock: 'Sperre aufheben',
  affectedTitle: (parties) => `${parties} mit Reservierung an diesen Tischen`,
  noTableLeft: (hasMail) =>
    hasMail
      ? 'Kein Tisch mehr frei: der Gast erhält eine Mail'
      : 'Kein Tisch mehr frei und keine Mail-Adresse: bitte anrufen',
  tellAll: 'Sperren und alle Gäste benachrichtigen',
  moveAll: (parties) => `${parties} umsetzen und sperren`,
  moveAndTell: (moved, told) => `${moved} umsetzen, ${told} benachrichtigen und sperren`,

  print: 'Drucken',
  printedPlan: (time) => `Plan um ${time}`,

  wallClosed: 'Dieser Bildschirm hat keinen Zugang mehr. Der Inhaber kann eine neue Adresse anlegen.',
  wallExpected: (guests) => `noch ${guests} erwartet`,
});
