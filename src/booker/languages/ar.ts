/** The texts of the booking page in Arabic. Names in another script are isolated from the direction of the text. */
import type { SelectionError } from '../../domain/booking/selection.ts';
import type { CreateMessages } from './en.ts';

const isolate = (value: string): string => `\u2068${value}\u2069`;

export const createMessages: CreateMessages = ({ number, count, list, time, shortTime }) => {
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
  const forGuests = count({
    zero: 'لعدد # من الضيوف',
    one: 'لضيف واحد',
    two: 'لضيفين',
    few: 'لعدد # ضيوف',
    many: 'لعدد # ضيفًا',
    other: 'لعدد # ضيف',
  });
  const tables = count({
    zero: 'بلا طاولات',
    one: 'طاولة واحدة',
    two: 'طاولتان',
    few: '# طاولات',
    many: '# طاولة',
    other: '# طاولة',
  });
  const joinNames = (names: readonly string[]): string => list(names.map(isolate));
  const orCall = (telephone: string): string => (telephone === '' ? '' : `، أو الاتصال على ${isolate(telephone)}`);
  const formatTime = (minutes: number): string => time(minutes, '(منتصف الليل)');
  const seatCount = (have: number, need: number): string => `المقاعد: ${have} من ${need}`;
  const stillMissing = (missing: number): string => (missing > 0 ? ` · يتبقى اختيار: ${missing}` : '');

  return {
    seats,
    guests,
    tables,
    joinNames,
    formatTime,
    formatShortTime: shortTime,
    selectionError: (error: SelectionError, table: string, party: number): string => {
      switch (error.type) {
        case 'unavailable':
          return `${isolate(table)} محجوزة بالفعل. يُرجى اختيار طاولة أخرى.`;
        case 'closes-too-soon':
          return `${isolate(table)} متاحة حتى ${formatTime(error.until)} فقط. يُرجى اختيار طاولة أخرى أو وقت أبكر.`;
        case 'enough-seats':
          return `لديك مقاعد كافية ${forGuests(party)}. لاختيار طاولة أخرى، ألغِ اختيار إحدى طاولاتك أولًا.`;
        case 'party-too-small':
          return `الحد الأدنى لحجز طاولة عدد مقاعدها ${number(error.seats)} هو ${guests(error.minGuests)}.`;
      }
    },

    // The form
    language: 'اللغة',
    formHeading: 'بيانات الحجز',
    when: 'الموعد',
    who: 'بياناتك',
    more: 'أمور أخرى',
    date: 'تاريخ الحجز',
    time: 'الوقت',
    guest: 'الضيوف',
    stay: 'مدة البقاء',
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    emailPlaceholder: 'يُرجى إدخال بريد إلكتروني صحيح',
    countryCode: 'رمز الدولة',
    countries: 'الدول',
    noCountry: 'لم يُعثر على دولة.',
    phone: 'رقم واتساب',
    notes: 'ملاحظات أو طلبات',
    promoCode: 'رمز العرض',
    optional: 'اختياري',
    selectTable: 'اختيار الطاولة',
    calendar: 'التقويم',
    previousMonth: 'الشهر السابق',
    nextMonth: 'الشهر التالي',
    typeDate: 'كتابة التاريخ',
    zoneNote: (place: string) => `الأوقات بتوقيت ${isolate(place)}.`,
    dateMissing: 'يُرجى اختيار تاريخ.',
    noSuchDate: 'هذا التاريخ غير موجود. يُرجى كتابته هكذا: 31.12.2026.',
    dateTooEarly: (first: string) => `أقرب تاريخ يمكن حجزه هو ${isolate(first)}.`,
    dateTooFar: (last: string) => `أبعد تاريخ يمكن حجزه هو ${isolate(last)}.`,
    timeReset: (at: string) => `الوقت الآن ${at}.`,
    backToTime: (at: string) => `العودة إلى ${at}`,
    timeNotOffered: (at: string) => `الوقت ${at} غير متاح في هذا التاريخ.`,
    timeMissing: 'لم تبقَ أوقات في هذا التاريخ. يُرجى اختيار تاريخ آخر.',
    noSlots: (date: string) => `لم تبقَ أوقات في ${date}.`,
    noSlotsEver: 'لا توجد تواريخ متاحة للحجز حاليًا.',
    chooseDate: (date: string) => `اختيار ${date}`,
    timeExpired: (expired: string, instead: string) => `لم يعد بالإمكان حجز ${expired}. وقتك الآن ${instead}.`,
    lastTimeExpired: (expired: string) => `لم يعد بالإمكان حجز ${expired}، ولم تبقَ أوقات لاحقة في هذا التاريخ.`,
    freeFor: (free: number, party: number) => `الطاولات المتاحة ${forGuests(party)}: ${number(free)}.`,
    noneFreeFor: (party: number) => `لا توجد طاولة متاحة ${forGuests(party)} في هذا التاريخ.`,
    lookAtPlan: 'عرض المخطط',
    closePreview: 'العودة إلى النموذج',
    nextFreeDate: 'البحث عن أقرب تاريخ متاح',
    noFreeDate: 'لا توجد طاولة متاحة في الأسابيع القادمة. يُرجى الاتصال بالمكان أو اختيار تاريخ لاحق.',
    emailSuggestion: 'هل تقصد',
    requestFailed: 'لم تنجح العملية. لم يُفقد شيء مما أدخلته. يُرجى المحاولة مرة أخرى بعد قليل.',
    notSent: 'لم يُرسل شيء. ما أدخلته محفوظ.',
    offline: 'أنت غير متصل بالإنترنت. ما أدخلته محفوظ.',
    waitingForNetwork: 'أنت غير متصل بالإنترنت. سيُرسل الطلب عند عودة الاتصال.',
    askingAgain: 'لا رد بعد. نسأل مرة أخرى…',
    placeInLine: (place) => `رقمك في قائمة الانتظار ${number(place)}. بياناتك محفوظة.`,
    stopWaiting: 'إيقاف الانتظار',
    partMissing: 'تعذّر تحميل جزء من هذه الصفحة. ما أدخلته محفوظ.',
    loadAgain: 'إعادة تحميل الصفحة',
    calendarMissing: 'تعذّر تحميل التقويم. يمكنك كتابة التاريخ، مثل 31.12.2026.',
    tryAgain: 'المحاولة مرة أخرى',
    fieldErrorCount: (errors: number) => `بيانات تحتاج إلى انتباهك (${errors}):`,
    errorTitle: (errors: number, title: string) => `الأخطاء: ${errors} · ${isolate(title)}`,
    fieldNames: {
      date: 'تاريخ الحجز',
      time: 'الوقت',
      guests: 'الضيوف',
      first_name: 'الاسم الأول',
      last_name: 'اسم العائلة',
      email: 'البريد الإلكتروني',
      country_code: 'رمز الدولة',
      phone: 'رقم واتساب',
      notes: 'ملاحظات أو طلبات',
      discount_code: 'رمز العرض',
    },

    // The tables
    stepTitle: (step: string, venue: string) => `${step} · ${isolate(venue)}`,
    tablesHeading: 'اختيار الطاولات',
    edit: 'تعديل الحجز',
    editDetails: 'تعديل بياناتي',
    plan: 'مخطط الطاولات',
    areas: 'المناطق',
    suggest: (kind, area) => {
      if (area !== undefined) return `اقتراح في ${area}`;
      if (kind === 'another') return 'اقتراح آخر';
      if (kind === 'nearest') return 'أقرب طاولة متاحة';
      return 'اقتراح طاولة';
    },
    noSuggestion: (party, area) =>
      `لا توجد طاولات متجاورة متاحة لـ ${guests(party)}${area === undefined ? '' : ` في ${area}`}.`,
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    fit: 'المخطط كله',
    legend: 'دليل الرموز',
    freeOfAll: (free: number, all: number) => `المتاح ${number(free)} من ${number(all)}`,
    stateLabels: { available: 'متاحة', unavailable: 'محجوزة', selected: 'اختيارك', ineligible: 'لا تناسب مجموعتك' },
    notForTime: 'لا تناسب وقتك',
    notForPartyOrTime: 'لا تناسب مجموعتك أو وقتك',
    planLoading: 'جارٍ تحميل الطاولات…',
    noTables: 'لا توجد طاولات معروضة لهذا التاريخ بعد. يُرجى تجربة تاريخ آخر.',
    allTaken: (date: string) => `جميع الطاولات محجوزة في ${date}. يُرجى تجربة تاريخ آخر.`,
    list: 'الطاولات',
    listHeading: 'جميع الطاولات',
    listLoading: 'جارٍ تحميل قائمة الطاولات…',
    find: 'البحث عن طاولة',
    noResults: (query: string) => `لا توجد طاولات تطابق «${isolate(query)}».`,
    searchHint: 'يمكن البحث بالاسم أو المنطقة أو الفئة أو المقاعد، مثل «4 مقاعد».',
    resultCount: (found: number) => (found === 0 ? 'لم يُعثر على طاولات' : `عدد النتائج: ${number(found)}`),
    seatsPattern: /(^|\s)(\d{1,3}) ?م(?:ق(?:ا?ع(?:د\S*)?)?)?(?=\s|$)/g,
    otherTables: 'طاولات أخرى',
    listKeys:
      'استخدم السهمين لأعلى ولأسفل للتنقل بين الطاولات، والسهمين لليمين ولليسار للتنقل بين المناطق. اضغط I لمعرفة تفاصيل الطاولة.',
    spokenStates: { available: 'متاحة', unavailable: 'محجوزة', selected: 'مختارة', ineligible: 'لا تناسب مجموعتك' },
    yourTables: 'طاولاتك',
    selectedTables: 'الطاولات المختارة',
    seatsOf: seatCount,
    tableSelected: (table: string, have: number, need: number) =>
      `تم اختيار ${isolate(table)}، ${seatCount(have, need)}.`,
    tableReleased: (table: string, have: number, need: number) =>
      `أُلغي اختيار ${isolate(table)}، ${seatCount(have, need)}.`,
    swap: (table: string) => `اختيارها بدلًا من ${isolate(table)}`,
    tapSelected: (table: string, tableSeats: number, missing: number) =>
      `${isolate(table)} · ${seats(tableSeats)}${stillMissing(missing)}`,
    tapReleased: (table: string, _seats: number, missing: number) =>
      `أُلغي اختيار ${isolate(table)}${stillMissing(missing)}`,
    choose: 'اختيار',
    release: 'إلغاء الاختيار',
    noTablesSelected: 'اضغط على طاولة في المخطط، أو اختر واحدة من القائمة.',
    remove: (table: string) => `إزالة ${isolate(table)}`,
    availableUntil: (at: string) => `متاحة حتى ${at} فقط`,
    onlyUntil: (at: string) => `حتى ${at} فقط`,
    unavailableAt: (at: string) => `لا يمكن حجز هذه الطاولة في وقتك، ${at}.`,
    pictureOf: (table: string) => `صورة ${isolate(table)}`,
    viewFrom: (table: string) => `المنظر من ${isolate(table)}`,
    agree: 'أوافق على',
    terms: 'الشروط والأحكام',
    newTab: '(تُفتح في علامة تبويب جديدة)',
    termsTitle: 'الشروط والأحكام',
    understand: 'فهمت',
    reserve: 'تأكيد الحجز',
    missingDetails: 'الاسم أو البريد الإلكتروني أو الرقم ناقص. يُرجى تعديل الحجز.',
    missingSeats: (more: number, selected: number) =>
      selected === 0 ? `يُرجى اختيار طاولة ${forGuests(more)}` : `يُرجى اختيار مقاعد إضافية ${forGuests(more)}`,
    missingTerms: 'يُرجى قبول الشروط أولًا',
    ready: 'كل شيء جاهز',
    sending: 'جارٍ إرسال حجزك…',
    outcomeUnknown: (isRepeatable: boolean, telephone: string) =>
      isRepeatable
        ? 'لم يصل رد من المكان، فلا نعلم هل حُجزت طاولاتك. اضغط «تأكيد الحجز» مرة أخرى للسؤال: لن يُسجَّل حجزك مرتين.'
        : `لم يصل رد من المكان، فقد تكون طاولاتك محجوزة أو لا. قبل المحاولة مرة أخرى، يُرجى البحث عن رسالة من المكان في بريدك${orCall(telephone)}.`,
    perhapsYours: (names: readonly string[], telephone: string) =>
      `لم يرد المكان على طلبك بشأن ${joinNames(names)}. إذا ظهرت محجوزة، فقد يكون الحجز حجزك: يُرجى البحث عن رسالة من المكان في بريدك${orCall(telephone)}.`,
    tablesLost: (names: readonly string[], hasOthers: boolean) =>
      `حجز شخص آخر للتو ${joinNames(names)}. ${hasOthers ? 'طاولاتك الأخرى ما زالت مختارة.' : 'يُرجى اختيار طاولة أخرى.'}`,
    checkFields: 'يطلب منك المكان التحقق من هذه البيانات:',

    // The end
    thanks: 'شكرًا لك',
    confirmed: (name: string) => `${isolate(name)}، تم تأكيد حجزك.`,
    emailNote: (email: string) => `ستصل رسالة بتفاصيل الحجز قريبًا إلى ${isolate(email)}.`,
    confirmByMail: (name: string) => `${isolate(name)}، يُرجى تأكيد حجزك عبر البريد الإلكتروني.`,
    confirmNote: (email: string, minutes: number) =>
      `افتح الرسالة التي نرسلها إلى ${isolate(email)} وأكّد الحجز خلال هذه المدة (بالدقائق): ${minutes}. نحتفظ لك بالطاولات حتى ذلك الحين، ثم يمكن لغيرك حجزها.`,
    code: 'الرمز',
    codeNote: 'اذكر هذا الرمز عند الاتصال بالمكان أو مراسلته.',
    tablesLabel: (shown: number): string => (shown === 1 ? 'الطاولة' : 'الطاولات'),
    where: 'المكان',
    telephone: 'الهاتف',
    party: 'الضيوف',
    yourReservation: 'حجزك',
    planThumbnail: 'طاولاتك على المخطط',
    addToCalendar: 'إضافة إلى التقويم',
    manage: 'عرض الحجز أو تغييره أو إلغاؤه',
    startAgain: 'حجز آخر',
  };
};
