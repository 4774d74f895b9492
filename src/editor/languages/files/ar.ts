/** What the readers of files say, and what printed plans hold, in Arabic. */
import type { CreateFileTexts } from './en.ts';

export const createFileTexts: CreateFileTexts = ({ number, count }) => {
  const isolate = (name: string): string => `\u2068${name}\u2069`;
  const tooMany = (what: string) => (found: number, most: number) =>
    `عدد ${what} في هذا الملف: ${number(found)}. الحد الأقصى في المحرر: ${number(most)}.`;

  return {
    tooLarge: 'هذا الملف أكبر من 20 MB، وهو كبير جدًا على مخطط. هل هو الملف الصحيح؟',
    tooMany: {
      tables: tooMany('الطاولات'),
      areas: tooMany('المناطق'),
      categories: tooMany('الفئات'),
      decor: tooMany('عناصر الزينة'),
    },
    unreadable: 'تعذّرت قراءة الملف. هل نُقل أو حُذف؟',
    notText: 'هذا ليس ملفًا نصيًا. تنتهي ملفات المخططات بـ ‎.json والرسومات بـ ‎.svg.',
    empty: 'هذا الملف فارغ.',
    isDrawing: 'هذا رسم SVG وليس ملف مخطط. استخدم «استيراد» لتحويل أشكاله إلى طاولات.',
    isAnswer: 'هذه قائمة طاولات من خادم حجوزات وليست ملف مخطط. استخدم «استيراد» لتحويلها إلى مخطط.',
    isPretix: 'هذا مخطط مقاعد من pretix وليس ملف مخطط. استخدم «استيراد» لتحويله إلى مخطط.',
    isItems: 'هذه طاولات منسوخة وليست ملف مخطط. الصقها في مخطط.',
    isVenue: 'هذه إعدادات مكان (venue.json) وليست مخططه. المخطط هو plan.json في المجلد نفسه.',
    noPlan: 'لا يحتوي هذا الملف على مخطط.',
    damaged: 'هذا الملف ليس مخططًا، أو أنه تالف.',
    syntaxError: (line, column) => `هذا الملف ليس مخططًا، أو أنه تالف: يوجد خطأ في السطر ${line}، العمود ${column}.`,
    otherVersion: (version) => `إصدار هذا الملف ${version}. يدعم هذا المحرر الإصدار 1.`,
    noVersion: 'ليس لهذا الملف إصدار صحيح. يدعم هذا المحرر الإصدار 1.',
    invalid: 'تعذّر فتح هذا المخطط.',
    moreErrors: count({
      one: 'يوجد خطأ آخر.',
      two: 'يوجد خطآن آخران.',
      few: 'توجد # أخطاء أخرى.',
      many: 'يوجد # خطأً آخر.',
      other: 'يوجد # خطأ آخر.',
    }),

    plan: 'المخطط',
    ofPlan: (field) => `المخطط، ${field}`,
    entries: { areas: 'المنطقة', rooms: 'الطاولة', categories: 'الفئة', decor: 'الزينة' },
    inArea: (name) => ` (في ${isolate(name)})`,
    ordinal: (position) => `رقم ${position}`,
    fields: {
      id: 'id',
      coordinates: 'الموضع',
      rooms: 'قائمة الطاولات',
      areas: 'قائمة المناطق',
      categories: 'قائمة الفئات',
      decor: 'قائمة الزينة',
      points: 'النقاط',
      kind: 'النوع',
      surface: 'الأرضية',
      version: 'الإصدار',
    },

    image: {
      formats: 'اختر صورة أو مسحًا ضوئيًا بصيغة PNG أو JPEG أو WebP أو AVIF.',
      damaged: 'هذه الصورة تالفة ولا يمكن عرضها.',
      tooLarge: (most) => `هذه الصورة أكبر من ${most} MB. صغّرها ثم اخترها من جديد.`,
      isDrawing: 'لا يمكن الرسم فوق رسم SVG. استخدم «استيراد» لتحويل أشكاله إلى طاولات.',
      notImage: 'هذا الملف ليس صورة يمكن الرسم فوقها.',
      tooManyPixels: (found, most) =>
        `حجم هذه الصورة بالميغابكسل: ${number(found)}. الحد الأقصى في المحرر: ${most}. صغّرها ثم اخترها من جديد.`,
      noMemory: 'لا تكفي ذاكرة هذا الجهاز للصورة. صغّرها ثم اخترها من جديد.',
    },

    import: {
      about: (subjects, warning) => `${isolate(subjects)}: ${warning}`,
      andMore: (names, more) => `${isolate(names)} وغيرها (${number(more)})`,
      notAnswer: 'هذا الملف ليس قائمة طاولات من خادم حجوزات.',
      notPretix: 'هذا الملف ليس مخطط مقاعد من pretix.',
      noTable: 'تعذّرت قراءة أي طاولة في هذا الملف.',
      tooFarApart: 'الطاولات في هذا الملف متباعدة جدًا على مخطط واحد.',
      moved: 'كانت بعض الطاولات يسار المخطط أو فوقه أو بعيدة عن زاويته. نُقل كل شيء معًا.',
      newId: 'كان المعرّف id ناقصًا أو غير صحيح أو مكررًا: أُعطيت معرّفًا جديدًا',
      checkSeats: (most) => `يجب أن يكون عدد المقاعد عددًا صحيحًا من 1 إلى ${most}: تحقق منه`,
      longDescription: (most) => `الوصف أطول من الحد (${number(most)} حرف) وتُرك`,
      foreignPicture: 'الصورة على خادم آخر وتُركت',
      invalidDecor: 'بعض الزينة غير صحيح في مخطط وتُرك.',
      tooMuchDecor: (most) => `عناصر الزينة في الملف أكثر من ${number(most)}. تُرك الباقي.`,
      noTables: (group) => `المجموعة ${group} بلا طاولات وتُركت.`,
      tableOfGroup: (table, group) => `الطاولة ${table} من المجموعة ${group}`,
      unreadableTable: 'تعذّرت القراءة؛ تُركت الطاولة.',
      unreadableField: (field) => `تعذّرت قراءة ${field}؛ تُركت الطاولة.`,
      fields: { coordinates: 'الموضع والحجم', beds: 'عدد المقاعد' },
      keyTwice: 'مكرّر في الملف؛ تُستخدم القيمة الأخيرة فقط.',
      sameId: 'لطاولة أخرى المعرّف id نفسه؛ تُركت الطاولة.',
      unreadableFields: (fields) => `تعذّرت قراءة ${isolate(fields)}.`,
      seat: 'مقعد',
      unreadableSeat: 'تعذّرت قراءة الموضع؛ تُرك المقعد',
      unreadableShapes: 'تُركت الأشكال التي تعذّرت قراءتها.',
      seatsUnknown: (seats) => `لا مقاعد في الرسم: لكل طاولة حاليًا هذا العدد: ${seats}.`,
      smallShapes: 'تُركت الخطوط الصغيرة والأشكال التي ليست مستطيلات أو دوائر.',
      walls: 'صارت الخطوط جدرانًا.',
      tooManyCorners: 'تُركت الخطوط ذات الزوايا الكثيرة جدًا أو البعيدة جدًا.',
      entities: 'يعرّف هذا الرسم كيانات entities خاصة به لا يدعمها المحرر. احفظه بصيغة SVG بسيطة.',
      notSvg: 'تعذّرت قراءة هذا الرسم. إنه ليس SVG، أو أنه تالف.',
      nested: 'تُركت أجزاء من الرسم متداخلة بعمق كبير.',
      tooManyParts: 'أجزاء الرسم كثيرة جدًا. تُرك الباقي.',
      pictures: 'تُركت الصور التي في الرسم.',
      foreignObject: 'تُرك محتوى ليس SVG (foreignObject).',
      otherFiles: 'يشير الرسم إلى ملفات أخرى لم تُحمّل.',
      selfReference: 'تُركت أجزاء من الرسم تشير إلى نفسها أو إلى لا شيء.',
      shape: 'شكل',
      rejections: {
        skewed: 'مائل، ولا يمكن لطاولة أن تكون كذلك، وتُرك',
        empty: 'بلا حجم، وتُرك',
        far: 'موضعه أو حجمه خارج حدود المخطط، وتُرك',
      },
    },

    print: {
      title: (venue) => `${isolate(venue)}: المخطط`,
      qrCards: (venue) => `${isolate(venue)}: بطاقات QR`,
      qrHint: 'امسح الرمز: هل الطاولة متاحة؟\nاحجزها فورًا.',
      tableList: (venue) => `${isolate(venue)} · الطاولات`,
      counts: (tables, seats) => `${tables}، ${seats}`,
      moreTables: (more) => `وطاولات أخرى: ${number(more)}`,
      continued: 'تابع',
    },

    draftErrors: {
      elsewhere: 'حفظت نافذة أخرى أو نشرت نسخة أحدث من هذا المخطط. لا تُحفظ تغييراتك على هذا الجهاز.',
      full: 'لم تبق مساحة على هذا الجهاز، لذلك لا تُحفظ تغييراتك. احفظ المخطط كملف.',
      unavailable: 'لا يخزّن هذا المتصفح بيانات، في نافذة خاصة مثلًا، لذلك لا تُحفظ تغييراتك. احفظ المخطط كملف.',
    },
  };
};
