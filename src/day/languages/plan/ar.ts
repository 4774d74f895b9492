/** The texts of the day’s plan in Arabic. */
import type { DecimalFormats } from '../../../domain/booking/formats.ts';
import { formatPlainDate } from './dates.ts';
import type { PlanTexts } from './en.ts';

export const createPlanTexts = ({ count }: DecimalFormats): PlanTexts => ({
  planLoading: 'جارٍ تحميل المخطط…',
  plan: 'المخطط',
  planTime: 'الوقت الذي يعرضه المخطط',
  now: 'الآن',
  areas: 'المناطق',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  fit: 'ملاءمة',
  tables: count({
    zero: 'بلا طاولات',
    one: 'طاولة واحدة',
    two: 'طاولتان',
    few: '# طاولات',
    many: '# طاولة',
    other: '# طاولة',
  }),
  tablesRegion: 'الطاولات',
  tablesHint: 'مفاتيح الأسهم تنتقل إلى الطاولة التالية، والحروف والأرقام إلى الطاولة بهذا الاسم.',
  tableAccess: { in_house: 'داخل المكان فقط', walk_in: 'بلا حجز فقط' },
  free: 'متاحة',
  freeUntil: (time) => `متاحة حتى ${time}`,
  lateShort: (minutes) => `+${minutes} د`,
  leftShort: (minutes) => (minutes >= 0 ? `${minutes} د` : `تجاوز ${-minutes} د`),
  onDate: (date) => formatPlainDate(date, 'ar'),
  fromTo: (from, to) => `${from} ← ${to}`,

  dropOnTable: 'أفلت فوق طاولة',
  moveTo: (table) => `نقل إلى ${table}`,
  joinWith: (table) => `ضم مع ${table}`,
  joinTo: (name) => `ضم إلى طاولة ${name}`,
  restToJoin: 'استمر هنا للضم',
  nearestFit: (tables) => `أقرب ما يناسب: ${tables}`,

  block: 'حظر',
  blockTables: 'حظر طاولات',
  blockHint: 'انقر الطاولات، أو اختر منطقة، أو ارسم حولها.',
  blockAreas: 'مناطق للحظر',
  blockReason: 'السبب',
  blockReasons: { label: 'أسباب معتادة', usual: ['عاصفة', 'مدّ عالٍ', 'حفل زفاف', 'إصلاح'] },
  blockFrom: 'من',
  blockUntil: 'حتى',
  blockAllDay: 'طوال اليوم',
  blockFromTime: 'من الساعة',
  blockUntilTime: 'حتى الساعة',
  blockNone: 'لم تُحدد طاولة',
  blockSelected: (tables, seats) => `${tables}، ${seats}`,
  blockNow: (tables) => `حظر ${tables}`,
  unblock: 'إزالة الحظر',
  affectedTitle: (parties) => `${parties} حجزت هذه الطاولات`,
  noTableLeft: (hasMail) =>
    hasMail ? 'لا طاولة متبقية: يُبلَّغ الضيف بالبريد' : 'لا طاولة متبقية ولا عنوان بريد: يُرجى الاتصال',
  tellAll: 'حظر وإبلاغ جميع الضيوف',
  moveAll: (parties) => `نقل ${parties} والحظر`,
  moveAndTell: (moved, told) => `نقل ${moved} وإبلاغ ${told} والحظر`,

  print: 'طباعة',
  printedPlan: (time) => `المخطط عند ${time}`,

  wallClosed: 'لم يعد لهذه الشاشة إذن وصول. اطلب من المالك عنوانًا جديدًا.',
  wallExpected: (guests) => `بقي ${guests}`,
});
