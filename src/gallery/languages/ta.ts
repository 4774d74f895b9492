/** The texts of the gallery in Tamil. */
import type { CreateMessages } from './en.ts';

const MIDNIGHT = '(நள்ளிரவு)';

export const createMessages: CreateMessages = ({ number, count, decimal, time }) => {
  const seats = count({ one: '# இருக்கை', other: '# இருக்கைகள்' });
  const guests = count({ one: '# விருந்தினர்', other: '# விருந்தினர்கள்' });
  const forGuests = count({ one: '# விருந்தினருக்கு', other: '# விருந்தினர்களுக்கு' });
  const fixtures = count({ one: '# மாதிரி', other: '# மாதிரிகள்' });
  const inFixtures = count({ one: '# மாதிரியில்', other: '# மாதிரிகளில்' });
  const severityCounts = {
    error: count({ one: '# பிழை', other: '# பிழைகள்' }),
    warning: count({ one: '# எச்சரிக்கை', other: '# எச்சரிக்கைகள்' }),
    note: count({ one: '# குறிப்பு', other: '# குறிப்புகள்' }),
  };

  return {
    title: 'காட்சியகம்',
    intro: 'ஒவ்வொரு மாதிரியும் வரைபடத்தில் உள்ளபடி, சரிபார்ப்பின் முடிவுகளுடன்.',
    loading: 'மாதிரிகள் ஏற்றப்படுகின்றன…',
    failed: 'மாதிரிகளை ஏற்ற முடியவில்லை. சேவையகம் பதிலளிக்கவில்லை.',
    retry: 'மீண்டும் முயல்க',
    openFile: 'கோப்பைத் திற',
    dropHere: 'வரைபடங்கள், இடங்கள் அல்லது பதில்களைக் காண இங்கே விடவும்',
    noFixtures: 'மாதிரிகளின் கோப்புறை காலியாக உள்ளது.',
    noMatches: 'இந்த வடிப்பானுக்குப் பொருந்தும் மாதிரி இல்லை.',
    noMatchesYet: 'இன்னும் பொருத்தம் இல்லை. சரிபார்ப்பு நடந்துகொண்டிருக்கிறது.',
    clearFilter: 'வடிப்பானை அழி',
    passedOver: 'காட்டப்படாதவை',
    passedOverReasons: {
      name: 'பெயரில் a முதல் z, 0 முதல் 9 மற்றும் - மட்டுமே இருக்கலாம்.',
      size: 'கோப்பு 40 MB ஐ விடப் பெரியது.',
      missing: 'ஓர் இடத்திற்கு plan.json, venue.json தேவை. எந்த இணைப்பும் கோப்புறைக்கு வெளியே செல்லக்கூடாது.',
      folder: 'plans கோப்புறையில் நேரடியாக உள்ள கோப்புகள் மட்டுமே காட்டப்படும்.',
      ending: 'வரைபடம் அல்லது பதிலின் பெயர் .json என முடிய வேண்டும்.',
    },
    groups: {
      answer: 'ஒரு முகவரியிலிருந்து',
      own: 'உங்கள் கோப்புகள்',
      venues: 'இடங்கள்',
      plans: 'வரைபடங்களும் பதில்களும்',
      rules: 'விதி மாதிரிகள்',
    },
    filter: 'மாதிரிகளை வடிகட்டு',
    find: 'மாதிரியைத் தேடு',
    severities: { error: 'பிழைகள்', warning: 'எச்சரிக்கைகள்', note: 'குறிப்புகள்' },
    inFixtures,
    rule: 'விதி',
    allRules: 'எந்த விதியும்',
    ruleCount: (rule, found) => `${rule} (${number(found)})`,
    shownCount: (shown, all) => (shown === all ? fixtures(all) : `${inFixtures(all)} ${number(shown)}`),
    checking: 'சரிபார்க்கப்படுகிறது…',
    noFindings: 'சிக்கல்கள் இல்லை',
    unreadable: 'படிக்க முடியாதது',
    meantDamaged: 'வேண்டுமென்றே சேதமாக்கப்பட்டது',
    severityNames: { error: 'பிழை', warning: 'எச்சரிக்கை', note: 'குறிப்பு' },
    severityCount: (severity, found) => severityCounts[severity](found),
    kinds: { venue: 'இடம்', plan: 'வரைபடம்', answer: 'பதில்' },
    tables: count({ one: '# மேசை', other: '# மேசைகள்' }),
    number,
    size: ({ width, height }) => `${width} × ${height}`,
    bytes: (bytes) =>
      bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${decimal(bytes / 1e6, 1)} MB`,
    unknownFixture: (name) => `${name} என்ற மாதிரி இல்லை. இதோ எல்லா மாதிரிகளும்.`,
    invalidUrl: (parameters) => `இந்த முகவரியில் தவறான அளவுருக்கள் உள்ளன: ${parameters.join(', ')}. இதோ எல்லா மாதிரிகளும்.`,
    addressRemarks: 'இந்த முகவரி பற்றி',
    otherContent: 'இந்த முகவரி நகலெடுக்கப்பட்ட பின் மாதிரி மாறியுள்ளது.',
    otherBuild: 'இந்த முகவரி காட்சியகத்தின் வேறு பதிப்பிலிருந்து நகலெடுக்கப்பட்டது. அது வேறுவிதமாக வரையலாம்.',
    viewLimited: 'இந்த முகவரியின் காட்சியை வரைபடம் அனுமதிக்கவில்லை, அருகிலுள்ளதைக் காட்டுகிறது.',
    notSelected: (keys) => `இவை காலியாக இல்லை, தேர்ந்தெடுக்கப்படவும் இல்லை: ${keys.join(', ')}.`,
    notMarked: (key) => `தனிப்படுத்திக் காட்ட ${key} என்ற மேசை இல்லை.`,
    openAnyway: 'அவை இல்லாமல் திற',
    back: 'எல்லா மாதிரிகளும்',
    neighbors: 'பிற மாதிரிகள்',
    previous: 'முந்தைய மாதிரி',
    next: 'அடுத்த மாதிரி',
    withKey: (label, key) => `${label} (${key})`,
    copy: 'முகவரியை நகலெடு',
    copied: 'முகவரி நகலெடுக்கப்பட்டது.',
    notCopied: 'உலாவி நகலெடுப்பதைத் தடுத்தது. முகவரிப் பட்டியிலிருந்து நகலெடுக்கவும்.',
    save: 'படத்தைச் சேமி',
    notSaved: 'உலாவியால் படத்தை உருவாக்க முடியவில்லை.',
    loadingPlan: 'வரைபடம் ஏற்றப்படுகிறது…',
    unreadableParts: count({
      one: 'கோப்பின் # பகுதியைப் படிக்க முடியவில்லை, அது வரையப்படவில்லை',
      other: 'கோப்பின் # பகுதிகளைப் படிக்க முடியவில்லை, அவை வரையப்படவில்லை',
    }),
    controls: 'அமைப்புகள்',
    date: 'தேதி',
    time: 'நேரம்',
    guests: 'விருந்தினர்கள்',
    availability: 'மேசைகள்',
    availabilities: {
      file: 'கோப்பில் உள்ளபடி',
      free: 'எல்லாம் காலி',
      taken: 'எல்லாம் முன்பதிவானவை',
      third: 'ஒவ்வொரு மூன்றாவதும் முன்பதிவானது',
      busy: 'தேதிக்கேற்ப பரபரப்பு',
    },
    theme: 'தோற்றம்',
    themes: { system: 'சாதனத்தின்படி', light: 'வெளிர்', dark: 'அடர்' },
    language: 'மொழி',
    ownLanguage: 'காட்சியகத்தின் மொழி',
    notInLanguage: (language) => `காட்சியகம் இந்த மொழியில் இல்லை: ${language}.`,
    screenNotInLanguage: (language) =>
      `முன்பதிவுப் பக்கமும் மின்னஞ்சல்களும் இந்த மொழியில் இல்லை: ${language}. அவை ஆங்கிலத்தில் உள்ளன.`,
    screen: 'திரை',
    screens: {
      map: 'வரைபடம்',
      form: 'முன்பதிவுப் பக்கம்: படிவம்',
      sheet: 'முன்பதிவுப் பக்கம்: தேர்வு',
      list: 'முன்பதிவுப் பக்கம்: பட்டியல்',
      'mail-confirm': 'மின்னஞ்சல்: உறுதி செய்யவும்',
      'mail-guest': 'மின்னஞ்சல்: முன்பதிவானது',
      'mail-changed': 'மின்னஞ்சல்: மாற்றப்பட்டது',
      'mail-cancelled': 'மின்னஞ்சல்: ரத்தானது',
      'mail-notice': 'இடத்திற்கு மின்னஞ்சல்: புதியது',
      'mail-change_notice': 'இடத்திற்கு மின்னஞ்சல்: மாற்றம்',
      'mail-cancel_notice': 'இடத்திற்கு மின்னஞ்சல்: ரத்து',
      'mail-reminder_day': 'விருந்தினருக்கு மின்னஞ்சல்: ஒரு நாள் முன் நினைவூட்டல்',
      'mail-reminder_hours': 'விருந்தினருக்கு மின்னஞ்சல்: இரண்டு மணி நேரம் முன் நினைவூட்டல்',
      'mail-offer': 'விருந்தினருக்கு மின்னஞ்சல்: காத்திருப்போருக்கு மேசை',
      'mail-undelivered': 'இடத்திற்கு மின்னஞ்சல்: சேரவில்லை',
      'mail-flood': 'இடத்திற்கு மின்னஞ்சல்: பல முயற்சிகள்',
    },
    screenOf: (screen, fixture) => `${screen}, ${fixture}`,
    deviceTheme: 'முன்பதிவுப் பக்கமும் மின்னஞ்சல்களும் இந்தச் சாதனத்தின் தோற்றத்தைப் பின்பற்றும்.',
    onlyFiles: 'முன்பதிவுப் பக்கமும் மின்னஞ்சல்களும் சேவையகத்தின் மாதிரிகளுக்கு மட்டுமே காட்டப்படும்.',
    device: 'சாதன அளவு',
    ratio: 'படப்புள்ளி விகிதம்',
    ratioOf: (ratio) => `${ratio}×`,
    overlays: 'மேலடுக்குகள்',
    overlayNames: {
      hits: 'தொடு பகுதிகள், 44 px',
      ids: 'ID',
      texts: 'உரைப் பெட்டிகள்',
      overlaps: 'ஒன்றன்மேல் ஒன்று',
      targets: '360 px இல் தொடு இலக்குகள்',
    },
    overlayHints: {
      hits: 'தட்டினால் மேசை தேர்வாகும் இடம்',
      ids: 'ஒவ்வொரு மேசையின் ID',
      texts: 'உரை மேசைக்கு வெளியே செல்லும் இடத்தில் சிவப்பு',
      overlaps: 'இரண்டு மேசைகள் ஒன்றன்மேல் ஒன்று வரும் இடம்',
      targets: 'தொலைபேசியின் அதிகபட்ச பெரிதாக்கலில் குறைந்தபட்ச தொடு இலக்கு; மேசை சிறியதாக இருந்தால் சிவப்பில் குறுக்குக் கோடு',
    },
    legend: 'மேலடுக்குகளின் குறிவிளக்கம்',
    legendTexts: {
      hit: 'இங்கே தட்டினால் மேசை தேர்வாகும்',
      id: 'மேசையின் ID',
      fits: 'மேசைக்குள் அடங்கும் உரை',
      leaves: 'மேசைக்கு வெளியே செல்லும் உரை',
      shared: 'ஒன்றன்மேல் ஒன்று வரும் மேசைகள்',
      large: 'தொலைபேசியின் அதிகபட்ச பெரிதாக்கலில் தட்டும் அளவுக்குப் பெரியது',
      small: 'தட்ட முடியாத அளவுக்குச் சிறியது',
    },
    closed: 'இந்தத் தேதியில் இடம் மூடப்பட்டிருக்கும்.',
    hours: (first, last) => `திறந்திருக்கும் நேரம்: ${time(first, MIDNIGHT)} முதல் ${time(last, MIDNIGHT)} வரை.`,
    noSlotAtTime: 'இந்த நேரத்தில் எந்த முன்பதிவும் தொடங்காது.',
    seats: (chosen, party) => `${forGuests(party)} ${seats(chosen)}`,
    clipped: 'சாதனத்தின் ஒரு பகுதி வெட்டப்பட்டுள்ளது. மீதியைக் காண அதன் அருகில் உருட்டவும்.',
    releaseAll: 'தேர்வை நீக்கு',
    tapHint: 'தேர்ந்தெடுக்க மேசைகளைத் தட்டவும்.',
    map: 'மேசை வரைபடம்',
    devicePreview: 'சாதனம்',
    approvedPictures: 'ஏற்கப்பட்ட படங்கள்',
    drawing: 'படங்கள் வரையப்படுகின்றன…',
    notCompared: 'படங்களை ஒப்பிட முடியவில்லை. சேவையகம் பதிலளிக்கவில்லை.',
    nothingToDraw: 'இந்த மாதிரியில் வரைய எதுவும் இல்லை.',
    pictureNames: {
      'whole-light': 'முழுவதும், வெளிர்',
      'twice-light': 'இருமடங்கு, வெளிர்',
      'deep-light': 'அருகில், வெளிர்',
      'whole-dark': 'முழுவதும், அடர்',
      'twice-dark': 'இருமடங்கு, அடர்',
      'deep-dark': 'அருகில், அடர்',
    },
    verdicts: {
      same: 'பொருந்துகிறது',
      different: 'வேறுபடுகிறது',
      missing: 'இன்னும் ஏற்கப்படவில்லை',
      otherChromium: 'வேறுபடுகிறது, வேறு Chromium வரைந்தது',
    },
    pictureParts: { approved: 'ஏற்கப்பட்டது', now: 'இப்போது', difference: 'வேறுபாடு' },
    pictureVerdict: (name, verdict) => `${name}: ${verdict}`,
    approve: 'ஏற்றுக்கொள்',
    approved: (name) => `${name} ஏற்கப்பட்டது.`,
    zoomIn: 'பெரிதாக்கு',
    zoomOut: 'சிறிதாக்கு',
    fit: 'முழு வரைபடம்',
    reducedResolution: (ratio) => `உண்மையான சாதனத்தில் போல ${decimal(ratio, 2)}× இல் வரையப்பட்டது`,
    findings: 'முடிவுகள்',
    showMore: (more) => `மேலும் ${number(more)} காட்டு`,
    wholeFile: 'முழுக் கோப்பு',
    fix: '--fix மூலம் சரிசெய்யப்படும்:',
    table: 'மேசை',
    notDrawn: ({ key }, drawn) => `வரையப்படவில்லை: ${drawn.name} மேசைக்கும் அதே ID, ${key}, கோப்பில் அது முதலில் வருகிறது.`,
    tableFacts: ({ key, area, category, seats: seatCount, shape, box, rotation }) =>
      [
        `ID ${key}`,
        area,
        category,
        seats(seatCount),
        `${shape === 'ellipse' ? 'நீள்வட்டம் ' : ''}${box.width} × ${box.height}`,
        rotation === 0 ? '' : `${rotation}°`,
      ]
        .filter((part) => part !== '')
        .join(' · '),
    selectionError: (error, name) => {
      switch (error.type) {
        case 'unavailable':
          return `${name} முன்பதிவானது.`;
        case 'closes-too-soon':
          return `${name} விரைவில் மூடப்படும்.`;
        case 'enough-seats':
          return 'ஏற்கனவே போதுமான இருக்கைகள் உள்ளன.';
        case 'party-too-small':
          return `${seats(error.seats)} உள்ள மேசைக்குக் குறைந்தது ${guests(error.minGuests)} தேவை.`;
      }
    },
  };
};
