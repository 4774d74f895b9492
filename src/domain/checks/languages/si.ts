/** What the plan checks say in Sinhala. */
import type { Catalogue } from '../../say.ts';

export const catalogue: Catalogue = {
  'names all seven days: the venue would never be open': 'දින හතම නම් කරයි: ස්ථානය කිසිදා විවෘත නොවේ',
  'reaches beyond farthest_days: no time could ever be reserved': 'farthest_days ඉක්මවා යයි: කිසිදු වේලාවක් වෙන් කළ නොහැක',
  'the code {0} is used twice; case makes no difference': '{0} කේතය දෙවරක් ඇත; ලොකු කුඩා අකුරු වෙනසක් නොකරයි',
  '{0} is the page of terms, which are empty here': '{0} කොන්දේසි පිටුවයි, මෙහි ඒවා හිස්ය',
  '"{0}" is given twice in one object: keep one of them': '"{0}" එක වස්තුවක දෙවරක් ඇත: එකක් තබා ගන්න',
  'The host refuses to start with this file: {0} {1}': 'සේවාදායකය මෙම ගොනුවෙන් ආරම්භ නොවේ: {0} {1}',
  'The host refuses to start with this file: {0} {1}, and {2} more such':
    'සේවාදායකය මෙම ගොනුවෙන් ආරම්භ නොවේ: {0} {1}, මෙවැනි තවත් {2}',
  'The file is neither a plan nor a host’s answer.': 'ගොනුව සැලැස්මක් හෝ සේවාදායකයක පිළිතුරක් නොවේ.',
  'The file plan.json is not valid JSON.': 'plan.json ගොනුව වලංගු JSON නොවේ.',
  'The file venue.json is not valid JSON.': 'venue.json ගොනුව වලංගු JSON නොවේ.',
  'Table without a name': 'නමක් නැති මේසය',
  'Table {0}': 'මේසය {0}',
  'number without a name': '(නමක් නැත)',
  'number {0}': 'අංක {0}',
  'the area without a name': 'නමක් නැති ප්‍රදේශය',
  'the area {0}': 'ප්‍රදේශය {0}',
  'The table without a name': 'නමක් නැති මේසය',
  'The table {0}': 'මේසය {0}',
  'The area without a name': 'නමක් නැති ප්‍රදේශය',
  'The area {0}': 'ප්‍රදේශය {0}',
  'The category without a name': 'නමක් නැති වර්ගය',
  'The category {0}': 'වර්ගය {0}',
  'another table without a name': 'නමක් නැති වෙනත් මේසයක්',
  'another table {0}': 'වෙනත් මේසය {0}',
  'another area without a name': 'නමක් නැති වෙනත් ප්‍රදේශයක්',
  'another area {0}': 'වෙනත් ප්‍රදේශය {0}',
  'another category without a name': 'නමක් නැති වෙනත් වර්ගයක්',
  'another category {0}': 'වෙනත් වර්ගය {0}',
  '"{0}"': '“{0}”',
  'The file is not valid JSON.': 'ගොනුව වලංගු JSON නොවේ.',
  'The file holds neither a plan nor a host’s answer.': 'ගොනුවේ සැලැස්මක් හෝ සේවාදායකයක පිළිතුරක් නැත.',
  'The file': 'ගොනුව',
  'An entry of the list': 'ලැයිස්තුවේ සටහනක්',
  'An entry of "{0}"': '"{0}" හි සටහනක්',
  'the plan has no tables': 'සැලැස්මේ මේස නැත',
  'the id {0} is used twice': 'id {0} දෙවරක් ඇත',
  'there is no category {0}': '{0} වර්ගය නැත',
  'the table lies completely outside the plan of {0} × {1}': 'මේසය {0} × {1} සැලැස්මෙන් සම්පූර්ණයෙන්ම පිටත ඇත',
  'is too complicated to be checked: it takes too much time or memory': 'පරීක්ෂා කිරීමට සංකීර්ණ වැඩියි: වැඩි කාලයක් හෝ මතකයක් ගනී',
  'must not have more than {0} entries': 'සටහන් {0}කට වඩා තිබිය නොහැක',
  'must not have a list of more than {0} entries': 'සටහන් {0}කට වඩා ඇති ලැයිස්තුවක් තිබිය නොහැක',
  '{0} is the color of the category {1} and of the category {2}: give each its own color':
    '{0} යනු {1} වර්ගයේත් {2} වර්ගයේත් වර්ණයයි: එක් එක් වර්ගයට තමන්ගේම වර්ණයක් දෙන්න',
  '{0} has the color of the category {1}, but another category: remove its color, or choose another':
    '{0}: වර්ණය {1} වර්ගයේ, නමුත් වර්ගය වෙනස්ය: වර්ණය ඉවත් කරන්න, නැතහොත් වෙනත් එකක් තෝරන්න',
  'Use the color of its category': 'වර්ගයේ වර්ණය යොදන්න',
  '{0} has nearly the color of its category, {1}: remove its color, or choose another':
    '{0}: වර්ණය වර්ගයේ වර්ණයට ({1}) බොහෝ සමානය: වර්ණය ඉවත් කරන්න, නැතහොත් වෙනත් එකක් තෝරන්න',
  '{0} has the color {1}, which the legend lacks, and not that of its category, {2}: remove its color, or choose another':
    '{0}: {1} වර්ණය වර්ණ සටහනේ නැත, වර්ගයේ වර්ණය ({2}) ද නොවේ: වර්ණය ඉවත් කරන්න, නැතහොත් වෙනත් එකක් තෝරන්න',
  'The category "{0}" has the color {1}: choose the color of its name, or rename it':
    '“{0}” වර්ගයේ වර්ණය {1}: නමට ගැළපෙන වර්ණය තෝරන්න, නැතහොත් නම වෙනස් කරන්න',
  'Text on {0} is hard to read: its contrast is {1} to 1, and should be {2}. Use {3}, or another lighter or darker color':
    '{0} මත පෙළ කියවීම අපහසුය: ප්‍රතිවිරෝධය {1}ට 1යි, {2}ක් විය යුතුය. {3}, නැතහොත් වෙනත් ලා හෝ තද වර්ණයක් යොදන්න',
  'Use {0}': '{0} යොදන්න',
  'guests who do not see red': 'රතු නොපෙනෙන අමුත්තන්',
  'guests who do not see green': 'කොළ නොපෙනෙන අමුත්තන්',
  'guests who do not see blue': 'නිල් නොපෙනෙන අමුත්තන්',
  '{0} of the category {1} is hard to tell from {2} of the category {3}: make one much lighter or darker':
    '{1} වර්ගයේ {0} සහ {3} වර්ගයේ {2} වෙන් කර හඳුනා ගැනීම අපහසුය: එකක් බොහෝ ලා හෝ තද කරන්න',
  '{0} of the category {1} is hard to tell from {2} of the category {3} by {4}: make one much lighter or darker':
    '{4}ට {1} වර්ගයේ {0} සහ {3} වර්ගයේ {2} වෙන් කර හඳුනා ගැනීම අපහසුය: එකක් බොහෝ ලා හෝ තද කරන්න',
  '{0} is {1}, but the category {2} is {3}: give all tables of a category one color':
    '{0} හි වර්ණය {1}, නමුත් {2} වර්ගයේ වර්ණය {3}: වර්ගයක සියලු මේසවලට එක් වර්ණයක් දෙන්න',
  'The category {0} is called "{1}" and "{2}": give it one name': '{0} වර්ගයට “{1}” සහ “{2}” යන නම් ඇත: එක් නමක් දෙන්න',
  'The categories {0} and {1} are both called "{2}": give each its own name':
    '{0} සහ {1} වර්ග දෙකටම “{2}” යන නම ඇත: එක් එක් වර්ගයට තමන්ගේම නමක් දෙන්න',
  area: 'බිම් කොටස',
  path: 'මාර්ගය',
  wall: 'බිත්තිය',
  text: 'පෙළ',
  picture: 'පින්තූරය',
  umbrella: 'කුඩය',
  palm: 'තල් ගස',
  tree: 'ගස',
  bush: 'පඳුර',
  rocks: 'ගල්',
  boat: 'බෝට්ටුව',
  surfboards: 'සර්ෆ් පුවරු',
  fire: 'ගින්න',
  grill: 'ග්‍රිල්',
  bar: 'බාර්',
  stage: 'වේදිකාව',
  steps: 'පඩි',
  door: 'දොර',
  lantern: 'පහන',
  towel: 'තුවාය',
  scooter: 'ස්කූටරය',
  chair: 'පුටුව',
  sofa: 'සෝෆාව',
  loungers: 'කුඩය සහ හාන්සි පුටු',
  cabana: 'කැබානාව',
  pool: 'පිහිනුම් තටාකය',
  dj: 'DJ',
  entrance: 'පිවිසුම',
  toilet: 'වැසිකිළිය',
  sea: 'මුහුද',
  shallows: 'නොගැඹුරු දිය',
  foam: 'පෙණ',
  'wet-sand': 'තෙත වැලි',
  sand: 'වැලි',
  grass: 'තණකොළ',
  garden: 'උද්‍යානය',
  water: 'ජලය',
  road: 'පාර',
  pavement: 'පදික මාවත',
  stone: 'ගල්තලාව',
  wood: 'ලී',
  floor: 'ගෙබිම',
  carpet: 'පලස',
  roof: 'වහලය',
  'The text "{0}"': '“{0}” පෙළ',
  'The area of {0}': '“{0}” බිම් කොටස',
  'The {0}': '“{0}” සැරසිල්ල',
  '{0} lies far outside the plan of {1} × {2}: move it in, or remove it':
    '{0} {1} × {2} සැලැස්මෙන් බොහෝ පිටත ඇත: ඇතුළට ගෙන යන්න, නැතහොත් ඉවත් කරන්න',
  '{0} seems to have x and y exchanged: swap them': '{0}: x සහ y මාරු වී ඇති බව පෙනේ: මාරු කරන්න',
  '{0} is larger than the plan of {1} × {2}: make it smaller': '{0} {1} × {2} සැලැස්මට වඩා විශාලය: කුඩා කරන්න',
  '{0} lies exactly on another one: remove it': '{0} එවැනිම එකක් මත හරියටම ඇත: එකක් ඉවත් කරන්න',
  '{0} lies on another one: remove it': '{0} එවැනිම එකක් මත ඇත: එකක් ඉවත් කරන්න',
  'Remove the copy': 'පිටපත ඉවත් කරන්න',
  '{0} has no extent, so nothing is drawn: spread its points, or remove it':
    '{0}: පරාසයක් නැත, එබැවින් කිසිවක් ඇඳෙන්නේ නැත: ලක්ෂ්‍ය පුළුල් කරන්න, නැතහොත් ඉවත් කරන්න',
  '{0} is hidden below an area that is drawn later: move it up in the list':
    '{0} පසුව අඳින බිම් කොටසකට යටින් සැඟවී ඇත: ලැයිස්තුවේ ඉහළට ගෙන යන්න',
  '{0} crosses its own outline: put its points in order': '{0} තමන්ගේම වටේ රේඛාව කපයි: ලක්ෂ්‍ය පිළිවෙළට තබන්න',
  '{0} stands in the {1}: move the table, or the area': '{0}: පිහිටීම “{1}” තුළයි: මේසය හෝ බිම් කොටස ගෙන යන්න',
  '{0} stands in a {1}: move the table, or the {2}': '{0}: පිහිටීම “{1}” තුළයි: මේසය හෝ “{2}” ගෙන යන්න',
  '{0} stands on the text "{1}": move one of them': '{0} “{1}” පෙළ මත ඇත: එකක් ගෙන යන්න',
  'a comment': 'සටහනක් (comment)',
  'an unfinished <{0}>': 'අවසන් නොවූ <{0}>',
  'the attribute {0}': '{0} ගුණාංගය',
  'the link to nowhere': 'කොතැනකටවත් නොයන සබැඳිය',
  'the link to {0}': '{0} වෙත සබැඳිය',
  'Keep only what is shown': 'පෙන්වන දේ පමණක් තබා ගන්න',
  'The page removes {0} and more from the description of {1}: use only {2}, lists and links':
    'පිටුව {1} හි විස්තරයෙන් මේවා සහ තවත් දේ ඉවත් කරයි: {0}. {2}, ලැයිස්තු සහ සබැඳි පමණක් යොදන්න',
  'The page removes {0} from the description of {1}: use only {2}, lists and links':
    'පිටුව {1} හි විස්තරයෙන් මේවා ඉවත් කරයි: {0}. {2}, ලැයිස්තු සහ සබැඳි පමණක් යොදන්න',
  'closes <{0}> without opening it: remove </{1}>': '<{0}> විවෘත නොකර වසයි: </{1}> ඉවත් කරන්න',
  'closes <{0}> before <{1}>: close the inner one first': '<{1}> ට පෙර <{0}> වසයි: ඇතුළත එක මුලින් වසන්න',
  'opens <{0}> and never closes it: add </{1}>': '<{0}> විවෘත කර කිසිදා වසන්නේ නැත: </{1}> එක් කරන්න',
  'shows HTML as text, because it was escaped twice: escape it once':
    'HTML පෙළක් ලෙස පෙන්වයි, එය දෙවරක් කේතනය කර ඇති නිසා: එක් වරක් කේතනය කරන්න',
  'is empty: write one, or remove it': 'හිස්ය: එකක් ලියන්න, නැතහොත් ඉවත් කරන්න',
  'has a link without text, which guests can’t see: write its text': 'අමුත්තන්ට නොපෙනෙන, පෙළක් නැති සබැඳියක් ඇත: එහි පෙළ ලියන්න',
  'links to a private address, which guests can’t open: use the public one':
    'අමුත්තන්ට විවෘත කළ නොහැකි පුද්ගලික ලිපිනයකට සබැඳේ: පොදු ලිපිනය යොදන්න',
  'has a link to no email address or telephone number: correct it':
    'ඊමේල් ලිපිනයක් හෝ දුරකථන අංකයක් නොවන සබැඳියක් ඇත: නිවැරදි කරන්න',
  'is Markdown or BBCode, which guests see as signs: write it in HTML':
    'අමුත්තන්ට සංකේත ලෙස පෙනෙන Markdown හෝ BBCode වේ: HTML වලින් ලියන්න',
  'The description of {0} {1}': '{0} හි විස්තරය: {1}',
  '{0} has the id {1}, which {2} at {3} has too: give it its own id':
    '{0}: id {1}, {3} හි {2}ටත් එයම ඇත: එයටම වෙන් id එකක් දෙන්න',
  'Give it the id {0}': 'id {0} දෙන්න',
  'Rename it to {0}': 'නම {0} ලෙස වෙනස් කරන්න',
  'Another table is also called "{0}": give each its own name':
    'වෙනත් මේසයකටත් “{0}” යන නම ඇත: එක් එක් මේසයට තමන්ගේම නමක් දෙන්න',
  'Another area is also called "{0}": give each its own name':
    'වෙනත් ප්‍රදේශයකටත් “{0}” යන නම ඇත: එක් එක් ප්‍රදේශයට තමන්ගේම නමක් දෙන්න',
  'Another category is also called "{0}": give each its own name':
    'වෙනත් වර්ගයකටත් “{0}” යන නම ඇත: එක් එක් වර්ගයට තමන්ගේම නමක් දෙන්න',
  '"{0}" is easily confused with "{1}": give each its own name':
    '“{0}” සහ “{1}” පහසුවෙන් පැටලේ: එක් එක් දෙයට තමන්ගේම නමක් දෙන්න',
  '{0} has the category {1}, which the plan does not list: add it under "categories", or choose another':
    '{0}: වර්ගය {1} සැලැස්මේ ලැයිස්තුවේ නැත: "categories" යටතේ එක් කරන්න, නැතහොත් වෙනත් එකක් තෝරන්න',
  'The category {0} has no tables: remove it, or add tables to it': '{0} වර්ගයේ මේස නැත: ඉවත් කරන්න, නැතහොත් මේස එක් කරන්න',
  'Remove the category': 'වර්ගය ඉවත් කරන්න',
  'The area {0} has no tables: remove it, or add tables to it': '{0} ප්‍රදේශයේ මේස නැත: ඉවත් කරන්න, නැතහොත් මේස එක් කරන්න',
  'Remove the area': 'ප්‍රදේශය ඉවත් කරන්න',
  'There is no table: add one': 'මේස නැත: එකක් එක් කරන්න',
  '{0} has a blank id: give it its own id': '{0}: id හිස්ය: එයටම වෙන් id එකක් දෙන්න',
  '{0} has the id "{1}": give it its own id': '{0}: id “{1}”: එයටම වෙන් id එකක් දෙන්න',
  '{0} has the id "{1}", which is easily confused with "{2}": give it its own id':
    '{0}: id “{1}”, එය “{2}” සමඟ පහසුවෙන් පැටලේ: එයටම වෙන් id එකක් දෙන්න',
  '{0} prints "{1}": guests choose one number and find another. Print the number of the name, or rename the table':
    '{0} මත “{1}” ලියා ඇත: අමුත්තන් එක් අංකයක් තෝරා වෙනත් එකක් දකියි. නමේ අංකය මුද්‍රණය කරන්න, නැතහොත් මේසයේ නම වෙනස් කරන්න',
  'The text "{0}" of {1} lacks its number, unlike those of its area: correct it':
    '{1} හි “{0}” පෙළේ අංකයක් නැත, ප්‍රදේශයේ අනෙක් ඒවායේ මෙන් නොවේ: නිවැරදි කරන්න',
  'The text "{0}" of {1} has spare signs, unlike those of its area: correct it':
    '{1} හි “{0}” පෙළේ අමතර සංකේත ඇත, ප්‍රදේශයේ අනෙක් ඒවායේ මෙන් නොවේ: නිවැරදි කරන්න',
  'The text "{0}" of {1} has a fraction, unlike those of its area: correct it':
    '{1} හි “{0}” පෙළේ දශමයක් ඇත, ප්‍රදේශයේ අනෙක් ඒවායේ මෙන් නොවේ: නිවැරදි කරන්න',
  'The text "{0}" of {1} is written in small letters, unlike those of its area: correct it':
    '{1} හි “{0}” පෙළ කුඩා අකුරින් ලියා ඇත, ප්‍රදේශයේ අනෙක් ඒවා මෙන් නොවේ: නිවැරදි කරන්න',
  'The text "{0}" of {1} begins with {2} instead of {3}, unlike those of its area: correct it':
    '{1} හි “{0}” පෙළ {3} වෙනුවට {2} වලින් ආරම්භ වේ, ප්‍රදේශයේ අනෙක් ඒවා මෙන් නොවේ: නිවැරදි කරන්න',
  'The text "{0}" of {1} has a letter for its number, unlike those of its area: correct it':
    '{1} හි “{0}” පෙළේ අංකය වෙනුවට අකුරක් ඇත, ප්‍රදේශයේ අනෙක් ඒවායේ මෙන් නොවේ: නිවැරදි කරන්න',
  '{0} prints "{1}", but the others of its area begin with {2}: print its number like theirs':
    '{0} මත “{1}” ලියා ඇත, නමුත් ප්‍රදේශයේ අනෙක් ඒවා {2} වලින් ආරම්භ වේ: අංකය ඒවා මෙන් ලියන්න',
  '{0} prints "{1}" like the tables of "{2}": print a number of its own area':
    '{0} මත “{2}” හි මේස මෙන් “{1}” ලියා ඇත: තමන්ගේ ප්‍රදේශයේ අංකයක් ලියන්න',
  '{0} prints "{1}", which names {2} too: print its own number':
    '{0} මත “{1}” ලියා ඇත, එය {2} ද නම් කරයි: තමන්ගේම අංකය ලියන්න',
  '{0} prints "{1}", as {2} does: give each its own text':
    '{0} මත “{1}” ලියා ඇත, {2} මත මෙන්: එක් එක් මේසයට තමන්ගේම පෙළක් දෙන්න',
  'The text of {0} is blank: remove it to print the name': '{0} හි පෙළ හිස්ය: නම ලිවීමට එය ඉවත් කරන්න',
  'Print the name': 'නම ලියන්න',
  '{0} has {1} seats, but the description promises {2}: correct one of them':
    '{0}: ආසන {1}යි, නමුත් විස්තරය {2}ක් පොරොන්දු වේ: එකක් නිවැරදි කරන්න',
  '{0} has {1} seats, but "{2}" promises {3}: correct one of them':
    '{0}: ආසන {1}යි, නමුත් “{2}” {3}ක් පොරොන්දු වේ: එකක් නිවැරදි කරන්න',
  '{0} {1}': '{0} {1}',
  'holds a soft hyphen, which guests do not see: write it anew on a keyboard':
    'අමුත්තන්ට නොපෙනෙන මෘදු හයිෆනයක් ඇත: යතුරුපුවරුවෙන් නැවත ලියන්න',
  'holds a joiner that joins nothing: write it anew on a keyboard': 'කිසිවක් නොඅමුණන අමුණුමක් ඇත: යතුරුපුවරුවෙන් නැවත ලියන්න',
  'holds a letter with too many accents: write it anew on a keyboard': 'ලකුණු වැඩි අකුරක් ඇත: යතුරුපුවරුවෙන් නැවත ලියන්න',
  'holds letters of double width: write it anew on a keyboard': 'ද්විත්ව පළල අකුරු ඇත: යතුරුපුවරුවෙන් නැවත ලියන්න',
  'ends with a digit of another script: write it anew on a keyboard':
    'වෙනත් අක්ෂර මාලාවක ඉලක්කමකින් අවසන් වේ: යතුරුපුවරුවෙන් නැවත ලියන්න',
  "holds the character U+{0}, which guests can't read: remove it": 'අමුත්තන්ට කියවිය නොහැකි U+{0} අකුර ඇත: ඉවත් කරන්න',
  'holds a tab or a line break, which the map does not draw: remove it':
    'සැලැස්ම අඳින්නේ නැති ටැබ් හෝ පේළි බිඳීමක් ඇත: ඉවත් කරන්න',
  'mixes letters of two scripts in one word: write it with one keyboard':
    'එක් වචනයක අක්ෂර මාලා දෙකක අකුරු මිශ්‍ර කරයි: එක් යතුරුපුවරුවකින් ලියන්න',
  'was read with a wrong encoding: write it again in UTF-8': 'වැරදි කේතනයකින් කියවා ඇත: UTF-8 වලින් නැවත ලියන්න',
  'shows {0} to guests as text: write the name without HTML': 'අමුත්තන්ට {0} පෙළක් ලෙස පෙන්වයි: HTML නැතිව නම ලියන්න',
  'holds {0}, which nothing replaces: write the text itself': 'කිසිවකින් ප්‍රතිස්ථාපනය නොවන {0} ඇත: පෙළම ලියන්න',
  'holds a note for the staff, "{0}", which guests read: remove it': 'අමුත්තන් කියවන කාර්ය මණ්ඩල සටහනක් ඇත, “{0}”: ඉවත් කරන්න',
  'seems to name a guest, which everybody reads: remove it': 'සියල්ලන්ම කියවන අමුත්තෙකුගේ නමක් ඇති බව පෙනේ: ඉවත් කරන්න',
  'is no name: write the real one': 'නමක් නොවේ: සැබෑ නම ලියන්න',
  'lacks an amount: write it': 'ප්‍රමාණයක් නැත: ලියන්න',
  'looks like a placeholder: write the real text': 'තාවකාලික පෙළක් සේ පෙනේ: සැබෑ පෙළ ලියන්න',
  'The category {0} is called by its id: name it': '{0} වර්ගය නම් කර ඇත්තේ එහි id එකෙනි: නමක් දෙන්න',
  'looks like a placeholder: write the real text, or remove it': 'තාවකාලික පෙළක් සේ පෙනේ: සැබෑ පෙළ ලියන්න, නැතහොත් ඉවත් කරන්න',
  'The description {0}': 'විස්තරය: {0}',
  '"{0}" looks like a placeholder: write the real code': '“{0}” තාවකාලික පෙළක් සේ පෙනේ: සැබෑ කේතය ලියන්න',
  '"{0}" looks like a placeholder: write the real one': '"{0}" තාවකාලික පෙළක් සේ පෙනේ: සැබෑ එක ලියන්න',
  '{0} is incomplete, or not an image that browsers can show: save it again':
    '{0} අසම්පූර්ණයි, නැතහොත් බ්‍රව්සරවලට පෙන්විය හැකි පින්තූරයක් නොවේ: නැවත සුරකින්න',
  'The file {0} is missing: add it, or use another': '{0} ගොනුව නැත: එක් කරන්න, නැතහොත් වෙනත් එකක් යොදන්න',
  '{0} has no picture, but most tables have one: add one': '{0}: පින්තූරයක් නැත, නමුත් බොහෝ මේසවලට ඇත: එකක් එක් කරන්න',
  '{0} has {1} kB: save it with at most {2} kB, for example as WebP':
    '{0} හි ප්‍රමාණය {1} kB: උපරිම {2} kB ලෙස සුරකින්න, උදාහරණයක් ලෙස WebP',
  '{0} is {1} × {2}: too narrow for a card, cut it to at most {3} to 1':
    '{0} හි ප්‍රමාණය {1} × {2}: කාඩ්පතකට පටු වැඩියි, උපරිම {3}ට 1 දක්වා කපන්න',
  '{0} is {1} × {2}: too small to be sharp, use one with at least {3} pixels':
    '{0} හි ප්‍රමාණය {1} × {2}: පැහැදිලිව පෙනීමට කුඩා වැඩියි, අවම වශයෙන් පික්සල {3}ක එකක් යොදන්න',
  '{0} is {1} × {2}: larger than any phone shows, save it with at most {3} pixels':
    '{0} හි ප්‍රමාණය {1} × {2}: කිසිදු දුරකථනයක පෙන්වන ප්‍රමාණයට වඩා විශාලයි, උපරිම පික්සල {3}ක් ලෙස සුරකින්න',
  "Browsers don't show {0} files such as {1}: save it as JPEG, PNG, WebP or SVG":
    'බ්‍රව්සර {1} වැනි {0} ගොනු නොපෙන්වයි: JPEG, PNG, WebP හෝ SVG ලෙස සුරකින්න',
  "Guests can't load the private address {0}: use the public one":
    'අමුත්තන්ට {0} පුද්ගලික ලිපිනය පූරණය කළ නොහැක: පොදු ලිපිනය යොදන්න',
  '{0} is a page with a picture: use the address of the picture itself': '{0} පින්තූරයක් ඇති පිටුවකි: පින්තූරයේම ලිපිනය යොදන්න',
  "Pages with https don't load {0}, whose address has none: use https":
    'https පිටු {0} පූරණය නොකරයි, එහි ලිපිනයේ https නැත: https යොදන්න',
  '{0} is stretched to {1} × {2}: at that width it is {3} high': '{0} {1} × {2} දක්වා ඇද ඇත: එම පළලේදී උස {3}යි',
  'Set the height to {0}': 'උස {0} ලෙස සකසන්න',
  'Neither the plan nor the venue uses {0}: remove the file': 'සැලැස්මේ හෝ ස්ථානයේ {0} භාවිත නොවේ: ගොනුව ඉවත් කරන්න',
  '{0} overlaps {1}: move one of them': '{0} සහ {1} එකිනෙක මත ඇත: එකක් ගෙන යන්න',
  'Move it onto the plan': 'සැලැස්ම මතට ගෙන යන්න',
  '{0} lies completely outside the plan of {1} × {2}: move it in':
    '{0} {1} × {2} සැලැස්මෙන් සම්පූර්ණයෙන්ම පිටත ඇත: ඇතුළට ගෙන යන්න',
  '{0} lies completely outside the plan of {1} × {2}: make it smaller, or the plan larger':
    '{0} {1} × {2} සැලැස්මෙන් සම්පූර්ණයෙන්ම පිටත ඇත: කුඩා කරන්න, නැතහොත් සැලැස්ම විශාල කරන්න',
  '{0} lies partly outside the plan of {1} × {2}: move it in': '{0} {1} × {2} සැලැස්මෙන් අර්ධ වශයෙන් පිටත ඇත: ඇතුළට ගෙන යන්න',
  '{0} lies partly outside the plan of {1} × {2}: make it smaller, or the plan larger':
    '{0} {1} × {2} සැලැස්මෙන් අර්ධ වශයෙන් පිටත ඇත: කුඩා කරන්න, නැතහොත් සැලැස්ම විශාල කරන්න',
  '{0} is hard to tap: zoomed in on a phone it is {1} px, and a finger needs {2}. Make it at least {3} wide and high':
    '{0} තට්ටු කිරීම අපහසුය: දුරකථනයේ විශාල කළ විට {1} px, ඇඟිල්ලකට {2} අවශ්‍යයි. පළල සහ උස අවම වශයෙන් {3} කරන්න',
  '{0} has {1} seats, but room for about {2}: make it larger, or give it fewer seats':
    '{0}: ආසන {1}යි, නමුත් ඉඩ ඇත්තේ {2}කට පමණයි: විශාල කරන්න, නැතහොත් ආසන අඩු කරන්න',
  '{0} is {1} units away from all other tables: check its position': '{0} අනෙක් සියලු මේසවලින් ඒකක {1}ක් ඈතයි: පිහිටීම පරීක්ෂා කරන්න',
  'A typical table is {0} units wide: divide all positions and sizes, so that a table has about 40 units, or set units_per_meter':
    'සාමාන්‍ය මේසයක පළල ඒකක {0}යි: මේසයක් ඒකක 40ක් පමණ වන සේ සියලු පිහිටීම් සහ ප්‍රමාණ බෙදන්න, නැතහොත් units_per_meter සකසන්න',
  'The plan is {0} × {1}, but everything lies within {2} × {3}: make the plan smaller':
    'සැලැස්ම {0} × {1}, නමුත් සියල්ල {2} × {3} තුළ ඇත: සැලැස්ම කුඩා කරන්න',
  'A typical table is {0} units wide: multiply all positions and sizes, so that a table has about 40 units, or set units_per_meter':
    'සාමාන්‍ය මේසයක පළල ඒකක {0}යි: මේසයක් ඒකක 40ක් පමණ වන සේ සියලු පිහිටීම් සහ ප්‍රමාණ ගුණ කරන්න, නැතහොත් units_per_meter සකසන්න',
  'The text "{0}" has the size {1}, and a typical table is {2} wide: make it smaller':
    '“{0}” පෙළේ ප්‍රමාණය {1}, සාමාන්‍ය මේසයක පළල {2}: කුඩා කරන්න',
  'The text "{0}" has the size {1}, and a typical table is {2} wide: make it larger':
    '“{0}” පෙළේ ප්‍රමාණය {1}, සාමාන්‍ය මේසයක පළල {2}: විශාල කරන්න',
  'The {0} is {1} thin, so nobody sees it: make it larger': '“{0}” සැරසිල්ලේ ඝනකම {1}, එබැවින් කිසිවෙකුට නොපෙනේ: විශාල කරන්න',
  'The {0} is {1} long, so nobody sees it: make it larger': '“{0}” සැරසිල්ලේ දිග {1}, එබැවින් කිසිවෙකුට නොපෙනේ: විශාල කරන්න',
  'The {0} is {1} long and {2} thin, but round: correct its size':
    '“{0}” සැරසිල්ලේ දිග {1}, ඝනකම {2}, නමුත් එය රවුම්ය: ප්‍රමාණය නිවැරදි කරන්න',
  'The {0} is {1} wide, so nobody sees it: make it wider': '“{0}” සැරසිල්ලේ පළල {1}, එබැවින් කිසිවෙකුට නොපෙනේ: පළල් කරන්න',
  'The {0} is {1} long, and a typical table {2}: make it smaller': '“{0}” සැරසිල්ලේ දිග {1}, සාමාන්‍ය මේසයක {2}: කුඩා කරන්න',
  '{0} is rotated by {1}°, which looks like radians: write {2}': '{0}: කරකැවීම {1}°, එය රේඩියන සේ පෙනේ: {2} ලියන්න',
  'A rotation of {0}° looks like radians: write {1}': '{0}° කරකැවීම රේඩියන සේ පෙනේ: {1} ලියන්න',
  '{0} is missing: add it': '{0} නැත: එක් කරන්න',
  '{0}: {1}': '{0}: {1}',
  'Add it': 'එක් කරන්න',
  'Write it as {0}': '{0} ලෙස ලියන්න',
  'Write it as #{0}': '#{0} ලෙස ලියන්න',
  '"{0}" is not a known field: take it out': '"{0}" දන්නා ක්ෂේත්‍රයක් නොවේ: ඉවත් කරන්න',
  '"{0}" is not a known field: did you mean "{1}"?': '"{0}" දන්නා ක්ෂේත්‍රයක් නොවේ: ඔබ අදහස් කළේ "{1}" ද?',
  'Rename it to "{0}"': 'නම "{0}" ලෙස වෙනස් කරන්න',
  '"{0}" of a group is not a known field: it is not read': 'සමූහයක "{0}" දන්නා ක්ෂේත්‍රයක් නොවේ: එය කියවන්නේ නැත',
  '"{0}" of a room is not a known field: it is not read': 'කාමරයක "{0}" දන්නා ක්ෂේත්‍රයක් නොවේ: එය කියවන්නේ නැත',
  '"{0}" of a room\'s coordinates is not a known field: it is not read':
    'කාමරයක ඛණ්ඩාංකවල "{0}" දන්නා ක්ෂේත්‍රයක් නොවේ: එය කියවන්නේ නැත',
  '"coordinates" are a JSON text: send them as an object': '"coordinates" JSON පෙළකි: වස්තුවක් ලෙස යවන්න',
  'Write it as an object': 'වස්තුවක් ලෙස ලියන්න',
  '"{0}" should be true or false, not text: send {1}': '"{0}" පෙළක් නොව true හෝ false විය යුතුය: {1} යවන්න',
  '"{0}" should be a number, not text: send {1}': '"{0}" පෙළක් නොව අංකයක් විය යුතුය: {1} යවන්න',
  'A table with {0} seats asks for {1} guests, who have no room at it: ask for at most {2}':
    'ආසන {0}ක මේසයකට අමුත්තන් {1}ක් ඉල්ලයි, ඔවුන්ට එහි ඉඩ නැත: උපරිම {2}ක් ඉල්ලන්න',
  'Another rule for tables with {0} seats asks for {1} guests, and this one for {2}: keep one of them':
    'ආසන {0}ක මේස සඳහා වෙනත් රීතියක් අමුත්තන් {1}ක් ඉල්ලයි, මෙය {2}ක්: එකක් තබා ගන්න',
  '{0} is no time of day: correct it': '{0} දවසේ වේලාවක් නොවේ: නිවැරදි කරන්න',
  'The terms promise to hold a table for 0 minutes: raise "hold_minutes", or leave out the promise':
    'කොන්දේසි මේසයක් මිනිත්තු 0ක් රඳවා ගැනීමට පොරොන්දු වේ: "hold_minutes" වැඩි කරන්න, නැතහොත් පොරොන්දුව ඉවත් කරන්න',
  'The terms promise {0} minutes, but "hold_minutes" is {1}: write {hold_minutes} instead':
    'කොන්දේසි මිනිත්තු {0}ක් පොරොන්දු වේ, නමුත් "hold_minutes" {1}යි: ඒ වෙනුවට {hold_minutes} ලියන්න',
  '"{0}" lasts {1} minutes: correct one of them': '“{0}” මිනිත්තු {1}ක් පවතී: එකක් නිවැරදි කරන්න',
  '"{0}" is twice in "{1}": remove one': '“{0}” "{1}" හි දෙවරක් ඇත: එකක් ඉවත් කරන්න',
  '"{0}" looks like "{1}": change one of them': '“{0}” “{1}” සේ පෙනේ: එකක් වෙනස් කරන්න',
  'A stay of {0} minutes never fits: from the first slot the day has {1} minutes. Shorten it, or use null for the rest of the day':
    'මිනිත්තු {0}ක රැඳී සිටීමක් කිසිදා නොගැළපේ: පළමු වාරයේ සිට දවසේ මිනිත්තු {1}ක් ඇත. කෙටි කරන්න, නැතහොත් දවසේ ඉතිරියට null යොදන්න',
  '"{0}" is not a known language: use a tag such as en or pt-BR': '“{0}” දන්නා භාෂාවක් නොවේ: en හෝ pt-BR වැනි කේතයක් යොදන්න',
  'All promo codes have expired: add a valid one, or remove the setting':
    'සියලු ප්‍රවර්ධන කේත කල් ඉකුත් වී ඇත: වලංගු එකක් එක් කරන්න, නැතහොත් සැකසුම ඉවත් කරන්න',
  '{0} is hard to see on the page: its contrast is {1} to 1, and should be {2}. Use a darker color':
    '{0} පිටුවේ පෙනීම අපහසුය: ප්‍රතිවිරෝධය {1}ට 1යි, {2}ක් විය යුතුය. තද වර්ණයක් යොදන්න',
  '{0} is hard to see on the page: its contrast is {1} to 1, and should be {2}. Use a lighter color':
    '{0} පිටුවේ පෙනීම අපහසුය: ප්‍රතිවිරෝධය {1}ට 1යි, {2}ක් විය යුතුය. ලා වර්ණයක් යොදන්න',
  'The venue has no text "{0}": write it exactly as in venue.json or plan.json, or remove its translation':
    'ස්ථානයේ “{0}” පෙළ නැත: venue.json හෝ plan.json හි ඇති පරිදිම ලියන්න, නැතහොත් පරිවර්තනය ඉවත් කරන්න',
  'The text "{0}" of {1} does not fit on its table at size {2}: make it smaller or shorter, or remove its offset':
    '{1} හි “{0}” පෙළ {2} ප්‍රමාණයෙන් මේසයට නොගැළපේ: කුඩා හෝ කෙටි කරන්න, නැතහොත් විස්ථාපනය ඉවත් කරන්න',
  'Center the text at size {0}': 'පෙළ {0} ප්‍රමාණයෙන් මැදට ගන්න',
  'The seats of {0} extend beyond its edge: make them smaller, or remove their offset':
    '{0} හි ආසන දාරයෙන් පිටතට යයි: කුඩා කරන්න, නැතහොත් විස්ථාපනය ඉවත් කරන්න',
  'Let the map place the seats': 'ආසන තැබීම සැලැස්මට භාර දෙන්න',
  'The text "{0}" of {1} is {2} px high on a phone, even zoomed in: give it a size of {3} or more':
    '{1} හි “{0}” පෙළ විශාල කළ විටත් දුරකථනයේ උස {2} px: {3} හෝ වැඩි ප්‍රමාණයක් දෙන්න',
  'The text "{0}" of {1} is {2} px high on a phone, even zoomed in: shorten it, or make the table larger':
    '{1} හි “{0}” පෙළ විශාල කළ විටත් දුරකථනයේ උස {2} px: කෙටි කරන්න, නැතහොත් මේසය විශාල කරන්න',
  'Set the size to {0}': 'ප්‍රමාණය {0} ලෙස සකසන්න',
  'The seats of {0} are too small to be shown on a phone: give them a size of {1} or more':
    '{0} හි ආසන දුරකථනයේ පෙන්වීමට කුඩා වැඩියි: {1} හෝ වැඩි ප්‍රමාණයක් දෙන්න',
  'The text "{0}" of {1} lies over its seats: move one of them': '{1} හි “{0}” පෙළ ආසන මත ඇත: එකක් ගෙන යන්න',
  '{0} must be vacated at {1}, after the last slot at {2}: remove the time':
    '{0} අවසන් වාරයෙන් ({2}) පසුව, {1}ට හිස් කළ යුතුය: වේලාව ඉවත් කරන්න',
  'Remove the time': 'වේලාව ඉවත් කරන්න',
  '{0} can never be reserved: it must be vacated at {1}, but the first slot is {2} and "least_stay_minutes" is {3}':
    '{0} කිසිදා වෙන් කළ නොහැක: {1}ට හිස් කළ යුතුය, නමුත් පළමු වාරය {2} සහ "least_stay_minutes" {3}යි',
  '{0} can never be reserved: it must be vacated at {1}, but the first slot is {2}':
    '{0} කිසිදා වෙන් කළ නොහැක: {1}ට හිස් කළ යුතුය, නමුත් පළමු වාරය {2}',
  '{0} must be vacated at {1}, between two slots: use {2} or {3}': '{0} වාර දෙකක් අතර, {1}ට හිස් කළ යුතුය: {2} හෝ {3} යොදන්න',
  'All seven days are closed, so nothing can be reserved. Open one':
    'දින හතම වසා ඇත, එබැවින් කිසිවක් වෙන් කළ නොහැක. එකක් විවෘත කරන්න',
  'Slots must be reserved {0} minutes ahead, and at most {1} days: no slot is left. Shorten the lead time, or raise farthest_days':
    'වාර මිනිත්තු {0}කට පෙර, උපරිම දින {1}කට පෙර වෙන් කළ යුතුය: වාරයක් ඉතිරි නැත. පෙර කාලය කෙටි කරන්න, නැතහොත් farthest_days වැඩි කරන්න',
  'Tables with {0} seats need {1} guests, but the venue takes at most {2}: they can never be reserved':
    'ආසන {0}ක මේසවලට අමුත්තන් {1}ක් අවශ්‍යයි, නමුත් ස්ථානය උපරිම {2}ක් ගනී: ඒවා කිසිදා වෙන් කළ නොහැක',
  'A party of {0} finds only {1} seats in the tables that it may choose: add tables, or take smaller parties':
    '{0} දෙනෙකුගේ කණ්ඩායමකට තේරිය හැකි මේසවල ආසන {1}ක් පමණි: මේස එක් කරන්න, නැතහොත් කුඩා කණ්ඩායම් ගන්න',
  'A party of {0} finds too few seats, because seat rules exclude tables: add smaller tables, or loosen the rules':
    '{0} දෙනෙකුගේ කණ්ඩායමකට ආසන මදිය, ආසන රීති මේස බැහැර කරන නිසා: කුඩා මේස එක් කරන්න, නැතහොත් රීති ලිහිල් කරන්න',
  'All tables must be vacated by {0}, but the last slot is {1}: shorten the hours, or remove "available_until"':
    'සියලු මේස {0} වන විට හිස් කළ යුතුය, නමුත් අවසන් වාරය {1}: වේලාවන් කෙටි කරන්න, නැතහොත් "available_until" ඉවත් කරන්න',
  'is missing': 'නැත',
  'is not a known field': 'දන්නා ක්ෂේත්‍රයක් නොවේ',
  'must be a list': 'ලැයිස්තුවක් විය යුතුය',
  'must be an object, in { }': '{ } තුළ වස්තුවක් විය යුතුය',
  'must be a text': 'පෙළක් විය යුතුය',
  'must be a number': 'අංකයක් විය යුතුය',
  'must be a whole number': 'පූර්ණ සංඛ්‍යාවක් විය යුතුය',
  'must be true or false': 'true හෝ false විය යුතුය',
  'must be of another kind': 'වෙනත් වර්ගයක විය යුතුය',
  'must be a multiple of {0}': '{0} හි ගුණාකාරයක් විය යුතුය',
  'must be a mail address such as host@example.com': 'host@example.com වැනි ඊමේල් ලිපිනයක් විය යුතුය',
  'has the wrong format': 'ආකෘතිය වැරදිය',
  'is invalid': 'වලංගු නොවේ',
  'must be {0}': '{0} විය යුතුය',
  'must be one of {0}': 'මේවායින් එකක් විය යුතුය: {0}',
  'must have at least 1 character': 'අවම වශයෙන් අකුරු 1ක් තිබිය යුතුය',
  'must have at least {0} characters': 'අවම වශයෙන් අකුරු {0}ක් තිබිය යුතුය',
  'must have at least 1 entry': 'අවම වශයෙන් සටහන් 1ක් තිබිය යුතුය',
  'must have at least {0} entries': 'අවම වශයෙන් සටහන් {0}ක් තිබිය යුතුය',
  'must be at least {0}': 'අවම වශයෙන් {0} විය යුතුය',
  'must be more than {0}': '{0}ට වඩා වැඩි විය යුතුය',
  'must have at most 1 character': 'උපරිම අකුරු 1ක් තිබිය හැක',
  'must have at most {0} characters': 'උපරිම අකුරු {0}ක් තිබිය හැක',
  'must have at most 1 entry': 'උපරිම සටහන් 1ක් තිබිය හැක',
  'must have at most {0} entries': 'උපරිම සටහන් {0}ක් තිබිය හැක',
  'must be at most {0}': 'උපරිම {0} විය යුතුය',
  'must be less than {0}': '{0}ට වඩා අඩු විය යුතුය',
  '{0} stands among the tables of {1}, {2} units from its own area: check its position and its area':
    '{0} {1} හි මේස අතර, තමන්ගේ ප්‍රදේශයෙන් ඒකක {2}ක් ඈත ඇත: පිහිටීම සහ ප්‍රදේශය පරීක්ෂා කරන්න',
  '{0} of "{1}" has the category "{2}", which is named like the area {3}: choose the category of its area':
    '“{1}” හි {0}: වර්ගය “{2}” නම් කර ඇත්තේ {3} ප්‍රදේශය මෙනි: තමන්ගේ ප්‍රදේශයේ වර්ගය තෝරන්න',
  '"{0}" has {1} tables: correct the number, or leave it out': '“{0}” හි මේස {1}ක් ඇත: ගණන නිවැරදි කරන්න, නැතහොත් ඉවත් කරන්න',
  'The category of {0} is called "{1}", but the plan draws an ellipse: correct one of them':
    '{0} හි වර්ගයේ නම “{1}”, නමුත් සැලැස්ම ඉලිප්සයක් අඳියි: එකක් නිවැරදි කරන්න',
  'The category of {0} is called "{1}", but the plan draws corners: correct one of them':
    '{0} හි වර්ගයේ නම “{1}”, නමුත් සැලැස්ම කොන් අඳියි: එකක් නිවැරදි කරන්න',
  '{0} has {1} seats, and the others of its category {2} or more: check its category and its seats':
    '{0}: ආසන {1}යි, වර්ගයේ අනෙක් ඒවායේ {2} හෝ වැඩියි: වර්ගය සහ ආසන පරීක්ෂා කරන්න',
  '{0} has {1} seats, and the others of its category {2} or fewer: check its category and its seats':
    '{0}: ආසන {1}යි, වර්ගයේ අනෙක් ඒවායේ {2} හෝ අඩුයි: වර්ගය සහ ආසන පරීක්ෂා කරන්න',
  'The text "{0}" stands at the tables of {1}: move it to its own area':
    '“{0}” පෙළ {1} හි මේස අසල ඇත: තමන්ගේ ප්‍රදේශයට ගෙන යන්න',
  '{0} stands right before a door: move it aside': '{0} දොරක් ඉදිරියේම ඇත: පැත්තකට ගෙන යන්න',
  '{0} stands across a whole path: move it aside': '{0} මාර්ගයක් සම්පූර්ණයෙන්ම හරස් කරයි: පැත්තකට ගෙන යන්න',
  'The wall encloses {0} without a door: leave an opening, or place a door':
    'බිත්තිය දොරක් නැතිව {0} වට කරයි: විවරයක් තබන්න, නැතහොත් දොරක් තබන්න',
  'an email address': 'ඊමේල් ලිපිනයක්',
  'a position': 'පිහිටීමක්',
  'a telephone number': 'දුරකථන අංකයක්',
  'a web address': 'වෙබ් ලිපිනයක්',
  '"telephone" is {0}: write the one number that guests call': '"telephone" {0} වේ: අමුත්තන් අමතන එක් අංකය ලියන්න',
  '"telephone" holds more than one number: write the one number that guests call':
    '"telephone" හි අංක එකකට වඩා ඇත: අමුත්තන් අමතන එක් අංකය ලියන්න',
  '"telephone" has more than {0} digits: write the one number that guests call':
    '"telephone" හි ඉලක්කම් {0}කට වඩා ඇත: අමුත්තන් අමතන එක් අංකය ලියන්න',
  '"telephone" has letters in place of digits: write the one number that guests call':
    '"telephone" හි ඉලක්කම් වෙනුවට අකුරු ඇත: අමුත්තන් අමතන එක් අංකය ලියන්න',
  '"name" is {0}: write the name of the venue': '"name" {0} වේ: ස්ථානයේ නම ලියන්න',
  '"address" is {0}: write the address of the venue': '"address" {0} වේ: ස්ථානයේ ලිපිනය ලියන්න',
  'The telephone number {0} is of another country than the address, whose numbers begin with {1}: correct one of them':
    '{0} දුරකථන අංකය ලිපිනයේ රටේ නොවේ, එහි අංක {1} වලින් ආරම්භ වේ: එකක් නිවැරදි කරන්න',
  '"country_code" is {0}, but the telephone number is {1}: correct one of them':
    '"country_code" {0}, නමුත් දුරකථන අංකය {1}: එකක් නිවැරදි කරන්න',
  '"time_zone" is {0}, which is no zone of the country in the address: correct one of them':
    '"time_zone" {0}, එය ලිපිනයේ රටේ කලාපයක් නොවේ: එකක් නිවැරදි කරන්න',
  'The point {0}, {1} of the {2} lies far from its others: correct it':
    '“{2}” හි {0}, {1} ලක්ෂ්‍යය අනෙක් ඒවායින් ඈතයි: නිවැරදි කරන්න',
  'The door stands in no wall: move it, or draw its wall': 'දොර කිසිදු බිත්තියක නැත: ගෙන යන්න, නැතහොත් එහි බිත්තිය අඳින්න',
  'The text "{0}" stands upside down: turn it': '“{0}” පෙළ උඩු යටිකුරු වී ඇත: හරවන්න',
  'The text "{0}" stands twice at one place: remove one': '“{0}” පෙළ එක තැනක දෙවරක් ඇත: එකක් ඉවත් කරන්න',
  'The text "{0}" lies on "{1}": move one of them': '“{0}” පෙළ “{1}” මත ඇත: එකක් ගෙන යන්න',
  'The text "{0}" stands far from what it names: move it there': '“{0}” පෙළ එය නම් කරන දෙයින් ඈතයි: එතැනට ගෙන යන්න',
  'tells of {0}, which is over': 'අවසන් වූ {0} ගැන කියයි',
  'asks for {0} guests, but "seat_rules" let {1} reserve it': 'අමුත්තන් {0}ක් ඉල්ලයි, නමුත් "seat_rules" {1}කට වෙන් කිරීමට ඉඩ දෙයි',
  'has another telephone number than the venue': 'ස්ථානයේ නොවන දුරකථන අංකයක් ඇත',
  'The description of {0} {1}: correct one of them': '{0} හි විස්තරය: {1}: එකක් නිවැරදි කරන්න',
  'begins with the name of "{0}"': '“{0}” නමින් ආරම්භ වේ',
  'promises {0} seats, but the table has {1}': 'ආසන {0}ක් පොරොන්දු වේ, නමුත් මේසයේ {1}ක් ඇත',
  'is about a place for two, but the table has {0} seats': 'දෙදෙනෙකුගේ තැනක් ගැන කියයි, නමුත් මේසයේ ආසන {0}ක් ඇත',
  'is about a square table, but the plan draws an ellipse': 'හතරැස් මේසයක් ගැන කියයි, නමුත් සැලැස්ම ඉලිප්සයක් අඳියි',
  'is about a round table, but the plan draws corners': 'රවුම් මේසයක් ගැන කියයි, නමුත් සැලැස්ම කොන් අඳියි',
  'tells of another time than {0}, until which the table is available': 'මේසය ලබා ගත හැකි {0} නොවන වේලාවක් කියයි',
  '{0} has the picture {1}, which is named after {2}: use its own picture':
    '{0}: පින්තූරය {1} නම් කර ඇත්තේ {2} අනුවයි: තමන්ගේම පින්තූරය යොදන්න',
  '{0} has no description, but the others of its area have one: add it':
    '{0}: විස්තරයක් නැත, නමුත් ප්‍රදේශයේ අනෙක් ඒවාට ඇත: එක් කරන්න',
  '{0} has no text of its own, but the others of its area have one: add it':
    '{0}: තමන්ගේම පෙළක් නැත, නමුත් ප්‍රදේශයේ අනෙක් ඒවාට ඇත: එක් කරන්න',
  '{0} has the description of {1}, but all others have their own: write one for it':
    '{0}: {1} හි විස්තරයම ඇත, නමුත් අනෙක් සියල්ලට තමන්ගේම එකක් ඇත: එයට එකක් ලියන්න',
  'The text of {0} is far larger than those of its area: check its size':
    '{0} හි පෙළ ප්‍රදේශයේ අනෙක් ඒවාට වඩා බොහෝ විශාලයි: ප්‍රමාණය පරීක්ෂා කරන්න',
  'The text of {0} is far smaller than those of its area: check its size':
    '{0} හි පෙළ ප්‍රදේශයේ අනෙක් ඒවාට වඩා බොහෝ කුඩායි: ප්‍රමාණය පරීක්ෂා කරන්න',
  '{0} prints its seats larger than its number: make them smaller': '{0} මත ආසන අංකයට වඩා විශාලව ලියා ඇත: කුඩා කරන්න',
  '{0} prints its seats above its number, unlike the others of its area: exchange the offsets':
    '{0} මත ආසන අංකයට ඉහළින් ලියා ඇත, ප්‍රදේශයේ අනෙක් ඒවා මෙන් නොවේ: විස්ථාපන මාරු කරන්න',
  '{0} is turned by {1}°, unlike all others of its area: check its rotation':
    '{0}: කරකැවීම {1}°, ප්‍රදේශයේ අනෙක් සියල්ල මෙන් නොවේ: කරකැවීම පරීක්ෂා කරන්න',
  'The foam lies on the {0}: move it': 'පෙණ “{0}” මත ඇත: ගෙන යන්න',
  'The wall lies in the {0}: move it': 'බිත්තිය “{0}” තුළ ඇත: ගෙන යන්න',
  'The {0} lies on the road: move it': '“{0}” සැරසිල්ල පාර මත ඇත: ගෙන යන්න',
  'The {0} lies in the {1}: move it': '“{0}” සැරසිල්ල “{1}” තුළ ඇත: ගෙන යන්න',
  'A wall crosses the {0}: move it': 'බිත්තියක් “{0}” සැරසිල්ල කපයි: ගෙන යන්න',
  '{0} has spare spaces: write "{1}"': '{0} හි අමතර හිස්තැන් ඇත: “{1}” ලියන්න',
  'The category "{0}" is called by a number: check the name': '“{0}” වර්ගයේ නම අංකයකි: නම පරීක්ෂා කරන්න',
  'The area "{0}" begins with a small letter, unlike the others: check the name':
    '“{0}” ප්‍රදේශය කුඩා අකුරකින් ආරම්භ වේ, අනෙක් ඒවා මෙන් නොවේ: නම පරීක්ෂා කරන්න',
  'The category "{0}" begins with a small letter, unlike the others: check the name':
    '“{0}” වර්ගය කුඩා අකුරකින් ආරම්භ වේ, අනෙක් ඒවා මෙන් නොවේ: නම පරීක්ෂා කරන්න',
  'begins with the number of a list beside its own': 'තමන්ගේ අංකයට අමතරව ලැයිස්තු අංකයකින් ආරම්භ වේ',
  'has the number that the tables called "{0}" lack': '“{0}” නම් මේසවල නැති අංකය ඇත',
  'looks like a misspelled "{0}"': 'වැරදි අක්ෂර සහිත “{0}” සේ පෙනේ',
  'writes its number in another way than the others': 'අංකය අනෙක් ඒවාට වෙනස් ආකාරයකින් ලියයි',
  'lacks a number': 'අංකයක් නැත',
  'is the name of a category': 'වර්ගයක නමයි',
  'separates its number in another way than "{0}{1}1"': 'අංකය “{0}{1}1” ට වෙනස් ආකාරයකින් වෙන් කරයි',
  'has a number with a fraction': 'දශමයක් සහිත අංකයක් ඇත',
  'includes {0} {1}, which is a table too': '{0} {1} ඇතුළත්ය, එයත් මේසයකි',
  'has more than its number': 'අංකයට වඩා දේ ඇත',
  'has its number twice': 'අංකය දෙවරක් ඇත',
  'has a number beyond the others, where {0} is missing': 'අංකය අනෙක් ඒවායින් ඔබ්බට යයි, {0} නැතිව ඇත',
  'begins its number with a zero, unlike the others': 'අංකය බිංදුවකින් ආරම්භ වේ, අනෙක් ඒවා මෙන් නොවේ',
  'begins its number without a zero, unlike the others': 'අංකය බිංදුවක් නැතිව ආරම්භ වේ, අනෙක් ඒවා මෙන් නොවේ',
  '"{0}" {1}: check the name': '“{0}” {1}: නම පරීක්ෂා කරන්න',
  '"{0}" counts up from {1} on, as a spreadsheet fills a column: check the numbers':
    '"{0}" {1} සිට එකින් එක ඉහළ යයි, පැතුරුම්පතක් තීරුවක් පුරවන විට මෙන්: අංක පරීක්ෂා කරන්න',
  '"{0}" and "{1}" are the same for every table: check which column each was read from':
    '"{0}" සහ "{1}" සෑම මේසයකම එකමය: එක් එක් එක කියවූයේ කුමන තීරුවෙන්දැයි පරීක්ෂා කරන්න',
  'No mails arrive at {0}: check its ending': '{0} වෙත ඊමේල් නොලැබේ: අවසානය පරීක්ෂා කරන්න',
  'No mails arrive at {0}: is {1} meant?': '{0} වෙත ඊමේල් නොලැබේ: {1} ද අදහස් කළේ?',
  'Tables are held for {0} minutes after their time: write minutes, not seconds':
    'මේස වේලාවෙන් පසු මිනිත්තු {0}ක් රඳවා ගනී: තත්පර නොව මිනිත්තු ලියන්න',
  'Slots must be reserved {0} days ahead: write minutes, not seconds': 'වාර දින {0}කට පෙර වෙන් කළ යුතුය: තත්පර නොව මිනිත්තු ලියන්න',
  'Slots must be reserved {0} days ahead: shorten the lead time': 'වාර දින {0}කට පෙර වෙන් කළ යුතුය: පෙර කාලය කෙටි කරන්න',
  'The key "{0}" is easily another venue\'s: use a longer one': '“{0}” යතුර පහසුවෙන් වෙනත් ස්ථානයක විය හැක: දිගු එකක් යොදන්න',
  'The form asks for a promo code, but there is none: remove the setting':
    'පෝරමය ප්‍රවර්ධන කේතයක් ඉල්ලයි, නමුත් එකක් නැත: සැකසුම ඉවත් කරන්න',
  "Guests can't open {0}: write the public address": 'අමුත්තන්ට {0} විවෘත කළ නොහැක: පොදු ලිපිනය ලියන්න',
  'The terms are those of the venue "{0}": link to its own': 'කොන්දේසි “{0}” ස්ථානයේ ඒවාය: තමන්ගේ ඒවාට සබැඳි කරන්න',
  'All closed dates are over: check their year, or remove them': 'වසා ඇති සියලු දින ගෙවී ඇත: වසර පරීක්ෂා කරන්න, නැතහොත් ඉවත් කරන්න',
  '"{0}" has spare spaces or a line break: write it without': '"{0}" හි අමතර හිස්තැන් හෝ පේළි බිඳීමක් ඇත: ඒවා නැතිව ලියන්න',
  'The first slot is {0}, in the night: check whether the morning is meant':
    'පළමු වාරය රාත්‍රියේ {0}යි: උදෑසන අදහස් කළේදැයි පරීක්ෂා කරන්න',
  'Guests choose among {0} sizes of a party: take at most {1}': 'අමුත්තන් කණ්ඩායම් ප්‍රමාණ {0}කින් තෝරයි: උපරිම {1}ක් ගන්න',
  'The form begins with a party of {0}: begin with a usual one': 'පෝරමය {0} දෙනෙකුගේ කණ්ඩායමකින් ආරම්භ වේ: සාමාන්‍ය එකකින් අරඹන්න',
  'Tables are held for {0} minutes, as long as a stay of {1}: shorten the hold':
    'මේස මිනිත්තු {0}ක් රඳවා ගනී, {1}ක රැඳී සිටීමක් තරම්: රඳවා ගැනීම කෙටි කරන්න',
  '{0} is {1} years ahead: check its year': '{0} වසර {1}ක් ඉදිරියෙනි: වසර පරීක්ෂා කරන්න',
  'The texts in "{0}" are not translated: translate them, or remove them':
    '“{0}” හි පෙළ පරිවර්තනය කර නැත: පරිවර්තනය කරන්න, නැතහොත් ඉවත් කරන්න',
  'is that of "{0}" too: give each its own': '“{0}” හි පරිවර්තනයම වේ: එක් එක් එකට තමන්ගේම එකක් දෙන්න',
  'The translation of "{0}" {1}': '“{0}” හි පරිවර්තනය: {1}',
  'is not in the letters of the language "{0}": check its language': '“{0}” භාෂාවේ අකුරින් නොවේ: භාෂාව පරීක්ෂා කරන්න',
  "is in the venue's own language: change the text itself": 'ස්ථානයේම භාෂාවෙන් ඇත: පෙළම වෙනස් කරන්න',
  'still has "{0}": translate it': 'තවමත් “{0}” ඇත: පරිවර්තනය කරන්න',
  'lacks {0}: add it': '{0} නැත: එක් කරන්න',
  'holds {0}, which its text lacks: remove it': 'පෙළේ නැති {0} ඇත: ඉවත් කරන්න',
  'has the number {0} for {1}: correct it': '{1} වෙනුවට {0} අංකය ඇත: නිවැරදි කරන්න',
  'The terms name the table "{0}", which the plan lacks: correct its name':
    'කොන්දේසි සැලැස්මේ නැති “{0}” මේසය නම් කරයි: නම නිවැරදි කරන්න',
  'The terms limit the time of {0}, but the plan gives it no available_until: correct one of them':
    'කොන්දේසි {0} හි වේලාව සීමා කරයි, නමුත් සැලැස්මේ එයට available_until නැත: එකක් නිවැරදි කරන්න',
  'The terms limit the time of {0}, but in the plan it is available until {1}: correct one of them':
    'කොන්දේසි {0} හි වේලාව සීමා කරයි, නමුත් සැලැස්මේ එය {1} දක්වා ලබා ගත හැක: එකක් නිවැරදි කරන්න',
  monday: 'සඳුදා',
  tuesday: 'අඟහරුවාදා',
  wednesday: 'බදාදා',
  thursday: 'බ්‍රහස්පතින්දා',
  friday: 'සිකුරාදා',
  saturday: 'සෙනසුරාදා',
  sunday: 'ඉරිදා',
  'The terms have the address {0}, which differs from that of the venue': 'කොන්දේසිවල {0} ලිපිනය ඇත, එය ස්ථානයේ ලිපිනයෙන් වෙනස්ය',
  'The terms have the number +{0}, which differs from that of the venue':
    'කොන්දේසිවල +{0} අංකය ඇත, එය ස්ථානයේ අංකයෙන් වෙනස්ය',
  'The terms tell another time of the last reservation than "hours"': 'කොන්දේසි අවසන් වෙන් කිරීම සඳහා "hours" හි නැති වේලාවක් කියයි',
  'The terms promise slots from {0} to {1}, which are not those of "hours"':
    'කොන්දේසි {0} සිට {1} දක්වා වාර පොරොන්දු වේ, ඒවා "hours" හි නැත',
  'The terms ask for {0} {1} in advance, but "lead_minutes" is {2}':
    'කොන්දේසි “{0} {1}” පෙර ඉල්ලයි, නමුත් "lead_minutes" {2}යි',
  'The terms say that the venue is closed on {0}, but "closed_weekdays" lacks it':
    'කොන්දේසි අනුව ස්ථානය {0} වසා ඇත, නමුත් "closed_weekdays" හි එය නැත',
  'The terms promise parties of up to {0}, but "guests" has the maximum {1}':
    'කොන්දේසි “{0}” දක්වා කණ්ඩායම් පොරොන්දු වේ, නමුත් "guests" හි උපරිමය {1}යි',
  'The terms ask parties of more than {0} to call, but the form takes {1}':
    'කොන්දේසි “{0}” ට වැඩි කණ්ඩායම්වලට අමතන ලෙස කියයි, නමුත් පෝරමය {1} ගනී',
  'The terms tell of promo codes, but the venue has none': 'කොන්දේසි ප්‍රවර්ධන කේත ගැන කියයි, නමුත් ස්ථානයට ඒවා නැත',
  'The terms are those of "{0}", but the venue is called "{1}"': 'කොන්දේසි “{0}” හි ඒවාය, නමුත් ස්ථානයේ නම “{1}”',
  'The terms tell of {0}, which is over': 'කොන්දේසි අවසන් වූ {0} ගැන කියයි',
  'The terms ask for {0} guests at a table with {1} seats, but "seat_rules" ask for {2}':
    'කොන්දේසි ආසන {1}ක මේසයකට අමුත්තන් {0}ක් ඉල්ලයි, නමුත් "seat_rules" {2}ක් ඉල්ලයි',
  'The terms name the promo code {0}, which "promo_codes" lacks':
    'කොන්දේසි {0} ප්‍රවර්ධන කේතය නම් කරයි, එය "promo_codes" හි නැත',
  'The terms tell of a stay of {0} hours, which "stays" lacks': 'කොන්දේසි පැය {0}ක රැඳී සිටීමක් ගැන කියයි, එය "stays" හි නැත',
  'The terms allow {0} here, and say the opposite before': 'කොන්දේසි මෙහි “{0}” සඳහා ඉඩ දෙයි, පෙර විරුද්ධ දේ කියයි',
  'The terms forbid {0} here, and say the opposite before': 'කොන්දේසි මෙහි “{0}” තහනම් කරයි, පෙර විරුද්ධ දේ කියයි',
  '{0}: correct one of them': '{0}: එකක් නිවැරදි කරන්න',
  'has a space before a comma or a full stop: correct it': 'කොමාවකට හෝ නැවතීමේ තිතකට පෙර හිස්තැනක් ඇත: නිවැරදි කරන්න',
  'has a word twice: correct it': 'වචනයක් දෙවරක් ඇත: නිවැරදි කරන්න',
  'opens a bracket and never closes it: correct it': 'වරහනක් විවෘත කර කිසිදා වසන්නේ නැත: නිවැරදි කරන්න',
  'opens a quotation and never closes it: correct it': 'උද්ධෘතයක් විවෘත කර කිසිදා වසන්නේ නැත: නිවැරදි කරන්න',
  'has a damaged entity: correct it': 'හානි වූ HTML සංකේතයක් ඇත: නිවැරදි කරන්න',
  'has the number {0}, whose digits are grouped wrongly: correct it': 'ඉලක්කම් වැරදි ලෙස කාණ්ඩ කළ {0} අංකය ඇත: නිවැරදි කරන්න',
  'breaks off: write its end': 'අතරමග නතර වේ: අවසානය ලියන්න',
  'breaks off after "{0}": write its end': '“{0}” ට පසුව නතර වේ: අවසානය ලියන්න',
  'is only a number: write its words, or remove it': 'අංකයක් පමණි: වචන ලියන්න, නැතහොත් ඉවත් කරන්න',
  'says "{0}" twice: say it once': '“{0}” දෙවරක් කියයි: එක් වරක් කියන්න',
  'only repeats the name: say more, or remove it': 'නම පමණක් නැවත කියයි: තව ලියන්න, නැතහොත් ඉවත් කරන්න',
  'is shorter than its heading, "{0}": exchange the two': 'එහි මාතෘකාවට (“{0}”) වඩා කෙටිය: දෙක මාරු කරන්න',
  'is Markdown, which guests see as signs: write plain text': 'අමුත්තන්ට සංකේත ලෙස පෙනෙන Markdown වේ: සරල පෙළක් ලියන්න',
  'This paragraph of the terms {0}': 'කොන්දේසිවල මෙම ඡේදය: {0}',
  'The description of {0} is written in another language than the others: translate it':
    '{0} හි විස්තරය අනෙක් ඒවාට වෙනස් භාෂාවකින් ලියා ඇත: පරිවර්තනය කරන්න',
  'The language is "{0}", but the terms are written in "{1}": correct one of them':
    'භාෂාව “{0}”, නමුත් කොන්දේසි “{1}” වලින් ලියා ඇත: එකක් නිවැරදි කරන්න',
  'The terms are written in "{0}" here, and the venue\'s language is "{1}": translate them':
    'කොන්දේසි මෙහි “{0}” වලින් ලියා ඇත, ස්ථානයේ භාෂාව “{1}”: පරිවර්තනය කරන්න',
  'The translation of "{0}" is written in "{1}" instead of "{2}": translate it':
    '“{0}” හි පරිවර්තනය “{2}” වෙනුවට “{1}” වලින් ලියා ඇත: පරිවර්තනය කරන්න',
  '"{0}" looks like a misspelled "{1}": check the word': '“{0}” වැරදි අක්ෂර සහිත “{1}” සේ පෙනේ: වචනය පරීක්ෂා කරන්න',
  'must be a color such as #2a9d8f': '#2a9d8f වැනි වර්ණයක් විය යුතුය',
  'must be a time of day such as 18:00': '18:00 වැනි දවසේ වේලාවක් විය යුතුය',
  'must be the path of a picture, such as pictures/terrace-1.svg': 'pictures/terrace-1.svg වැනි පින්තූරයක මාර්ගයක් විය යුතුය',
  'must be a date such as 2026-12-31': '2026-12-31 වැනි දිනයක් විය යුතුය',
  'must be a color such as #0b6e75': '#0b6e75 වැනි වර්ණයක් විය යුතුය',
  'must be a language tag such as en or pt-BR': 'en හෝ pt-BR වැනි භාෂා කේතයක් විය යුතුය',
  'the last slot is before the first': 'අවසන් වාරය පළමු එකට පෙරයි',
  '00:00 and 24:00 have the same text, 12:00 AM: keep one of them':
    '00:00 සහ 24:00 සඳහා එකම පෙළ, 12:00 AM, ඇත: එකක් තබා ගන්න',
  'the default must lie between min and max': 'පෙරනිමිය min සහ max අතර විය යුතුය',
  'is not an IANA time zone': 'IANA වේලා කලාපයක් නොවේ',
  'must be a country code such as +94': '+94 වැනි රට කේතයක් විය යුතුය',
  'two stays have the same name': 'රැඳී සිටීම් දෙකකට එකම නම ඇත',
  'must be an https address or a path from /': 'https ලිපිනයක් හෝ / සිට මාර්ගයක් විය යුතුය',
  'must be a time such as 09:15, on a quarter of an hour, from 00:00 to 24:00':
    '00:00 සිට 24:00 දක්වා, පැය කාලක, 09:15 වැනි වේලාවක් විය යුතුය',
  'from lies after until': 'from until ට පසුවයි',
  'must be a site such as https://www.example.com or https://*.example.com, or * for all sites':
    'https://www.example.com හෝ https://*.example.com වැනි අඩවියක් විය යුතුය, නැතහොත් සියලු අඩවි සඳහා *',
  'turn times must be in ascending order of guests': 'මේස භාවිත කාල අමුත්තන් ගණන අනුව ආරෝහණ විය යුතුය',
  'the terms must be given here or at terms_url': 'කොන්දේසි මෙහි හෝ terms_url හි දිය යුතුය',
  'occupancy by stay needs stays': 'රැඳී සිටීම අනුව භාවිතයට "stays" අවශ්‍යයි',
  'must be a whole number or a text': 'පූර්ණ සංඛ්‍යාවක් හෝ පෙළක් විය යුතුය',
  'must be a web address, or a path on the host such as /pictures/terrace-1.svg':
    'වෙබ් ලිපිනයක්, නැතහොත් /pictures/terrace-1.svg වැනි සේවාදායකයේ මාර්ගයක් විය යුතුය',
  '{0} is one of {1} tables that are {2} units away from all others: check their positions':
    '{0} යනු අනෙක් සියල්ලෙන් ඒකක {2}ක් ඈත මේස {1}න් එකකි: ඒවායේ පිහිටීම් පරීක්ෂා කරන්න',
  'The address {0} lacks the name of a picture: leave the field out': '{0} ලිපිනයේ පින්තූරයක නමක් නැත: ක්ෂේත්‍රය ඉවත් කරන්න',
  'Each slot takes {0} guests, but a party has at least {1}: raise "max_covers_per_slot"':
    'එක් වේලාවකට අමුත්තන් {0}ක් පමණි, නමුත් කණ්ඩායමක අවම වශයෙන් {1}ක් සිටී: "max_covers_per_slot" වැඩි කරන්න',
  'The plan has no table "{0}": write the id or name of one, or remove it':
    'සැලැස්මේ "{0}" මේසයක් නැත: මේසයක id හෝ නම ලියන්න, නැතහොත් ඉවත් කරන්න',
};
