/** What the plan checks say in Tamil. */
import type { Catalogue } from '../../say.ts';

export const catalogue: Catalogue = {
  'names all seven days: the venue would never be open': 'ஏழு நாட்களையும் குறிப்பிடுகிறது: இடம் ஒருபோதும் திறந்திருக்காது',
  'reaches beyond farthest_days: no time could ever be reserved':
    'farthest_days ஐத் தாண்டுகிறது: எந்த நேரத்தையும் முன்பதிவு செய்ய முடியாது',
  'the code {0} is used twice; case makes no difference':
    'குறியீடு {0} இருமுறை உள்ளது; பெரிய, சிறிய எழுத்துகளுக்கு வேறுபாடு இல்லை',
  '{0} is the page of terms, which are empty here': '{0} விதிமுறைகளின் பக்கம், இங்கு அவை வெறுமையாக உள்ளன',
  '"{0}" is given twice in one object: keep one of them': '"{0}" ஒரே பொருளில் இருமுறை உள்ளது: ஒன்றை மட்டும் வைத்திருக்கவும்',
  'The host refuses to start with this file: {0} {1}': 'இந்தக் கோப்புடன் சேவையகம் தொடங்காது: {0} {1}',
  'The host refuses to start with this file: {0} {1}, and {2} more such':
    'இந்தக் கோப்புடன் சேவையகம் தொடங்காது: {0} {1}, இதுபோல் மேலும் {2}',
  'The file is neither a plan nor a host’s answer.': 'இந்தக் கோப்பு வரைபடமோ சேவையகத்தின் பதிலோ அல்ல.',
  'The file plan.json is not valid JSON.': 'plan.json கோப்பு சரியான JSON அல்ல.',
  'The file venue.json is not valid JSON.': 'venue.json கோப்பு சரியான JSON அல்ல.',
  'Table without a name': 'பெயரில்லாத மேசை',
  'Table {0}': 'மேசை {0}',
  'number without a name': '(பெயரில்லை)',
  'number {0}': 'எண் {0}',
  'the area without a name': 'பெயரில்லாத பகுதி',
  'the area {0}': 'பகுதி {0}',
  'The table without a name': 'பெயரில்லாத மேசை',
  'The table {0}': 'மேசை {0}',
  'The area without a name': 'பெயரில்லாத பகுதி',
  'The area {0}': 'பகுதி {0}',
  'The category without a name': 'பெயரில்லாத வகை',
  'The category {0}': 'வகை {0}',
  'another table without a name': 'பெயரில்லாத மற்றொரு மேசை',
  'another table {0}': 'மற்றொரு மேசை {0}',
  'another area without a name': 'பெயரில்லாத மற்றொரு பகுதி',
  'another area {0}': 'மற்றொரு பகுதி {0}',
  'another category without a name': 'பெயரில்லாத மற்றொரு வகை',
  'another category {0}': 'மற்றொரு வகை {0}',
  '"{0}"': '“{0}”',
  'The file is not valid JSON.': 'இந்தக் கோப்பு சரியான JSON அல்ல.',
  'The file holds neither a plan nor a host’s answer.': 'இந்தக் கோப்பில் வரைபடமோ சேவையகத்தின் பதிலோ இல்லை.',
  'The file': 'கோப்பு',
  'An entry of the list': 'பட்டியலின் ஓர் உள்ளீடு',
  'An entry of "{0}"': '"{0}" இன் ஓர் உள்ளீடு',
  'the plan has no tables': 'வரைபடத்தில் மேசைகள் இல்லை',
  'the id {0} is used twice': 'id {0} இருமுறை உள்ளது',
  'there is no category {0}': 'வகை {0} இல்லை',
  'the table lies completely outside the plan of {0} × {1}': 'மேசை {0} × {1} வரைபடத்திற்கு முற்றிலும் வெளியே உள்ளது',
  'is too complicated to be checked: it takes too much time or memory':
    'சரிபார்க்க மிகவும் சிக்கலானது: அதிக நேரம் அல்லது நினைவகம் தேவை',
  'must not have more than {0} entries': '{0} க்கும் அதிகமான உள்ளீடுகள் இருக்கக் கூடாது',
  'must not have a list of more than {0} entries': '{0} க்கும் அதிகமான உள்ளீடுகள் கொண்ட பட்டியல் இருக்கக் கூடாது',
  '{0} is the color of the category {1} and of the category {2}: give each its own color':
    '{0} என்பது {1}, {2} ஆகிய இரு வகைகளின் நிறம்: ஒவ்வொன்றுக்கும் தனி நிறம் கொடுக்கவும்',
  '{0} has the color of the category {1}, but another category: remove its color, or choose another':
    '{0}: நிறம் {1} வகையுடையது, ஆனால் வகை வேறு: நிறத்தை நீக்கவும், அல்லது வேறொன்றைத் தேர்ந்தெடுக்கவும்',
  'Use the color of its category': 'அதன் வகையின் நிறத்தைப் பயன்படுத்து',
  '{0} has nearly the color of its category, {1}: remove its color, or choose another':
    '{0}: நிறம் அதன் வகையின் நிறத்தை ({1}) மிகவும் ஒத்துள்ளது: நிறத்தை நீக்கவும், அல்லது வேறொன்றைத் தேர்ந்தெடுக்கவும்',
  '{0} has the color {1}, which the legend lacks, and not that of its category, {2}: remove its color, or choose another':
    '{0}: நிறம் {1} விளக்கக் குறிப்பில் இல்லை, அதன் வகையின் நிறமும் ({2}) அல்ல: நிறத்தை நீக்கவும், அல்லது வேறொன்றைத் தேர்ந்தெடுக்கவும்',
  'The category "{0}" has the color {1}: choose the color of its name, or rename it':
    '“{0}” வகையின் நிறம் {1}: பெயருக்கேற்ற நிறத்தைத் தேர்ந்தெடுக்கவும், அல்லது பெயரை மாற்றவும்',
  'Text on {0} is hard to read: its contrast is {1} to 1, and should be {2}. Use {3}, or another lighter or darker color':
    '{0} மேல் உரையைப் படிப்பது கடினம்: மாறுபாடு {1} க்கு 1, {2} ஆக இருக்க வேண்டும். {3} அல்லது வேறு வெளிர் அல்லது அடர் நிறத்தைப் பயன்படுத்தவும்',
  'Use {0}': '{0} ஐப் பயன்படுத்து',
  'guests who do not see red': 'சிவப்பு தெரியாத விருந்தினர்கள்',
  'guests who do not see green': 'பச்சை தெரியாத விருந்தினர்கள்',
  'guests who do not see blue': 'நீலம் தெரியாத விருந்தினர்கள்',
  '{0} of the category {1} is hard to tell from {2} of the category {3}: make one much lighter or darker':
    '{1} வகையின் {0}, {3} வகையின் {2} ஆகியவற்றை வேறுபடுத்துவது கடினம்: ஒன்றை மிகவும் வெளிர் அல்லது அடர் ஆக்கவும்',
  '{0} of the category {1} is hard to tell from {2} of the category {3} by {4}: make one much lighter or darker':
    '{1} வகையின் {0}, {3} வகையின் {2} ஆகியவற்றை வேறுபடுத்துவது கடினம் ({4}): ஒன்றை மிகவும் வெளிர் அல்லது அடர் ஆக்கவும்',
  '{0} is {1}, but the category {2} is {3}: give all tables of a category one color':
    '{0}: நிறம் {1}, ஆனால் {2} வகையின் நிறம் {3}: ஒரு வகையின் எல்லா மேசைகளுக்கும் ஒரே நிறம் கொடுக்கவும்',
  'The category {0} is called "{1}" and "{2}": give it one name':
    'வகை {0} க்கு “{1}”, “{2}” என இரு பெயர்கள் உள்ளன: ஒரே பெயர் கொடுக்கவும்',
  'The categories {0} and {1} are both called "{2}": give each its own name':
    'வகைகள் {0}, {1} இரண்டுக்கும் “{2}” என்பதே பெயர்: ஒவ்வொன்றுக்கும் தனிப் பெயர் கொடுக்கவும்',
  area: 'பரப்பு',
  path: 'பாதை',
  wall: 'சுவர்',
  text: 'உரை',
  picture: 'படம்',
  umbrella: 'குடை',
  palm: 'பனை',
  tree: 'மரம்',
  bush: 'புதர்',
  rocks: 'பாறைகள்',
  boat: 'படகு',
  surfboards: 'அலைச்சறுக்குப் பலகைகள்',
  fire: 'நெருப்பு',
  grill: 'கிரில்',
  bar: 'பார்',
  stage: 'மேடை',
  steps: 'படிகள்',
  door: 'கதவு',
  lantern: 'விளக்கு',
  towel: 'துண்டு',
  scooter: 'ஸ்கூட்டர்',
  chair: 'நாற்காலி',
  sofa: 'சோபா',
  loungers: 'குடையும் சாய்விருக்கைகளும்',
  cabana: 'குடில்',
  pool: 'நீச்சல் குளம்',
  dj: 'DJ',
  entrance: 'நுழைவாயில்',
  toilet: 'கழிப்பறை',
  sea: 'கடல்',
  shallows: 'ஆழமற்ற நீர்',
  foam: 'நுரை',
  'wet-sand': 'ஈர மணல்',
  sand: 'மணல்',
  grass: 'புல்',
  garden: 'தோட்டம்',
  water: 'நீர்',
  road: 'சாலை',
  pavement: 'நடைபாதை',
  stone: 'கல்',
  wood: 'மரத்தளம்',
  floor: 'தளம்',
  carpet: 'கம்பளம்',
  roof: 'கூரை',
  'The text "{0}"': '“{0}” உரை',
  'The area of {0}': '“{0}” பரப்பு',
  'The {0}': '“{0}” அலங்காரம்',
  '{0} lies far outside the plan of {1} × {2}: move it in, or remove it':
    '{0} {1} × {2} வரைபடத்திற்கு மிகவும் வெளியே உள்ளது: உள்ளே நகர்த்தவும், அல்லது நீக்கவும்',
  '{0} seems to have x and y exchanged: swap them': '{0}: x, y இடம் மாறியதாகத் தெரிகிறது: மாற்றவும்',
  '{0} is larger than the plan of {1} × {2}: make it smaller': '{0} {1} × {2} வரைபடத்தை விடப் பெரியது: சிறிதாக்கவும்',
  '{0} lies exactly on another one: remove it': '{0} அதேபோன்ற ஒன்றின் மேல் சரியாக உள்ளது: ஒன்றை நீக்கவும்',
  '{0} lies on another one: remove it': '{0} அதேபோன்ற ஒன்றின் மேல் உள்ளது: ஒன்றை நீக்கவும்',
  'Remove the copy': 'நகலை நீக்கு',
  '{0} has no extent, so nothing is drawn: spread its points, or remove it':
    '{0}: பரப்பளவு இல்லை, எனவே எதுவும் வரையப்படாது: புள்ளிகளை விரிக்கவும், அல்லது நீக்கவும்',
  '{0} is hidden below an area that is drawn later: move it up in the list':
    '{0} பின்னர் வரையப்படும் பரப்பின் கீழ் மறைந்துள்ளது: பட்டியலில் மேலே நகர்த்தவும்',
  '{0} crosses its own outline: put its points in order': '{0} தன் எல்லைக்கோட்டையே வெட்டுகிறது: புள்ளிகளை வரிசைப்படுத்தவும்',
  '{0} stands in the {1}: move the table, or the area': '{0}: இருப்பிடம் “{1}” உள்ளே: மேசையை அல்லது பரப்பை நகர்த்தவும்',
  '{0} stands in a {1}: move the table, or the {2}': '{0}: இருப்பிடம் “{1}” உள்ளே: மேசையை அல்லது “{2}” ஐ நகர்த்தவும்',
  '{0} stands on the text "{1}": move one of them': '{0} “{1}” உரையின் மேல் உள்ளது: ஒன்றை நகர்த்தவும்',
  'a comment': 'ஒரு குறிப்பு (comment)',
  'an unfinished <{0}>': 'முடிவடையாத <{0}>',
  'the attribute {0}': 'பண்பு {0}',
  'the link to nowhere': 'எங்கும் செல்லாத இணைப்பு',
  'the link to {0}': '{0} க்கான இணைப்பு',
  'Keep only what is shown': 'காட்டப்படுவதை மட்டும் வைத்திரு',
  'The page removes {0} and more from the description of {1}: use only {2}, lists and links':
    '{1} இன் விளக்கத்திலிருந்து பக்கம் இவற்றையும் பிறவற்றையும் நீக்கும்: {0}. {2}, பட்டியல்கள், இணைப்புகளை மட்டும் பயன்படுத்தவும்',
  'The page removes {0} from the description of {1}: use only {2}, lists and links':
    '{1} இன் விளக்கத்திலிருந்து பக்கம் இவற்றை நீக்கும்: {0}. {2}, பட்டியல்கள், இணைப்புகளை மட்டும் பயன்படுத்தவும்',
  'closes <{0}> without opening it: remove </{1}>': '<{0}> ஐத் திறக்காமல் மூடுகிறது: </{1}> ஐ நீக்கவும்',
  'closes <{0}> before <{1}>: close the inner one first': '<{1}> க்கு முன் <{0}> ஐ மூடுகிறது: உள்ளே உள்ளதை முதலில் மூடவும்',
  'opens <{0}> and never closes it: add </{1}>': '<{0}> ஐத் திறந்து மூடவில்லை: </{1}> ஐச் சேர்க்கவும்',
  'shows HTML as text, because it was escaped twice: escape it once':
    'HTML ஐ உரையாகக் காட்டுகிறது, அது இருமுறை குறியாக்கப்பட்டதால்: ஒருமுறை மட்டும் குறியாக்கவும்',
  'is empty: write one, or remove it': 'வெறுமையாக உள்ளது: எழுதவும், அல்லது நீக்கவும்',
  'has a link without text, which guests can’t see: write its text':
    'விருந்தினர்களுக்குத் தெரியாத, உரையில்லாத இணைப்பு உள்ளது: அதன் உரையை எழுதவும்',
  'links to a private address, which guests can’t open: use the public one':
    'விருந்தினர்கள் திறக்க முடியாத தனிப்பட்ட முகவரிக்கு இணைக்கிறது: பொது முகவரியைப் பயன்படுத்தவும்',
  'has a link to no email address or telephone number: correct it':
    'மின்னஞ்சல் முகவரிக்கோ தொலைபேசி எண்ணுக்கோ செல்லாத இணைப்பு உள்ளது: திருத்தவும்',
  'is Markdown or BBCode, which guests see as signs: write it in HTML':
    'விருந்தினர்கள் குறிகளாகக் காணும் Markdown அல்லது BBCode: HTML இல் எழுதவும்',
  'The description of {0} {1}': '{0} இன் விளக்கம்: {1}',
  '{0} has the id {1}, which {2} at {3} has too: give it its own id':
    '{0}: id {1}, {3} இல் {2} க்கும் அதுவே: அதற்கென தனி id கொடுக்கவும்',
  'Give it the id {0}': 'id {0} கொடு',
  'Rename it to {0}': 'பெயரை {0} என மாற்று',
  'Another table is also called "{0}": give each its own name':
    'மற்றொரு மேசையின் பெயரும் “{0}”: ஒவ்வொன்றுக்கும் தனிப் பெயர் கொடுக்கவும்',
  'Another area is also called "{0}": give each its own name':
    'மற்றொரு பகுதியின் பெயரும் “{0}”: ஒவ்வொன்றுக்கும் தனிப் பெயர் கொடுக்கவும்',
  'Another category is also called "{0}": give each its own name':
    'மற்றொரு வகையின் பெயரும் “{0}”: ஒவ்வொன்றுக்கும் தனிப் பெயர் கொடுக்கவும்',
  '"{0}" is easily confused with "{1}": give each its own name':
    '“{0}”, “{1}” எளிதில் குழப்பும்: ஒவ்வொன்றுக்கும் தனிப் பெயர் கொடுக்கவும்',
  '{0} has the category {1}, which the plan does not list: add it under "categories", or choose another':
    '{0}: வகை {1} வரைபடத்தின் பட்டியலில் இல்லை: "categories" இல் சேர்க்கவும், அல்லது வேறொன்றைத் தேர்ந்தெடுக்கவும்',
  'The category {0} has no tables: remove it, or add tables to it':
    '{0} வகையில் மேசைகள் இல்லை: நீக்கவும், அல்லது மேசைகளைச் சேர்க்கவும்',
  'Remove the category': 'வகையை நீக்கு',
  'The area {0} has no tables: remove it, or add tables to it':
    '{0} பகுதியில் மேசைகள் இல்லை: நீக்கவும், அல்லது மேசைகளைச் சேர்க்கவும்',
  'Remove the area': 'பகுதியை நீக்கு',
  'There is no table: add one': 'மேசை எதுவும் இல்லை: ஒன்றைச் சேர்க்கவும்',
  '{0} has a blank id: give it its own id': '{0}: id வெறுமையாக உள்ளது: அதற்கென தனி id கொடுக்கவும்',
  '{0} has the id "{1}": give it its own id': '{0}: id “{1}”: அதற்கென தனி id கொடுக்கவும்',
  '{0} has the id "{1}", which is easily confused with "{2}": give it its own id':
    '{0}: id “{1}” ஐ “{2}” உடன் எளிதில் குழப்பலாம்: அதற்கென தனி id கொடுக்கவும்',
  '{0} prints "{1}": guests choose one number and find another. Print the number of the name, or rename the table':
    '{0} மேல் “{1}” என எழுதியுள்ளது: விருந்தினர்கள் ஓர் எண்ணைத் தேர்ந்தெடுத்து வேறொன்றைக் காண்பார்கள். பெயரின் எண்ணை எழுதவும், அல்லது மேசையின் பெயரை மாற்றவும்',
  'The text "{0}" of {1} lacks its number, unlike those of its area: correct it':
    '{1} மேல் “{0}” உரையில் எண் இல்லை, அதன் பகுதியின் மற்றவை போல் அல்ல: திருத்தவும்',
  'The text "{0}" of {1} has spare signs, unlike those of its area: correct it':
    '{1} மேல் “{0}” உரையில் தேவையற்ற குறிகள் உள்ளன, அதன் பகுதியின் மற்றவை போல் அல்ல: திருத்தவும்',
  'The text "{0}" of {1} has a fraction, unlike those of its area: correct it':
    '{1} மேல் “{0}” உரையில் தசமம் உள்ளது, அதன் பகுதியின் மற்றவை போல் அல்ல: திருத்தவும்',
  'The text "{0}" of {1} is written in small letters, unlike those of its area: correct it':
    '{1} மேல் “{0}” உரை சிறிய எழுத்தில் உள்ளது, அதன் பகுதியின் மற்றவை போல் அல்ல: திருத்தவும்',
  'The text "{0}" of {1} begins with {2} instead of {3}, unlike those of its area: correct it':
    '{1} மேல் “{0}” உரை {3} க்குப் பதில் {2} இல் தொடங்குகிறது, அதன் பகுதியின் மற்றவை போல் அல்ல: திருத்தவும்',
  'The text "{0}" of {1} has a letter for its number, unlike those of its area: correct it':
    '{1} மேல் “{0}” உரையில் எண்ணுக்குப் பதில் எழுத்து உள்ளது, அதன் பகுதியின் மற்றவை போல் அல்ல: திருத்தவும்',
  '{0} prints "{1}", but the others of its area begin with {2}: print its number like theirs':
    '{0} மேல் “{1}” என எழுதியுள்ளது, ஆனால் அதன் பகுதியின் மற்றவை {2} இல் தொடங்குகின்றன: அவற்றைப் போல் எண்ணை எழுதவும்',
  '{0} prints "{1}" like the tables of "{2}": print a number of its own area':
    '{0} மேல் “{2}” மேசைகளைப் போல் “{1}” என எழுதியுள்ளது: அதன் சொந்தப் பகுதியின் எண்ணை எழுதவும்',
  '{0} prints "{1}", which names {2} too: print its own number':
    '{0} மேல் “{1}” என எழுதியுள்ளது, அது {2} ஐயும் குறிக்கிறது: அதன் சொந்த எண்ணை எழுதவும்',
  '{0} prints "{1}", as {2} does: give each its own text':
    '{2} போலவே {0} மேல் “{1}” என எழுதியுள்ளது: ஒவ்வொன்றுக்கும் தனி உரை கொடுக்கவும்',
  'The text of {0} is blank: remove it to print the name': '{0} இன் உரை வெறுமையாக உள்ளது: பெயர் தெரிய அதை நீக்கவும்',
  'Print the name': 'பெயரை எழுது',
  '{0} has {1} seats, but the description promises {2}: correct one of them':
    '{0}: இருக்கைகள் {1}, ஆனால் விளக்கம் {2} எனக் கூறுகிறது: ஒன்றைத் திருத்தவும்',
  '{0} has {1} seats, but "{2}" promises {3}: correct one of them':
    '{0}: இருக்கைகள் {1}, ஆனால் “{2}” {3} எனக் கூறுகிறது: ஒன்றைத் திருத்தவும்',
  '{0} {1}': '{0} {1}',
  'holds a soft hyphen, which guests do not see: write it anew on a keyboard':
    'விருந்தினர்களுக்குத் தெரியாத மென்கோடு உள்ளது: விசைப்பலகையில் மீண்டும் எழுதவும்',
  'holds a joiner that joins nothing: write it anew on a keyboard':
    'எதையும் இணைக்காத இணைப்பி உள்ளது: விசைப்பலகையில் மீண்டும் எழுதவும்',
  'holds a letter with too many accents: write it anew on a keyboard':
    'அதிகக் குறிகள் கொண்ட எழுத்து உள்ளது: விசைப்பலகையில் மீண்டும் எழுதவும்',
  'holds letters of double width: write it anew on a keyboard': 'இரட்டை அகல எழுத்துகள் உள்ளன: விசைப்பலகையில் மீண்டும் எழுதவும்',
  'ends with a digit of another script: write it anew on a keyboard':
    'வேறு எழுத்து முறையின் இலக்கத்தில் முடிகிறது: விசைப்பலகையில் மீண்டும் எழுதவும்',
  "holds the character U+{0}, which guests can't read: remove it":
    'விருந்தினர்கள் படிக்க முடியாத U+{0} எழுத்து உள்ளது: நீக்கவும்',
  'holds a tab or a line break, which the map does not draw: remove it':
    'வரைபடம் வரையாத தத்தல் அல்லது வரி முறிப்பு உள்ளது: நீக்கவும்',
  'mixes letters of two scripts in one word: write it with one keyboard':
    'ஒரே சொல்லில் இரு எழுத்து முறைகளைக் கலக்கிறது: ஒரே விசைப்பலகையில் எழுதவும்',
  'was read with a wrong encoding: write it again in UTF-8': 'தவறான குறியாக்கத்தில் படிக்கப்பட்டது: UTF-8 இல் மீண்டும் எழுதவும்',
  'shows {0} to guests as text: write the name without HTML':
    'விருந்தினர்களுக்கு {0} ஐ உரையாகக் காட்டுகிறது: HTML இல்லாமல் பெயரை எழுதவும்',
  'holds {0}, which nothing replaces: write the text itself': 'எதுவும் மாற்றாத {0} உள்ளது: உரையையே எழுதவும்',
  'holds a note for the staff, "{0}", which guests read: remove it':
    'விருந்தினர்கள் படிக்கும் பணியாளர் குறிப்பு உள்ளது, “{0}”: நீக்கவும்',
  'seems to name a guest, which everybody reads: remove it': 'எல்லோரும் படிக்கும் விருந்தினர் பெயர் உள்ளதாகத் தெரிகிறது: நீக்கவும்',
  'is no name: write the real one': 'பெயர் அல்ல: உண்மையான பெயரை எழுதவும்',
  'lacks an amount: write it': 'அளவு இல்லை: எழுதவும்',
  'looks like a placeholder: write the real text': 'தற்காலிக உரையாகத் தெரிகிறது: உண்மையான உரையை எழுதவும்',
  'The category {0} is called by its id: name it': 'வகை {0} இன் பெயர் அதன் id ஆக உள்ளது: பெயரிடவும்',
  'looks like a placeholder: write the real text, or remove it':
    'தற்காலிக உரையாகத் தெரிகிறது: உண்மையான உரையை எழுதவும், அல்லது நீக்கவும்',
  'The description {0}': 'விளக்கம்: {0}',
  '"{0}" looks like a placeholder: write the real code': '“{0}” தற்காலிக உரையாகத் தெரிகிறது: உண்மையான குறியீட்டை எழுதவும்',
  '"{0}" looks like a placeholder: write the real one': '"{0}" தற்காலிக உரையாகத் தெரிகிறது: உண்மையானதை எழுதவும்',
  '{0} is incomplete, or not an image that browsers can show: save it again':
    '{0} முழுமையற்றது, அல்லது உலாவிகள் காட்டக்கூடிய படம் அல்ல: மீண்டும் சேமிக்கவும்',
  'The file {0} is missing: add it, or use another': 'கோப்பு {0} இல்லை: சேர்க்கவும், அல்லது வேறொன்றைப் பயன்படுத்தவும்',
  '{0} has no picture, but most tables have one: add one':
    '{0}: படம் இல்லை, ஆனால் பெரும்பாலான மேசைகளுக்கு உள்ளது: ஒன்றைச் சேர்க்கவும்',
  '{0} has {1} kB: save it with at most {2} kB, for example as WebP':
    '{0} இன் அளவு {1} kB: அதிகபட்சம் {2} kB ஆகச் சேமிக்கவும், எடுத்துக்காட்டாக WebP',
  '{0} is {1} × {2}: too narrow for a card, cut it to at most {3} to 1':
    '{0} இன் அளவு {1} × {2}: அட்டைக்கு மிகவும் குறுகியது, அதிகபட்சம் {3} க்கு 1 ஆக வெட்டவும்',
  '{0} is {1} × {2}: too small to be sharp, use one with at least {3} pixels':
    '{0} இன் அளவு {1} × {2}: தெளிவாகத் தெரிய மிகவும் சிறியது, குறைந்தது {3} படப்புள்ளிகள் உள்ளதைப் பயன்படுத்தவும்',
  '{0} is {1} × {2}: larger than any phone shows, save it with at most {3} pixels':
    '{0} இன் அளவு {1} × {2}: எந்தத் தொலைபேசியும் காட்டுவதை விடப் பெரியது, அதிகபட்சம் {3} படப்புள்ளிகளில் சேமிக்கவும்',
  "Browsers don't show {0} files such as {1}: save it as JPEG, PNG, WebP or SVG":
    '{1} போன்ற {0} கோப்புகளை உலாவிகள் காட்டாது: JPEG, PNG, WebP அல்லது SVG ஆகச் சேமிக்கவும்',
  "Guests can't load the private address {0}: use the public one":
    'தனிப்பட்ட முகவரி {0} ஐ விருந்தினர்கள் ஏற்ற முடியாது: பொது முகவரியைப் பயன்படுத்தவும்',
  '{0} is a page with a picture: use the address of the picture itself':
    '{0} படம் உள்ள பக்கம்: படத்தின் முகவரியையே பயன்படுத்தவும்',
  "Pages with https don't load {0}, whose address has none: use https":
    'https பக்கங்கள் {0} ஐ ஏற்றாது, அதன் முகவரியில் https இல்லை: https ஐப் பயன்படுத்தவும்',
  '{0} is stretched to {1} × {2}: at that width it is {3} high':
    '{0} {1} × {2} ஆக இழுக்கப்பட்டுள்ளது: அந்த அகலத்தில் உயரம் {3}',
  'Set the height to {0}': 'உயரத்தை {0} ஆக அமை',
  'Neither the plan nor the venue uses {0}: remove the file': 'வரைபடமோ இடமோ {0} ஐப் பயன்படுத்தவில்லை: கோப்பை நீக்கவும்',
  '{0} overlaps {1}: move one of them': '{0}, {1} ஒன்றன்மேல் ஒன்று உள்ளன: ஒன்றை நகர்த்தவும்',
  'Move it onto the plan': 'வரைபடத்திற்குள் நகர்த்து',
  '{0} lies completely outside the plan of {1} × {2}: move it in':
    '{0} {1} × {2} வரைபடத்திற்கு முற்றிலும் வெளியே உள்ளது: உள்ளே நகர்த்தவும்',
  '{0} lies completely outside the plan of {1} × {2}: make it smaller, or the plan larger':
    '{0} {1} × {2} வரைபடத்திற்கு முற்றிலும் வெளியே உள்ளது: சிறிதாக்கவும், அல்லது வரைபடத்தைப் பெரிதாக்கவும்',
  '{0} lies partly outside the plan of {1} × {2}: move it in':
    '{0} {1} × {2} வரைபடத்திற்குப் பகுதியளவு வெளியே உள்ளது: உள்ளே நகர்த்தவும்',
  '{0} lies partly outside the plan of {1} × {2}: make it smaller, or the plan larger':
    '{0} {1} × {2} வரைபடத்திற்குப் பகுதியளவு வெளியே உள்ளது: சிறிதாக்கவும், அல்லது வரைபடத்தைப் பெரிதாக்கவும்',
  '{0} is hard to tap: zoomed in on a phone it is {1} px, and a finger needs {2}. Make it at least {3} wide and high':
    '{0} ஐத் தட்டுவது கடினம்: தொலைபேசியில் பெரிதாக்கினால் {1} px, விரலுக்கு {2} தேவை. அகலமும் உயரமும் குறைந்தது {3} ஆக்கவும்',
  '{0} has {1} seats, but room for about {2}: make it larger, or give it fewer seats':
    '{0}: இருக்கைகள் {1}, ஆனால் இடம் சுமார் {2} க்கே உள்ளது: பெரிதாக்கவும், அல்லது இருக்கைகளைக் குறைக்கவும்',
  '{0} is {1} units away from all other tables: check its position':
    '{0} மற்ற எல்லா மேசைகளிலிருந்தும் {1} அலகுகள் தொலைவில் உள்ளது: இருப்பிடத்தைச் சரிபார்க்கவும்',
  'A typical table is {0} units wide: divide all positions and sizes, so that a table has about 40 units, or set units_per_meter':
    'வழக்கமான மேசையின் அகலம் {0} அலகுகள்: மேசை சுமார் 40 அலகுகள் ஆகும்படி எல்லா இருப்பிடங்களையும் அளவுகளையும் வகுக்கவும், அல்லது units_per_meter ஐ அமைக்கவும்',
  'The plan is {0} × {1}, but everything lies within {2} × {3}: make the plan smaller':
    'வரைபடம் {0} × {1}, ஆனால் எல்லாம் {2} × {3} க்குள் உள்ளன: வரைபடத்தைச் சிறிதாக்கவும்',
  'A typical table is {0} units wide: multiply all positions and sizes, so that a table has about 40 units, or set units_per_meter':
    'வழக்கமான மேசையின் அகலம் {0} அலகுகள்: மேசை சுமார் 40 அலகுகள் ஆகும்படி எல்லா இருப்பிடங்களையும் அளவுகளையும் பெருக்கவும், அல்லது units_per_meter ஐ அமைக்கவும்',
  'The text "{0}" has the size {1}, and a typical table is {2} wide: make it smaller':
    '“{0}” உரையின் அளவு {1}, வழக்கமான மேசையின் அகலம் {2}: சிறிதாக்கவும்',
  'The text "{0}" has the size {1}, and a typical table is {2} wide: make it larger':
    '“{0}” உரையின் அளவு {1}, வழக்கமான மேசையின் அகலம் {2}: பெரிதாக்கவும்',
  'The {0} is {1} thin, so nobody sees it: make it larger':
    '“{0}” அலங்காரத்தின் தடிமன் {1}, எனவே யாருக்கும் தெரியாது: பெரிதாக்கவும்',
  'The {0} is {1} long, so nobody sees it: make it larger': '“{0}” அலங்காரத்தின் நீளம் {1}, எனவே யாருக்கும் தெரியாது: பெரிதாக்கவும்',
  'The {0} is {1} long and {2} thin, but round: correct its size':
    '“{0}” அலங்காரத்தின் நீளம் {1}, தடிமன் {2}, ஆனால் அது வட்டமானது: அளவைத் திருத்தவும்',
  'The {0} is {1} wide, so nobody sees it: make it wider': '“{0}” அலங்காரத்தின் அகலம் {1}, எனவே யாருக்கும் தெரியாது: அகலமாக்கவும்',
  'The {0} is {1} long, and a typical table {2}: make it smaller':
    '“{0}” அலங்காரத்தின் நீளம் {1}, வழக்கமான மேசையின் நீளம் {2}: சிறிதாக்கவும்',
  '{0} is rotated by {1}°, which looks like radians: write {2}':
    '{0}: சுழற்சி {1}°, இது ரேடியன் போல் தெரிகிறது: {2} என எழுதவும்',
  'A rotation of {0}° looks like radians: write {1}': '{0}° சுழற்சி ரேடியன் போல் தெரிகிறது: {1} என எழுதவும்',
  '{0} is missing: add it': '{0} இல்லை: சேர்க்கவும்',
  '{0}: {1}': '{0}: {1}',
  'Add it': 'சேர்',
  'Write it as {0}': '{0} என எழுது',
  'Write it as #{0}': '#{0} என எழுது',
  '"{0}" is not a known field: take it out': '"{0}" தெரிந்த புலம் அல்ல: எடுத்துவிடவும்',
  '"{0}" is not a known field: did you mean "{1}"?': '"{0}" தெரிந்த புலம் அல்ல: "{1}" என்பதைக் குறிப்பிட்டீர்களா?',
  'Rename it to "{0}"': 'பெயரை "{0}" என மாற்று',
  '"{0}" of a group is not a known field: it is not read': 'குழுவின் "{0}" தெரிந்த புலம் அல்ல: அது படிக்கப்படாது',
  '"{0}" of a room is not a known field: it is not read': 'அறையின் "{0}" தெரிந்த புலம் அல்ல: அது படிக்கப்படாது',
  '"{0}" of a room\'s coordinates is not a known field: it is not read':
    'அறையின் ஆயங்களில் "{0}" தெரிந்த புலம் அல்ல: அது படிக்கப்படாது',
  '"coordinates" are a JSON text: send them as an object': '"coordinates" JSON உரையாக உள்ளது: பொருளாக அனுப்பவும்',
  'Write it as an object': 'பொருளாக எழுது',
  '"{0}" should be true or false, not text: send {1}':
    '"{0}" உரையாக அல்ல, true அல்லது false ஆக இருக்க வேண்டும்: {1} அனுப்பவும்',
  '"{0}" should be a number, not text: send {1}': '"{0}" உரையாக அல்ல, எண்ணாக இருக்க வேண்டும்: {1} அனுப்பவும்',
  'A table with {0} seats asks for {1} guests, who have no room at it: ask for at most {2}':
    '{0} இருக்கைகள் கொண்ட மேசை {1} விருந்தினர்களைக் கேட்கிறது, அவர்களுக்கு இடம் இல்லை: அதிகபட்சம் {2} கேட்கவும்',
  'Another rule for tables with {0} seats asks for {1} guests, and this one for {2}: keep one of them':
    '{0} இருக்கைகள் கொண்ட மேசைகளுக்கு மற்றொரு விதி {1} விருந்தினர்களைக் கேட்கிறது, இது {2} கேட்கிறது: ஒன்றை மட்டும் வைத்திருக்கவும்',
  '{0} is no time of day: correct it': '{0} நாளின் நேரம் அல்ல: திருத்தவும்',
  'The terms promise to hold a table for 0 minutes: raise "hold_minutes", or leave out the promise':
    'விதிமுறைகள் மேசையை 0 நிமிடங்கள் வைத்திருப்பதாகக் கூறுகின்றன: "hold_minutes" ஐ உயர்த்தவும், அல்லது அந்த வாக்குறுதியை நீக்கவும்',
  'The terms promise {0} minutes, but "hold_minutes" is {1}: write {hold_minutes} instead':
    'விதிமுறைகள் {0} நிமிடங்கள் எனக் கூறுகின்றன, ஆனால் "hold_minutes" {1}: அதற்குப் பதில் {hold_minutes} என எழுதவும்',
  '"{0}" lasts {1} minutes: correct one of them': '“{0}” {1} நிமிடங்கள் நீடிக்கும்: ஒன்றைத் திருத்தவும்',
  '"{0}" is twice in "{1}": remove one': '“{0}” "{1}" இல் இருமுறை உள்ளது: ஒன்றை நீக்கவும்',
  '"{0}" looks like "{1}": change one of them': '“{0}” “{1}” போல் தெரிகிறது: ஒன்றை மாற்றவும்',
  'A stay of {0} minutes never fits: from the first slot the day has {1} minutes. Shorten it, or use null for the rest of the day':
    '{0} நிமிடத் தங்கல் ஒருபோதும் பொருந்தாது: முதல் நேரத்திலிருந்து நாளில் {1} நிமிடங்களே உள்ளன. குறைக்கவும், அல்லது நாளின் மீதிக்கு null ஐப் பயன்படுத்தவும்',
  '"{0}" is not a known language: use a tag such as en or pt-BR':
    '“{0}” தெரிந்த மொழி அல்ல: en அல்லது pt-BR போன்ற குறியீட்டைப் பயன்படுத்தவும்',
  'All promo codes have expired: add a valid one, or remove the setting':
    'எல்லாச் சலுகைக் குறியீடுகளும் காலாவதியாகிவிட்டன: செல்லுபடியாகும் ஒன்றைச் சேர்க்கவும், அல்லது அமைப்பை நீக்கவும்',
  '{0} is hard to see on the page: its contrast is {1} to 1, and should be {2}. Use a darker color':
    '{0} பக்கத்தில் தெரிவது கடினம்: மாறுபாடு {1} க்கு 1, {2} ஆக இருக்க வேண்டும். அடர் நிறத்தைப் பயன்படுத்தவும்',
  '{0} is hard to see on the page: its contrast is {1} to 1, and should be {2}. Use a lighter color':
    '{0} பக்கத்தில் தெரிவது கடினம்: மாறுபாடு {1} க்கு 1, {2} ஆக இருக்க வேண்டும். வெளிர் நிறத்தைப் பயன்படுத்தவும்',
  'The venue has no text "{0}": write it exactly as in venue.json or plan.json, or remove its translation':
    'இடத்தில் “{0}” என்ற உரை இல்லை: venue.json அல்லது plan.json இல் உள்ளபடியே எழுதவும், அல்லது மொழிபெயர்ப்பை நீக்கவும்',
  'The text "{0}" of {1} does not fit on its table at size {2}: make it smaller or shorter, or remove its offset':
    '{1} மேல் “{0}” உரை {2} அளவில் மேசையில் பொருந்தாது: சிறிதாக்கவும் அல்லது சுருக்கவும், அல்லது அதன் விலகலை நீக்கவும்',
  'Center the text at size {0}': 'உரையை {0} அளவில் மையப்படுத்து',
  'The seats of {0} extend beyond its edge: make them smaller, or remove their offset':
    '{0} இன் இருக்கைகள் விளிம்பைத் தாண்டுகின்றன: சிறிதாக்கவும், அல்லது அவற்றின் விலகலை நீக்கவும்',
  'Let the map place the seats': 'இருக்கைகளை வரைபடமே வைக்கட்டும்',
  'The text "{0}" of {1} is {2} px high on a phone, even zoomed in: give it a size of {3} or more':
    '{1} மேல் “{0}” உரையின் உயரம் பெரிதாக்கினாலும் தொலைபேசியில் {2} px: {3} அல்லது அதற்கு மேல் அளவு கொடுக்கவும்',
  'The text "{0}" of {1} is {2} px high on a phone, even zoomed in: shorten it, or make the table larger':
    '{1} மேல் “{0}” உரையின் உயரம் பெரிதாக்கினாலும் தொலைபேசியில் {2} px: சுருக்கவும், அல்லது மேசையைப் பெரிதாக்கவும்',
  'Set the size to {0}': 'அளவை {0} ஆக அமை',
  'The seats of {0} are too small to be shown on a phone: give them a size of {1} or more':
    '{0} இன் இருக்கைகள் தொலைபேசியில் காட்ட மிகவும் சிறியவை: {1} அல்லது அதற்கு மேல் அளவு கொடுக்கவும்',
  'The text "{0}" of {1} lies over its seats: move one of them':
    '{1} மேல் “{0}” உரை அதன் இருக்கைகளின் மேல் உள்ளது: ஒன்றை நகர்த்தவும்',
  '{0} must be vacated at {1}, after the last slot at {2}: remove the time':
    '{0} {1} க்கு, கடைசி நேரமான {2} க்குப் பின் காலியாக வேண்டும்: நேரத்தை நீக்கவும்',
  'Remove the time': 'நேரத்தை நீக்கு',
  '{0} can never be reserved: it must be vacated at {1}, but the first slot is {2} and "least_stay_minutes" is {3}':
    '{0} ஐ ஒருபோதும் முன்பதிவு செய்ய முடியாது: {1} க்குக் காலியாக வேண்டும், ஆனால் முதல் நேரம் {2}, "least_stay_minutes" {3}',
  '{0} can never be reserved: it must be vacated at {1}, but the first slot is {2}':
    '{0} ஐ ஒருபோதும் முன்பதிவு செய்ய முடியாது: {1} க்குக் காலியாக வேண்டும், ஆனால் முதல் நேரம் {2}',
  '{0} must be vacated at {1}, between two slots: use {2} or {3}':
    '{0} இரு நேரங்களுக்கு இடையே, {1} க்குக் காலியாக வேண்டும்: {2} அல்லது {3} ஐப் பயன்படுத்தவும்',
  'All seven days are closed, so nothing can be reserved. Open one':
    'ஏழு நாட்களும் மூடப்பட்டுள்ளன, எனவே எதையும் முன்பதிவு செய்ய முடியாது. ஒன்றைத் திறக்கவும்',
  'Slots must be reserved {0} minutes ahead, and at most {1} days: no slot is left. Shorten the lead time, or raise farthest_days':
    '{0} நிமிடங்களுக்கு முன், அதிகபட்சம் {1} நாட்களுக்கு முன் முன்பதிவு செய்ய வேண்டும்: எந்த நேரமும் மிஞ்சவில்லை. முன்கால அளவைக் குறைக்கவும், அல்லது farthest_days ஐ உயர்த்தவும்',
  'Tables with {0} seats need {1} guests, but the venue takes at most {2}: they can never be reserved':
    '{0} இருக்கைகள் கொண்ட மேசைகளுக்கு {1} விருந்தினர்கள் தேவை, ஆனால் இடம் அதிகபட்சம் {2} பேரை ஏற்கும்: அவற்றை ஒருபோதும் முன்பதிவு செய்ய முடியாது',
  'A party of {0} finds only {1} seats in the tables that it may choose: add tables, or take smaller parties':
    '{0} பேர் கொண்ட குழு தேர்ந்தெடுக்கக்கூடிய மேசைகளில் {1} இருக்கைகளே உள்ளன: மேசைகளைச் சேர்க்கவும், அல்லது சிறிய குழுக்களை ஏற்கவும்',
  'A party of {0} finds too few seats, because seat rules exclude tables: add smaller tables, or loosen the rules':
    '{0} பேர் கொண்ட குழுவிற்கு இருக்கைகள் போதாது, இருக்கை விதிகள் மேசைகளை விலக்குவதால்: சிறிய மேசைகளைச் சேர்க்கவும், அல்லது விதிகளைத் தளர்த்தவும்',
  'All tables must be vacated by {0}, but the last slot is {1}: shorten the hours, or remove "available_until"':
    'எல்லா மேசைகளும் {0} க்குள் காலியாக வேண்டும், ஆனால் கடைசி நேரம் {1}: நேரங்களைக் குறைக்கவும், அல்லது "available_until" ஐ நீக்கவும்',
  'is missing': 'இல்லை',
  'is not a known field': 'தெரிந்த புலம் அல்ல',
  'must be a list': 'பட்டியலாக இருக்க வேண்டும்',
  'must be an object, in { }': '{ } இல் பொருளாக இருக்க வேண்டும்',
  'must be a text': 'உரையாக இருக்க வேண்டும்',
  'must be a number': 'எண்ணாக இருக்க வேண்டும்',
  'must be a whole number': 'முழு எண்ணாக இருக்க வேண்டும்',
  'must be true or false': 'true அல்லது false ஆக இருக்க வேண்டும்',
  'must be of another kind': 'வேறு வகையாக இருக்க வேண்டும்',
  'must be a multiple of {0}': '{0} இன் மடங்காக இருக்க வேண்டும்',
  'must be a mail address such as host@example.com': 'host@example.com போன்ற மின்னஞ்சல் முகவரியாக இருக்க வேண்டும்',
  'has the wrong format': 'வடிவம் தவறு',
  'is invalid': 'செல்லாது',
  'must be {0}': '{0} ஆக இருக்க வேண்டும்',
  'must be one of {0}': 'இவற்றில் ஒன்றாக இருக்க வேண்டும்: {0}',
  'must have at least 1 character': 'குறைந்தது 1 எழுத்து இருக்க வேண்டும்',
  'must have at least {0} characters': 'குறைந்தது {0} எழுத்துகள் இருக்க வேண்டும்',
  'must have at least 1 entry': 'குறைந்தது 1 உள்ளீடு இருக்க வேண்டும்',
  'must have at least {0} entries': 'குறைந்தது {0} உள்ளீடுகள் இருக்க வேண்டும்',
  'must be at least {0}': 'குறைந்தது {0} ஆக இருக்க வேண்டும்',
  'must be more than {0}': '{0} ஐ விட அதிகமாக இருக்க வேண்டும்',
  'must have at most 1 character': 'அதிகபட்சம் 1 எழுத்து இருக்கலாம்',
  'must have at most {0} characters': 'அதிகபட்சம் {0} எழுத்துகள் இருக்கலாம்',
  'must have at most 1 entry': 'அதிகபட்சம் 1 உள்ளீடு இருக்கலாம்',
  'must have at most {0} entries': 'அதிகபட்சம் {0} உள்ளீடுகள் இருக்கலாம்',
  'must be at most {0}': 'அதிகபட்சம் {0} ஆக இருக்க வேண்டும்',
  'must be less than {0}': '{0} ஐ விடக் குறைவாக இருக்க வேண்டும்',
  '{0} stands among the tables of {1}, {2} units from its own area: check its position and its area':
    '{0} தன் பகுதியிலிருந்து {2} அலகுகள் தொலைவில், {1} மேசைகளிடையே உள்ளது: இருப்பிடத்தையும் பகுதியையும் சரிபார்க்கவும்',
  '{0} of "{1}" has the category "{2}", which is named like the area {3}: choose the category of its area':
    '“{1}” இன் {0}: வகை “{2}” இன் பெயர் {3} பகுதியைப் போன்றது: அதன் சொந்தப் பகுதியின் வகையைத் தேர்ந்தெடுக்கவும்',
  '"{0}" has {1} tables: correct the number, or leave it out':
    '“{0}” இல் {1} மேசைகள் உள்ளன: எண்ணைத் திருத்தவும், அல்லது நீக்கவும்',
  'The category of {0} is called "{1}", but the plan draws an ellipse: correct one of them':
    '{0} இன் வகையின் பெயர் “{1}”, ஆனால் வரைபடம் நீள்வட்டத்தை வரைகிறது: ஒன்றைத் திருத்தவும்',
  'The category of {0} is called "{1}", but the plan draws corners: correct one of them':
    '{0} இன் வகையின் பெயர் “{1}”, ஆனால் வரைபடம் மூலைகளை வரைகிறது: ஒன்றைத் திருத்தவும்',
  '{0} has {1} seats, and the others of its category {2} or more: check its category and its seats':
    '{0}: இருக்கைகள் {1}, அதன் வகையின் மற்றவற்றில் {2} அல்லது அதிகம்: வகையையும் இருக்கைகளையும் சரிபார்க்கவும்',
  '{0} has {1} seats, and the others of its category {2} or fewer: check its category and its seats':
    '{0}: இருக்கைகள் {1}, அதன் வகையின் மற்றவற்றில் {2} அல்லது குறைவு: வகையையும் இருக்கைகளையும் சரிபார்க்கவும்',
  'The text "{0}" stands at the tables of {1}: move it to its own area':
    '“{0}” உரை {1} மேசைகள் அருகே உள்ளது: அதன் சொந்தப் பகுதிக்கு நகர்த்தவும்',
  '{0} stands right before a door: move it aside': '{0} கதவின் நேர் முன்னே உள்ளது: ஓரமாக நகர்த்தவும்',
  '{0} stands across a whole path: move it aside': '{0} பாதை முழுவதையும் மறிக்கிறது: ஓரமாக நகர்த்தவும்',
  'The wall encloses {0} without a door: leave an opening, or place a door':
    'சுவர் கதவில்லாமல் {0} ஐச் சூழ்கிறது: திறப்பு விடவும், அல்லது கதவு வைக்கவும்',
  'an email address': 'மின்னஞ்சல் முகவரி',
  'a position': 'இருப்பிட ஆயம்',
  'a telephone number': 'தொலைபேசி எண்',
  'a web address': 'வலை முகவரி',
  '"telephone" is {0}: write the one number that guests call':
    '"telephone" இல் உள்ளது {0}: விருந்தினர்கள் அழைக்கும் ஒரே எண்ணை எழுதவும்',
  '"telephone" holds more than one number: write the one number that guests call':
    '"telephone" இல் ஒன்றுக்கு மேற்பட்ட எண்கள் உள்ளன: விருந்தினர்கள் அழைக்கும் ஒரே எண்ணை எழுதவும்',
  '"telephone" has more than {0} digits: write the one number that guests call':
    '"telephone" இல் {0} க்கும் அதிகமான இலக்கங்கள் உள்ளன: விருந்தினர்கள் அழைக்கும் ஒரே எண்ணை எழுதவும்',
  '"telephone" has letters in place of digits: write the one number that guests call':
    '"telephone" இல் இலக்கங்களுக்குப் பதில் எழுத்துகள் உள்ளன: விருந்தினர்கள் அழைக்கும் ஒரே எண்ணை எழுதவும்',
  '"name" is {0}: write the name of the venue': '"name" இல் உள்ளது {0}: இடத்தின் பெயரை எழுதவும்',
  '"address" is {0}: write the address of the venue': '"address" இல் உள்ளது {0}: இடத்தின் முகவரியை எழுதவும்',
  'The telephone number {0} is of another country than the address, whose numbers begin with {1}: correct one of them':
    'தொலைபேசி எண் {0} முகவரியின் நாட்டுடையது அல்ல, அதன் எண்கள் {1} இல் தொடங்கும்: ஒன்றைத் திருத்தவும்',
  '"country_code" is {0}, but the telephone number is {1}: correct one of them':
    '"country_code" {0}, ஆனால் தொலைபேசி எண் {1}: ஒன்றைத் திருத்தவும்',
  '"time_zone" is {0}, which is no zone of the country in the address: correct one of them':
    '"time_zone" {0}, அது முகவரியின் நாட்டின் நேர மண்டலம் அல்ல: ஒன்றைத் திருத்தவும்',
  'The point {0}, {1} of the {2} lies far from its others: correct it':
    '“{2}” இன் புள்ளி {0}, {1} மற்றவற்றிலிருந்து தொலைவில் உள்ளது: திருத்தவும்',
  'The door stands in no wall: move it, or draw its wall': 'கதவு எந்தச் சுவரிலும் இல்லை: நகர்த்தவும், அல்லது அதன் சுவரை வரையவும்',
  'The text "{0}" stands upside down: turn it': '“{0}” உரை தலைகீழாக உள்ளது: திருப்பவும்',
  'The text "{0}" stands twice at one place: remove one': '“{0}” உரை ஒரே இடத்தில் இருமுறை உள்ளது: ஒன்றை நீக்கவும்',
  'The text "{0}" lies on "{1}": move one of them': '“{0}” உரை “{1}” மேல் உள்ளது: ஒன்றை நகர்த்தவும்',
  'The text "{0}" stands far from what it names: move it there':
    '“{0}” உரை அது குறிப்பதிலிருந்து தொலைவில் உள்ளது: அங்கு நகர்த்தவும்',
  'tells of {0}, which is over': 'முடிந்துபோன {0} பற்றிக் கூறுகிறது',
  'asks for {0} guests, but "seat_rules" let {1} reserve it':
    '{0} விருந்தினர்களைக் கேட்கிறது, ஆனால் "seat_rules" {1} பேர் முன்பதிவு செய்ய விடுகிறது',
  'has another telephone number than the venue': 'இடத்தின் எண் அல்லாத தொலைபேசி எண் உள்ளது',
  'The description of {0} {1}: correct one of them': '{0} இன் விளக்கம்: {1}: ஒன்றைத் திருத்தவும்',
  'begins with the name of "{0}"': '“{0}” என்ற பெயரில் தொடங்குகிறது',
  'promises {0} seats, but the table has {1}': '{0} இருக்கைகள் எனக் கூறுகிறது, ஆனால் மேசையில் {1} உள்ளன',
  'is about a place for two, but the table has {0} seats':
    'இருவருக்கான இடம் பற்றிக் கூறுகிறது, ஆனால் மேசையில் {0} இருக்கைகள் உள்ளன',
  'is about a square table, but the plan draws an ellipse': 'சதுர மேசை பற்றிக் கூறுகிறது, ஆனால் வரைபடம் நீள்வட்டத்தை வரைகிறது',
  'is about a round table, but the plan draws corners': 'வட்ட மேசை பற்றிக் கூறுகிறது, ஆனால் வரைபடம் மூலைகளை வரைகிறது',
  'tells of another time than {0}, until which the table is available': 'மேசை கிடைக்கும் {0} அல்லாத வேறு நேரத்தைக் கூறுகிறது',
  '{0} has the picture {1}, which is named after {2}: use its own picture':
    '{0}: படம் {1} இன் பெயர் {2} ஐக் குறிக்கிறது: அதன் சொந்தப் படத்தைப் பயன்படுத்தவும்',
  '{0} has no description, but the others of its area have one: add it':
    '{0}: விளக்கம் இல்லை, ஆனால் அதன் பகுதியின் மற்றவற்றுக்கு உள்ளது: சேர்க்கவும்',
  '{0} has no text of its own, but the others of its area have one: add it':
    '{0}: சொந்த உரை இல்லை, ஆனால் அதன் பகுதியின் மற்றவற்றுக்கு உள்ளது: சேர்க்கவும்',
  '{0} has the description of {1}, but all others have their own: write one for it':
    '{0}: {1} இன் விளக்கமே உள்ளது, ஆனால் மற்ற எல்லாவற்றுக்கும் தனி விளக்கம் உள்ளது: அதற்கு ஒன்றை எழுதவும்',
  'The text of {0} is far larger than those of its area: check its size':
    '{0} இன் உரை அதன் பகுதியின் மற்றவற்றை விட மிகப் பெரியது: அளவைச் சரிபார்க்கவும்',
  'The text of {0} is far smaller than those of its area: check its size':
    '{0} இன் உரை அதன் பகுதியின் மற்றவற்றை விட மிகச் சிறியது: அளவைச் சரிபார்க்கவும்',
  '{0} prints its seats larger than its number: make them smaller':
    '{0} மேல் இருக்கைகள் எண்ணை விடப் பெரிதாக எழுதியுள்ளன: சிறிதாக்கவும்',
  '{0} prints its seats above its number, unlike the others of its area: exchange the offsets':
    '{0} மேல் இருக்கைகள் எண்ணுக்கு மேலே எழுதியுள்ளன, அதன் பகுதியின் மற்றவை போல் அல்ல: விலகல்களை மாற்றவும்',
  '{0} is turned by {1}°, unlike all others of its area: check its rotation':
    '{0}: சுழற்சி {1}°, அதன் பகுதியின் மற்ற எல்லாம் போல் அல்ல: சுழற்சியைச் சரிபார்க்கவும்',
  'The foam lies on the {0}: move it': 'நுரை “{0}” மேல் உள்ளது: நகர்த்தவும்',
  'The wall lies in the {0}: move it': 'சுவர் “{0}” உள்ளே உள்ளது: நகர்த்தவும்',
  'The {0} lies on the road: move it': '“{0}” அலங்காரம் சாலை மேல் உள்ளது: நகர்த்தவும்',
  'The {0} lies in the {1}: move it': '“{0}” அலங்காரம் “{1}” உள்ளே உள்ளது: நகர்த்தவும்',
  'A wall crosses the {0}: move it': 'சுவர் “{0}” அலங்காரத்தை வெட்டுகிறது: நகர்த்தவும்',
  '{0} has spare spaces: write "{1}"': '{0} இல் தேவையற்ற இடைவெளிகள் உள்ளன: “{1}” என எழுதவும்',
  'The category "{0}" is called by a number: check the name': '“{0}” வகையின் பெயர் ஓர் எண்: பெயரைச் சரிபார்க்கவும்',
  'The area "{0}" begins with a small letter, unlike the others: check the name':
    '“{0}” பகுதி சிறிய எழுத்தில் தொடங்குகிறது, மற்றவை போல் அல்ல: பெயரைச் சரிபார்க்கவும்',
  'The category "{0}" begins with a small letter, unlike the others: check the name':
    '“{0}” வகை சிறிய எழுத்தில் தொடங்குகிறது, மற்றவை போல் அல்ல: பெயரைச் சரிபார்க்கவும்',
  'begins with the number of a list beside its own': 'தன் எண்ணுடன் பட்டியல் எண்ணிலும் தொடங்குகிறது',
  'has the number that the tables called "{0}" lack': '“{0}” எனும் மேசைகளில் இல்லாத எண் உள்ளது',
  'looks like a misspelled "{0}"': 'எழுத்துப்பிழையுள்ள “{0}” போல் தெரிகிறது',
  'writes its number in another way than the others': 'எண்ணை மற்றவற்றிலிருந்து வேறு விதமாக எழுதுகிறது',
  'lacks a number': 'எண் இல்லை',
  'is the name of a category': 'ஒரு வகையின் பெயர்',
  'separates its number in another way than "{0}{1}1"': 'எண்ணை “{0}{1}1” இலிருந்து வேறு விதமாகப் பிரிக்கிறது',
  'has a number with a fraction': 'தசமம் கொண்ட எண் உள்ளது',
  'includes {0} {1}, which is a table too': '{0} {1} ஐ உள்ளடக்குகிறது, அதுவும் ஒரு மேசை',
  'has more than its number': 'எண்ணை விட அதிகம் உள்ளது',
  'has its number twice': 'எண் இருமுறை உள்ளது',
  'has a number beyond the others, where {0} is missing': 'எண் மற்றவற்றுக்கு அப்பால் உள்ளது, {0} இல்லை',
  'begins its number with a zero, unlike the others': 'எண் பூச்சியத்தில் தொடங்குகிறது, மற்றவை போல் அல்ல',
  'begins its number without a zero, unlike the others': 'எண் பூச்சியமின்றித் தொடங்குகிறது, மற்றவை போல் அல்ல',
  '"{0}" {1}: check the name': '“{0}” {1}: பெயரைச் சரிபார்க்கவும்',
  '"{0}" counts up from {1} on, as a spreadsheet fills a column: check the numbers':
    '"{0}" {1} முதல் ஒவ்வொன்றாக ஏறுகிறது, விரிதாள் நெடுவரிசையை நிரப்புவது போல்: எண்களைச் சரிபார்க்கவும்',
  '"{0}" and "{1}" are the same for every table: check which column each was read from':
    '"{0}", "{1}" எல்லா மேசைகளிலும் ஒன்றே: ஒவ்வொன்றும் எந்த நெடுவரிசையிலிருந்து படிக்கப்பட்டது எனச் சரிபார்க்கவும்',
  'No mails arrive at {0}: check its ending': '{0} க்கு மின்னஞ்சல்கள் போய்ச் சேராது: அதன் முடிவைச் சரிபார்க்கவும்',
  'No mails arrive at {0}: is {1} meant?': '{0} க்கு மின்னஞ்சல்கள் போய்ச் சேராது: {1} என்பதா?',
  'Tables are held for {0} minutes after their time: write minutes, not seconds':
    'மேசைகள் நேரத்திற்குப் பின் {0} நிமிடங்கள் வைத்திருக்கப்படுகின்றன: நொடிகளில் அல்ல, நிமிடங்களில் எழுதவும்',
  'Slots must be reserved {0} days ahead: write minutes, not seconds':
    '{0} நாட்களுக்கு முன் முன்பதிவு செய்ய வேண்டும்: நொடிகளில் அல்ல, நிமிடங்களில் எழுதவும்',
  'Slots must be reserved {0} days ahead: shorten the lead time':
    '{0} நாட்களுக்கு முன் முன்பதிவு செய்ய வேண்டும்: முன்கால அளவைக் குறைக்கவும்',
  'The key "{0}" is easily another venue\'s: use a longer one':
    '“{0}” திறவுகோல் எளிதில் வேறு இடத்தின் திறவுகோலாகலாம்: நீளமானதைப் பயன்படுத்தவும்',
  'The form asks for a promo code, but there is none: remove the setting':
    'படிவம் சலுகைக் குறியீட்டைக் கேட்கிறது, ஆனால் எதுவும் இல்லை: அமைப்பை நீக்கவும்',
  "Guests can't open {0}: write the public address": 'விருந்தினர்கள் {0} ஐத் திறக்க முடியாது: பொது முகவரியை எழுதவும்',
  'The terms are those of the venue "{0}": link to its own': 'விதிமுறைகள் “{0}” இடத்துடையவை: அதன் சொந்தவற்றுக்கு இணைக்கவும்',
  'All closed dates are over: check their year, or remove them':
    'மூடிய எல்லாத் தேதிகளும் கடந்துவிட்டன: ஆண்டைச் சரிபார்க்கவும், அல்லது நீக்கவும்',
  '"{0}" has spare spaces or a line break: write it without':
    '"{0}" இல் தேவையற்ற இடைவெளிகள் அல்லது வரி முறிப்பு உள்ளது: அவை இல்லாமல் எழுதவும்',
  'The first slot is {0}, in the night: check whether the morning is meant': 'முதல் நேரம் இரவில் {0}: காலையா எனச் சரிபார்க்கவும்',
  'Guests choose among {0} sizes of a party: take at most {1}':
    'விருந்தினர்கள் {0} குழு அளவுகளில் தேர்ந்தெடுக்கிறார்கள்: அதிகபட்சம் {1} ஏற்கவும்',
  'The form begins with a party of {0}: begin with a usual one':
    'படிவம் {0} பேர் கொண்ட குழுவில் தொடங்குகிறது: வழக்கமானதில் தொடங்கவும்',
  'Tables are held for {0} minutes, as long as a stay of {1}: shorten the hold':
    'மேசைகள் {0} நிமிடங்கள் வைத்திருக்கப்படுகின்றன, {1} தங்கலின் அளவு: அதைக் குறைக்கவும்',
  '{0} is {1} years ahead: check its year': '{0} இன்னும் {1} ஆண்டுகளில்: ஆண்டைச் சரிபார்க்கவும்',
  'The texts in "{0}" are not translated: translate them, or remove them':
    '“{0}” உரைகள் மொழிபெயர்க்கப்படவில்லை: மொழிபெயர்க்கவும், அல்லது நீக்கவும்',
  'is that of "{0}" too: give each its own': '“{0}” இன் மொழிபெயர்ப்பும் இதுவே: ஒவ்வொன்றுக்கும் தனி மொழிபெயர்ப்பு கொடுக்கவும்',
  'The translation of "{0}" {1}': '“{0}” இன் மொழிபெயர்ப்பு: {1}',
  'is not in the letters of the language "{0}": check its language':
    '“{0}” மொழியின் எழுத்துகளில் இல்லை: மொழியைச் சரிபார்க்கவும்',
  "is in the venue's own language: change the text itself": 'இடத்தின் சொந்த மொழியில் உள்ளது: உரையையே மாற்றவும்',
  'still has "{0}": translate it': 'இன்னும் “{0}” உள்ளது: மொழிபெயர்க்கவும்',
  'lacks {0}: add it': '{0} இல்லை: சேர்க்கவும்',
  'holds {0}, which its text lacks: remove it': 'உரையில் இல்லாத {0} உள்ளது: நீக்கவும்',
  'has the number {0} for {1}: correct it': '{1} க்குப் பதில் {0} என்ற எண் உள்ளது: திருத்தவும்',
  'The terms name the table "{0}", which the plan lacks: correct its name':
    'விதிமுறைகள் வரைபடத்தில் இல்லாத “{0}” மேசையைக் குறிப்பிடுகின்றன: பெயரைத் திருத்தவும்',
  'The terms limit the time of {0}, but the plan gives it no available_until: correct one of them':
    'விதிமுறைகள் {0} இன் நேரத்தை வரையறுக்கின்றன, ஆனால் வரைபடத்தில் அதற்கு available_until இல்லை: ஒன்றைத் திருத்தவும்',
  'The terms limit the time of {0}, but in the plan it is available until {1}: correct one of them':
    'விதிமுறைகள் {0} இன் நேரத்தை வரையறுக்கின்றன, ஆனால் வரைபடத்தில் அது {1} வரை கிடைக்கும்: ஒன்றைத் திருத்தவும்',
  monday: 'திங்கட்கிழமை',
  tuesday: 'செவ்வாய்க்கிழமை',
  wednesday: 'புதன்கிழமை',
  thursday: 'வியாழக்கிழமை',
  friday: 'வெள்ளிக்கிழமை',
  saturday: 'சனிக்கிழமை',
  sunday: 'ஞாயிற்றுக்கிழமை',
  'The terms have the address {0}, which differs from that of the venue':
    'விதிமுறைகளில் {0} முகவரி உள்ளது, அது இடத்தின் முகவரியிலிருந்து வேறுபடுகிறது',
  'The terms have the number +{0}, which differs from that of the venue':
    'விதிமுறைகளில் +{0} எண் உள்ளது, அது இடத்தின் எண்ணிலிருந்து வேறுபடுகிறது',
  'The terms tell another time of the last reservation than "hours"':
    'விதிமுறைகள் கடைசி முன்பதிவுக்கு "hours" இல் இல்லாத நேரத்தைக் கூறுகின்றன',
  'The terms promise slots from {0} to {1}, which are not those of "hours"':
    'விதிமுறைகள் {0} முதல் {1} வரை நேரங்களைக் கூறுகின்றன, அவை "hours" இல் உள்ளவை அல்ல',
  'The terms ask for {0} {1} in advance, but "lead_minutes" is {2}':
    'விதிமுறைகள் “{0} {1}” முன்னதாகக் கேட்கின்றன, ஆனால் "lead_minutes" {2}',
  'The terms say that the venue is closed on {0}, but "closed_weekdays" lacks it':
    'விதிமுறைகள் {0} இடம் மூடியிருக்கும் எனக் கூறுகின்றன, ஆனால் "closed_weekdays" இல் அது இல்லை',
  'The terms promise parties of up to {0}, but "guests" has the maximum {1}':
    'விதிமுறைகள் “{0}” வரையிலான குழுக்களை ஏற்பதாகக் கூறுகின்றன, ஆனால் "guests" இன் உச்சம் {1}',
  'The terms ask parties of more than {0} to call, but the form takes {1}':
    'விதிமுறைகள் “{0}” க்கு மேற்பட்ட குழுக்களை அழைக்கச் சொல்கின்றன, ஆனால் படிவம் {1} ஏற்கிறது',
  'The terms tell of promo codes, but the venue has none':
    'விதிமுறைகள் சலுகைக் குறியீடுகளைக் குறிப்பிடுகின்றன, ஆனால் இடத்தில் அவை இல்லை',
  'The terms are those of "{0}", but the venue is called "{1}"': 'விதிமுறைகள் “{0}” உடையவை, ஆனால் இடத்தின் பெயர் “{1}”',
  'The terms tell of {0}, which is over': 'விதிமுறைகள் முடிந்துபோன {0} பற்றிக் கூறுகின்றன',
  'The terms ask for {0} guests at a table with {1} seats, but "seat_rules" ask for {2}':
    'விதிமுறைகள் {1} இருக்கைகள் கொண்ட மேசையில் {0} விருந்தினர்களைக் கேட்கின்றன, ஆனால் "seat_rules" {2} கேட்கிறது',
  'The terms name the promo code {0}, which "promo_codes" lacks':
    'விதிமுறைகள் சலுகைக் குறியீடு {0} ஐக் குறிப்பிடுகின்றன, அது "promo_codes" இல் இல்லை',
  'The terms tell of a stay of {0} hours, which "stays" lacks':
    'விதிமுறைகள் {0} மணிநேரத் தங்கலைக் குறிப்பிடுகின்றன, அது "stays" இல் இல்லை',
  'The terms allow {0} here, and say the opposite before':
    'விதிமுறைகள் இங்கு “{0}” ஐ அனுமதிக்கின்றன, முன்னர் எதிர்மாறாகக் கூறுகின்றன',
  'The terms forbid {0} here, and say the opposite before':
    'விதிமுறைகள் இங்கு “{0}” ஐத் தடுக்கின்றன, முன்னர் எதிர்மாறாகக் கூறுகின்றன',
  '{0}: correct one of them': '{0}: ஒன்றைத் திருத்தவும்',
  'has a space before a comma or a full stop: correct it': 'காற்புள்ளி அல்லது முற்றுப்புள்ளிக்கு முன் இடைவெளி உள்ளது: திருத்தவும்',
  'has a word twice: correct it': 'ஒரு சொல் இருமுறை உள்ளது: திருத்தவும்',
  'opens a bracket and never closes it: correct it': 'அடைப்புக்குறியைத் திறந்து மூடவில்லை: திருத்தவும்',
  'opens a quotation and never closes it: correct it': 'மேற்கோளைத் திறந்து மூடவில்லை: திருத்தவும்',
  'has a damaged entity: correct it': 'சேதமடைந்த HTML குறி உள்ளது: திருத்தவும்',
  'has the number {0}, whose digits are grouped wrongly: correct it':
    'இலக்கங்கள் தவறாகப் பிரிக்கப்பட்ட {0} என்ற எண் உள்ளது: திருத்தவும்',
  'breaks off: write its end': 'பாதியில் நிற்கிறது: முடிவை எழுதவும்',
  'breaks off after "{0}": write its end': '“{0}” க்குப் பின் நிற்கிறது: முடிவை எழுதவும்',
  'is only a number: write its words, or remove it': 'வெறும் எண்: சொற்களை எழுதவும், அல்லது நீக்கவும்',
  'says "{0}" twice: say it once': '“{0}” என இருமுறை கூறுகிறது: ஒருமுறை கூறவும்',
  'only repeats the name: say more, or remove it': 'பெயரை மட்டும் திரும்பக் கூறுகிறது: மேலும் எழுதவும், அல்லது நீக்கவும்',
  'is shorter than its heading, "{0}": exchange the two': 'அதன் தலைப்பை (“{0}”) விடச் சிறியது: இரண்டையும் மாற்றவும்',
  'is Markdown, which guests see as signs: write plain text': 'விருந்தினர்கள் குறிகளாகக் காணும் Markdown: எளிய உரையை எழுதவும்',
  'This paragraph of the terms {0}': 'விதிமுறைகளின் இந்தப் பத்தி: {0}',
  'The description of {0} is written in another language than the others: translate it':
    '{0} இன் விளக்கம் மற்றவற்றிலிருந்து வேறு மொழியில் உள்ளது: மொழிபெயர்க்கவும்',
  'The language is "{0}", but the terms are written in "{1}": correct one of them':
    'மொழி “{0}”, ஆனால் விதிமுறைகள் “{1}” இல் உள்ளன: ஒன்றைத் திருத்தவும்',
  'The terms are written in "{0}" here, and the venue\'s language is "{1}": translate them':
    'விதிமுறைகள் இங்கு “{0}” இல் உள்ளன, இடத்தின் மொழி “{1}”: மொழிபெயர்க்கவும்',
  'The translation of "{0}" is written in "{1}" instead of "{2}": translate it':
    '“{0}” இன் மொழிபெயர்ப்பு “{2}” க்குப் பதில் “{1}” இல் உள்ளது: மொழிபெயர்க்கவும்',
  '"{0}" looks like a misspelled "{1}": check the word': '“{0}” எழுத்துப்பிழையுள்ள “{1}” போல் தெரிகிறது: சொல்லைச் சரிபார்க்கவும்',
  'must be a color such as #2a9d8f': '#2a9d8f போன்ற நிறமாக இருக்க வேண்டும்',
  'must be a time of day such as 18:00': '18:00 போன்ற நாளின் நேரமாக இருக்க வேண்டும்',
  'must be the path of a picture, such as pictures/terrace-1.svg':
    'pictures/terrace-1.svg போன்ற படத்தின் பாதையாக இருக்க வேண்டும்',
  'must be a date such as 2026-12-31': '2026-12-31 போன்ற தேதியாக இருக்க வேண்டும்',
  'must be a color such as #0b6e75': '#0b6e75 போன்ற நிறமாக இருக்க வேண்டும்',
  'must be a language tag such as en or pt-BR': 'en அல்லது pt-BR போன்ற மொழிக் குறியீடாக இருக்க வேண்டும்',
  'the last slot is before the first': 'கடைசி நேரம் முதல் நேரத்திற்கு முன் உள்ளது',
  '00:00 and 24:00 have the same text, 12:00 AM: keep one of them':
    '00:00, 24:00 இரண்டுக்கும் ஒரே உரை, 12:00 AM: ஒன்றை மட்டும் வைத்திருக்கவும்',
  'the default must lie between min and max': 'இயல்பு மதிப்பு min, max இடையே இருக்க வேண்டும்',
  'is not an IANA time zone': 'IANA நேர மண்டலம் அல்ல',
  'must be a country code such as +94': '+94 போன்ற நாட்டுக் குறியீடாக இருக்க வேண்டும்',
  'two stays have the same name': 'இரு தங்கல்களுக்கு ஒரே பெயர் உள்ளது',
  'must be an https address or a path from /': 'https முகவரியாக அல்லது / இல் தொடங்கும் பாதையாக இருக்க வேண்டும்',
  'must be a time such as 09:15, on a quarter of an hour, from 00:00 to 24:00':
    '00:00 முதல் 24:00 வரை, கால்மணிப் படிகளில், 09:15 போன்ற நேரமாக இருக்க வேண்டும்',
  'from lies after until': 'from until க்குப் பின் உள்ளது',
  'must be a site such as https://www.example.com or https://*.example.com, or * for all sites':
    'https://www.example.com அல்லது https://*.example.com போன்ற தளமாக, அல்லது எல்லாத் தளங்களுக்கும் * ஆக இருக்க வேண்டும்',
  'turn times must be in ascending order of guests':
    'மேசைப் பயன்பாட்டு நேரங்கள் விருந்தினர் எண்ணிக்கைப்படி ஏறுவரிசையில் இருக்க வேண்டும்',
  'the terms must be given here or at terms_url': 'விதிமுறைகளை இங்கு அல்லது terms_url இல் கொடுக்க வேண்டும்',
  'occupancy by stay needs stays': 'தங்கல்படி பயன்பாட்டிற்கு "stays" தேவை',
  'must be a whole number or a text': 'முழு எண்ணாக அல்லது உரையாக இருக்க வேண்டும்',
  'must be a web address, or a path on the host such as /pictures/terrace-1.svg':
    'வலை முகவரியாக, அல்லது /pictures/terrace-1.svg போன்ற சேவையகப் பாதையாக இருக்க வேண்டும்',
  '{0} is one of {1} tables that are {2} units away from all others: check their positions':
    '{0} என்பது மற்ற எல்லாவற்றிலிருந்தும் {2} அலகுகள் தொலைவில் உள்ள {1} மேசைகளில் ஒன்று: அவற்றின் இடங்களைச் சரிபார்க்கவும்',
  'The address {0} lacks the name of a picture: leave the field out':
    '{0} முகவரியில் படத்தின் பெயர் இல்லை: இந்தப் புலத்தை நீக்கவும்',
  'Each slot takes {0} guests, but a party has at least {1}: raise "max_covers_per_slot"':
    'ஒவ்வொரு நேரமும் {0} விருந்தினர்களை ஏற்கிறது, ஆனால் ஒரு குழுவில் குறைந்தது {1} பேர்: "max_covers_per_slot" ஐ உயர்த்தவும்',
  'The plan has no table "{0}": write the id or name of one, or remove it':
    'திட்டத்தில் "{0}" என்ற மேசை இல்லை: ஒரு மேசையின் id அல்லது பெயரை எழுதவும், அல்லது நீக்கவும்',
};
