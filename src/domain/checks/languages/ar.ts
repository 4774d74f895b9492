/** What the plan checks say in Arabic, with values isolated from the direction of the text. */
import type { Catalogue } from '../../say.ts';

export const catalogue: Catalogue = {
  'names all seven days: the venue would never be open': 'يذكر الأيام السبعة كلها: لن يفتح المكان أبدًا',
  'reaches beyond farthest_days: no time could ever be reserved': 'يتجاوز farthest_days: لا يمكن حجز أي وقت',
  'the code {0} is used twice; case makes no difference':
    'الرمز \u2068{0}\u2069 مستخدم مرتين؛ لا فرق بين الأحرف الكبيرة والصغيرة',
  '{0} is the page of terms, which are empty here': '\u2068{0}\u2069 هي صفحة الشروط، وهي فارغة هنا',
  '"{0}" is given twice in one object: keep one of them': '"\u2068{0}\u2069" مذكور مرتين في كائن واحد: أبقِ واحدًا منهما',
  'The host refuses to start with this file: {0} {1}': 'لا يبدأ الخادم بهذا الملف: \u2068{0}\u2069 {1}',
  'The host refuses to start with this file: {0} {1}, and {2} more such':
    'لا يبدأ الخادم بهذا الملف: \u2068{0}\u2069 {1}، وأخطاء أخرى مثله: {2}',
  'The file is neither a plan nor a host’s answer.': 'الملف ليس مخططًا ولا ردًا من خادم.',
  'The file plan.json is not valid JSON.': 'الملف plan.json ليس JSON صحيحًا.',
  'The file venue.json is not valid JSON.': 'الملف venue.json ليس JSON صحيحًا.',
  'Table without a name': 'طاولة بلا اسم',
  'Table {0}': 'الطاولة \u2068{0}\u2069',
  'number without a name': 'بلا اسم',
  'number {0}': 'رقم \u2068{0}\u2069',
  'the area without a name': 'المنطقة بلا اسم',
  'the area {0}': 'المنطقة \u2068{0}\u2069',
  'The table without a name': 'الطاولة بلا اسم',
  'The table {0}': 'الطاولة \u2068{0}\u2069',
  'The area without a name': 'المنطقة بلا اسم',
  'The area {0}': 'المنطقة \u2068{0}\u2069',
  'The category without a name': 'الفئة بلا اسم',
  'The category {0}': 'الفئة \u2068{0}\u2069',
  'another table without a name': 'طاولة أخرى بلا اسم',
  'another table {0}': 'الطاولة الأخرى \u2068{0}\u2069',
  'another area without a name': 'منطقة أخرى بلا اسم',
  'another area {0}': 'المنطقة الأخرى \u2068{0}\u2069',
  'another category without a name': 'فئة أخرى بلا اسم',
  'another category {0}': 'الفئة الأخرى \u2068{0}\u2069',
  '"{0}"': '«\u2068{0}\u2069»',
  'The file is not valid JSON.': 'الملف ليس JSON صحيحًا.',
  'The file holds neither a plan nor a host’s answer.': 'لا يحتوي الملف على مخطط ولا على رد من خادم.',
  'The file': 'الملف',
  'An entry of the list': 'عنصر من القائمة',
  'An entry of "{0}"': 'عنصر من "\u2068{0}\u2069"',
  'the plan has no tables': 'لا طاولات في المخطط',
  'the id {0} is used twice': 'المعرّف id \u2068{0}\u2069 مستخدم مرتين',
  'there is no category {0}': 'لا توجد فئة \u2068{0}\u2069',
  'the table lies completely outside the plan of {0} × {1}': 'تقع الطاولة كلها خارج المخطط \u2066{0} × {1}\u2069',
  'is too complicated to be checked: it takes too much time or memory':
    'أعقد من أن يُفحص: يحتاج إلى وقت أو ذاكرة أكثر مما يلزم',
  'must not have more than {0} entries': 'يجب ألا يزيد عدد العناصر على {0}',
  'must not have a list of more than {0} entries': 'يجب ألا تكون فيه قائمة يزيد عدد عناصرها على {0}',
  '{0} is the color of the category {1} and of the category {2}: give each its own color':
    '\u2068{0}\u2069 هو لون الفئة {1} ولون الفئة {2}: أعطِ كل فئة لونها',
  '{0} has the color of the category {1}, but another category: remove its color, or choose another':
    '{0}: اللون هو لون الفئة {1}، لكن الفئة أخرى: احذف اللون، أو اختر غيره',
  'Use the color of its category': 'استخدام لون الفئة',
  '{0} has nearly the color of its category, {1}: remove its color, or choose another':
    '{0}: اللون يكاد يكون لون الفئة، \u2068{1}\u2069: احذف اللون، أو اختر غيره',
  '{0} has the color {1}, which the legend lacks, and not that of its category, {2}: remove its color, or choose another':
    '{0}: اللون \u2068{1}\u2069 غير موجود في وسيلة الإيضاح وليس لون الفئة، \u2068{2}\u2069: احذف اللون، أو اختر غيره',
  'The category "{0}" has the color {1}: choose the color of its name, or rename it':
    'لون الفئة «\u2068{0}\u2069» هو \u2068{1}\u2069: اختر اللون الذي يدل عليه اسمها، أو أعد تسميتها',
  'Text on {0} is hard to read: its contrast is {1} to 1, and should be {2}. Use {3}, or another lighter or darker color':
    'النص فوق \u2068{0}\u2069 صعب القراءة: التباين {1} إلى 1، وينبغي أن يكون {2}. استخدم \u2068{3}\u2069، أو لونًا آخر أفتح أو أغمق',
  'Use {0}': 'استخدام \u2068{0}\u2069',
  'guests who do not see red': 'الضيوف الذين لا يرون الأحمر',
  'guests who do not see green': 'الضيوف الذين لا يرون الأخضر',
  'guests who do not see blue': 'الضيوف الذين لا يرون الأزرق',
  '{0} of the category {1} is hard to tell from {2} of the category {3}: make one much lighter or darker':
    'يصعب تمييز \u2068{0}\u2069 في الفئة {1} عن \u2068{2}\u2069 في الفئة {3}: اجعل أحدهما أفتح أو أغمق بكثير',
  '{0} of the category {1} is hard to tell from {2} of the category {3} by {4}: make one much lighter or darker':
    'يصعب على {4} تمييز \u2068{0}\u2069 في الفئة {1} عن \u2068{2}\u2069 في الفئة {3}: اجعل أحدهما أفتح أو أغمق بكثير',
  '{0} is {1}, but the category {2} is {3}: give all tables of a category one color':
    'لون {0} هو \u2068{1}\u2069، لكن لون الفئة {2} هو \u2068{3}\u2069: أعطِ جميع طاولات الفئة لونًا واحدًا',
  'The category {0} is called "{1}" and "{2}": give it one name':
    'للفئة \u2068{0}\u2069 اسمان، «\u2068{1}\u2069» و«\u2068{2}\u2069»: أعطها اسمًا واحدًا',
  'The categories {0} and {1} are both called "{2}": give each its own name':
    'للفئتين \u2068{0}\u2069 و\u2068{1}\u2069 الاسم نفسه «\u2068{2}\u2069»: أعطِ كل فئة اسمها',
  area: 'مساحة',
  path: 'ممر',
  wall: 'جدار',
  text: 'نص',
  picture: 'صورة',
  umbrella: 'مظلة',
  palm: 'نخلة',
  tree: 'شجرة',
  bush: 'شجيرة',
  rocks: 'صخور',
  boat: 'قارب',
  surfboards: 'ألواح تزلج',
  fire: 'نار',
  grill: 'شواية',
  bar: 'بار',
  stage: 'منصة',
  steps: 'درج',
  door: 'باب',
  lantern: 'فانوس',
  towel: 'منشفة',
  scooter: 'دراجة',
  chair: 'كرسي',
  sofa: 'أريكة',
  loungers: 'مظلة مع كراسي استلقاء',
  cabana: 'كابانا',
  pool: 'مسبح',
  dj: 'DJ',
  entrance: 'مدخل',
  toilet: 'مرحاض',
  sea: 'بحر',
  shallows: 'مياه ضحلة',
  foam: 'زبد',
  'wet-sand': 'رمل رطب',
  sand: 'رمل',
  grass: 'عشب',
  garden: 'حديقة',
  water: 'ماء',
  road: 'طريق',
  pavement: 'رصيف',
  stone: 'حجر',
  wood: 'خشب',
  floor: 'أرضية',
  carpet: 'سجاد',
  roof: 'سقف',
  'The text "{0}"': 'النص «\u2068{0}\u2069»',
  'The area of {0}': 'مساحة «{0}»',
  'The {0}': 'عنصر الزينة «{0}»',
  '{0} lies far outside the plan of {1} × {2}: move it in, or remove it':
    '{0}: الموضع بعيد خارج المخطط \u2066{1} × {2}\u2069: انقله إلى الداخل، أو احذفه',
  '{0} seems to have x and y exchanged: swap them': '{0}: يبدو أن x و y متبادلان: بدّل بينهما',
  '{0} is larger than the plan of {1} × {2}: make it smaller': '{0}: الحجم أكبر من المخطط \u2066{1} × {2}\u2069: صغّره',
  '{0} lies exactly on another one: remove it': '{0}: يقع تمامًا فوق عنصر مثله: احذف أحدهما',
  '{0} lies on another one: remove it': '{0}: يقع فوق عنصر مثله: احذف أحدهما',
  'Remove the copy': 'حذف النسخة',
  '{0} has no extent, so nothing is drawn: spread its points, or remove it':
    '{0}: بلا امتداد، فلا يُرسم شيء: باعد بين النقاط، أو احذفه',
  '{0} is hidden below an area that is drawn later: move it up in the list':
    '{0}: مخفي تحت مساحة تُرسم بعده: ارفعه في القائمة',
  '{0} crosses its own outline: put its points in order': '{0}: يتقاطع مع حدوده: رتّب نقاطه',
  '{0} stands in the {1}: move the table, or the area': '{0}: الموضع داخل «\u2068{1}\u2069»: انقل الطاولة أو المساحة',
  '{0} stands in a {1}: move the table, or the {2}': '{0}: الموضع داخل «{1}»: انقل الطاولة أو عنصر «{2}»',
  '{0} stands on the text "{1}": move one of them': '{0}: الموضع فوق النص «\u2068{1}\u2069»: انقل أحدهما',
  'a comment': 'تعليقًا',
  'an unfinished <{0}>': 'وسم \u2066<{0}>\u2069 غير مكتمل',
  'the attribute {0}': 'السمة \u2068{0}\u2069',
  'the link to nowhere': 'الرابط إلى لا شيء',
  'the link to {0}': 'الرابط إلى \u2068{0}\u2069',
  'Keep only what is shown': 'الإبقاء على ما يُعرض فقط',
  'The page removes {0} and more from the description of {1}: use only {2}, lists and links':
    'تحذف الصفحة من وصف {1} ما يلي وغيره: {0}. استخدم فقط \u2068{2}\u2069 والقوائم والروابط',
  'The page removes {0} from the description of {1}: use only {2}, lists and links':
    'تحذف الصفحة من وصف {1} ما يلي: {0}. استخدم فقط \u2068{2}\u2069 والقوائم والروابط',
  'closes <{0}> without opening it: remove </{1}>': 'يغلق \u2066<{0}>\u2069 دون فتحه: احذف \u2066</{1}>\u2069',
  'closes <{0}> before <{1}>: close the inner one first':
    'يغلق \u2066<{0}>\u2069 قبل \u2066<{1}>\u2069: أغلق الداخلي أولًا',
  'opens <{0}> and never closes it: add </{1}>': 'يفتح \u2066<{0}>\u2069 ولا يغلقه: أضف \u2066</{1}>\u2069',
  'shows HTML as text, because it was escaped twice: escape it once':
    'يُظهر HTML كنص لأن رموزه رُمّزت مرتين: رمّزها مرة واحدة',
  'is empty: write one, or remove it': 'لا محتوى: اكتبه، أو احذف الحقل',
  'has a link without text, which guests can’t see: write its text': 'فيه رابط بلا نص لا يراه الضيوف: اكتب نصه',
  'links to a private address, which guests can’t open: use the public one':
    'فيه رابط إلى عنوان خاص لا يستطيع الضيوف فتحه: استخدم العنوان العام',
  'has a link to no email address or telephone number: correct it':
    'فيه رابط لا يؤدي إلى بريد إلكتروني أو رقم هاتف: صحّحه',
  'is Markdown or BBCode, which guests see as signs: write it in HTML':
    'مكتوب بصيغة Markdown أو BBCode التي يراها الضيوف رموزًا: اكتبه بصيغة HTML',
  'The description of {0} {1}': 'وصف {0}: {1}',
  '{0} has the id {1}, which {2} at {3} has too: give it its own id':
    '{0}: المعرّف id هو \u2068{1}\u2069، وهو أيضًا معرّف {2} عند \u2068{3}\u2069: أعطِ كلًا منهما معرّفه',
  'Give it the id {0}': 'إعطاء المعرّف \u2068{0}\u2069',
  'Rename it to {0}': 'إعادة التسمية إلى \u2068{0}\u2069',
  'Another table is also called "{0}": give each its own name':
    'توجد طاولة أخرى بالاسم «\u2068{0}\u2069»: أعطِ كل طاولة اسمها',
  'Another area is also called "{0}": give each its own name':
    'توجد منطقة أخرى بالاسم «\u2068{0}\u2069»: أعطِ كل منطقة اسمها',
  'Another category is also called "{0}": give each its own name':
    'توجد فئة أخرى بالاسم «\u2068{0}\u2069»: أعطِ كل فئة اسمها',
  '"{0}" is easily confused with "{1}": give each its own name':
    'يسهل الخلط بين «\u2068{0}\u2069» و«\u2068{1}\u2069»: أعطِ كلًا منهما اسمه',
  '{0} has the category {1}, which the plan does not list: add it under "categories", or choose another':
    '{0}: الفئة \u2068{1}\u2069 غير مذكورة في المخطط: أضفها ضمن "categories"، أو اختر غيرها',
  'The category {0} has no tables: remove it, or add tables to it': 'لا طاولات في الفئة {0}: احذفها، أو أضف إليها طاولات',
  'Remove the category': 'حذف الفئة',
  'The area {0} has no tables: remove it, or add tables to it': 'لا طاولات في المنطقة {0}: احذفها، أو أضف إليها طاولات',
  'Remove the area': 'حذف المنطقة',
  'There is no table: add one': 'لا توجد طاولات: أضف واحدة',
  '{0} has a blank id: give it its own id': '{0}: المعرّف id فارغ: أعطها معرّفها',
  '{0} has the id "{1}": give it its own id': '{0}: المعرّف id هو «\u2068{1}\u2069»: أعطها معرّفها',
  '{0} has the id "{1}", which is easily confused with "{2}": give it its own id':
    '{0}: المعرّف id هو «\u2068{1}\u2069»، ويسهل الخلط بينه وبين «\u2068{2}\u2069»: أعطها معرّفها',
  '{0} prints "{1}": guests choose one number and find another. Print the number of the name, or rename the table':
    'المكتوب على {0} هو «\u2068{1}\u2069»: يختار الضيوف رقمًا ويجدون آخر. اكتب رقم الاسم، أو أعد تسمية الطاولة',
  'The text "{0}" of {1} lacks its number, unlike those of its area: correct it':
    'النص «\u2068{0}\u2069» على {1} بلا رقم، خلافًا لطاولات منطقتها: صحّحه',
  'The text "{0}" of {1} has spare signs, unlike those of its area: correct it':
    'في النص «\u2068{0}\u2069» على {1} علامات زائدة، خلافًا لطاولات منطقتها: صحّحه',
  'The text "{0}" of {1} has a fraction, unlike those of its area: correct it':
    'في النص «\u2068{0}\u2069» على {1} كسر عشري، خلافًا لطاولات منطقتها: صحّحه',
  'The text "{0}" of {1} is written in small letters, unlike those of its area: correct it':
    'النص «\u2068{0}\u2069» على {1} مكتوب بأحرف صغيرة، خلافًا لطاولات منطقتها: صحّحه',
  'The text "{0}" of {1} begins with {2} instead of {3}, unlike those of its area: correct it':
    'يبدأ النص «\u2068{0}\u2069» على {1} بـ \u2068{2}\u2069 بدلًا من \u2068{3}\u2069، خلافًا لطاولات منطقتها: صحّحه',
  'The text "{0}" of {1} has a letter for its number, unlike those of its area: correct it':
    'في النص «\u2068{0}\u2069» على {1} حرف مكان الرقم، خلافًا لطاولات منطقتها: صحّحه',
  '{0} prints "{1}", but the others of its area begin with {2}: print its number like theirs':
    'المكتوب على {0} هو «\u2068{1}\u2069»، لكن نصوص منطقتها تبدأ بـ \u2068{2}\u2069: اكتب رقمها مثلها',
  '{0} prints "{1}" like the tables of "{2}": print a number of its own area':
    'المكتوب على {0} هو «\u2068{1}\u2069» مثل طاولات «\u2068{2}\u2069»: اكتب رقمًا من منطقتها',
  '{0} prints "{1}", which names {2} too: print its own number':
    'المكتوب على {0} هو «\u2068{1}\u2069»، وهو يدل على {2} أيضًا: اكتب رقمها هي',
  '{0} prints "{1}", as {2} does: give each its own text':
    'المكتوب على {0} هو «\u2068{1}\u2069»، كما على {2}: أعطِ كل طاولة نصها',
  'The text of {0} is blank: remove it to print the name': 'النص على {0} فارغ: احذفه ليُكتب الاسم',
  'Print the name': 'كتابة الاسم',
  '{0} has {1} seats, but the description promises {2}: correct one of them':
    'مقاعد {0}: {1}، لكن الوصف يعد بـ {2}: صحّح أحدهما',
  '{0} has {1} seats, but "{2}" promises {3}: correct one of them':
    'مقاعد {0}: {1}، لكن «\u2068{2}\u2069» يعد بـ {3}: صحّح أحدهما',
  '{0} {1}': '\u2068{0}\u2069 {1}',
  'holds a soft hyphen, which guests do not see: write it anew on a keyboard':
    'فيه شرطة اختيارية لا يراها الضيوف: اكتبه من جديد بلوحة المفاتيح',
  'holds a joiner that joins nothing: write it anew on a keyboard':
    'فيه رمز وصل لا يصل شيئًا: اكتبه من جديد بلوحة المفاتيح',
  'holds a letter with too many accents: write it anew on a keyboard':
    'فيه حرف عليه علامات كثيرة جدًا: اكتبه من جديد بلوحة المفاتيح',
  'holds letters of double width: write it anew on a keyboard': 'فيه أحرف مزدوجة العرض: اكتبه من جديد بلوحة المفاتيح',
  'ends with a digit of another script: write it anew on a keyboard':
    'ينتهي برقم من كتابة أخرى: اكتبه من جديد بلوحة المفاتيح',
  "holds the character U+{0}, which guests can't read: remove it":
    'فيه الحرف \u2066U+{0}\u2069 الذي لا يستطيع الضيوف قراءته: احذفه',
  'holds a tab or a line break, which the map does not draw: remove it':
    'فيه مسافة جدولة أو فاصل أسطر لا يرسمه المخطط: احذفه',
  'mixes letters of two scripts in one word: write it with one keyboard':
    'يخلط أحرف كتابتين في كلمة واحدة: اكتبه بلوحة مفاتيح واحدة',
  'was read with a wrong encoding: write it again in UTF-8': 'قُرئ بترميز خاطئ: اكتبه من جديد بترميز UTF-8',
  'shows {0} to guests as text: write the name without HTML': 'يُظهر \u2068{0}\u2069 للضيوف كنص: اكتب الاسم بلا HTML',
  'holds {0}, which nothing replaces: write the text itself': 'فيه \u2068{0}\u2069 الذي لا يُستبدل بشيء: اكتب النص نفسه',
  'holds a note for the staff, "{0}", which guests read: remove it':
    'فيه ملاحظة للموظفين، «\u2068{0}\u2069»، يقرؤها الضيوف: احذفها',
  'seems to name a guest, which everybody reads: remove it': 'يبدو أنه يذكر اسم ضيف، وهذا يقرؤه الجميع: احذفه',
  'is no name: write the real one': 'ليس اسمًا: اكتب الاسم الحقيقي',
  'lacks an amount: write it': 'ينقصه مقدار: اكتبه',
  'looks like a placeholder: write the real text': 'يبدو نصًا نائبًا: اكتب النص الحقيقي',
  'The category {0} is called by its id: name it': 'اسم الفئة \u2068{0}\u2069 هو معرّفها: سمّها',
  'looks like a placeholder: write the real text, or remove it': 'يبدو نصًا نائبًا: اكتب النص الحقيقي، أو احذفه',
  'The description {0}': 'الوصف: {0}',
  '"{0}" looks like a placeholder: write the real code': '«\u2068{0}\u2069» يبدو نصًا نائبًا: اكتب الرمز الحقيقي',
  '"{0}" looks like a placeholder: write the real one': '"\u2068{0}\u2069" يبدو نصًا نائبًا: اكتب القيمة الحقيقية',
  '{0} is incomplete, or not an image that browsers can show: save it again':
    '\u2068{0}\u2069 ناقص، أو ليس صورة تعرضها المتصفحات: احفظه من جديد',
  'The file {0} is missing: add it, or use another': 'الملف \u2068{0}\u2069 غير موجود: أضفه، أو استخدم غيره',
  '{0} has no picture, but most tables have one: add one': 'لا صورة لـ {0}، مع أن لمعظم الطاولات صورًا: أضف واحدة',
  '{0} has {1} kB: save it with at most {2} kB, for example as WebP':
    'حجم \u2068{0}\u2069 هو \u2066{1} kB\u2069: احفظه بما لا يزيد على \u2066{2} kB\u2069، بصيغة WebP مثلًا',
  '{0} is {1} × {2}: too narrow for a card, cut it to at most {3} to 1':
    'أبعاد \u2068{0}\u2069 هي \u2066{1} × {2}\u2069: أضيق من أن تناسب بطاقة، قصّها إلى {3} إلى 1 على الأكثر',
  '{0} is {1} × {2}: too small to be sharp, use one with at least {3} pixels':
    'أبعاد \u2068{0}\u2069 هي \u2066{1} × {2}\u2069: أصغر من أن تكون واضحة، استخدم صورة لا تقل عن {3} بكسل',
  '{0} is {1} × {2}: larger than any phone shows, save it with at most {3} pixels':
    'أبعاد \u2068{0}\u2069 هي \u2066{1} × {2}\u2069: أكبر مما يعرضه أي هاتف، احفظها بما لا يزيد على {3} بكسل',
  "Browsers don't show {0} files such as {1}: save it as JPEG, PNG, WebP or SVG":
    'لا تعرض المتصفحات ملفات \u2068{0}\u2069 مثل \u2068{1}\u2069: احفظها بصيغة JPEG أو PNG أو WebP أو SVG',
  "Guests can't load the private address {0}: use the public one":
    'لا يستطيع الضيوف تحميل العنوان الخاص \u2068{0}\u2069: استخدم العنوان العام',
  '{0} is a page with a picture: use the address of the picture itself':
    '\u2068{0}\u2069 صفحة فيها صورة: استخدم عنوان الصورة نفسها',
  "Pages with https don't load {0}, whose address has none: use https":
    'صفحات https لا تحمّل \u2068{0}\u2069 لأن عنوانه بلا https: استخدم https',
  '{0} is stretched to {1} × {2}: at that width it is {3} high':
    '\u2068{0}\u2069 ممدود إلى \u2066{1} × {2}\u2069: ارتفاعه عند هذا العرض {3}',
  'Set the height to {0}': 'ضبط الارتفاع على {0}',
  'Neither the plan nor the venue uses {0}: remove the file': 'لا يستخدم المخطط ولا المكان \u2068{0}\u2069: احذف الملف',
  '{0} overlaps {1}: move one of them': '{0} متداخلة مع {1}: انقل إحداهما',
  'Move it onto the plan': 'نقلها إلى داخل المخطط',
  '{0} lies completely outside the plan of {1} × {2}: move it in':
    '{0}: تقع كلها خارج المخطط \u2066{1} × {2}\u2069: انقلها إلى الداخل',
  '{0} lies completely outside the plan of {1} × {2}: make it smaller, or the plan larger':
    '{0}: تقع كلها خارج المخطط \u2066{1} × {2}\u2069: صغّرها، أو كبّر المخطط',
  '{0} lies partly outside the plan of {1} × {2}: move it in':
    '{0}: يقع جزء منها خارج المخطط \u2066{1} × {2}\u2069: انقلها إلى الداخل',
  '{0} lies partly outside the plan of {1} × {2}: make it smaller, or the plan larger':
    '{0}: يقع جزء منها خارج المخطط \u2066{1} × {2}\u2069: صغّرها، أو كبّر المخطط',
  '{0} is hard to tap: zoomed in on a phone it is {1} px, and a finger needs {2}. Make it at least {3} wide and high':
    '{0}: يصعب النقر عليها: حجمها على الهاتف عند التكبير \u2066{1} px\u2069، والإصبع يحتاج إلى {2}. اجعل عرضها وارتفاعها {3} على الأقل',
  '{0} has {1} seats, but room for about {2}: make it larger, or give it fewer seats':
    'مقاعد {0}: {1}، لكن المكان يكفي لنحو {2}: كبّر الطاولة، أو قلّل مقاعدها',
  '{0} is {1} units away from all other tables: check its position':
    '{0}: تبعد {1} وحدة عن جميع الطاولات الأخرى: تحقق من موضعها',
  'A typical table is {0} units wide: divide all positions and sizes, so that a table has about 40 units, or set units_per_meter':
    'عرض الطاولة المعتادة {0} وحدة: اقسم جميع المواضع والأحجام حتى تكون الطاولة نحو 40 وحدة، أو اضبط units_per_meter',
  'The plan is {0} × {1}, but everything lies within {2} × {3}: make the plan smaller':
    'حجم المخطط \u2066{0} × {1}\u2069، لكن كل شيء يقع ضمن \u2066{2} × {3}\u2069: صغّر المخطط',
  'A typical table is {0} units wide: multiply all positions and sizes, so that a table has about 40 units, or set units_per_meter':
    'عرض الطاولة المعتادة {0} وحدة: اضرب جميع المواضع والأحجام حتى تكون الطاولة نحو 40 وحدة، أو اضبط units_per_meter',
  'The text "{0}" has the size {1}, and a typical table is {2} wide: make it smaller':
    'حجم النص «\u2068{0}\u2069» هو {1}، وعرض الطاولة المعتادة {2}: صغّره',
  'The text "{0}" has the size {1}, and a typical table is {2} wide: make it larger':
    'حجم النص «\u2068{0}\u2069» هو {1}، وعرض الطاولة المعتادة {2}: كبّره',
  'The {0} is {1} thin, so nobody sees it: make it larger': 'عنصر الزينة «{0}»: السماكة {1}، فلا يراه أحد: كبّره',
  'The {0} is {1} long, so nobody sees it: make it larger': 'عنصر الزينة «{0}»: الطول {1}، فلا يراه أحد: كبّره',
  'The {0} is {1} long and {2} thin, but round: correct its size':
    'عنصر الزينة «{0}»: الطول {1} والسماكة {2}، مع أنه مستدير: صحّح حجمه',
  'The {0} is {1} wide, so nobody sees it: make it wider': 'عنصر الزينة «{0}»: العرض {1}، فلا يراه أحد: عرّضه',
  'The {0} is {1} long, and a typical table {2}: make it smaller':
    'عنصر الزينة «{0}»: الطول {1}، وطول الطاولة المعتادة {2}: صغّره',
  '{0} is rotated by {1}°, which looks like radians: write {2}':
    '{0}: الدوران \u2066{1}°\u2069 يبدو بالراديان: اكتب {2}',
  'A rotation of {0}° looks like radians: write {1}': 'الدوران \u2066{0}°\u2069 يبدو بالراديان: اكتب {1}',
  '{0} is missing: add it': '{0} غير موجود: أضفه',
  '{0}: {1}': '{0}: {1}',
  'Add it': 'إضافته',
  'Write it as {0}': 'كتابته \u2068{0}\u2069',
  'Write it as #{0}': 'كتابته \u2066#{0}\u2069',
  '"{0}" is not a known field: take it out': '"\u2068{0}\u2069" ليس حقلًا معروفًا: أخرجه',
  '"{0}" is not a known field: did you mean "{1}"?': '"\u2068{0}\u2069" ليس حقلًا معروفًا: هل تقصد "\u2068{1}\u2069"؟',
  'Rename it to "{0}"': 'إعادة التسمية إلى "\u2068{0}\u2069"',
  '"{0}" of a group is not a known field: it is not read': '"\u2068{0}\u2069" في مجموعة ليس حقلًا معروفًا: لا يُقرأ',
  '"{0}" of a room is not a known field: it is not read': '"\u2068{0}\u2069" في غرفة ليس حقلًا معروفًا: لا يُقرأ',
  '"{0}" of a room\'s coordinates is not a known field: it is not read':
    '"\u2068{0}\u2069" في إحداثيات غرفة ليس حقلًا معروفًا: لا يُقرأ',
  '"coordinates" are a JSON text: send them as an object': '"coordinates" نص JSON: أرسله ككائن',
  'Write it as an object': 'كتابته ككائن',
  '"{0}" should be true or false, not text: send {1}':
    'ينبغي أن يكون "\u2068{0}\u2069" true أو false لا نصًا: أرسل \u2068{1}\u2069',
  '"{0}" should be a number, not text: send {1}': 'ينبغي أن يكون "\u2068{0}\u2069" عددًا لا نصًا: أرسل \u2068{1}\u2069',
  'A table with {0} seats asks for {1} guests, who have no room at it: ask for at most {2}':
    'الطاولة ذات المقاعد {0} تشترط عدد ضيوف {1} لا تتسع لهم: اشترط {2} على الأكثر',
  'Another rule for tables with {0} seats asks for {1} guests, and this one for {2}: keep one of them':
    'قاعدة أخرى للطاولات ذات المقاعد {0} تشترط عدد ضيوف {1}، وهذه {2}: أبقِ واحدة منهما',
  '{0} is no time of day: correct it': '\u2068{0}\u2069 ليس وقتًا من اليوم: صحّحه',
  'The terms promise to hold a table for 0 minutes: raise "hold_minutes", or leave out the promise':
    'تعد الشروط بالاحتفاظ بالطاولة 0 دقيقة: ارفع "hold_minutes"، أو احذف الوعد',
  'The terms promise {0} minutes, but "hold_minutes" is {1}: write {hold_minutes} instead':
    'تعد الشروط بعدد دقائق {0}، لكن "hold_minutes" هو {1}: اكتب {hold_minutes} بدلًا منه',
  '"{0}" lasts {1} minutes: correct one of them': 'مدة «\u2068{0}\u2069» بالدقائق {1}: صحّح أحدهما',
  '"{0}" is twice in "{1}": remove one': '«\u2068{0}\u2069» مذكور مرتين في "\u2068{1}\u2069": احذف واحدًا',
  '"{0}" looks like "{1}": change one of them': '«\u2068{0}\u2069» يشبه «\u2068{1}\u2069»: غيّر أحدهما',
  'A stay of {0} minutes never fits: from the first slot the day has {1} minutes. Shorten it, or use null for the rest of the day':
    'مدة بقاء {0} دقيقة لا تتسع أبدًا: يبقى من اليوم بعد الموعد الأول {1} دقيقة. قصّرها، أو استخدم null لبقية اليوم',
  '"{0}" is not a known language: use a tag such as en or pt-BR':
    '«\u2068{0}\u2069» ليست لغة معروفة: استخدم رمزًا مثل en أو pt-BR',
  'All promo codes have expired: add a valid one, or remove the setting':
    'انتهت صلاحية جميع رموز العروض: أضف رمزًا صالحًا، أو احذف الإعداد',
  '{0} is hard to see on the page: its contrast is {1} to 1, and should be {2}. Use a darker color':
    '\u2068{0}\u2069 صعب الرؤية على الصفحة: التباين {1} إلى 1، وينبغي أن يكون {2}. استخدم لونًا أغمق',
  '{0} is hard to see on the page: its contrast is {1} to 1, and should be {2}. Use a lighter color':
    '\u2068{0}\u2069 صعب الرؤية على الصفحة: التباين {1} إلى 1، وينبغي أن يكون {2}. استخدم لونًا أفتح',
  'The venue has no text "{0}": write it exactly as in venue.json or plan.json, or remove its translation':
    'ليس للمكان نص «\u2068{0}\u2069»: اكتبه تمامًا كما في venue.json أو plan.json، أو احذف ترجمته',
  'The text "{0}" of {1} does not fit on its table at size {2}: make it smaller or shorter, or remove its offset':
    'النص «\u2068{0}\u2069» على {1} لا تتسع له الطاولة بالحجم {2}: صغّره أو قصّره، أو احذف إزاحته',
  'Center the text at size {0}': 'توسيط النص بالحجم {0}',
  'The seats of {0} extend beyond its edge: make them smaller, or remove their offset':
    'المقاعد على {0} تتجاوز حافتها: صغّرها، أو احذف إزاحتها',
  'Let the map place the seats': 'ترك المخطط يضع المقاعد',
  'The text "{0}" of {1} is {2} px high on a phone, even zoomed in: give it a size of {3} or more':
    'ارتفاع النص «\u2068{0}\u2069» على {1} في الهاتف \u2066{2} px\u2069 حتى مع التكبير: أعطه الحجم {3} أو أكبر',
  'The text "{0}" of {1} is {2} px high on a phone, even zoomed in: shorten it, or make the table larger':
    'ارتفاع النص «\u2068{0}\u2069» على {1} في الهاتف \u2066{2} px\u2069 حتى مع التكبير: قصّره، أو كبّر الطاولة',
  'Set the size to {0}': 'ضبط الحجم على {0}',
  'The seats of {0} are too small to be shown on a phone: give them a size of {1} or more':
    'المقاعد على {0} أصغر من أن تظهر في الهاتف: أعطها الحجم {1} أو أكبر',
  'The text "{0}" of {1} lies over its seats: move one of them':
    'النص «\u2068{0}\u2069» على {1} يقع فوق المقاعد: انقل أحدهما',
  '{0} must be vacated at {1}, after the last slot at {2}: remove the time':
    '{0}: يجب إخلاؤها عند {1}، بعد آخر موعد عند {2}: احذف الوقت',
  'Remove the time': 'حذف الوقت',
  '{0} can never be reserved: it must be vacated at {1}, but the first slot is {2} and "least_stay_minutes" is {3}':
    '{0}: لا يمكن حجزها أبدًا: يجب إخلاؤها عند {1}، لكن أول موعد عند {2} و"least_stay_minutes" هو {3}',
  '{0} can never be reserved: it must be vacated at {1}, but the first slot is {2}':
    '{0}: لا يمكن حجزها أبدًا: يجب إخلاؤها عند {1}، لكن أول موعد عند {2}',
  '{0} must be vacated at {1}, between two slots: use {2} or {3}':
    '{0}: يجب إخلاؤها عند {1}، بين موعدين: استخدم {2} أو {3}',
  'All seven days are closed, so nothing can be reserved. Open one':
    'الأيام السبعة كلها مغلقة، فلا يمكن حجز شيء. افتح يومًا',
  'Slots must be reserved {0} minutes ahead, and at most {1} days: no slot is left. Shorten the lead time, or raise farthest_days':
    'يجب حجز المواعيد قبل {0} دقيقة، وقبل {1} يومًا على الأكثر: لا يبقى أي موعد. قصّر المهلة، أو ارفع farthest_days',
  'Tables with {0} seats need {1} guests, but the venue takes at most {2}: they can never be reserved':
    'الطاولات ذات المقاعد {0} تشترط عدد ضيوف {1}، لكن المكان يقبل {2} على الأكثر: لا يمكن حجزها أبدًا',
  'A party of {0} finds only {1} seats in the tables that it may choose: add tables, or take smaller parties':
    'مجموعة عدد ضيوفها {0} لا تجد إلا {1} من المقاعد في الطاولات التي يمكنها اختيارها: أضف طاولات، أو اقبل مجموعات أصغر',
  'A party of {0} finds too few seats, because seat rules exclude tables: add smaller tables, or loosen the rules':
    'مجموعة عدد ضيوفها {0} تجد مقاعد أقل مما يلزم، لأن قواعد المقاعد تستبعد طاولات: أضف طاولات أصغر، أو خفّف القواعد',
  'All tables must be vacated by {0}, but the last slot is {1}: shorten the hours, or remove "available_until"':
    'يجب إخلاء جميع الطاولات عند {0}، لكن آخر موعد عند {1}: قصّر الأوقات، أو احذف "available_until"',
  'is missing': 'غير موجود',
  'is not a known field': 'ليس حقلًا معروفًا',
  'must be a list': 'يجب أن يكون قائمة',
  'must be an object, in { }': 'يجب أن يكون كائنًا داخل \u2066{ }\u2069',
  'must be a text': 'يجب أن يكون نصًا',
  'must be a number': 'يجب أن يكون عددًا',
  'must be a whole number': 'يجب أن يكون عددًا صحيحًا',
  'must be true or false': 'يجب أن يكون true أو false',
  'must be of another kind': 'يجب أن يكون من نوع آخر',
  'must be a multiple of {0}': 'يجب أن يكون من مضاعفات {0}',
  'must be a mail address such as host@example.com': 'يجب أن يكون عنوان بريد مثل host@example.com',
  'has the wrong format': 'صيغته خاطئة',
  'is invalid': 'غير صحيح',
  'must be {0}': 'يجب أن يكون \u2068{0}\u2069',
  'must be one of {0}': 'يجب أن يكون أحد هذه: \u2068{0}\u2069',
  'must have at least 1 character': 'يجب ألا يقل عن حرف واحد',
  'must have at least {0} characters': 'يجب ألا يقل عدد أحرفه عن {0}',
  'must have at least 1 entry': 'يجب ألا يقل عن عنصر واحد',
  'must have at least {0} entries': 'يجب ألا يقل عدد عناصره عن {0}',
  'must be at least {0}': 'يجب ألا يقل عن \u2068{0}\u2069',
  'must be more than {0}': 'يجب أن يزيد على \u2068{0}\u2069',
  'must have at most 1 character': 'يجب ألا يزيد على حرف واحد',
  'must have at most {0} characters': 'يجب ألا يزيد عدد أحرفه على {0}',
  'must have at most 1 entry': 'يجب ألا يزيد على عنصر واحد',
  'must have at most {0} entries': 'يجب ألا يزيد عدد عناصره على {0}',
  'must be at most {0}': 'يجب ألا يزيد على \u2068{0}\u2069',
  'must be less than {0}': 'يجب أن يقل عن \u2068{0}\u2069',
  '{0} stands among the tables of {1}, {2} units from its own area: check its position and its area':
    '{0}: موضعها بين طاولات {1}، وتبعد {2} وحدة عن منطقتها: تحقق من موضعها ومنطقتها',
  '{0} of "{1}" has the category "{2}", which is named like the area {3}: choose the category of its area':
    '{0} في «\u2068{1}\u2069»: فئتها «\u2068{2}\u2069» مسماة مثل المنطقة {3}: اختر فئة منطقتها',
  '"{0}" has {1} tables: correct the number, or leave it out':
    'عدد طاولات «\u2068{0}\u2069» هو {1}: صحّح العدد، أو احذفه',
  'The category of {0} is called "{1}", but the plan draws an ellipse: correct one of them':
    'اسم فئة {0} هو «\u2068{1}\u2069»، لكن المخطط يرسم شكلًا بيضويًا: صحّح أحدهما',
  'The category of {0} is called "{1}", but the plan draws corners: correct one of them':
    'اسم فئة {0} هو «\u2068{1}\u2069»، لكن المخطط يرسم زوايا: صحّح أحدهما',
  '{0} has {1} seats, and the others of its category {2} or more: check its category and its seats':
    'مقاعد {0}: {1}، ومقاعد بقية فئتها {2} أو أكثر: تحقق من فئتها ومقاعدها',
  '{0} has {1} seats, and the others of its category {2} or fewer: check its category and its seats':
    'مقاعد {0}: {1}، ومقاعد بقية فئتها {2} أو أقل: تحقق من فئتها ومقاعدها',
  'The text "{0}" stands at the tables of {1}: move it to its own area':
    'النص «\u2068{0}\u2069» عند طاولات {1}: انقله إلى منطقته',
  '{0} stands right before a door: move it aside': '{0}: موضعها أمام باب مباشرة: نحّها جانبًا',
  '{0} stands across a whole path: move it aside': '{0}: موضعها يسد ممرًا كاملًا: نحّها جانبًا',
  'The wall encloses {0} without a door: leave an opening, or place a door':
    'يحيط الجدار بـ {0} بلا باب: اترك فتحة، أو ضع بابًا',
  'an email address': 'عنوان بريد إلكتروني',
  'a position': 'موقع جغرافي',
  'a telephone number': 'رقم هاتف',
  'a web address': 'عنوان ويب',
  '"telephone" is {0}: write the one number that guests call':
    '"telephone" هو {0}: اكتب الرقم الواحد الذي يتصل به الضيوف',
  '"telephone" holds more than one number: write the one number that guests call':
    'في "telephone" أكثر من رقم: اكتب الرقم الواحد الذي يتصل به الضيوف',
  '"telephone" has more than {0} digits: write the one number that guests call':
    'أرقام "telephone" أكثر من {0}: اكتب الرقم الواحد الذي يتصل به الضيوف',
  '"telephone" has letters in place of digits: write the one number that guests call':
    'في "telephone" أحرف مكان الأرقام: اكتب الرقم الواحد الذي يتصل به الضيوف',
  '"name" is {0}: write the name of the venue': '"name" هو {0}: اكتب اسم المكان',
  '"address" is {0}: write the address of the venue': '"address" هو {0}: اكتب عنوان المكان',
  'The telephone number {0} is of another country than the address, whose numbers begin with {1}: correct one of them':
    'رقم الهاتف \u2068{0}\u2069 من بلد غير بلد العنوان الذي تبدأ أرقامه بـ \u2068{1}\u2069: صحّح أحدهما',
  '"country_code" is {0}, but the telephone number is {1}: correct one of them':
    '"country_code" هو \u2068{0}\u2069، لكن رقم الهاتف \u2068{1}\u2069: صحّح أحدهما',
  '"time_zone" is {0}, which is no zone of the country in the address: correct one of them':
    '"time_zone" هو \u2068{0}\u2069، وليست منطقة زمنية لبلد العنوان: صحّح أحدهما',
  'The point {0}, {1} of the {2} lies far from its others: correct it':
    'النقطة \u2066{0}, {1}\u2069 في «{2}» بعيدة عن بقية نقاطه: صحّحها',
  'The door stands in no wall: move it, or draw its wall': 'الباب ليس في أي جدار: انقله، أو ارسم جداره',
  'The text "{0}" stands upside down: turn it': 'النص «\u2068{0}\u2069» مقلوب: أدره',
  'The text "{0}" stands twice at one place: remove one': 'النص «\u2068{0}\u2069» مكرر في مكان واحد: احذف واحدًا',
  'The text "{0}" lies on "{1}": move one of them': 'النص «\u2068{0}\u2069» فوق «\u2068{1}\u2069»: انقل أحدهما',
  'The text "{0}" stands far from what it names: move it there': 'النص «\u2068{0}\u2069» بعيد عما يسمّيه: انقله إليه',
  'tells of {0}, which is over': 'يذكر {0} الذي مضى',
  'asks for {0} guests, but "seat_rules" let {1} reserve it': 'يشترط عدد ضيوف {0}، لكن "seat_rules" تسمح لـ {1} بحجزها',
  'has another telephone number than the venue': 'فيه رقم هاتف غير رقم المكان',
  'The description of {0} {1}: correct one of them': 'وصف {0}: {1}: صحّح أحدهما',
  'begins with the name of "{0}"': 'يبدأ باسم «\u2068{0}\u2069»',
  'promises {0} seats, but the table has {1}': 'يعد بعدد مقاعد {0}، لكن مقاعد الطاولة {1}',
  'is about a place for two, but the table has {0} seats': 'يتحدث عن مكان لاثنين، لكن مقاعد الطاولة {0}',
  'is about a square table, but the plan draws an ellipse': 'يتحدث عن طاولة مربعة، لكن المخطط يرسم شكلًا بيضويًا',
  'is about a round table, but the plan draws corners': 'يتحدث عن طاولة مستديرة، لكن المخطط يرسم زوايا',
  'tells of another time than {0}, until which the table is available':
    'يذكر وقتًا غير \u2068{0}\u2069 الذي تكون الطاولة متاحة حتى حلوله',
  '{0} has the picture {1}, which is named after {2}: use its own picture':
    'صورة {0} هي \u2068{1}\u2069، وهي مسماة باسم {2}: استخدم صورتها هي',
  '{0} has no description, but the others of its area have one: add it':
    'لا وصف لـ {0}، مع أن لبقية منطقتها أوصافًا: أضفه',
  '{0} has no text of its own, but the others of its area have one: add it':
    'لا نص خاص على {0}، مع أن لبقية منطقتها نصوصًا: أضفه',
  '{0} has the description of {1}, but all others have their own: write one for it':
    'لـ {0} وصف {1} نفسه، مع أن لكل من البقية وصفها: اكتب لها وصفًا',
  'The text of {0} is far larger than those of its area: check its size':
    'النص على {0} أكبر بكثير من نصوص منطقتها: تحقق من حجمه',
  'The text of {0} is far smaller than those of its area: check its size':
    'النص على {0} أصغر بكثير من نصوص منطقتها: تحقق من حجمه',
  '{0} prints its seats larger than its number: make them smaller': 'المقاعد على {0} مكتوبة أكبر من الرقم: صغّرها',
  '{0} prints its seats above its number, unlike the others of its area: exchange the offsets':
    'المقاعد على {0} مكتوبة فوق الرقم، خلافًا لبقية منطقتها: بدّل الإزاحتين',
  '{0} is turned by {1}°, unlike all others of its area: check its rotation':
    '{0}: الدوران \u2066{1}°\u2069، خلافًا لجميع طاولات منطقتها: تحقق من دورانها',
  'The foam lies on the {0}: move it': 'الزبد فوق «{0}»: انقله',
  'The wall lies in the {0}: move it': 'الجدار داخل «{0}»: انقله',
  'The {0} lies on the road: move it': 'عنصر الزينة «{0}» على الطريق: انقله',
  'The {0} lies in the {1}: move it': 'عنصر الزينة «{0}» داخل «{1}»: انقله',
  'A wall crosses the {0}: move it': 'جدار يقطع عنصر الزينة «{0}»: انقله',
  '{0} has spare spaces: write "{1}"': 'في \u2068{0}\u2069 مسافات زائدة: اكتب «\u2068{1}\u2069»',
  'The category "{0}" is called by a number: check the name': 'اسم الفئة «\u2068{0}\u2069» رقم: تحقق من الاسم',
  'The area "{0}" begins with a small letter, unlike the others: check the name':
    'تبدأ المنطقة «\u2068{0}\u2069» بحرف صغير، خلافًا للبقية: تحقق من الاسم',
  'The category "{0}" begins with a small letter, unlike the others: check the name':
    'تبدأ الفئة «\u2068{0}\u2069» بحرف صغير، خلافًا للبقية: تحقق من الاسم',
  'begins with the number of a list beside its own': 'يبدأ برقم قائمة إلى جانب رقمه',
  'has the number that the tables called "{0}" lack': 'له الرقم الذي ينقص الطاولات المسماة «\u2068{0}\u2069»',
  'looks like a misspelled "{0}"': 'يبدو كتابة خاطئة لـ «\u2068{0}\u2069»',
  'writes its number in another way than the others': 'يكتب رقمه بطريقة غير طريقة البقية',
  'lacks a number': 'بلا رقم',
  'is the name of a category': 'هو اسم فئة',
  'separates its number in another way than "{0}{1}1"': 'يفصل رقمه بطريقة غير «\u2066{0}{1}1\u2069»',
  'has a number with a fraction': 'رقمه ذو كسر عشري',
  'includes {0} {1}, which is a table too': 'يشمل \u2066{0} {1}\u2069، وهي طاولة أيضًا',
  'has more than its number': 'فيه أكثر من رقمه',
  'has its number twice': 'فيه رقمه مرتين',
  'has a number beyond the others, where {0} is missing': 'رقمه بعد البقية، مع أن {0} ناقص',
  'begins its number with a zero, unlike the others': 'يبدأ رقمه بصفر، خلافًا للبقية',
  'begins its number without a zero, unlike the others': 'يبدأ رقمه بلا صفر، خلافًا للبقية',
  '"{0}" {1}: check the name': '«\u2068{0}\u2069» {1}: تحقق من الاسم',
  '"{0}" counts up from {1} on, as a spreadsheet fills a column: check the numbers':
    '"\u2068{0}\u2069" يتزايد ابتداءً من {1}، كما يملأ جدول بيانات عمودًا: تحقق من الأعداد',
  '"{0}" and "{1}" are the same for every table: check which column each was read from':
    '"\u2068{0}\u2069" و"\u2068{1}\u2069" متساويان في كل طاولة: تحقق من العمود الذي قُرئ منه كل منهما',
  'No mails arrive at {0}: check its ending': 'لا تصل الرسائل إلى \u2068{0}\u2069: تحقق من نهايته',
  'No mails arrive at {0}: is {1} meant?': 'لا تصل الرسائل إلى \u2068{0}\u2069: هل المقصود \u2068{1}\u2069؟',
  'Tables are held for {0} minutes after their time: write minutes, not seconds':
    'يُحتفظ بالطاولات {0} دقيقة بعد موعدها: اكتب دقائق لا ثواني',
  'Slots must be reserved {0} days ahead: write minutes, not seconds':
    'يجب حجز المواعيد قبل {0} يومًا: اكتب دقائق لا ثواني',
  'Slots must be reserved {0} days ahead: shorten the lead time': 'يجب حجز المواعيد قبل {0} يومًا: قصّر المهلة',
  'The key "{0}" is easily another venue\'s: use a longer one':
    'قد يكون المفتاح «\u2068{0}\u2069» مفتاح مكان آخر: استخدم مفتاحًا أطول',
  'The form asks for a promo code, but there is none: remove the setting':
    'يطلب النموذج رمز عرض، ولا يوجد أي رمز: احذف الإعداد',
  "Guests can't open {0}: write the public address": 'لا يستطيع الضيوف فتح \u2068{0}\u2069: اكتب العنوان العام',
  'The terms are those of the venue "{0}": link to its own': 'الشروط هي شروط المكان «\u2068{0}\u2069»: اربط بشروطه هو',
  'All closed dates are over: check their year, or remove them': 'مضت جميع تواريخ الإغلاق: تحقق من السنة، أو احذفها',
  '"{0}" has spare spaces or a line break: write it without':
    'في "\u2068{0}\u2069" مسافات زائدة أو فاصل أسطر: اكتبه بدونها',
  'The first slot is {0}, in the night: check whether the morning is meant':
    'أول موعد عند {0}، ليلًا: تحقق مما إذا كان الصباح هو المقصود',
  'Guests choose among {0} sizes of a party: take at most {1}':
    'يختار الضيوف من {0} من أحجام المجموعات: اقبل {1} على الأكثر',
  'The form begins with a party of {0}: begin with a usual one': 'يبدأ النموذج بمجموعة عدد ضيوفها {0}: ابدأ بعدد معتاد',
  'Tables are held for {0} minutes, as long as a stay of {1}: shorten the hold':
    'يُحتفظ بالطاولات {0} دقيقة، بطول مدة بقاء {1}: قصّر الاحتفاظ',
  '{0} is {1} years ahead: check its year': '\u2068{0}\u2069 بعد {1} من السنوات: تحقق من السنة',
  'The texts in "{0}" are not translated: translate them, or remove them':
    'نصوص «\u2068{0}\u2069» غير مترجمة: ترجمها، أو احذفها',
  'is that of "{0}" too: give each its own': 'هي ترجمة «\u2068{0}\u2069» أيضًا: أعطِ كلًا منهما ترجمته',
  'The translation of "{0}" {1}': 'ترجمة «\u2068{0}\u2069»: {1}',
  'is not in the letters of the language "{0}": check its language':
    'ليست بأحرف اللغة «\u2068{0}\u2069»: تحقق من لغتها',
  "is in the venue's own language: change the text itself": 'بلغة المكان نفسها: غيّر النص نفسه',
  'still has "{0}": translate it': 'ما زال فيها «\u2068{0}\u2069»: ترجمه',
  'lacks {0}: add it': 'ينقصها \u2068{0}\u2069: أضفه',
  'holds {0}, which its text lacks: remove it': 'فيها \u2068{0}\u2069 وليس في نصها: احذفه',
  'has the number {0} for {1}: correct it': 'فيها العدد \u2068{0}\u2069 بدلًا من \u2068{1}\u2069: صحّحه',
  'The terms name the table "{0}", which the plan lacks: correct its name':
    'تذكر الشروط الطاولة «\u2068{0}\u2069» وليست في المخطط: صحّح اسمها',
  'The terms limit the time of {0}, but the plan gives it no available_until: correct one of them':
    'تحدّد الشروط وقت {0}، لكن المخطط لا يعطيها available_until: صحّح أحدهما',
  'The terms limit the time of {0}, but in the plan it is available until {1}: correct one of them':
    'تحدّد الشروط وقت {0}، لكنها متاحة في المخطط حتى \u2068{1}\u2069: صحّح أحدهما',
  monday: 'الاثنين',
  tuesday: 'الثلاثاء',
  wednesday: 'الأربعاء',
  thursday: 'الخميس',
  friday: 'الجمعة',
  saturday: 'السبت',
  sunday: 'الأحد',
  'The terms have the address {0}, which differs from that of the venue':
    'في الشروط العنوان \u2068{0}\u2069، وهو يختلف عن عنوان المكان',
  'The terms have the number +{0}, which differs from that of the venue':
    'في الشروط الرقم \u2066+{0}\u2069، وهو يختلف عن رقم المكان',
  'The terms tell another time of the last reservation than "hours"': 'تذكر الشروط وقتًا لآخر حجز غير الذي في "hours"',
  'The terms promise slots from {0} to {1}, which are not those of "hours"':
    'تعد الشروط بمواعيد من \u2068{0}\u2069 إلى \u2068{1}\u2069، وليست مواعيد "hours"',
  'The terms ask for {0} {1} in advance, but "lead_minutes" is {2}':
    'تطلب الشروط «\u2066{0} {1}\u2069» مسبقًا، لكن "lead_minutes" هو {2}',
  'The terms say that the venue is closed on {0}, but "closed_weekdays" lacks it':
    'تقول الشروط إن المكان مغلق يوم {0}، لكنه غير مذكور في "closed_weekdays"',
  'The terms promise parties of up to {0}, but "guests" has the maximum {1}':
    'تعد الشروط بمجموعات حتى «\u2068{0}\u2069»، لكن الحد الأقصى في "guests" هو {1}',
  'The terms ask parties of more than {0} to call, but the form takes {1}':
    'تطلب الشروط من المجموعات الأكبر من «\u2068{0}\u2069» الاتصال، لكن النموذج يقبل {1}',
  'The terms tell of promo codes, but the venue has none': 'تذكر الشروط رموز عروض، ولا رموز للمكان',
  'The terms are those of "{0}", but the venue is called "{1}"':
    'الشروط هي شروط «\u2068{0}\u2069»، لكن اسم المكان «\u2068{1}\u2069»',
  'The terms tell of {0}, which is over': 'تذكر الشروط {0} الذي مضى',
  'The terms ask for {0} guests at a table with {1} seats, but "seat_rules" ask for {2}':
    'تشترط الشروط عدد ضيوف {0} على طاولة مقاعدها {1}، لكن "seat_rules" تشترط {2}',
  'The terms name the promo code {0}, which "promo_codes" lacks':
    'تذكر الشروط رمز العرض \u2068{0}\u2069 وليس في "promo_codes"',
  'The terms tell of a stay of {0} hours, which "stays" lacks': 'تذكر الشروط مدة بقاء بالساعات {0} ليست في "stays"',
  'The terms allow {0} here, and say the opposite before': 'تسمح الشروط هنا بـ «\u2068{0}\u2069»، وتقول العكس قبل ذلك',
  'The terms forbid {0} here, and say the opposite before': 'تمنع الشروط هنا «\u2068{0}\u2069»، وتقول العكس قبل ذلك',
  '{0}: correct one of them': '{0}: صحّح أحدهما',
  'has a space before a comma or a full stop: correct it': 'فيه مسافة قبل فاصلة أو نقطة: صحّحه',
  'has a word twice: correct it': 'فيه كلمة مكررة: صحّحه',
  'opens a bracket and never closes it: correct it': 'يفتح قوسًا ولا يغلقه: صحّحه',
  'opens a quotation and never closes it: correct it': 'يفتح اقتباسًا ولا يغلقه: صحّحه',
  'has a damaged entity: correct it': 'فيه رمز HTML تالف: صحّحه',
  'has the number {0}, whose digits are grouped wrongly: correct it':
    'فيه العدد \u2068{0}\u2069 الذي قُسّمت أرقامه خطأً: صحّحه',
  'breaks off: write its end': 'مبتور: اكتب نهايته',
  'breaks off after "{0}": write its end': 'مبتور بعد «\u2068{0}\u2069»: اكتب نهايته',
  'is only a number: write its words, or remove it': 'مجرد رقم: اكتب كلماته، أو احذفه',
  'says "{0}" twice: say it once': 'يقول «\u2068{0}\u2069» مرتين: قلها مرة واحدة',
  'only repeats the name: say more, or remove it': 'يكرر الاسم فقط: زد عليه، أو احذفه',
  'is shorter than its heading, "{0}": exchange the two': 'أقصر من عنوانه «\u2068{0}\u2069»: بدّل بينهما',
  'is Markdown, which guests see as signs: write plain text':
    'مكتوب بصيغة Markdown التي يراها الضيوف رموزًا: اكتب نصًا عاديًا',
  'This paragraph of the terms {0}': 'هذه الفقرة من الشروط: {0}',
  'The description of {0} is written in another language than the others: translate it':
    'وصف {0} مكتوب بلغة غير لغة البقية: ترجمه',
  'The language is "{0}", but the terms are written in "{1}": correct one of them':
    'اللغة «\u2068{0}\u2069»، لكن الشروط مكتوبة بـ «\u2068{1}\u2069»: صحّح أحدهما',
  'The terms are written in "{0}" here, and the venue\'s language is "{1}": translate them':
    'الشروط مكتوبة هنا بـ «\u2068{0}\u2069»، ولغة المكان «\u2068{1}\u2069»: ترجمها',
  'The translation of "{0}" is written in "{1}" instead of "{2}": translate it':
    'ترجمة «\u2068{0}\u2069» مكتوبة بـ «\u2068{1}\u2069» بدلًا من «\u2068{2}\u2069»: ترجمها',
  '"{0}" looks like a misspelled "{1}": check the word':
    'يبدو «\u2068{0}\u2069» كتابة خاطئة لـ «\u2068{1}\u2069»: تحقق من الكلمة',
  'must be a color such as #2a9d8f': 'يجب أن يكون لونًا مثل \u2066#2a9d8f\u2069',
  'must be a time of day such as 18:00': 'يجب أن يكون وقتًا من اليوم مثل 18:00',
  'must be the path of a picture, such as pictures/terrace-1.svg':
    'يجب أن يكون مسار صورة مثل \u2066pictures/terrace-1.svg\u2069',
  'must be a date such as 2026-12-31': 'يجب أن يكون تاريخًا مثل \u20662026-12-31\u2069',
  'must be a color such as #0b6e75': 'يجب أن يكون لونًا مثل \u2066#0b6e75\u2069',
  'must be a language tag such as en or pt-BR': 'يجب أن يكون رمز لغة مثل en أو pt-BR',
  'the last slot is before the first': 'آخر موعد قبل أول موعد',
  '00:00 and 24:00 have the same text, 12:00 AM: keep one of them':
    'لكل من 00:00 و24:00 النص نفسه، \u206612:00 AM\u2069: أبقِ واحدًا منهما',
  'the default must lie between min and max': 'يجب أن تقع القيمة الافتراضية بين min و max',
  'is not an IANA time zone': 'ليست منطقة زمنية من IANA',
  'must be a country code such as +94': 'يجب أن يكون رمز بلد مثل \u2066+94\u2069',
  'two stays have the same name': 'لمدتي بقاء الاسم نفسه',
  'must be an https address or a path from /': 'يجب أن يكون عنوان https أو مسارًا يبدأ بـ \u2066/\u2069',
  'must be a time such as 09:15, on a quarter of an hour, from 00:00 to 24:00':
    'يجب أن يكون وقتًا مثل 09:15، على ربع ساعة، من 00:00 إلى 24:00',
  'from lies after until': 'يقع from بعد until',
  'must be a site such as https://www.example.com or https://*.example.com, or * for all sites':
    'يجب أن يكون موقعًا مثل \u2066https://www.example.com\u2069 أو \u2066https://*.example.com\u2069، أو \u2066*\u2069 لجميع المواقع',
  'turn times must be in ascending order of guests': 'يجب أن تُرتب مدد إشغال الطاولات تصاعديًا حسب عدد الضيوف',
  'the terms must be given here or at terms_url': 'يجب ذكر الشروط هنا أو في terms_url',
  'occupancy by stay needs stays': 'الإشغال حسب مدة البقاء يحتاج إلى "stays"',
  'must be a whole number or a text': 'يجب أن يكون عددًا صحيحًا أو نصًا',
  'must be a web address, or a path on the host such as /pictures/terrace-1.svg':
    'يجب أن يكون عنوان ويب، أو مسارًا على الخادم مثل \u2066/pictures/terrace-1.svg\u2069',
  '{0} is one of {1} tables that are {2} units away from all others: check their positions':
    '\u2068{0}\u2069: واحدة من طاولات (عددها {1}) تبعد {2} وحدة عن جميع الطاولات الأخرى: تحقق من مواضعها',
  'The address {0} lacks the name of a picture: leave the field out':
    'لا يتضمن العنوان \u2068{0}\u2069 اسم صورة: احذف الحقل',
  'Each slot takes {0} guests, but a party has at least {1}: raise "max_covers_per_slot"':
    'يتسع كل موعد لعدد ضيوف قدره {0}، لكن أصغر مجموعة عددها {1}: ارفع "\u2068max_covers_per_slot\u2069"',
  'The plan has no table "{0}": write the id or name of one, or remove it':
    'لا توجد في المخطط طاولة "\u2068{0}\u2069": اكتب معرّف طاولة أو اسمها، أو احذفها',
};
