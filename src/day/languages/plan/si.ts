/** The texts of the day’s plan in Sinhala. */
import type { DecimalFormats } from '../../../domain/booking/formats.ts';
import { formatPlainDate } from './dates.ts';
import type { PlanTexts } from './en.ts';

export const createPlanTexts = ({ count }: DecimalFormats): PlanTexts => ({
  planLoading: 'සැලැස්ම පූරණය වේ…',
  plan: 'මේස සැලැස්ම',
  planTime: 'සැලැස්මේ පෙන්වන වේලාව',
  now: 'දැන්',
  areas: 'කලාප',
  zoomIn: 'විශාල කරන්න',
  zoomOut: 'කුඩා කරන්න',
  fit: 'ගළපන්න',
  tables: count({ one: 'මේස #', other: 'මේස #' }),
  tablesRegion: 'මේස',
  tablesHint: 'ඊතල යතුරු ඊළඟ මේසයට, අකුරු සහ ඉලක්කම් ඒ නමින් යුත් මේසයට යයි.',
  tableAccess: { in_house: 'ස්ථානයේදී පමණි', walk_in: 'වෙන් නොකළ අයට පමණි' },
  free: 'නිදහස්',
  freeUntil: (time) => `${time} දක්වා නිදහස්`,
  lateShort: (minutes) => `+මිනි. ${minutes}`,
  leftShort: (minutes) => (minutes >= 0 ? `මිනි. ${minutes}` : `මිනි. ${-minutes} ඉක්මවා`),
  onDate: (date) => formatPlainDate(date, 'si'),
  fromTo: (from, to) => `${from} → ${to}`,

  dropOnTable: 'මේසයක් මතට දමන්න',
  moveTo: (table) => `${table} වෙත ගෙන යන්න`,
  joinWith: (table) => `${table} සමඟ එක් කරන්න`,
  joinTo: (name) => `${name} ගේ මේසයට එක් කරන්න`,
  restToJoin: 'එක් කිරීමට මෙහි රඳවන්න',
  nearestFit: (tables) => `ළඟම ගැළපෙන: ${tables}`,

  block: 'අවහිර කරන්න',
  blockTables: 'මේස අවහිර කරන්න',
  blockHint: 'මේස තට්ටු කරන්න, කලාපයක් තෝරන්න, හෝ වටේ අඳින්න.',
  blockAreas: 'අවහිර කරන කලාප',
  blockReason: 'හේතුව',
  blockReasons: { label: 'සුලබ හේතු', usual: ['කුණාටුව', 'වඩදිය', 'මංගල උත්සවය', 'අලුත්වැඩියාව'] },
  blockFrom: 'සිට',
  blockUntil: 'දක්වා',
  blockAllDay: 'දවස පුරා',
  blockFromTime: 'වේලාවේ සිට',
  blockUntilTime: 'වේලාව දක්වා',
  blockNone: 'මේසයක් තෝරා නැත',
  blockSelected: (tables, seats) => `${tables}, ${seats}`,
  blockNow: (tables) => `${tables} අවහිර කරන්න`,
  unblock: 'අවහිරය ඉවත් කරන්න',
  affectedTitle: (parties) => `${parties} මේ මේස වෙන් කර ඇත`,
  noTableLeft: (hasMail) =>
    hasMail ? 'මේසයක් ඉතිරි නැත: අමුත්තාට ඊමේල් මගින් දන්වයි' : 'මේසයක් ඉතිරි නැත, ඊමේල් ලිපිනයක් ද නැත: කරුණාකර අමතන්න',
  tellAll: 'අවහිර කර සියලු අමුත්තන්ට දන්වන්න',
  moveAll: (parties) => `${parties} ගෙන ගොස් අවහිර කරන්න`,
  moveAndTell: (moved, told) => `${moved} ගෙන යන්න, ${told} දන්වා අවහිර කරන්න`,

  print: 'මුද්‍රණය',
  printedPlan: (time) => `${time} ට සැලැස්ම`,

  wallClosed: 'මේ තිරයට තවදුරටත් ප්‍රවේශයක් නැත. හිමිකරුගෙන් නව ලිපිනයක් ඉල්ලන්න.',
  wallExpected: (guests) => `තව ${guests} පැමිණීමට ඇත`,
});
