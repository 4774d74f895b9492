/** The texts of the day’s plan in Tamil. */
import type { DecimalFormats } from '../../../domain/booking/formats.ts';
import { formatPlainDate } from './dates.ts';
import type { PlanTexts } from './en.ts';

export const createPlanTexts = ({ count }: DecimalFormats): PlanTexts => ({
  planLoading: 'வரைபடம் ஏற்றப்படுகிறது…',
  plan: 'வரைபடம்',
  planTime: 'வரைபடம் காட்டும் நேரம்',
  now: 'இப்போது',
  areas: 'பகுதிகள்',
  zoomIn: 'பெரிதாக்கு',
  zoomOut: 'சிறிதாக்கு',
  fit: 'பொருத்து',
  tables: count({ one: '# மேசை', other: '# மேசைகள்' }),
  tablesRegion: 'மேசைகள்',
  tablesHint: 'அம்புக்குறி விசைகள் அடுத்த மேசைக்கும், எழுத்துகளும் எண்களும் அந்தப் பெயருள்ள மேசைக்கும் செல்லும்.',
  tableAccess: { in_house: 'இங்கு மட்டும்', walk_in: 'நேரடி வருகைக்கு மட்டும்' },
  free: 'காலி',
  freeUntil: (time) => `${time} வரை காலி`,
  lateShort: (minutes) => `+${minutes} நிமி.`,
  leftShort: (minutes) => (minutes >= 0 ? `${minutes} நிமி.` : `${-minutes} நிமி. கூடுதல்`),
  onDate: (date) => formatPlainDate(date, 'ta'),
  fromTo: (from, to) => `${from} → ${to}`,

  dropOnTable: 'ஒரு மேசையில் விடவும்',
  moveTo: (table) => `${table} க்கு மாற்று`,
  joinWith: (table) => `${table} உடன் சேர்`,
  joinTo: (name) => `${name} மேசையுடன் சேர்`,
  restToJoin: 'சேர்க்க இங்கே பிடித்திருங்கள்',
  nearestFit: (tables) => `பொருந்தும் அருகிலுள்ளது: ${tables}`,

  block: 'தடு',
  blockTables: 'மேசைகளைத் தடு',
  blockHint: 'மேசைகளைத் தட்டவும், பகுதியைத் தேர்வு செய்யவும் அல்லது சுற்றி வரையவும்.',
  blockAreas: 'தடுக்க வேண்டிய பகுதிகள்',
  blockReason: 'காரணம்',
  blockReasons: { label: 'வழக்கமான காரணங்கள்', usual: ['புயல்', 'உயர் அலை', 'திருமணம்', 'பழுதுபார்ப்பு'] },
  blockFrom: 'முதல்',
  blockUntil: 'வரை',
  blockAllDay: 'முழு நாள்',
  blockFromTime: 'நேரம் முதல்',
  blockUntilTime: 'நேரம் வரை',
  blockNone: 'மேசை தேர்வு செய்யப்படவில்லை',
  blockSelected: (tables, seats) => `${tables}, ${seats}`,
  blockNow: (tables) => `${tables} தடு`,
  unblock: 'தடையை நீக்கு',
  affectedTitle: (parties) => `${parties} இந்த மேசைகளை முன்பதிவு செய்துள்ளன`,
  noTableLeft: (hasMail) =>
    hasMail ? 'மேசை இல்லை: விருந்தினருக்கு மின்னஞ்சலில் தெரிவிக்கப்படும்' : 'மேசை இல்லை, மின்னஞ்சல் முகவரியும் இல்லை: அழைக்கவும்',
  tellAll: 'தடுத்து எல்லா விருந்தினர்களுக்கும் தெரிவி',
  moveAll: (parties) => `${parties} மாற்றித் தடு`,
  moveAndTell: (moved, told) => `${moved} மாற்று, ${told} தெரிவி, தடு`,

  print: 'அச்சிடு',
  printedPlan: (time) => `${time} மணிக்கு வரைபடம்`,

  wallClosed: 'இந்தத் திரைக்கு இனி அணுகல் இல்லை. உரிமையாளரிடம் புதிய முகவரியைக் கேளுங்கள்.',
  wallExpected: (guests) => `இன்னும் ${guests} வரவேண்டும்`,
});
