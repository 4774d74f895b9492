/** The texts of the gallery in Arabic. Names and figures are isolated from the direction of the text. */
import type { CreateMessages } from './en.ts';

const isolate = (value: string): string => `\u2068${value}\u2069`;
/** Left to right, as `360 × 740` would swap its numbers otherwise. */
const leftToRight = (value: string): string => `\u2066${value}\u2069`;
const MIDNIGHT = '(منتصف الليل)';

export const createMessages: CreateMessages = ({ number, count, decimal, time }) => {
  const seats = count({
    zero: 'بلا مقاعد',
    one: 'مقعد واحد',
    two: 'مقعدان',
    few: '# مقاعد',
    many: '# مقعدًا',
    other: '# مقعد',
  });
  const guests = count({
    zero: 'بلا ضيوف',
    one: 'ضيف واحد',
    two: 'ضيفان',
    few: '# ضيوف',
    many: '# ضيفًا',
    other: '# ضيف',
  });
  const fixtures = count({
    zero: 'لا أمثلة',
    one: 'مثال واحد',
    two: 'مثالان',
    few: '# أمثلة',
    many: '# مثالًا',
    other: '# مثال',
  });
  const inFixtures = count({
    zero: 'في 0 من الأمثلة',
    one: 'في مثال واحد',
    two: 'في مثالين',
    few: 'في # أمثلة',
    many: 'في # مثالًا',
    other: 'في # مثال',
  });
  const severityCounts = {
    error: count({ one: 'خطأ واحد', two: 'خطآن', few: '# أخطاء', many: '# خطأً', other: '# خطأ' }),
    warning: count({ one: 'تحذير واحد', two: 'تحذيران', few: '# تحذيرات', many: '# تحذيرًا', other: '# تحذير' }),
    note: count({ one: 'ملاحظة واحدة', two: 'ملاحظتان', few: '# ملاحظات', many: '# ملاحظة', other: '# ملاحظة' }),
  };
  const names = (keys: readonly string[]): string => keys.map(isolate).join('، ');

  return {
    title: 'المعرض',
    intro: 'كل مثال كما يُرسم على المخطط، مع نتائج الفحص.',
    loading: 'جارٍ تحميل الأمثلة…',
    failed: 'تعذّر تحميل الأمثلة. الخادم لا يرد.',
    retry: 'المحاولة مرة أخرى',
    openFile: 'فتح ملف',
    dropHere: 'أفلت المخططات أو الأماكن أو الردود هنا لعرضها',
    noFixtures: 'مجلد الأمثلة فارغ.',
    noMatches: 'لا يطابق أي مثال هذه التصفية.',
    noMatchesYet: 'لا نتائج بعد. الفحص ما زال جاريًا.',
    clearFilter: 'مسح التصفية',
    passedOver: 'غير معروضة',
    passedOverReasons: {
      name: 'لا يجوز أن يحتوي الاسم إلا على الأحرف a إلى z والأرقام 0 إلى 9 والعلامة -.',
      size: 'الملف أكبر من 40 MB.',
      missing: 'يحتاج المكان إلى plan.json و venue.json، ولا يجوز أن يقود أي رابط إلى خارج المجلد.',
      folder: 'لا تُعرض إلا الملفات الموجودة مباشرة في المجلد plans.',
      ending: 'يجب أن ينتهي اسم المخطط أو الرد بـ ‎.json.',
    },
    groups: {
      answer: 'من عنوان',
      own: 'ملفاتك',
      venues: 'الأماكن',
      plans: 'المخططات والردود',
      rules: 'أمثلة القواعد',
    },
    filter: 'تصفية الأمثلة',
    find: 'البحث عن مثال',
    severities: { error: 'أخطاء', warning: 'تحذيرات', note: 'ملاحظات' },
    inFixtures,
    rule: 'القاعدة',
    allRules: 'كل القواعد',
    ruleCount: (rule, found) => `${isolate(rule)} (${number(found)})`,
    shownCount: (shown, all) => (shown === all ? fixtures(all) : `${number(shown)} من أصل ${fixtures(all)}`),
    checking: 'جارٍ الفحص…',
    noFindings: 'لا ملاحظات',
    unreadable: 'غير مقروء',
    meantDamaged: 'تالف عمدًا',
    severityNames: { error: 'خطأ', warning: 'تحذير', note: 'ملاحظة' },
    severityCount: (severity, found) => severityCounts[severity](found),
    kinds: { venue: 'مكان', plan: 'مخطط', answer: 'رد' },
    tables: count({
      zero: 'بلا طاولات',
      one: 'طاولة واحدة',
      two: 'طاولتان',
      few: '# طاولات',
      many: '# طاولة',
      other: '# طاولة',
    }),
    number,
    size: ({ width, height }) => leftToRight(`${width} × ${height}`),
    bytes: (bytes) =>
      leftToRight(bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${decimal(bytes / 1e6, 1)} MB`),
    unknownFixture: (name) => `لا يوجد مثال باسم ${isolate(name)}. إليك جميع الأمثلة.`,
    invalidUrl: (parameters) => `في هذا العنوان معاملات غير صالحة: ${names(parameters)}. إليك جميع الأمثلة.`,
    addressRemarks: 'حول هذا العنوان',
    otherContent: 'تغيّر المثال منذ نسخ هذا العنوان.',
    otherBuild: 'نُسخ هذا العنوان من إصدار آخر من المعرض قد يرسم بشكل مختلف.',
    viewLimited: 'لا يسمح المخطط بالمنظر المذكور في هذا العنوان ويعرض أقرب منظر إليه.',
    notSelected: (keys) => `هذه الطاولات غير متاحة وغير مختارة: ${names(keys)}.`,
    notMarked: (key) => `لا توجد طاولة ${isolate(key)} لإبرازها.`,
    openAnyway: 'الفتح من دونها',
    back: 'جميع الأمثلة',
    neighbors: 'أمثلة أخرى',
    previous: 'المثال السابق',
    next: 'المثال التالي',
    withKey: (label, key) => `${label} (${key})`,
    copy: 'نسخ العنوان',
    copied: 'نُسخ العنوان.',
    notCopied: 'منع المتصفح النسخ. انسخ العنوان من شريط العناوين.',
    save: 'حفظ الصورة',
    notSaved: 'تعذّر على المتصفح إنشاء الصورة.',
    loadingPlan: 'جارٍ تحميل المخطط…',
    unreadableParts: (parts) => `أجزاء من الملف تعذّرت قراءتها ولم تُرسم: ${number(parts)}`,
    controls: 'الإعدادات',
    date: 'التاريخ',
    time: 'الوقت',
    guests: 'الضيوف',
    availability: 'الطاولات',
    availabilities: {
      file: 'كما في الملف',
      free: 'كلها متاحة',
      taken: 'كلها محجوزة',
      third: 'كل ثالثة محجوزة',
      busy: 'يوم مزدحم، حسب التاريخ',
    },
    theme: 'المظهر',
    themes: { system: 'حسب النظام', light: 'فاتح', dark: 'داكن' },
    language: 'اللغة',
    ownLanguage: 'لغة المعرض',
    notInLanguage: (language) => `المعرض غير متوفر بهذه اللغة: ${isolate(language)}.`,
    screenNotInLanguage: (language) =>
      `صفحة الحجز والرسائل غير متوفرة بهذه اللغة: ${isolate(language)}، وهي بالإنجليزية.`,
    screen: 'الشاشة',
    screens: {
      map: 'المخطط',
      form: 'صفحة الحجز: النموذج',
      sheet: 'صفحة الحجز: الاختيار',
      list: 'صفحة الحجز: القائمة',
      'mail-confirm': 'رسالة: يُرجى التأكيد',
      'mail-guest': 'رسالة: تم الحجز',
      'mail-changed': 'رسالة: تم التعديل',
      'mail-cancelled': 'رسالة: تم الإلغاء',
      'mail-notice': 'رسالة إلى المكان: حجز جديد',
      'mail-change_notice': 'رسالة إلى المكان: تعديل',
      'mail-cancel_notice': 'رسالة إلى المكان: إلغاء',
      'mail-reminder_day': 'رسالة إلى الضيف: تذكير قبل يوم',
      'mail-reminder_hours': 'رسالة إلى الضيف: تذكير قبل ساعتين',
      'mail-offer': 'رسالة إلى الضيف: طاولة من قائمة الانتظار',
      'mail-undelivered': 'رسالة إلى المكان: لم تُسلَّم',
      'mail-flood': 'رسالة إلى المكان: محاولات كثيرة',
    },
    screenOf: (screen, fixture) => `${screen}، ${isolate(fixture)}`,
    deviceTheme: 'تتبع صفحة الحجز والرسائل مظهر هذا الجهاز.',
    onlyFiles: 'تُعرض صفحة الحجز والرسائل لأمثلة الخادم فقط.',
    device: 'حجم الجهاز',
    ratio: 'نسبة البكسل',
    ratioOf: (ratio) => leftToRight(`${ratio}×`),
    overlays: 'الطبقات المساعدة',
    overlayNames: {
      hits: 'مناطق اللمس، 44 px',
      ids: 'المعرّفات',
      texts: 'مربعات النص',
      overlaps: 'التداخلات',
      targets: 'أهداف اللمس عند 360 px',
    },
    overlayHints: {
      hits: 'حيث يختار اللمس طاولة',
      ids: 'معرّف كل طاولة',
      texts: 'بالأحمر حيث يتجاوز النص طاولته',
      overlaps: 'حيث تتداخل طاولتان',
      targets: 'أصغر هدف للمس عند أقصى تكبير على الهاتف؛ بالأحمر ومشطوب حيث تكون الطاولة أصغر',
    },
    legend: 'دليل الطبقات المساعدة',
    legendTexts: {
      hit: 'اللمس هنا يختار الطاولة',
      id: 'معرّف الطاولة',
      fits: 'نص داخل طاولته',
      leaves: 'نص يتجاوز طاولته',
      shared: 'طاولات متداخلة',
      large: 'كبيرة بما يكفي للمس عند أقصى تكبير على الهاتف',
      small: 'أصغر من أن تُلمس',
    },
    closed: 'المكان مغلق في هذا التاريخ.',
    hours: (first, last) => `مفتوح من ${time(first, MIDNIGHT)} إلى ${time(last, MIDNIGHT)}.`,
    noSlotAtTime: 'لا يبدأ أي موعد في هذا الوقت.',
    seats: (chosen, party) => `المقاعد: ${number(chosen)}، الضيوف: ${number(party)}`,
    clipped: 'جزء من الجهاز مقطوع. مرّر بجانبه لرؤية الباقي.',
    releaseAll: 'إلغاء التحديد',
    tapHint: 'المس الطاولات لاختيارها.',
    map: 'مخطط الطاولات',
    devicePreview: 'الجهاز',
    approvedPictures: 'الصور المعتمدة',
    drawing: 'جارٍ رسم الصور…',
    notCompared: 'تعذّرت مقارنة الصور. الخادم لا يرد.',
    nothingToDraw: 'ليس في هذا المثال ما يُرسم.',
    pictureNames: {
      'whole-light': 'كامل، فاتح',
      'twice-light': 'ضعفان، فاتح',
      'deep-light': 'عن قرب، فاتح',
      'whole-dark': 'كامل، داكن',
      'twice-dark': 'ضعفان، داكن',
      'deep-dark': 'عن قرب، داكن',
    },
    verdicts: {
      same: 'مطابقة',
      different: 'مختلفة',
      missing: 'لم تُعتمد بعد',
      otherChromium: 'مختلفة، رسمها إصدار آخر من Chromium',
    },
    pictureParts: { approved: 'المعتمدة', now: 'الآن', difference: 'الفرق' },
    pictureVerdict: (name, verdict) => `${name}: ${verdict}`,
    approve: 'اعتماد',
    approved: (name) => `تم اعتماد ${isolate(name)}.`,
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    fit: 'المخطط كله',
    reducedResolution: (ratio) => `مرسوم بدقة ${leftToRight(`${decimal(ratio, 2)}×`)} كما على جهاز حقيقي`,
    findings: 'النتائج',
    showMore: (more) => `عرض ${number(more)} أخرى`,
    wholeFile: 'الملف كله',
    fix: 'يصلحه ‎--fix:',
    table: 'الطاولة',
    notDrawn: ({ key }, drawn) =>
      `غير مرسومة: للطاولة ${isolate(drawn.name)} المعرّف نفسه، ${isolate(key)}، وهي أسبق في الملف.`,
    tableFacts: ({ key, area, category, seats: seatCount, shape, box, rotation }) =>
      [
        `المعرّف ${isolate(key)}`,
        area === '' ? '' : isolate(area),
        category === '' ? '' : isolate(category),
        seats(seatCount),
        `${shape === 'ellipse' ? 'قطع ناقص ' : ''}${leftToRight(`${box.width} × ${box.height}`)}`,
        rotation === 0 ? '' : leftToRight(`${rotation}°`),
      ]
        .filter((part) => part !== '')
        .join(' · '),
    selectionError: (error, name) => {
      switch (error.type) {
        case 'unavailable':
          return `${isolate(name)} محجوزة.`;
        case 'closes-too-soon':
          return `${isolate(name)} تُغلق قبل الأوان.`;
        case 'enough-seats':
          return 'المقاعد كافية بالفعل.';
        case 'party-too-small':
          return `الحد الأدنى لحجز طاولة عدد مقاعدها ${number(error.seats)} هو ${guests(error.minGuests)}.`;
      }
    },
  };
};
