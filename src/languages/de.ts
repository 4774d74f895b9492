/** Every text in German: a section for each page, for the host, and for the plan checks. */
import type { CreateMessages as CreateBooker } from '../booker/english.ts';
import type { CreateMessages as CreateDay } from '../day/english.ts';
import type { SelectionError } from '../domain/booking/selection.ts';
import type { Catalogue } from '../domain/say.ts';
import type { EmbedWords } from '../embed/english.ts';
import type { CreateMessages as CreateEditor } from '../editor/english.ts';
import type { CreateMessages as CreateGallery } from '../gallery/english.ts';
import type { GuestErrors, MailTexts } from '../server/messages/english.ts';

/** The loader of the booking page in other sites' pages. */
export const embed: EmbedWords = ['Tisch reservieren', 'Schließen'];

/** The booking page. */
export const booker: CreateBooker = ({ number, count, list, time, shortTime }) => {
  const seats = count({ one: '# Platz', other: '# Plätze' });
  const seatsOfTable = count({ one: '# Platz', other: '# Plätzen' });
  const guests = count({ one: '# Gast', other: '# Gäste' });
  const tables = count({ one: '# Tisch', other: '# Tische' });
  const orCall = (telephone: string): string => (telephone === '' ? '' : ` oder rufen Sie an: ${telephone}`);
  const formatTime = (minutes: number): string => time(minutes, '(Mitternacht)');

  return {
    seats,
    guests,
    tables,
    joinNames: list,
    formatTime,
    formatShortTime: shortTime,
    selectionError: (error: SelectionError, table: string, party: number): string => {
      switch (error.type) {
        case 'unavailable':
          return `${table} ist schon belegt. Bitte wählen Sie einen anderen Tisch.`;
        case 'closes-too-soon':
          return `${table} ist nur bis ${formatTime(error.until)} frei. Bitte wählen Sie einen anderen Tisch oder eine frühere Uhrzeit.`;
        case 'enough-seats':
          return `Sie haben genug Plätze für ${guests(party)}. Geben Sie einen Tisch frei, um einen anderen zu wählen.`;
        case 'party-too-small':
          return `Ein Tisch mit ${seatsOfTable(error.seats)} braucht mindestens ${guests(error.minGuests)}.`;
      }
    },

    // The form
    language: 'Sprache',
    formHeading: 'Ihre Reservierung',
    when: 'Wann',
    who: 'Wer',
    more: 'Sonst noch etwas',
    date: 'Datum',
    time: 'Uhrzeit',
    guest: 'Gäste',
    stay: 'Ihr Aufenthalt',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    emailPlaceholder: 'Bitte eine gültige E-Mail-Adresse',
    countryCode: 'Landesvorwahl',
    countries: 'Länder',
    noCountry: 'Kein Land gefunden.',
    phone: 'WhatsApp-Nummer',
    notes: 'Anmerkungen und Wünsche',
    promoCode: 'Aktionscode',
    optional: 'freiwillig',
    selectTable: 'Tisch wählen',
    calendar: 'Kalender',
    previousMonth: 'Vorheriger Monat',
    nextMonth: 'Nächster Monat',
    typeDate: 'Datum eintippen',
    zoneNote: (place: string) => `Alle Zeiten gelten in der Ortszeit von ${place}.`,
    dateMissing: 'Bitte wählen Sie ein Datum.',
    noSuchDate: 'Dieses Datum gibt es nicht. Bitte schreiben Sie es so: 31.12.2026.',
    dateTooEarly: (first: string) => `Der früheste Tag, den Sie reservieren können, ist der ${first}.`,
    dateTooFar: (last: string) => `Der späteste Tag, den Sie reservieren können, ist der ${last}.`,
    timeReset: (at: string) => `Die Uhrzeit ist jetzt ${at}.`,
    backToTime: (at: string) => `Zurück zu ${at}`,
    timeNotOffered: (at: string) => `${at} gibt es an diesem Tag nicht.`,
    timeMissing: 'An diesem Tag ist keine Uhrzeit mehr frei. Bitte wählen Sie ein anderes Datum.',
    noSlots: (date: string) => `Am ${date} ist keine Uhrzeit mehr frei.`,
    noSlotsEver: 'Zurzeit kann kein Tag reserviert werden.',
    chooseDate: (date: string) => `${date} wählen`,
    timeExpired: (expired: string, instead: string) =>
      `${expired} kann nicht mehr reserviert werden. Ihre Uhrzeit ist jetzt ${instead}.`,
    lastTimeExpired: (expired: string) =>
      `${expired} kann nicht mehr reserviert werden, und später ist an diesem Tag nichts mehr frei.`,
    freeFor: (free: number, party: number) => `${tables(free)} frei für ${guests(party)}.`,
    noneFreeFor: (party: number) => `An diesem Tag ist kein Tisch für ${guests(party)} frei.`,
    lookAtPlan: 'Plan ansehen',
    closePreview: 'Zurück zum Formular',
    nextFreeDate: 'Nächsten freien Tag suchen',
    noFreeDate: 'In den nächsten Wochen ist kein Tisch frei. Bitte rufen Sie an, oder wählen Sie ein späteres Datum.',
    emailSuggestion: 'Meinten Sie',
    requestFailed:
      'Das hat nicht geklappt. Ihre Angaben sind nicht verloren. Bitte versuchen Sie es gleich noch einmal.',
    notSent: 'Es wurde nichts gesendet. Ihre Angaben bleiben erhalten.',
    offline: 'Sie sind offline. Ihre Angaben bleiben erhalten.',
    waitingForNetwork: 'Sie sind offline. Sobald Sie wieder online sind, wird gesendet.',
    askingAgain: 'Noch keine Antwort. Es wird noch einmal gefragt …',
    placeInLine: (place) => `Sie sind Nummer ${number(place)} in der Warteschlange. Ihre Angaben bleiben erhalten.`,
    stopWaiting: 'Nicht länger warten',
    partMissing: 'Ein Teil dieser Seite konnte nicht geladen werden. Ihre Angaben bleiben erhalten.',
    loadAgain: 'Seite neu laden',
    calendarMissing: 'Der Kalender konnte nicht geladen werden. Sie können das Datum eintippen, etwa 31.12.2026.',
    tryAgain: 'Noch einmal versuchen',
    fieldErrorCount: count({
      one: '# Angabe braucht Ihre Aufmerksamkeit:',
      other: '# Angaben brauchen Ihre Aufmerksamkeit:',
    }),
    errorTitle: (errors: number, title: string) => `${errors} Fehler · ${title}`,
    fieldNames: {
      date: 'Datum',
      time: 'Uhrzeit',
      guests: 'Gäste',
      first_name: 'Vorname',
      last_name: 'Nachname',
      email: 'E-Mail-Adresse',
      country_code: 'Landesvorwahl',
      phone: 'WhatsApp-Nummer',
      notes: 'Anmerkungen und Wünsche',
      discount_code: 'Aktionscode',
    },

    // The tables
    stepTitle: (step: string, venue: string) => `${step} · ${venue}`,
    tablesHeading: 'Tischauswahl',
    edit: 'Reservierung ändern',
    editDetails: 'Meine Angaben ändern',
    plan: 'Tischplan',
    areas: 'Bereiche',
    suggest: (kind, area) => {
      if (area !== undefined) return `Vorschlag in ${area}`;
      if (kind === 'another') return 'Anderer Vorschlag';
      if (kind === 'nearest') return 'Nächster freier Tisch';
      return 'Tisch vorschlagen';
    },
    noSuggestion: (party, area) =>
      `Für ${guests(party)} sind${area === undefined ? '' : ` in ${area}`} keine Tische nebeneinander frei.`,
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fit: 'Ganzer Plan',
    legend: 'Legende',
    freeOfAll: (free: number, all: number) => `${number(free)} von ${number(all)} frei`,
    stateLabels: {
      available: 'Frei',
      unavailable: 'Belegt',
      selected: 'Ihre Wahl',
      ineligible: 'Nicht für Ihre Gruppe',
    },
    notForTime: 'Nicht zu Ihrer Uhrzeit',
    notForPartyOrTime: 'Nicht für Ihre Gruppe oder Uhrzeit',
    planLoading: 'Die Tische werden geladen …',
    noTables: 'Für diesen Tag gibt es noch keine Tische. Bitte versuchen Sie ein anderes Datum.',
    allTaken: (date: string) => `Am ${date} sind alle Tische belegt. Bitte versuchen Sie ein anderes Datum.`,
    list: 'Tische',
    listHeading: 'Alle Tische',
    listLoading: 'Die Liste der Tische wird geladen …',
    find: 'Tisch suchen',
    noResults: (query: string) => `Kein Tisch passt zu „${query}“.`,
    searchHint: 'Suchen Sie nach Name, Bereich, Kategorie oder Plätzen, etwa „4 Plätze“.',
    resultCount: (found: number) => (found === 0 ? 'Kein Tisch gefunden' : `${tables(found)} gefunden`),
    seatsPattern: /(^|\s)(\d{1,3}) ?p(?:l(?:a(?:t(?:z(?:e)?)?)?)?)?(?=\s|$)/g,
    otherTables: 'Andere Tische',
    listKeys:
      'Mit den Pfeiltasten nach oben und unten wechseln Sie zwischen Tischen, nach links und rechts zwischen Bereichen. Mit I sehen Sie Einzelheiten eines Tisches.',
    spokenStates: {
      available: 'frei',
      unavailable: 'belegt',
      selected: 'gewählt',
      ineligible: 'nicht für Ihre Gruppe',
    },
    yourTables: 'Ihre Tische',
    selectedTables: 'Gewählte Tische',
    seatsOf: (have: number, need: number) => `${have} von ${need} Plätzen`,
    tableSelected: (table: string, have: number, need: number) => `${table} gewählt, ${have} von ${need} Plätzen.`,
    tableReleased: (table: string, have: number, need: number) => `${table} freigegeben, ${have} von ${need} Plätzen.`,
    swap: (table: string) => `Statt ${table} wählen`,
    tapSelected: (table: string, tableSeats: number, missing: number) =>
      `${table} · ${seats(tableSeats)}${missing > 0 ? ` · noch ${missing} zu wählen` : ''}`,
    tapReleased: (table: string, _seats: number, missing: number) =>
      `${table} freigegeben${missing > 0 ? ` · noch ${missing} zu wählen` : ''}`,
    choose: 'Wählen',
    release: 'Freigeben',
    noTablesSelected: 'Tippen Sie auf einen Tisch im Plan, oder wählen Sie einen aus der Liste.',
    remove: (table: string) => `${table} entfernen`,
    availableUntil: (at: string) => `Nur bis ${at} frei`,
    onlyUntil: (at: string) => `nur bis ${at}`,
    unavailableAt: (at: string) => `Zu Ihrer Uhrzeit, ${at}, kann dieser Tisch nicht reserviert werden.`,
    pictureOf: (table: string) => `Bild von ${table}`,
    viewFrom: (table: string) => `Aussicht von ${table}`,
    agree: 'Ich stimme zu:',
    terms: 'Geschäftsbedingungen',
    newTab: '(öffnet einen neuen Tab)',
    termsTitle: 'Geschäftsbedingungen',
    understand: 'Verstanden',
    reserve: 'VERBINDLICH RESERVIEREN',
    missingDetails: 'Name, E-Mail-Adresse oder Nummer fehlt. Bitte ändern Sie die Reservierung.',
    missingSeats: (more: number, selected: number) =>
      selected === 0 ? `Wählen Sie einen Tisch für ${guests(more)}` : `Wählen Sie Plätze für ${more} weitere`,
    missingTerms: 'Bitte erst den Bedingungen zustimmen',
    ready: 'Alles bereit',
    sending: 'Ihre Reservierung wird gesendet …',
    outcomeUnknown: (isRepeatable: boolean, telephone: string) =>
      isRepeatable
        ? 'Der Gastgeber hat nicht geantwortet. Wir wissen daher nicht, ob Ihre Tische reserviert sind. Drücken Sie noch einmal VERBINDLICH RESERVIEREN, um nachzufragen: Ihre Reservierung wird nie doppelt gemacht.'
        : `Der Gastgeber hat nicht geantwortet. Ihre Tische sind vielleicht reserviert, vielleicht nicht. Bevor Sie es noch einmal versuchen, sehen Sie nach, ob Sie eine E-Mail bekommen haben${orCall(telephone)}.`,
    perhapsYours: (names: readonly string[], telephone: string) =>
      `Der Gastgeber hat auf Ihre Anfrage für ${list(names)} nicht geantwortet. ${names.length === 1 ? 'Ist der Tisch als belegt gezeigt' : 'Sind die Tische als belegt gezeigt'}, kann das Ihre eigene Reservierung sein: Sehen Sie nach, ob Sie eine E-Mail bekommen haben${orCall(telephone)}.`,
    tablesRemoved: (names: readonly string[], hasOthers: boolean) =>
      `${list(names)}: nicht mehr im Angebot, denn der Plan des Hauses hat sich geändert. ${hasOthers ? 'Ihre anderen Tische sind noch gewählt.' : 'Bitte wählen Sie einen anderen Tisch.'}`,
    tablesLost: (names: readonly string[], hasOthers: boolean) =>
      `Jemand anderes hat gerade ${list(names)} reserviert. ${hasOthers ? 'Ihre anderen Tische sind noch gewählt.' : 'Bitte wählen Sie einen anderen Tisch.'}`,
    checkFields: 'Bitte prüfen Sie diese Angaben:',

    // The end
    thanks: 'Vielen Dank',
    confirmed: (name: string) => `${name}, Ihre Reservierung ist bestätigt.`,
    emailNote: (email: string) => `Eine E-Mail mit den Einzelheiten kommt in Kürze an ${email}.`,
    confirmByMail: (name: string) => `${name}, bitte bestätigen Sie Ihre Reservierung per E-Mail.`,
    confirmNote: (email: string, minutes: number) =>
      `Öffnen Sie die E-Mail, die wir an ${email} senden, und bestätigen Sie innerhalb von ${minutes} Minuten. So lange sind Ihre Tische für Sie freigehalten; danach können andere sie reservieren.`,
    code: 'Code',
    codeNote: 'Nennen Sie diesen Code, wenn Sie anrufen oder schreiben.',
    tablesLabel: (shown: number): string => (shown === 1 ? 'Tisch' : 'Tische'),
    where: 'Wo',
    telephone: 'Telefon',
    party: 'Gäste',
    yourReservation: 'Ihre Reservierung',
    planThumbnail: 'Ihre Tische im Plan',
    addToCalendar: 'In den Kalender',
    manage: 'Reservierung ansehen, ändern oder stornieren',
    startAgain: 'Noch einmal reservieren',
  };
};

/** The day page. */
export const day: CreateDay = ({ number, count, list, shortTime, shortDate }) => {
  return {
    list,
    guests: count({ one: '# Gast', other: '# Gäste' }),
    parties: count({ one: '# Gruppe', other: '# Gruppen' }),
    covers: count({ one: '# Gedeck', other: '# Gedecke' }),
    seats: count({ one: '# Platz', other: '# Plätze' }),
    time: shortTime,
    span: (from, until) => `${from} – ${until}`,
    minutes: (value) => `${value} Min.`,

    day: 'Tag',
    views: 'Ansichten',
    tabs: { plan: 'Plan', timeline: 'Zeitachse', list: 'Liste' },
    previousDay: 'Vorheriger Tag',
    nextDay: 'Nächster Tag',
    today: 'Heute',
    date: 'Datum',
    loading: 'Der Tag wird geladen …',
    loadFailed: 'Der Tag kann nicht geladen werden: Der Server antwortet nicht.',
    retry: 'Erneut versuchen',
    close: 'Schließen',
    cancel: 'Abbrechen',
    save: 'Speichern',
    menu: 'Menü',
    side: 'Gruppe und Warteliste',
    seatedNow: (seated) => `${number(seated)} sitzen`,
    search: 'Gruppe suchen',
    noMatches: (typed) => `Niemand passt zu „${typed}“.`,
    noParties: 'An diesem Tag wird noch niemand erwartet.',
    found: count({ one: '# Gruppe', other: '# Gruppen' }),

    connection: { connecting: 'Verbindet …', live: 'Live', offline: 'Offline' },
    offlineHint:
      'Keine Verbindung. Was Sie sehen, kann veraltet sein. Ihre Schritte werden aufgehoben und später gesendet.',
    waitingSteps: count({ one: '# Schritt wartet auf das Senden', other: '# Schritte warten auf das Senden' }),
    signedOut: 'Sie sind abgemeldet',
    signedOutHint: 'Melden Sie sich wieder an, um den Tag zu sehen.',
    signIn: 'Anmelden',
    legend: 'Legende',
    csv: 'Tabelle (CSV)',
    access: 'Geräte und geheime Adressen',
    signOut: 'Abmelden',
    signOutFailed: 'Abmelden nicht möglich: Der Server antwortet nicht. Versuchen Sie es erneut.',
    language: 'Sprache',
    theme: 'Farben',
    themes: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },

    lock: 'Sperren',
    locked: 'Gesperrt',
    endingSession: 'Die Sitzung wird beendet …',
    choosePin: 'Dieses Gerät sperren',
    newPin: 'Neue PIN, 4 bis 8 Ziffern',
    pinHint: 'Sie entsperrt diesen Tab, bis er geschlossen wird. Ohne PIN melden Sie sich neu an.',
    lockNow: 'Jetzt sperren',
    pin: 'PIN',
    unlock: 'Entsperren',
    wrongPin: 'Diese PIN ist falsch.',

    note: 'Notiz zum Tag',
    noteHint: 'Alle, die den Tag führen, sehen sie.',
    overstay: (tables, sitting, next, time) => `${tables}: ${sitting} sitzt noch, ${next} kommt um ${time}.`,
    hasLeft: (name) => `${name} ist gegangen`,
    moveParty: (name) => `${name} umsetzen`,
    pausedUntil: (time) => `Online-Reservierungen pausieren bis ${time}.`,
    pauseHour: 'Online-Reservierungen eine Stunde pausieren',
    resume: 'Wieder online reservieren lassen',

    states: {
      reserved: 'Reserviert',
      confirmed: 'Bestätigt',
      arrived: 'Da',
      seated: 'Am Tisch',
      left: 'Gegangen',
      no_show: 'Nicht erschienen',
      cancelled: 'Storniert',
      late: 'Verspätet',
      blocked: 'Gesperrt',
    },
    late: (minutes) => `${minutes} Min. zu spät`,
    partlyArrived: (arrived, size) => `${arrived} von ${size} da`,
    seatedLeft: (minutes) => `Am Tisch, noch ${minutes} Min.`,
    seatedOver: (minutes) => `Am Tisch, ${minutes} Min. drüber`,
    holdLeft: (minutes) => `Tisch noch ${minutes} Min. frei gehalten`,
    holdOver: 'Tisch nicht mehr frei gehalten',
    stateOf: (name, state) => `${name}: ${state}`,
    noTable: 'Kein Tisch',
    pending: 'Noch nicht gesendet',
    groups: { late: 'Verspätet', here: 'Jetzt', upcoming: 'Später', seated: 'Am Tisch', done: 'Erledigt' },

    walkIn: 'Walk-in',
    walkInSizes: 'Walk-in: Wie viele Gäste?',
    addReservation: 'Reservierung eintragen',
    nextSteps: { arrive: 'Da', seat: 'Setzen', leave: 'Gegangen', restore: 'Zurückholen' },
    confirm: 'Bestätigt',
    noShow: 'Nicht erschienen',
    cancelReservation: 'Reservierung stornieren',
    tellGuest: 'Den Gast per E-Mail benachrichtigen',
    keepReservation: 'Behalten',
    cancelQuestion: (name) => `Reservierung von ${name} stornieren?`,
    move: 'Umsetzen',
    join: 'Tisch dazustellen',
    freeTable: 'Tisch freigeben',
    edit: 'Bearbeiten',
    party: 'Gruppe',
    arrivedCount: 'Gäste, die da sind',
    oneMore: 'Einer mehr',
    oneLess: 'Einer weniger',
    call: (phone) => `${phone} anrufen`,
    mail: (address) => `An ${address} schreiben`,
    guestNotes: 'Notiz des Gastes',
    staffNote: 'Notiz des Teams',
    code: 'Code',
    source: { online: 'Online', staff: 'Vom Team', walk_in: 'Walk-in' },

    name: 'Name',
    nameOptional: 'Name (optional)',
    guestCount: 'Gäste',
    timeOfDay: 'Uhrzeit',
    phone: 'Telefon',
    email: 'E-Mail',
    notes: 'Notizen',
    hasNote: 'Hat eine Notiz',
    chooseTable: 'Tisch wählen',
    noMailAddress: 'Es gibt keine E-Mail-Adresse: Der Gast erfährt nichts.',

    timelineKeys:
      'Pfeiltasten führen von Gruppe zu Gruppe. Umschalt und eine Pfeiltaste verschieben eine Gruppe auf einen anderen Tisch oder eine andere Zeit; Eingabe legt sie ab, Escape nimmt es zurück.',
    fits: { fits: 'Frei', small: 'Frei, aber klein', taken: 'Besetzt' },
    coversLabel: 'Kommen',
    coversAt: (time, coming) => `${time}: ${coming}`,
    placeAt: (table, time) => `${table}, ${time}`,
    tapTable: 'Tippen Sie auf einen Tisch, oder nehmen Sie einen von diesen.',
    noneFits: 'Kein freier Tisch ist groß genug. Tippen Sie auf einen Tisch, um den Grund zu sehen.',
    insist: 'Trotzdem nehmen',
    swapWith: (name) => `Mit ${name} tauschen`,
    tooSmall: (tables, room, size) => `${tables} hat ${room}, für ${size}.`,
    tableTaken: (table, name, time) => `${table} ist besetzt: ${name}, ${time}.`,
    tableBlocked: (table, reason) => (reason === '' ? `${table} ist gesperrt.` : `${table} ist gesperrt: ${reason}.`),
    modes: {
      walkIn: (size) => `Walk-in, ${size}`,
      add: (name, size, time) => `${name}, ${size}, ${time}`,
      move: (name) => `${name} umsetzen`,
      join: (name) => `Tisch für ${name} dazustellen`,
      seat: (name) => `${name} setzen`,
      offer: (name) => `${name} einen Tisch anbieten`,
    },
    notDone: (step) => `Nicht ausgeführt: ${step}`,
    doAnyway: 'Trotzdem tun',
    understood: 'OK',
    changedMeanwhile: 'Jemand anders war schneller. Jetzt gilt:',

    waitingList: 'Warteliste',
    putOnWaitingList: 'Auf die Warteliste',
    nobodyWaits: 'Niemand wartet.',
    quotedTime: 'Angesagte Wartezeit',
    waited: (minutes, quoted) => `wartet ${minutes} von ${quoted} Min.`,
    offerTable: 'Tisch anbieten',
    waitingLeft: (name) => `${name} wartet nicht mehr`,
    offers: {
      offered: (tables, minutes) => `${tables} angeboten, noch ${minutes} zum Antworten`,
      accepted: (tables, minutes) => `${tables} angenommen, noch ${minutes} frei gehalten`,
    },
    waitingStates: {
      waiting: 'Wartet',
      offered: 'Tisch angeboten',
      accepted: 'Angenommen',
      declined: 'Angebot abgelehnt',
      expired: 'Hat nicht geantwortet',
      seated: 'Am Tisch',
      left: 'Wartet nicht mehr',
    },

    undo: 'Rückgängig',
    undone: (step) => `Zurückgenommen: ${step}`,
    steps: {
      walkIn: (size, tables) => `Walk-in, ${size}: sitzt an ${tables}`,
      add: (name, time) => `${name}: um ${time} eingetragen`,
      edit: (name) => `${name}: geändert`,
      partlyArrived: (name, arrived, size) => `${name}: ${arrived} von ${size} sind da`,
      tables: (name, tables) => `${name}: jetzt ${tables}`,
      withoutTable: (name) => `${name}: ohne Tisch`,
      swap: (name, other) => `${name} und ${other}: Tische getauscht`,
      block: (tables) => `Gesperrt: ${tables}`,
      unblock: 'Sperre aufgehoben',
      note: 'Notiz gespeichert',
      pause: 'Online-Reservierungen pausieren',
      resume: 'Online-Reservierungen wieder offen',
      waitAdd: (name) => `${name}: auf der Warteliste`,
      waitOffer: (name, tables) => `${name}: ${tables} angeboten`,
      waitSeat: (name, tables) => `${name}: sitzt an ${tables}`,
      waitLeave: (name) => `${name}: wartet nicht mehr`,
    },

    // The plan
    planLoading: 'Der Plan wird geladen …',
    plan: 'Plan',
    planTime: 'Uhrzeit, die der Plan zeigt',
    now: 'Jetzt',
    areas: 'Bereiche',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fit: 'Einpassen',
    tables: count({ one: '# Tisch', other: '# Tische' }),
    tablesRegion: 'Tische',
    tablesHint: 'Pfeiltasten gehen zum nächsten Tisch, Buchstaben und Ziffern zum Tisch mit diesem Namen.',
    tableAccess: { in_house: 'Nur im Haus', walk_in: 'Nur ohne Reservierung' },
    free: 'Frei',
    freeUntil: (time) => `Frei bis ${time}`,
    lateShort: (minutes) => `+${minutes} Min.`,
    leftShort: (minutes) => (minutes >= 0 ? `${minutes} Min.` : `${-minutes} Min. drüber`),
    onDate: (date) => shortDate(date),
    fromTo: (from, to) => `${from} → ${to}`,

    dropOnTable: 'Auf einen Tisch ziehen',
    moveTo: (table) => `Umsetzen: ${table}`,
    joinWith: (table) => `Zusammenstellen mit ${table}`,
    joinTo: (name) => `Zum Tisch von ${name} stellen`,
    restToJoin: 'Hier halten zum Zusammenstellen',
    nearestFit: (tables) => `Nächster passender: ${tables}`,

    block: 'Sperren',
    blockTables: 'Tische sperren',
    blockHint: 'Tische antippen, einen Bereich wählen oder umkreisen.',
    blockAreas: 'Bereiche zum Sperren',
    blockReason: 'Grund',
    blockReasons: { label: 'Übliche Gründe', usual: ['Sturm', 'Flut', 'Hochzeit', 'Reparatur'] },
    blockFrom: 'Von',
    blockUntil: 'Bis',
    blockAllDay: 'Ganztägig',
    blockFromTime: 'Ab Uhrzeit',
    blockUntilTime: 'Bis Uhrzeit',
    blockNone: 'Kein Tisch gewählt',
    blockSelected: (tables, seats) => `${tables}, ${seats}`,
    blockNow: (tables) => `${tables} sperren`,
    unblock: 'Sperre aufheben',
    affectedTitle: (parties) => `${parties} mit Reservierung an diesen Tischen`,
    noTableLeft: (hasMail) =>
      hasMail
        ? 'Kein Tisch mehr frei: der Gast erhält eine Mail'
        : 'Kein Tisch mehr frei und keine Mail-Adresse: bitte anrufen',
    tellAll: 'Sperren und alle Gäste benachrichtigen',
    moveAll: (parties) => `${parties} umsetzen und sperren`,
    moveAndTell: (moved, told) => `${moved} umsetzen, ${told} benachrichtigen und sperren`,

    print: 'Drucken',
    printedPlan: (time) => `Plan um ${time}`,

    wallClosed: 'Dieser Bildschirm hat keinen Zugang mehr. Der Inhaber kann eine neue Adresse anlegen.',
    wallExpected: (guests) => `noch ${guests} erwartet`,
  };
};

/** The editor. */
export const editor: CreateEditor = ({ number, count, list }) => {
  const tooMany = (what: string) => (found: number, most: number) =>
    `Diese Datei hat ${number(found)} ${what}. Der Editor unterstützt höchstens ${number(most)}.`;
  const tables = count({ one: '# Tisch', other: '# Tische' });
  const items = count({ one: '# Objekt', other: '# Objekte' });
  const ofItems = count({ one: '# Objekt', other: '# Objekten' });
  const seats = count({ one: '# Platz', other: '# Plätze' });
  const ofSeats = count({ one: '# Platz', other: '# Plätzen' });
  const guests = count({ one: '# Gast', other: '# Gäste' });
  const areas = count({ one: '# Bereich', other: '# Bereichen' });
  const decor = count({ one: '# Dekoration', other: '# Dekorationen' });
  const errors = count({ one: '# Fehler', other: '# Fehler' });
  const warnings = count({ one: '# Warnung', other: '# Warnungen' });
  const findings = count({ one: '# Befund', other: '# Befunde' });
  const symbols = count({ one: '# Symbol', other: '# Symbole' });

  return {
    tables,
    items,
    seats,

    editor: 'Plan-Editor',
    tools: 'Werkzeuge',
    plan: 'Tischplan',
    actions: 'Aktionen',
    menu: 'Menü',
    contextMenu: 'Auswahl',
    itemsInView: 'Sichtbare Objekte',
    itemsInViewHint:
      'Die Pfeiltasten führen zum nächsten Objekt. Enter wählt es aus: Dann verschieben es die Pfeiltasten, und Strg mit Pfeiltasten führt weiter. Esc hebt die Auswahl auf.',
    moreActions: 'Weitere Aktionen',
    panels: 'Bereiche des Editors',
    inspector: 'Eigenschaften',
    layers: 'Ebenen',
    findings: 'Befunde',
    togglePanel: (panel, open) => `${panel} ${open ? 'einklappen' : 'ausklappen'}`,
    loading: 'Der Plan wird geladen …',
    retry: 'Noch einmal versuchen',
    signOut: 'Abmelden',
    signOutFailed: 'Abmelden nicht möglich: Der Server antwortet nicht. Versuchen Sie es noch einmal.',
    signIn: {
      busy: 'Anmelden …',
      unreachable: 'Der Server antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
      'signed-out':
        'Dieser Zugangscode oder Link öffnet den Editor nicht. Ein Link gilt nur einmal und läuft ab. Bitten Sie um einen neuen.',
    },
    sessions: {
      command: 'Sitzungen und Zugang',
      kinds: { session: 'Sitzung', token: 'Zugangscode', link: 'Unbenutzter Link' },
      roles: { owner: 'Inhaber', staff: 'Personal' },
      current: 'Dieser Browser',
      since: (time) => `seit ${time}`,
      until: (time) => `bis ${time}`,
      end: 'Beenden',
      endOne: (kind, time) => `Beenden: ${kind}, seit ${time}`,
      ended: 'Beendet.',
      endOthers: 'Alle anderen Sitzungen beenden',
      othersEnded: 'Alle anderen Sitzungen sind beendet.',
      failed: 'Das hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
      addDevice: 'Ein Gerät des Personals anmelden',
      deviceHint:
        'Ein Tablet oder Telefon an der Bar erhält Zugang zum Tag und zu nichts anderem. Geht es verloren, beenden Sie oben seinen Zugang.',
      deviceName: 'Name des Geräts',
      validFor: 'Zugang für',
      days: count({ one: '# Tag', other: '# Tage' }),
      makeDevice: 'Anmeldecode erstellen',
      deviceAddress: (name) => `Anmeldeadresse für ${name}`,
      code: (name) => `Code für die Kamera: ${name}`,
      shownOnce:
        'Scannen Sie den Code mit dem anderen Gerät, oder kopieren Sie die Adresse. Sie wird nur jetzt angezeigt.',
      addresses: 'Geheime Adressen',
      addressesHint: 'Wer eine dieser Adressen hat, sieht ohne Anmeldung, was sie zeigt.',
      addressNames: { ical: 'Kalender der Reservierungen', wall: 'Wandbildschirm' },
      addressHints: {
        ical: 'Für ein Kalenderprogramm, mit Namen und Telefonnummern',
        wall: 'Der Plan ohne Namen, für einen Bildschirm an der Wand',
      },
      make: 'Erstellen',
      replace: 'Ersetzen',
      withdraw: 'Zurückziehen',
      withdrawn: (name) => `${name}: Die Adresse öffnet nichts mehr.`,
    },
    loadErrors: {
      unreachable: 'Der Plan lässt sich nicht laden: Der Server antwortet nicht. Prüfen Sie Ihre Verbindung.',
      'signed-out': 'Sie sind abgemeldet. Öffnen Sie den Editor wieder über seinen Link mit dem Zugangscode.',
      refused: 'Der Plan lässt sich nicht laden.',
    },
    smallScreen:
      'Dieser Bildschirm ist klein. Er reicht für kleine Änderungen; zum Zeichnen nehmen Sie besser ein Tablet oder einen Computer.',
    language: 'Sprache',
    dismiss: 'Verstanden',

    list: 'Tische',
    find: 'Tisch suchen',
    noMatchingTable: (typed) => `Kein Tisch passt zu „${typed}“.`,
    tablesFound: (found) => (found === 0 ? 'Kein Tisch gefunden' : `${tables(found)} gefunden`),
    noTables: 'Noch keine Tische. Wählen Sie das Werkzeug Tisch und klicken Sie auf den Plan.',
    replaceNames: 'In Namen suchen und ersetzen',
    findInNames: 'Suchen',
    replaceWith: 'Ersetzen durch',
    replaceIn: count({ one: 'In # Namen ersetzen', other: 'In # Namen ersetzen' }),
    replaceStep: (text) => `„${text}“ in Namen ersetzen`,
    replaced: (renamed) => `${tables(renamed)} umbenannt`,
    seatsQueryPattern: /(^|\s)(\d{1,3}) ?p(?:l(?:a(?:t(?:z(?:e)?)?)?)?)?(?=\s|$)/g,
    otherTables: 'Andere Tische',
    states: {
      selected: 'ausgewählt',
      locked: 'gesperrt',
      hidden: 'ausgeblendet',
      free: 'nicht ausgewählt',
      grouped: 'in einer Gruppe',
    },

    status: 'Status',
    zoom: (percent) => `${percent} %`,
    position: (x, y) => `X ${x}  Y ${y}`,
    crosshair: (x, y, item) => `X ${x}, Y ${y}${item === undefined ? '' : `, ${item}`}`,
    pointPlaced: 'Punkt gesetzt. Gehen Sie weiter und drücken Sie Enter für den nächsten; noch einmal Enter beendet.',
    crosshairKeys: 'Ohne Maus zeichnen',
    crosshairKeysHint: 'Pfeile und Enter, mit einem Werkzeug',
    nothingThere: 'Nichts in dieser Richtung',
    movedTo: (name, x, y) => `${name} verschoben nach X ${x}, Y ${y}`,
    movedBy: (moved, x, y) => `${items(moved)} verschoben um X ${x}, Y ${y}`,
    selected: (chosen) => (chosen === 0 ? 'Nichts ausgewählt' : `${items(chosen)} ausgewählt`),
    arranged: (step, value) => `${step}: ${items(value)}`,
    nothingArranged: (step) => `${step}: nichts zu ändern`,
    chairsPlaced: count({ one: '# Stuhl platziert', other: '# Stühle platziert' }),
    allSelected: (chosen, omitted, hints) =>
      [
        `${chosen === 0 ? 'Nichts' : items(chosen)} ausgewählt${omitted === 0 ? '' : `, ${omitted} gesperrt oder ausgeblendet`}`,
        ...hints,
      ].join(' · '),
    modifierEffects: {
      noSnapping: 'nicht einrasten',
      square: 'quadratisch',
      fromCenter: 'von der Mitte aus',
      angle: '15°-Schritte',
      oneDirection: 'eine Richtung',
      copy: 'kopieren',
      proportions: 'proportional',
      alongRow: 'mit der Reihe drehen',
      addToSelection: 'zur Auswahl hinzufügen',
    },
    modifierHint: (key, effect) => `${key}: ${effect}`,
    textOnPlan: 'Text auf dem Plan',
    editTextStep: 'Text bearbeiten',

    palette: 'Befehle',
    searchCommands: 'Befehl suchen',
    noMatchingCommand: (typed) => `Kein Befehl passt zu „${typed}“.`,
    shortcuts: 'Tastenkürzel',
    close: 'Schließen',
    moveView: 'Ansicht verschieben',
    spaceDrag: 'Leertaste und ziehen, oder zwei Finger',
    otherShortcuts: {
      whileDragging: 'Beim Ziehen',
      itemBelow: 'Zum Objekt darunter',
      itemBelowKeys: (alt) => `${alt} und Klick, oder noch ein Klick`,
      chooseItems: 'Objekte auf dem Plan wählen',
      chooseItemsKeys: 'Tab zu einem, dann Pfeile und Enter',
      menuKeys: 'Menütaste oder Shift F10',
      finishShape: 'Form abschließen',
      finishShapeKeys: 'Enter oder Doppelklick',
      removeLastPoint: 'Letzten Punkt einer Form zurücknehmen',
    },
    groups: {
      tools: 'Werkzeuge',
      edit: 'Bearbeiten',
      arrange: 'Anordnen',
      view: 'Ansicht',
      file: 'Datei',
      help: 'Hilfe',
    },
    moved: (moved) => `${items(moved)} verschieben`,
    lastPointRemoved: 'Letzter Punkt entfernt',
    gestureCanceled: 'Abgebrochen',
    undone: (step) => `Rückgängig gemacht: ${step}`,
    redone: (step) => `Wiederholt: ${step}`,
    pointMoved: 'Punkt verschieben',
    pointRemoved: 'Punkt löschen',
    editPointsHelp:
      'Ziehen Sie einen Punkt, um ihn zu verschieben, oder eine Mitte, um einen einzufügen. Entf löscht einen Punkt, Esc beendet.',
    editPointsHint: 'Enter bearbeitet die Punkte',
    pointDeleted: 'Punkt gelöscht',
    selectPointFirst: 'Wählen Sie erst den Punkt aus, der gelöscht werden soll.',
    tooFewPoints: (kind, least) =>
      `${{ area: 'Eine Fläche', path: 'Ein Weg', wall: 'Eine Wand' }[kind]} braucht mindestens ${least} Punkte.`,
    deleted: (removed) => `${items(removed)} gelöscht`,
    copied: (copied) => `${items(copied)} kopiert`,
    pasted: (pasted) => `${items(pasted)} eingefügt`,
    pasteStep: (pasted) => `${items(pasted)} einfügen`,
    noFreePlace: 'Auf dem Plan ist kein Platz frei. Vergrößern Sie ihn, oder rücken Sie Tische zusammen.',
    duplicated: (copied) => `${items(copied)} dupliziert`,
    gridShown: (shown) => (shown ? 'Raster eingeblendet' : 'Raster ausgeblendet'),
    snapping: (on) => (on ? 'Einrasten ein' : 'Einrasten aus'),

    severities: { error: 'Fehler', warning: 'Warnung', note: 'Hinweis' },
    severityCount: { error: errors, warning: warnings, note: count({ one: '# Hinweis', other: '# Hinweise' }) },
    filters: { all: 'Alle Befunde', error: 'Fehler', warning: 'Warnungen', note: 'Hinweise' },
    findingFilter: 'Befunde filtern',
    checking: 'Wird geprüft …',
    checksFailed: 'nicht geprüft',
    checksFailedHint:
      'Die Prüfung läuft in diesem Browser nicht. Der Server prüft den Plan, wenn Sie ihn veröffentlichen.',
    noProblems: 'Keine Probleme',
    noProblemsHint: 'Keine Probleme gefunden. Ihre Gäste werden sich auf diesem Plan zurechtfinden.',
    noFindingsOfSeverity: 'Keine Befunde dieser Art.',
    moreFindings: (more) => `Mehr zeigen (${number(more)})`,
    wholePlan: 'Plan',
    showStep: (name) => `${name} einblenden`,
    visibleAgain: (name) => `${name} war ausgeblendet und ist wieder sichtbar.`,
    findingGone: 'Dieses Objekt ist nicht mehr auf dem Plan.',
    fix: 'Beheben',
    fixTitle: (title) => `Beheben: ${title}`,
    fixAll: (all) => `${number(all)} beheben`,
    fixStep: (fixed) => `${findings(fixed)} beheben`,
    fixed: (title) => `Behoben: ${title}`,
    moveToFreePlace: 'Den Tisch an den nächsten freien Platz rücken',
    notFixed: 'Der Plan hat sich geändert. Versuchen Sie es nach der nächsten Prüfung noch einmal.',

    autosaveStates: {
      idle: '',
      saving: 'Wird gesichert …',
      saved: 'Auf diesem Gerät gesichert',
      waiting: 'Noch nicht gesichert',
      failed: 'Nicht gesichert',
    },
    restored: (time) =>
      `Ihre nicht veröffentlichten Änderungen von ${time}, auf diesem Gerät gesichert, sind wieder da.`,
    discardRestored: 'Verwerfen und den veröffentlichten Plan öffnen',
    openPublished: 'Den veröffentlichten Plan öffnen',
    publishedOpened: 'Der veröffentlichte Plan ist offen. Rückgängig holt Ihre Änderungen zurück.',
    olderDraft: (time) =>
      `Auf diesem Gerät sind nicht veröffentlichte Änderungen von ${time}, aber der Plan wurde seither anderswo geändert. Sie sehen den neueren Plan. Auf diesem Gerät wird nichts gesichert, bis Sie sich entscheiden.`,
    openSaved: 'Die gesicherten Änderungen öffnen',
    keepServerPlan: 'Mit diesem Plan weiterarbeiten',
    openElsewhere: 'Dieser Plan ist auch in einem anderen Fenster offen, das neuere Änderungen gesichert hat.',
    openOtherWindow: 'Diese Änderungen öffnen',
    keepMine: 'Meine behalten',
    otherDraftGone: 'Das andere Fenster hat keine gesicherten Änderungen.',
    unreadableDraft:
      'Dieser Editor kann die auf diesem Gerät gesicherten Änderungen nicht lesen. Sie sehen den Plan des Servers.',

    loadingPart: 'Wird geladen',
    loadingPartHint: 'Dieser Teil des Editors wird geladen …',
    partFailed: 'Dieser Teil des Editors lässt sich nicht laden',
    partFailedHint: 'Prüfen Sie Ihre Verbindung. Ihre Arbeit ist sicher.',

    files: {
      tooLarge: 'Diese Datei ist größer als 20 MB, zu groß für einen Plan. Ist es die richtige Datei?',
      tooMany: {
        tables: tooMany('Tische'),
        areas: tooMany('Bereiche'),
        categories: tooMany('Kategorien'),
        decor: tooMany('Stücke Dekor'),
      },
      unreadable: 'Die Datei lässt sich nicht lesen. Wurde sie verschoben oder gelöscht?',
      notText: 'Das ist keine Textdatei. Plandateien enden auf .json, Zeichnungen auf .svg.',
      empty: 'Diese Datei ist leer.',
      isDrawing: 'Das ist eine SVG-Zeichnung, keine Plandatei. „Importieren“ macht aus ihren Formen Tische.',
      isAnswer: 'Das ist eine Liste von Tischen eines Servers, keine Plandatei. „Importieren“ macht daraus einen Plan.',
      isPretix: 'Das ist ein Sitzplan von pretix, keine Plandatei. „Importieren“ macht daraus einen Plan.',
      isItems: 'Das sind kopierte Tische, keine Plandatei. Fügen Sie sie in einen Plan ein.',
      isVenue:
        'Das sind die Einstellungen eines Lokals (venue.json), nicht sein Plan. Der Plan ist plan.json im selben Ordner.',
      noPlan: 'Diese Datei enthält keinen Plan.',
      damaged: 'Diese Datei ist kein Plan, oder sie ist beschädigt.',
      syntaxError: (line, column) =>
        `Diese Datei ist kein Plan, oder sie ist beschädigt: In Zeile ${line}, Spalte ${column} ist ein Fehler.`,
      otherVersion: (version) => `Diese Datei hat die Version ${version}. Dieser Editor unterstützt die Version 1.`,
      noVersion: 'Diese Datei hat keine gültige Version. Dieser Editor unterstützt die Version 1.',
      invalid: 'Dieser Plan lässt sich nicht öffnen.',
      moreErrors: count({ one: 'Es gibt einen weiteren Fehler.', other: 'Es gibt # weitere Fehler.' }),

      plan: 'Der Plan',
      ofPlan: (field) => `Der Plan, ${field}`,
      entries: { areas: 'Bereich', rooms: 'Tisch', categories: 'Kategorie', decor: 'Dekor' },
      inArea: (name) => ` (in ${name})`,
      ordinal: (position) => `Nr. ${position}`,
      fields: {
        id: 'id',
        coordinates: 'Lage',
        rooms: 'Liste der Tische',
        areas: 'Liste der Bereiche',
        categories: 'Liste der Kategorien',
        decor: 'Liste des Dekors',
        points: 'Punkte',
        kind: 'Art',
        surface: 'Boden',
        version: 'Version',
      },

      image: {
        formats: 'Wählen Sie ein Foto oder einen Scan als PNG, JPEG, WebP oder AVIF.',
        damaged: 'Dieses Bild ist beschädigt und lässt sich nicht anzeigen.',
        tooLarge: (most) => `Dieses Bild ist größer als ${most} MB. Verkleinern Sie es, und wählen Sie es noch einmal.`,
        isDrawing: 'Eine SVG-Zeichnung lässt sich nicht abpausen. „Importieren“ macht aus ihren Formen Tische.',
        notImage: 'Diese Datei ist kein Bild, das sich abpausen lässt.',
        tooManyPixels: (found, most) =>
          `Dieses Bild hat ${number(found)} Megapixel. Der Editor unterstützt höchstens ${most}. Verkleinern Sie es, und wählen Sie es noch einmal.`,
        noMemory: 'Dieses Gerät hat zu wenig Speicher für das Bild. Verkleinern Sie es, und wählen Sie es noch einmal.',
      },

      import: {
        about: (subjects, warning) => `${subjects}: ${warning}`,
        andMore: (names, more) => `${names} und ${number(more)} weitere`,
        notAnswer: 'Diese Datei ist keine Liste von Tischen eines Servers.',
        notPretix: 'Diese Datei ist kein Sitzplan von pretix.',
        noTable: 'Kein Tisch in dieser Datei lässt sich lesen.',
        tooFarApart: 'Die Tische in dieser Datei liegen für einen Plan zu weit auseinander.',
        moved:
          'Einige Tische lagen links vom Plan, über ihm oder weit von seiner Ecke. Alles wurde zusammen verschoben.',
        newId: 'die Id fehlte, war ungültig oder doppelt und ist jetzt neu',
        checkSeats: (most) => `die Zahl der Plätze muss ganz und von 1 bis ${most} sein, bitte prüfen`,
        longDescription: (most) => `die Beschreibung ist länger als ${number(most)} Zeichen und wurde weggelassen`,
        foreignPicture: 'das Bild liegt auf einem anderen Server und wurde weggelassen',
        invalidDecor: 'Etwas Dekor ist in einem Plan nicht gültig und wurde weggelassen.',
        tooMuchDecor: (most) => `Die Datei hat mehr als ${number(most)} Stücke Dekor. Der Rest wurde weggelassen.`,
        noTables: (group) => `Gruppe ${group} hat keine Tische und wurde weggelassen.`,
        tableOfGroup: (table, group) => `Tisch ${table} der Gruppe ${group}`,
        unreadableTable: 'nicht lesbar; der Tisch wurde weggelassen.',
        unreadableField: (field) => `nicht lesbar: ${field}; der Tisch wurde weggelassen.`,
        fields: { coordinates: 'Lage und Größe', beds: 'Zahl der Plätze' },
        keyTwice: 'es steht zweimal in der Datei; nur das letzte gilt.',
        sameId: 'ein anderer Tisch hat dieselbe Id; der Tisch wurde weggelassen.',
        unreadableFields: (fields) => `nicht lesbar: ${fields}.`,
        seat: 'Ein Platz',
        unreadableSeat: 'die Lage ist nicht lesbar; der Platz wurde weggelassen',
        unreadableShapes: 'Formen, die sich nicht lesen lassen, wurden weggelassen.',
        seatsUnknown: (assumed) => `Eine Zeichnung hat keine Plätze: Jeder Tisch hat vorerst ${assumed}.`,
        smallShapes: 'Kleine Linien und Formen, die weder Rechteck noch Kreis sind, wurden weggelassen.',
        walls: 'Linien wurden zu Wänden.',
        tooManyCorners: 'Linien mit zu vielen Ecken oder zu weit außerhalb wurden weggelassen.',
        entities:
          'Diese Zeichnung definiert eigene Entitäten, die der Editor nicht unterstützt. Speichern Sie sie als einfaches SVG.',
        notSvg: 'Diese Zeichnung lässt sich nicht lesen. Sie ist kein SVG, oder sie ist beschädigt.',
        nested: 'Sehr tief verschachtelte Teile der Zeichnung wurden weggelassen.',
        tooManyParts: 'Die Zeichnung hat zu viele Teile. Der Rest wurde weggelassen.',
        pictures: 'Bilder in der Zeichnung wurden weggelassen.',
        foreignObject: 'Inhalte, die kein SVG sind (foreignObject), wurden weggelassen.',
        otherFiles: 'Die Zeichnung verweist auf andere Dateien, die nicht geladen wurden.',
        selfReference: 'Teile der Zeichnung, die auf sich selbst oder auf nichts verweisen, wurden weggelassen.',
        shape: 'Eine Form',
        rejections: {
          skewed: 'schräg verzerrt, was ein Tisch nicht sein kann, und weggelassen',
          empty: 'ohne Größe und weggelassen',
          far: 'Lage oder Größe jenseits der Grenzen eines Plans und weggelassen',
        },
      },

      print: {
        title: (venue) => `${venue}: Plan`,
        qrCards: (venue) => `${venue}: QR-Karten`,
        qrHint: 'Scannen: Ist der Tisch frei?\nGleich reservieren.',
        tableList: (venue) => `${venue} · Tische`,
        counts: (allTables, allSeats) => `${allTables}, ${allSeats}`,
        moreTables: count({ one: 'und # weiterer Tisch', other: 'und # weitere Tische' }),
        continued: 'Fortsetzung',
      },

      draftErrors: {
        elsewhere:
          'Ein anderes Fenster hat eine neuere Fassung dieses Plans gespeichert oder veröffentlicht. Ihre Änderungen werden auf diesem Gerät nicht gespeichert.',
        full: 'Auf diesem Gerät ist kein Platz mehr, daher werden Ihre Änderungen nicht gespeichert. Speichern Sie den Plan als Datei.',
        unavailable:
          'Dieser Browser speichert keine Daten, etwa in einem privaten Fenster, daher werden Ihre Änderungen nicht gespeichert. Speichern Sie den Plan als Datei.',
      },
    },

    import: 'Importieren',
    fileRejected: 'Diese Datei lässt sich nicht öffnen',
    importKinds: 'Sie können importieren:',
    importKindList: [
      'eine Plandatei (JSON)',
      'die Verfügbarkeit eines Buchungsservers (JSON)',
      'einen Saalplan von pretix (JSON)',
      'eine Zeichnung (SVG)',
    ],
    importDrop: 'Sie können eine Datei auch auf der Seite ablegen.',
    chooseFile: 'Datei wählen',
    chooseOther: 'Andere Datei wählen',
    importInstead: 'Importieren',
    planUntouched: 'Der offene Plan ist unverändert.',
    readingFile: (name) => `${name} wird gelesen …`,
    fileContents: (tableCount, seatCount, areaCount, decorCount) =>
      `${tables(tableCount)} mit ${ofSeats(seatCount)} in ${areas(areaCount)} und ${decor(decorCount)}.`,
    fileNotes: 'Hinweise',
    importMode: 'Was mit dem offenen Plan geschieht',
    importModes: { replace: 'Ersetzen (lässt sich rückgängig machen)', add: 'Diese Tische hinzufügen' },
    importStep: (name) => `${name} importieren`,
    imported: (tableCount) => `${tables(tableCount)} importiert`,
    openStep: (name) => `${name} öffnen`,
    opened: (name) => `${name} ist offen. Rückgängig holt den vorigen Plan zurück.`,
    savedAs: (name) => `Gesichert als ${name}`,
    export: 'Exportieren',
    exportFormat: 'Format',
    exportFormats: {
      pdf: 'Seite zum Drucken (PDF)',
      png: 'Bild (PNG)',
      svg: 'Zeichnung (SVG)',
      json: 'Plandatei (JSON)',
    },
    exportWidth: 'Breite in Pixeln',
    exportPaper: 'Papier',
    smallestReadablePaper: 'Kleinstes mit lesbaren Nummern',
    exporting: 'Wird exportiert …',
    exportFailed: 'Der Speicher dieses Geräts reicht nicht. Versuchen Sie eine kleinere Größe.',
    dropHere: 'Zum Importieren ablegen',
    uploadPicture: 'Hochladen …',
    uploadingPicture: 'Das Bild wird hochgeladen …',
    pictureUploaded: 'Bild hochgeladen',
    placePicture: 'Bild hochgeladen. Klicken oder ziehen Sie auf dem Plan, um es zu platzieren.',
    pictureDeleted: 'Bild gelöscht',
    deletePicture: (path) => `${path} löschen`,
    deletePictureShort: 'Löschen',
    replacePicture: (uses) => (uses === 1 ? 'Ersetzen …' : `Alle ${uses} ersetzen …`),
    replacePictureStep: 'Bild ersetzen',
    usedBy: (users) => `Verwendet von ${list(users)}`,
    pictureUnused: 'Nicht verwendet',
    bookingPage: 'Buchungsseite',
    picturePlaces: { published: 'veröffentlichter Plan', draft: 'gesicherter Entwurf', folder: 'Ordner des Lokals' },
    earlierVersions: (versions, numbers) => (versions === 1 ? `Version ${numbers}` : `Versionen ${numbers}`),
    pictureReplaced: (users) => `Bild ersetzt in ${list(users)}`,
    replaceThisPicture: (path) => `${path} ersetzen`,
    pictureFormat: 'Wählen Sie ein Bild in WebP, PNG, JPEG oder AVIF.',
    pictureTooLarge: (megabytes) => `Dieses Bild ist größer als ${megabytes} MB. Verkleinern Sie es.`,
    pictureRejected: 'Der Server hat das Bild abgelehnt.',
    pictureHint: 'Sie können ein Bild auch hier ablegen oder einfügen.',
    traceStep: 'Foto nachzeichnen',
    readingPhoto: 'Das Foto wird gelesen …',
    photoAdded: 'Das Foto liegt unter den Tischen. Messen Sie darin eine Länge, die Sie kennen.',
    scalePhoto: 'Foto skalieren',
    straightenPhoto: 'Foto entzerren',
    markCornersFirst:
      'Zeichnen Sie eine Fläche mit vier Punkten auf die Ecken von etwas Rechteckigem im Foto und wählen Sie dann noch einmal „Foto entzerren“.',
    cornersNotConvex: 'Diese vier Punkte sind nicht die Ecken eines schräg gesehenen Rechtecks.',
    photoStraightened: 'Das Foto ist entzerrt. Es endet an den vier Ecken.',
    setScale: 'Maßstab festlegen',
    scaleSet: 'Der Maßstab ist festgelegt. Größen stehen in Metern.',
    actualMeters: 'Wirkliche Länge in Metern',
    measuredMeters: (length) => `Die gemessene Linie ist ${length} lang.`,
    scaleNote: 'Alle Größen stehen dann in Metern. Auf dem Plan bewegt sich nichts.',
    measureForScale: 'Messen Sie etwas, dessen Länge Sie kennen, und wählen Sie dann noch einmal „Maßstab festlegen“.',
    rulersShown: (shown) => (shown ? 'Lineale eingeblendet' : 'Lineale ausgeblendet'),
    measureFirst: 'Messen Sie etwas, dessen Länge Sie kennen, und wählen Sie dann noch einmal „Foto skalieren“.',
    measuredLength: (distance) => `Die gemessene Linie ist ${distance} Einheiten lang.`,
    scalePhotoNote: 'Das Foto ändert seine Größe. Der Plan bleibt, wie er ist.',

    saveTemplate: 'Als Vorlage sichern',
    templateName: 'Name der Vorlage',
    templateNote:
      'Vorlagen bleiben auf diesem Gerät. Ein leerer Plan kann mit einer beginnen. Für ein anderes Gerät sichern Sie den Plan als Datei.',
    templateReplaced: 'Ersetzt die Vorlage mit diesem Namen.',
    templateSaved: (name) => `Die Vorlage ${name} ist gesichert. Ein leerer Plan kann mit ihr beginnen.`,
    templateNotSaved:
      'Dieses Gerät kann die Vorlage nicht behalten. Vielleicht ist der Speicher voll, oder es hat schon 20 Vorlagen.',
    templateDeleted: (name) => `Die Vorlage ${name} ist gelöscht.`,
    deleteTemplate: (name) => `Vorlage ${name} löschen`,

    symbol: 'Symbol zum Platzieren',
    saveSymbol: 'Als Symbol sichern',
    symbolName: 'Name des Symbols',
    symbolNote:
      'Symbole bleiben auf diesem Gerät. Platzieren Sie sie mit dem Werkzeug Symbol, und exportieren Sie sie für ein anderes Gerät.',
    symbolReplaced: 'Ersetzt das Symbol mit diesem Namen.',
    noSymbols: 'Noch keine Symbole. Wählen Sie Tische oder Dekoration aus und dann „Als Symbol sichern“.',
    symbolSaved: (name) => `Das Symbol ${name} ist gesichert. Platzieren Sie es mit dem Werkzeug Symbol.`,
    symbolNotSaved: 'Dieses Gerät kann das Symbol nicht behalten. Vielleicht ist der Speicher voll.',
    symbolDeleted: (name) => `Das Symbol ${name} ist gelöscht.`,
    noSymbolFile: 'Diese Datei hat keine lesbaren Symbole.',
    symbolsImported: (imported) => `${symbols(imported)} importiert.`,

    pointKindStep: (corner) => (corner ? 'Punkt zur Ecke machen' : 'Punkt glätten'),
    pointKind: (point, corner) => `Punkt ${point} ist ${corner ? 'eine Ecke' : 'glatt'}.`,

    start: 'Beginnen mit',
    starts: { 'beach-rows': 'Strandreihen', 'restaurant-room': 'Gastraum', terrace: 'Terrasse mit Bar' },
    fromPhoto: 'Aus einem Foto',
    fromFile: 'Aus einer Datei',
    emptyPlan: 'Leerer Plan',
    onboarding: 'Erste Schritte',
    onboardingSteps: [
      ['Zeichnen', 'Sie mit den Werkzeugen am Rand. Namen und Plätze stehen in den Eigenschaften.'],
      ['Prüfen', 'Sie die Befunde unter dem Plan und beheben Sie, was Gäste verwirren könnte.'],
      ['Veröffentlichen', 'Sie, wenn Sie fertig sind. Gäste sehen den Plan sofort.'],
    ],
    preview: {
      title: 'Vorschau',
      audience: 'wie Gäste ihn sehen',
      date: 'Datum',
      guests: 'Gäste',
      size: 'Handy',
      theme: 'Farben',
      themes: { light: 'Hell', dark: 'Dunkel' },
      sizes: { small: '360 × 640', medium: '390 × 760', large: '430 × 860' },
      seats: (sum, party) => `${sum} von ${party} Plätzen`,
      unavailable: (table) => `${table} ist schon belegt. Bitte wählen Sie einen anderen Tisch.`,
      enoughSeats: (party) =>
        `Sie haben genug Plätze für ${guests(party)}. Geben Sie einen Tisch frei, um einen anderen zu wählen.`,
      selection: (names) => (names === '' ? 'Wählen Sie einen Tisch' : names),
      plan: 'Tischplan, wie Gäste ihn sehen',
      loading: 'Die Verfügbarkeit wird geladen …',
      availabilityUnknown: 'Für diesen Tag ist die Verfügbarkeit unbekannt, daher erscheinen alle Tische frei.',
      reservedCount: (reserved) =>
        reserved === 0
          ? 'An diesem Tag sind keine Tische reserviert.'
          : count({ one: 'An diesem Tag ist # Tisch reserviert.', other: 'An diesem Tag sind # Tische reserviert.' })(
              reserved,
            ),
      closed: 'An diesem Tag können Gäste nicht reservieren.',
      tables: 'Tische in der Vorschau',
      states: { available: 'frei', unavailable: 'belegt', selected: 'gewählt', ineligible: 'nicht für diese Gruppe' },
    },
    embed: {
      title: 'Einbetten',
      hint: 'Kopieren Sie die Zeilen in Ihre eigene Website. Eine Website, die embed_sites in venue.json nicht nennt, zeigt stattdessen einen Link.',
      mode: 'Erscheint',
      modes: { inline: 'In der Seite', button: 'In einem Dialog, hinter einem Knopf' },
      language: 'Sprache',
      visitorsLanguage: 'Die des Gastes',
      theme: 'Farben',
      themes: { auto: 'Wie das Gerät des Gastes', light: 'Hell', dark: 'Dunkel' },
      label: 'Text des Knopfes',
      defaultLabel: 'Tisch reservieren',
      lines: {
        script: 'Beliebige Seite',
        element: 'Webkomponente',
        module: 'ES-Modul',
        react: 'React',
        link: 'Link, auf dem ganzen Bildschirm',
      },
      files: 'Kopieren Sie die Dateien aus diesem Ordner des Servers in Ihr Projekt, mit ihren Typen:',
      copy: 'Kopieren',
      copyLines: (name) => `Kopieren: ${name}`,
      copied: (name) => `Kopiert: ${name}.`,
      copyFailed: 'Der Browser hat die Zeilen nicht kopiert. Sie sind markiert: Kopieren Sie sie mit der Tastatur.',
      preview: 'Vorschau der Buchungsseite',
      width: 'Breite der Vorschau',
      widths: { phone: 'Handy, 360 px', desktop: 'Computer, 1120 px' },
      live: 'Das ist Ihre echte Seite: Eine Reservierung hier gilt.',
      failed: 'Die Vorschau konnte nicht geladen werden.',
    },
    toolLabels: {
      select: 'Auswählen',
      points: 'Punkte bearbeiten',
      pan: 'Verschieben',
      table: 'Tisch',
      'round-table': 'Runder Tisch',
      row: 'Tischreihe',
      grid: 'Tischraster',
      area: 'Fläche',
      path: 'Weg',
      wall: 'Wand',
      text: 'Text',
      picture: 'Bild',
      prop: 'Baum, Schirm …',
      symbol: 'Symbol',
      measure: 'Messen',
    },
    publishing: {
      publish: 'Veröffentlichen',
      title: 'Plan veröffentlichen',
      author: 'Veröffentlicht von',
      authorMissing: 'Geben Sie Ihren Namen ein. Er steht im Verlauf.',
      note: 'Notiz',
      noteHint: 'Beschreiben Sie diese Version für den Verlauf.',
      optional: 'freiwillig',
      changes: (version) => `Änderungen seit ${version === 0 ? 'dem Plan im Ordner' : `Version ${version}`}`,
      noChanges: 'Keine Änderungen seit der letzten Veröffentlichung.',
      busy: 'Wird veröffentlicht …',
      errorCount: (found) => `Vor dem Veröffentlichen ${errors(found)} beheben`,
      warningCount: warnings,
      more: (more) => `und ${more} weitere`,
      goTo: (table) => `Zu ${table}`,
      affectedReservations: count({
        one: '# künftige Reservierung wäre betroffen',
        other: '# künftige Reservierungen wären betroffen',
      }),
      affectedHint: 'Der Plan ist noch nicht veröffentlicht. Wenn Sie fortfahren, sagen Sie diesen Gästen Bescheid.',
      informHint:
        'Sagen Sie diesen Gästen Bescheid. Jede E-Mail öffnet sich in Ihrem Mailprogramm, wo Sie sie vor dem Senden ändern können. Im Menü stehen sie wieder unter „Betroffene Gäste“.',
      affectedGuests: 'Betroffene Gäste',
      loadingGuests: 'Die Reservierungen werden geladen …',
      guestsHint:
        'Der veröffentlichte Plan hat die Tische dieser Gäste nicht mehr so, wie sie reserviert wurden. Jede E-Mail öffnet sich in Ihrem Mailprogramm, wo Sie sie vor dem Senden ändern können.',
      noAffectedGuests: 'Jede künftige Reservierung hat ihre Tische so, wie der Gast sie reserviert hat.',
      writeMail: (name) => `An ${name} schreiben`,
      mail: {
        subject: (venue, date) => `Ihre Reservierung bei ${venue} am ${date}`,
        body: ({ name, venue, when, guests: party, code, changes }) =>
          `Guten Tag ${name},

Sie haben bei ${venue} eine Reservierung am ${when} für ${party} (${code}). Wir haben unseren Tischplan geändert:

${changes.map((change) => `- ${change}`).join('\n')}

Bitte antworten Sie auf diese E-Mail, damit wir einen Platz finden, der Ihnen gefällt.

${venue}`,
      },
      accept: 'Trotzdem veröffentlichen',
      back: 'Zurück zum Plan',
      impactReasons: {
        removed: 'ist entfernt',
        'fewer-seats': 'hat weniger Plätze',
        'closes-earlier': 'schließt früher',
        renamed: 'ist umbenannt',
        'other-area': 'kommt in einen anderen Bereich',
      },
      guests,
      done: (version) => `Version ${version} ist veröffentlicht`,
      doneHint: 'Gäste sehen sie jetzt.',
      openBooker: 'Buchungsseite öffnen',
      failures: {
        unreachable:
          'Der Server hat nicht geantwortet. Der Plan ist vielleicht veröffentlicht, vielleicht nicht. Sehen Sie im Verlauf nach, bevor Sie es noch einmal versuchen.',
        'signed-out':
          'Sie sind abgemeldet. Ihre Arbeit ist auf diesem Gerät sicher. Öffnen Sie den Editor wieder über seinen Link mit dem Zugangscode.',
        refused: 'Der Server hat den Plan abgelehnt.',
        'no-base':
          'Die Version, auf der dieser Plan beruht, lässt sich nicht laden. Bitte versuchen Sie es noch einmal.',
      },
      merging: {
        title: 'Jemand anderes hat eine neue Version veröffentlicht',
        publishedBy: (version, by, when) =>
          `Version ${version}${by === '' ? '' : ` von ${by}`}${when === '' ? '' : `, ${when}`}`,
        theirChanges: 'Deren Änderungen',
        clean: 'Diese Änderungen vertragen sich mit Ihren.',
        conflicts: count({
          one: '# Konflikt. Wählen Sie, welche Änderung bleibt.',
          other: '# Konflikte. Wählen Sie, welche Änderungen bleiben.',
        }),
        mine: 'Meine',
        theirs: 'Die andere',
        changes: { added: 'hinzugefügt', changed: 'geändert', removed: 'entfernt' },
        fieldNames: {
          name: 'Name',
          beds: 'Plätze',
          area: 'Bereich',
          room_id: 'Kategorie',
          x: 'Position',
          y: 'Position',
          width: 'Größe',
          height: 'Größe',
          rotation: 'Drehung',
          shape: 'Form',
          color: 'Farbe',
          text: 'Text',
          text_offset_x: 'Position des Textes',
          text_offset_y: 'Position des Textes',
          font_size: 'Schriftgröße',
          seats_offset_x: 'Position der Platzzahl',
          seats_offset_y: 'Position der Platzzahl',
          seats_font_size: 'Schriftgröße der Platzzahl',
          available_until: 'frei bis',
          room_description: 'Beschreibung',
          picture: 'Bild',
          view_picture: 'Aussicht vom Tisch',
        },
        sizeNames: { width: 'Breite', height: 'Höhe', units_per_meter: 'Einheiten pro Meter' },
        fieldChange: (name, before, after) => `${name} ${before} → ${after}`,
        noValue: 'keine',
        size: 'Größe und Maßstab des Plans',
        area: 'Bereich',
        category: 'Kategorie',
        merge: 'Zusammenführen',
        step: (version) => `Mit Version ${version} zusammenführen`,
        merged: (version) => `Version ${version} ist mit Ihrem Plan zusammengeführt. Sie können das rückgängig machen.`,
      },
      differences: {
        title: 'Unterschiede',
        changes: { added: 'hinzugefügt', moved: 'verschoben', changed: 'geändert', removed: 'entfernt' },
        alsoMoved: (name) => `${name} (auch verschoben)`,
        picture: 'Unterschiede auf dem Plan',
        decor: (added, removed) => `Dekoration: ${added} hinzugefügt, ${removed} entfernt`,
        categories: 'Kategorien',
        areas: 'Bereiche',
        size: 'Größe oder Maßstab des Plans',
        reordered: 'in anderer Reihenfolge',
        none: 'Keine Unterschiede',
      },
      history: {
        title: 'Verlauf',
        loading: 'Die Versionen werden geladen …',
        current: 'aktuell',
        version: (version) => (version === 0 ? 'Plan aus dem Ordner' : `Version ${version}`),
        counts: (tableCount, seatCount) => `${tables(tableCount)}, ${seats(seatCount)}`,
        compare: 'Vergleichen',
        comparedWith: (name) => `${name} verglichen mit`,
        yourPlan: 'Ihr Plan',
        restore: 'Wiederherstellen',
        restoreStep: (name) => `${name} wiederherstellen`,
        missingPictures: (pictures) =>
          `Der Server hat diese Bilder der Version nicht mehr: ${list(pictures)}. Wenn Sie sie wiederherstellen, bleiben ihre Plätze leer.`,
        restored: (name) => `${name} ist wiederhergestellt. Veröffentlichen Sie oder machen Sie es rückgängig.`,
        list: 'Versionen',
        back: 'Alle Versionen',
      },
      folder: {
        changed: 'Der Plan im Ordner des Lokals hat sich seit der letzten Veröffentlichung geändert.',
        review: 'Ansehen',
        notNow: 'Nicht jetzt',
        title: 'Der Plan im Ordner des Lokals',
        comparison: 'Ihr Plan verglichen mit dem Plan im Ordner',
        takeAsDraft: 'Als Entwurf übernehmen',
        step: 'Den Plan aus dem Ordner übernehmen',
        opened: 'Der Plan aus dem Ordner ist offen. Veröffentlichen Sie oder machen Sie es rückgängig.',
      },
      draft: {
        idle: '',
        waiting: 'Entwurf noch nicht gesendet',
        saving: 'Der Entwurf wird gesichert …',
        saved: 'Entwurf gesichert',
        failed: 'Entwurf nicht gesichert',
        conflict: 'Entwürfe im Konflikt',
        title: 'Jemand anderes hat einen Entwurf gesichert',
        failures: {
          unreachable: 'Der Server antwortet nicht. Der Editor versucht es von selbst wieder.',
          'signed-out': 'Sie sind abgemeldet.',
          refused: 'Der Server hat den Entwurf abgelehnt.',
          'bad-plan': 'Der Server kann den Entwurf nicht lesen.',
        },
        savedElsewhere: (when) =>
          `Gesichert wurde er ${when}. Ihre Änderungen sind noch da. Welchen Entwurf möchten Sie behalten?`,
        discardedElsewhere:
          'Der Entwurf wurde anderswo veröffentlicht oder verworfen. Ihre Änderungen sind noch da. Welchen Entwurf möchten Sie behalten?',
        mine: 'Meinen behalten',
        theirs: 'Den anderen nehmen',
        comparison: 'Ihr Plan verglichen mit dem anderen',
        step: 'Den anderen Entwurf nehmen',
      },
    },
    tableFields: {
      name: 'Name',
      area: 'Bereich',
      category: 'Kategorie',
      seats: 'Plätze',
      x: 'X',
      y: 'Y',
      width: 'Breite',
      height: 'Höhe',
      rotation: 'Drehung',
      shape: 'Form',
      color: 'Farbe',
      text: 'Text',
      fontSize: 'Schriftgröße',
      textX: 'Textversatz X',
      textY: 'Textversatz Y',
      seatsFontSize: 'Schriftgröße der Plätze',
      seatsX: 'Plätze, Versatz X',
      seatsY: 'Plätze, Versatz Y',
      availableUntil: 'Frei bis',
      description: 'Beschreibung',
      picture: 'Bild',
      viewPicture: 'Aussicht vom Tisch',
    },
    inspectorTexts: {
      mixed: 'Verschieden',
      automatic: 'Automatisch',
      centered: 'Mittig',
      belowText: 'Unter dem Text',
      required: 'Dieses Feld braucht einen Wert.',
      invalidNumber: 'Geben Sie eine Zahl ein.',
      invalidWholeNumber: 'Geben Sie eine ganze Zahl ein.',
      atLeast: (least) => `Geben Sie mindestens ${number(least)} ein.`,
      moreThan: (least) => `Geben Sie mehr als ${number(least)} ein.`,
      atMost: (most) => `Geben Sie höchstens ${number(most)} ein.`,
      limited: (value, unit) => `Auf ${number(value)}${unit} begrenzt, damit es auf dem Plan bleibt.`,
      tooLong: (most, is) => `Geben Sie höchstens ${number(most)} Zeichen ein. Das sind ${number(is)}.`,
      invalidColor: 'Geben Sie eine Farbe wie #2a9d8f ein.',
      invalidPicture: 'Geben Sie einen Pfad wie pictures/terrace-1.webp ein.',
      invalidId: 'Geben Sie eine ganze Zahl größer als 0 ein.',
      idTaken: (id) => `Die ID ${id} ist schon vergeben.`,
      id: 'ID',
      idHint: 'Andere Systeme und bestehende Reservierungen kennen den Tisch unter dieser ID.',
      stepId: 'ID ändern',
      invalidTime: 'Geben Sie eine Uhrzeit wie 18:00 ein.',
      step: (label, changed) => (changed === 1 ? `${label} ändern` : `${label} von ${ofItems(changed)} ändern`),
      numberedNames: 'Mehrere Tische bekommen nummerierte Namen. Texte, die den Namen zeigen, ändern sich mit.',

      numbering: 'Nummerierung',
      numberingOrders: {
        rows: 'Reihe für Reihe, von links nach rechts',
        columns: 'Spalte für Spalte, von oben nach unten',
        selection: 'Wie ausgewählt',
      },
      numberingAlongLine: 'Entlang der ausgewählten Linie nummeriert.',
      renumber: 'Neu nummerieren',

      optionArea: 'Im Bereich',
      optionCategory: 'Aus Kategorie',
      optionSeats: 'Plätze je Tisch',
      optionWidth: 'Tischbreite',
      optionHeight: 'Tischhöhe',
      gap: 'Mindestabstand',
      row: 'Reihe',
      rowCount: 'Tische in der Reihe',
      rowGap: 'Abstand in der Reihe',
      rowBend: 'Biegung der Reihe',
      rowHint: 'Eine längere Reihe bekommt Kopien ihres letzten Tisches.',
      ringNote:
        'Mehr Tische eines Kreises stehen enger; bevor sie sich überlappen, wächst er. Ein größerer Abstand macht ihn größer.',
      rowShape: 'Form der Reihe',
      rowShapes: { line: 'Linie', circle: 'Kreis' },
      circleHint: 'Ziehen Sie von der Mitte zum ersten Tisch.',
      bend: 'Biegung',
      ground: 'Boden',
      pathGround: 'Boden des Wegs',
      pathWidth: 'Wegbreite',
      wallWidth: 'Wandstärke',
      textSize: 'Buchstabengröße',
      prop: 'Art des Objekts',
      optionPicture: 'Bild des Lokals',
      keepTool: 'Werkzeug behalten',
      options: 'Werkzeugoptionen',
      areaHint: 'Ziehen Sie ein Rechteck, oder klicken Sie jede Ecke und enden Sie mit Enter oder Doppelklick.',
      lineHint:
        'Klicken Sie jeden Punkt. Enden Sie mit Enter oder Doppelklick; die Rücktaste nimmt den letzten Punkt zurück.',
      areaTouchHint: 'Ziehen Sie ein Rechteck, oder tippen Sie jede Ecke und enden Sie mit Doppeltippen.',
      lineTouchHint: 'Tippen Sie jeden Punkt, und enden Sie mit Doppeltippen.',

      tables,
      decor,
      mixedFields: (tableCount) =>
        tableCount === 1
          ? 'Position und Größe gelten für alle, die anderen Felder für den Tisch.'
          : `Position und Größe gelten für alle, die anderen Felder für die ${tableCount} Tische.`,
      place: 'Lage',
      look: 'Aussehen',
      number: 'Nummer',
      seatsLine: 'Zeile der Plätze',
      guests: 'Für Gäste',
      systems: 'Für andere Systeme',
      editing: 'Beim Zeichnen',
      lockedField: 'Gesperrt',
      hiddenField: 'Ausgeblendet',
      lockedHint: 'Gesperrt. Zum Verschieben entsperren.',
      rect: 'Rechteck',
      ellipse: 'Ellipse',
      size: 'Größe',
      tone: 'Ton',
      quiet: 'Ruhig',
      strong: 'Kräftig',
      kind: 'Art',
      surface: 'Belag',
      lineWidth: 'Linienstärke',
      smooth: 'Weiche Kurven',
      points: count({ one: '# Punkt', other: '# Punkte' }),
      pointList: 'Punkte',
      pointX: (point) => `X von Punkt ${point}`,
      pointY: (point) => `Y von Punkt ${point}`,
      addAfter: (point) => `Punkt nach Punkt ${point} einfügen`,
      smoothPoint: (point) => `Punkt ${point} ist glatt`,
      removePoint: (point) => `Punkt ${point} entfernen`,
      addPoint: 'Punkt einfügen',
      pointAdded: (point) => `Punkt ${point} eingefügt`,
      tooManyPoints: (most) => `Eine Form kann höchstens ${most} Punkte haben.`,

      pickColor: 'Auswählen',
      asCategory: 'Wie die Kategorie',
      asCategoryNow: (color) => `${color}, wie die Kategorie`,
      asTheme: 'Wie das Farbschema',
      mixedColors: 'Verschiedene Farben',
      legible: (ink, ratio) =>
        `${ink === 'Dark' ? 'Dunkler' : 'Weißer'} Text ist auf dieser Farbe gut lesbar (Kontrast ${ratio}:1).`,
      illegible: (ink, ratio) =>
        `${ink === 'Dark' ? 'Dunkler' : 'Weißer'} Text ist auf dieser Farbe schlecht lesbar: Der Kontrast ist ${ratio}:1, nötig ist 4.5:1.`,
      anyTime: 'Jederzeit',
      offQuarterHour: 'Keine Viertelstunde',
      none: 'Keine',
      choosePicture: 'Wählen …',
      closePictures: 'Schließen',
      listPictures: 'Bilder …',
      pictures: 'Bilder dieses Lokals',
      noPictures: 'Dieses Lokal hat noch keine Bilder.',
      pictureMissing: 'Unter diesem Pfad gibt es kein Bild.',
      picturePreview: 'Vorschau',
      areaPictures: 'Bilder auf der Fläche',
      areaPicture: 'Bild',
      placeAreaPicture: 'Bild platzieren',
      areaPicturePlaced: (area) => `Bild auf ${area} platziert`,
      selectAreaPicture: (name) => `${name} auswählen`,
      exchangePicture: 'Anderes wählen …',
      removeAreaPicture: 'Bild entfernen',
      areaPictureRemoved: (name) => `${name} vom Plan entfernt`,
      pictureOn: (area) => `Bild auf ${area}`,

      descriptionPlaceholder: 'Beschreiben Sie den Tisch für Gäste.',
      formatting: 'Formatierung',
      bold: 'Fett',
      italic: 'Kursiv',
      underline: 'Unterstrichen',
      strike: 'Durchgestrichen',
      bulletedList: 'Aufzählung',
      numberedList: 'Nummerierte Liste',
      link: 'Link',
      unlink: 'Link entfernen',
      linkAddress: 'Adresse des Links',
      setLink: 'Setzen',
      invalidLink: 'Geben Sie einen Link ein, der mit https://, mailto: oder tel: beginnt.',
      loadingEditor: 'Der Texteditor wird geladen …',
      editorFailed: 'Der Texteditor lässt sich nicht laden.',
      retry: 'Noch einmal versuchen',

      plan: 'Plan',
      planWidth: 'Breite',
      planHeight: 'Höhe',
      unitsPerMeter: 'Einheiten pro Meter',
      noScale: 'Kein Maßstab',
      sizeLimited: (value, unit) => `Auf ${number(value)}${unit} begrenzt, wo der letzte Tisch steht.`,
      planContents: (tableCount, seatCount, decorCount) =>
        `${tables(tableCount)} mit ${ofSeats(seatCount)}, ${decor(decorCount)}`,
      tracing: 'Nachgezeichnetes Foto',
      opacity: 'Deckkraft',
      photoX: 'Foto X',
      photoY: 'Foto Y',
      photoWidth: 'Fotobreite',
      photoHeight: 'Fotohöhe',
      photoRotation: 'Fotodrehung',
      photoAbove: 'Foto über den Tischen',
      photoLocked: 'Foto gesperrt',
      removePhoto: 'Foto entfernen',
      photoHint: 'Breite und Höhe bleiben im Verhältnis. Entsperren Sie das Foto, um es zu ziehen.',
      photoUnlockedHint: 'Breite und Höhe bleiben im Verhältnis. Ziehen Sie das Foto, wo kein Tisch ist.',
    },
    layerTexts: {
      tables: 'Tische',
      decor: 'Dekoration',
      group: (group) => `Gruppe ${group}`,
      lock: (name, isOn) => (isOn ? `${name} entsperren` : `${name} sperren`),
      hide: (name, isOn) => (isOn ? `${name} einblenden` : `${name} ausblenden`),
      up: 'Eine Ebene nach vorn',
      down: 'Eine Ebene nach hinten',
      renaming: (name) => `Neuer Name von ${name}`,
      heading: (name, inside) => `${name}, ${items(inside)}`,
      row: (name, kind, marks) => [name, kind, marks].filter(Boolean).join(', '),
      locked: 'gesperrt',
      hidden: 'ausgeblendet',
      moved: (moved, to) => `${items(moved)} nach ${to === 'up' ? 'vorn' : 'hinten'} gebracht`,
      steps: {
        lock: 'Sperren',
        unlock: 'Entsperren',
        hide: 'Ausblenden',
        show: 'Einblenden',
        up: 'Eine Ebene nach vorn',
        down: 'Eine Ebene nach hinten',
        rename: 'Umbenennen',
      },
      empty: 'Der Plan ist leer.',
    },
    listTexts: {
      areas: 'Bereiche',
      categories: 'Kategorien',
      addArea: 'Bereich hinzufügen',
      addCategory: 'Kategorie hinzufügen',
      colorOf: (name) => `Farbton von ${name}`,
      idOf: (name) => `ID von ${name}`,
      nameOf: (name) => `${name} umbenennen`,
      more: (name) => `Mehr zu ${name}`,
      pick: (name) => `Farbton für ${name} auswählen`,
      tables,
      up: 'Nach oben',
      down: 'Nach unten',
      moved: (name, position, all) => `${name} ist jetzt an Stelle ${position} von ${all}`,
      select: (tableCount) => `${tables(tableCount)} auswählen`,
      remove: 'Entfernen',
      into: count({ one: 'Den Tisch verschieben nach', other: 'Die # Tische verschieben nach' }),
      merge: 'Zusammenlegen und entfernen',
      onlyOne: 'Fügen Sie erst einen weiteren Eintrag hinzu, damit die Tische dorthin kommen können.',
      alike: (other, audience) =>
        `Schwer von ${other} zu unterscheiden${audience === 'anybody' ? '' : ` (${audience})`}.`,
      same: (other) => `Gleiche Farbe wie ${other}.`,
      taken: (name) => `${name} ist schon vergeben.`,
      steps: {
        addArea: 'Bereich hinzufügen',
        renameArea: 'Bereich umbenennen',
        orderAreas: 'Bereiche umordnen',
        mergeAreas: 'Bereiche zusammenlegen',
        removeArea: 'Bereich entfernen',
        addCategory: 'Kategorie hinzufügen',
        renameCategory: 'Kategorie umbenennen',
        recolor: 'Kategorie umfärben',
        orderCategories: 'Kategorien umordnen',
        mergeCategories: 'Kategorien zusammenlegen',
        removeCategory: 'Kategorie entfernen',
      },
    },

    propNames: {
      umbrella: 'Sonnenschirm',
      palm: 'Palme',
      tree: 'Baum',
      bush: 'Busch',
      rocks: 'Felsen',
      boat: 'Boot',
      surfboards: 'Surfbretter',
      fire: 'Feuer',
      grill: 'Grill',
      bar: 'Bar',
      stage: 'Bühne',
      steps: 'Stufen',
      door: 'Tür',
      lantern: 'Laterne',
      towel: 'Handtuch',
      scooter: 'Roller',
      chair: 'Stuhl',
      sofa: 'Sofa',
      loungers: 'Schirm mit Liegen',
      cabana: 'Pavillon',
      pool: 'Pool',
      dj: 'DJ',
      entrance: 'Eingang',
      toilet: 'Toilette',
    },
    surfaceNames: {
      sea: 'Meer',
      shallows: 'Flachwasser',
      foam: 'Gischt',
      'wet-sand': 'Nasser Sand',
      sand: 'Sand',
      grass: 'Gras',
      garden: 'Garten',
      water: 'Wasser',
      road: 'Straße',
      pavement: 'Gehweg',
      stone: 'Stein',
      wood: 'Holz',
      floor: 'Fußboden',
      carpet: 'Teppich',
      roof: 'Dach',
    },
    decorTypes: { area: 'Boden', path: 'Weg', wall: 'Wand', text: 'Text', picture: 'Bild' },
    pathOf: (surface) => `Weg, ${surface}`,
    decorInStep: (_kind, type) => type,
    steps: {
      add: (name) => `${name} hinzufügen`,
      move: (name) => `${name} verschieben`,
      movePhoto: 'Foto verschieben',
      moveText: (name) => `Text von ${name} verschieben`,
      rotate: (name) => `${name} drehen`,
      resize: (name) => `Größe ändern: ${name}`,
      duplicate: (name) => `${name} duplizieren`,
      delete: (name) => `${name} löschen`,
      cut: (name) => `${name} ausschneiden`,
    },
    added: (name) => `${name} hinzugefügt.`,
    notDrawn: (least) => `Nicht gezeichnet: Mindestens ${least} Punkte sind nötig.`,
    choosePictureFirst: 'Wählen Sie erst ein Bild.',
    planFull: 'Mehr passt nicht auf den Plan.',
    measured: (length, degrees) => `Länge ${length}, Winkel ${degrees}°.`,
    clipboardErrors: {
      empty: 'Es ist nichts ausgewählt.',
      tooMuchToCopy: (most) => `Das ist auf einmal zu viel. Sie können höchstens ${number(most)} Tische kopieren.`,
      foreign: 'In der Zwischenablage sind keine Tische eines Plans.',
      incomplete: 'Der kopierte Text ist unvollständig. Kopieren Sie ihn noch einmal.',
      tooMuchToPaste: 'Das ist zu viel, um es auf einmal einzufügen.',
      modified:
        'Diese Objekte lassen sich nicht einfügen: Sie wurden verändert oder stammen aus einer anderen Version des Editors.',
    },
    commands: {
      'same-size': 'Gleiche Größe',
      group: 'Gruppieren',
      ungroup: 'Gruppierung aufheben',
      chairs: 'Stühle nach Plätzen',
      lock: 'Sperren',
      'unlock-all': 'Alles entsperren',
      hide: 'Ausblenden',
      'show-all': 'Alles einblenden',
      'align-left': 'Links ausrichten',
      'align-center': 'Horizontal zentrieren',
      'align-right': 'Rechts ausrichten',
      'align-top': 'Oben ausrichten',
      'align-middle': 'Vertikal zentrieren',
      'align-bottom': 'Unten ausrichten',
      'distribute-horizontally': 'Horizontal verteilen',
      'distribute-vertically': 'Vertikal verteilen',
      'order-front': 'In den Vordergrund',
      'order-forward': 'Eine Ebene nach vorn',
      'order-backward': 'Eine Ebene nach hinten',
      'order-back': 'In den Hintergrund',
      cut: 'Ausschneiden',
      copy: 'Kopieren',
      paste: 'Einfügen',
      undo: 'Rückgängig',
      redo: 'Wiederholen',
      duplicate: 'Duplizieren',
      delete: 'Löschen',
      'select-all': 'Alles auswählen',
      'only-tables': 'Nur Tische',
      'only-decor': 'Nur Dekoration',
      'select-several': 'Mehrere auswählen',
      'select-none': 'Auswahl aufheben',
      'write-text': 'Text auf dem Plan bearbeiten',
      'smooth-point': 'Punkt glätten',
      'nudge-left': 'Um 1 nach links',
      'nudge-left-far': 'Um 10 nach links',
      'nudge-right': 'Um 1 nach rechts',
      'nudge-right-far': 'Um 10 nach rechts',
      'nudge-up': 'Um 1 nach oben',
      'nudge-up-far': 'Um 10 nach oben',
      'nudge-down': 'Um 1 nach unten',
      'nudge-down-far': 'Um 10 nach unten',
      'open-file': 'Datei öffnen',
      'save-file': 'Datei sichern',
      import: 'Importieren',
      export: 'Exportieren',
      trace: 'Foto nachzeichnen',
      'remove-photo': 'Foto entfernen',
      'qr-cards': 'QR-Karten für Tische',
      'next-finding': 'Nächster Befund',
      'fix-finding': 'Befund beheben',
      'select-left': 'Nächstes Objekt links auswählen',
      'add-left': 'Nächstes Objekt links zur Auswahl hinzufügen',
      'select-right': 'Nächstes Objekt rechts auswählen',
      'add-right': 'Nächstes Objekt rechts zur Auswahl hinzufügen',
      'select-up': 'Nächstes Objekt oben auswählen',
      'add-up': 'Nächstes Objekt oben zur Auswahl hinzufügen',
      'select-down': 'Nächstes Objekt unten auswählen',
      'add-down': 'Nächstes Objekt unten zur Auswahl hinzufügen',
      'delete-symbol': 'Symbol löschen',
      'export-symbols': 'Symbole exportieren',
      'import-symbols': 'Symbole importieren',
      'zoom-in': 'Vergrößern',
      'zoom-out': 'Verkleinern',
      'zoom-fit': 'Ganzer Plan',
      'zoom-selection': 'Auf Auswahl zoomen',
      grid: 'Raster zeigen',
      rulers: 'Lineale zeigen',
      snapping: 'Am Raster einrasten',
      palette: 'Befehl suchen',
    },
  };
};

const MIDNIGHT = '(Mitternacht)';

/** The gallery. */
export const gallery: CreateGallery = ({ number, count, decimal, time }) => {
  const seats = count({ one: '# Platz', other: '# Plätze' });
  const guests = count({ one: '# Gast', other: '# Gäste' });
  const tables = count({ one: '# Tisch', other: '# Tische' });
  const fixtures = count({ one: '# Beispiel', other: '# Beispiele' });
  const inFixtures = count({ one: 'in # Beispiel', other: 'in # Beispielen' });
  const ofFixtures = count({ one: '# Beispiel', other: '# Beispielen' });
  const severityCounts = {
    error: count({ one: '# Fehler', other: '# Fehler' }),
    warning: count({ one: '# Warnung', other: '# Warnungen' }),
    note: count({ one: '# Hinweis', other: '# Hinweise' }),
  };

  return {
    title: 'Galerie',
    intro: 'Jedes Beispiel, wie der Plan es zeichnet, mit den Befunden der Prüfung.',
    loading: 'Die Beispiele werden geladen …',
    failed: 'Die Beispiele konnten nicht geladen werden. Der Server antwortet nicht.',
    retry: 'Noch einmal versuchen',
    openFile: 'Datei öffnen',
    dropHere: 'Pläne, Lokale oder Antworten hier ablegen, um sie zu sehen',
    noFixtures: 'Der Ordner der Beispiele ist leer.',
    noMatches: 'Kein Beispiel passt zu diesem Filter.',
    noMatchesYet: 'Noch keine Treffer. Die Prüfung läuft noch.',
    clearFilter: 'Filter löschen',
    passedOver: 'Nicht gezeigt',
    passedOverReasons: {
      name: 'Der Name darf nur die Zeichen a bis z, 0 bis 9 und - haben.',
      size: 'Die Datei ist größer als 40 MB.',
      missing: 'Ein Lokal braucht plan.json und venue.json, und kein Link darf aus dem Ordner führen.',
      folder: 'Gezeigt werden nur Dateien direkt im Ordner plans.',
      ending: 'Der Name eines Plans oder einer Antwort muss auf .json enden.',
    },
    groups: {
      answer: 'Von einer Adresse',
      own: 'Ihre Dateien',
      venues: 'Lokale',
      plans: 'Pläne und Antworten',
      rules: 'Beispiele zu Regeln',
    },
    filter: 'Beispiele filtern',
    find: 'Beispiel suchen',
    severities: { error: 'Fehler', warning: 'Warnungen', note: 'Hinweise' },
    inFixtures,
    rule: 'Regel',
    allRules: 'Jede Regel',
    ruleCount: (rule, found) => `${rule} (${number(found)})`,
    shownCount: (shown, all) => (shown === all ? fixtures(all) : `${number(shown)} von ${ofFixtures(all)}`),
    checking: 'Wird geprüft …',
    noFindings: 'Keine Befunde',
    unreadable: 'Nicht lesbar',
    meantDamaged: 'Absichtlich beschädigt',
    severityNames: { error: 'Fehler', warning: 'Warnung', note: 'Hinweis' },
    severityCount: (severity, found) => severityCounts[severity](found),
    kinds: { venue: 'Lokal', plan: 'Plan', answer: 'Antwort' },
    tables,
    number,
    size: ({ width, height }) => `${width} × ${height}`,
    bytes: (bytes) =>
      bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${decimal(bytes / 1e6, 1)} MB`,
    unknownFixture: (name) => `Es gibt kein Beispiel mit dem Namen ${name}. Hier sind alle Beispiele.`,
    invalidUrl: (parameters) =>
      `Diese Adresse hat ungültige Parameter: ${parameters.join(', ')}. Hier sind alle Beispiele.`,
    addressRemarks: 'Zu dieser Adresse',
    otherContent: 'Das Beispiel hat sich geändert, seit diese Adresse kopiert wurde.',
    otherBuild: 'Diese Adresse stammt aus einer anderen Version der Galerie, die vielleicht anders zeichnet.',
    viewLimited: 'Der Plan lässt den Ausschnitt dieser Adresse nicht zu und zeigt den nächstliegenden.',
    notSelected: (keys) =>
      `${keys.length === 1 ? 'Dieser Tisch ist' : 'Diese Tische sind'} nicht frei und nicht gewählt: ${keys.join(', ')}.`,
    notMarked: (key) => `Es gibt keinen Tisch ${key}, der sich hervorheben lässt.`,
    openAnyway: 'Ohne sie öffnen',
    back: 'Alle Beispiele',
    neighbors: 'Andere Beispiele',
    previous: 'Vorheriges Beispiel',
    next: 'Nächstes Beispiel',
    withKey: (label, key) => `${label} (${key})`,
    copy: 'Adresse kopieren',
    copied: 'Die Adresse ist kopiert.',
    notCopied: 'Der Browser lässt das Kopieren nicht zu. Kopieren Sie die Adresse aus der Adresszeile.',
    save: 'Bild speichern',
    notSaved: 'Der Browser konnte das Bild nicht erzeugen.',
    loadingPlan: 'Der Plan wird geladen …',
    unreadableParts: count({
      one: '# Teil der Datei konnte nicht verwendet werden',
      other: '# Teile der Datei konnten nicht verwendet werden',
    }),
    controls: 'Einstellungen',
    date: 'Datum',
    time: 'Uhrzeit',
    guests: 'Gäste',
    availability: 'Tische',
    availabilities: {
      file: 'Wie in der Datei',
      free: 'Alle frei',
      taken: 'Alle belegt',
      third: 'Jeder dritte belegt',
      busy: 'Viel los, je nach Datum',
    },
    theme: 'Farben',
    themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
    language: 'Sprache',
    ownLanguage: 'Sprache der Galerie',
    notInLanguage: (language) => `Die Galerie gibt es nicht in dieser Sprache: ${language}.`,
    screenNotInLanguage: (language) =>
      `Die Buchungsseite und die E-Mails gibt es nicht in dieser Sprache: ${language}. Sie sind auf Englisch.`,
    screen: 'Ansicht',
    screens: {
      map: 'Plan',
      form: 'Buchungsseite: Formular',
      sheet: 'Buchungsseite: Auswahl',
      list: 'Buchungsseite: Liste',
      'mail-confirm': 'E-Mail: bitte bestätigen',
      'mail-guest': 'E-Mail: reserviert',
      'mail-changed': 'E-Mail: geändert',
      'mail-cancelled': 'E-Mail: storniert',
      'mail-notice': 'E-Mail ans Lokal: neu',
      'mail-change_notice': 'E-Mail ans Lokal: geändert',
      'mail-cancel_notice': 'E-Mail ans Lokal: storniert',
      'mail-reminder_day': 'E-Mail an den Gast: Erinnerung am Tag davor',
      'mail-reminder_hours': 'E-Mail an den Gast: Erinnerung zwei Stunden davor',
      'mail-offer': 'E-Mail an den Gast: Tisch von der Warteliste',
      'mail-undelivered': 'E-Mail ans Lokal: nicht zugestellt',
      'mail-flood': 'E-Mail ans Lokal: viele Versuche',
    },
    screenOf: (screen, fixture) => `${screen}, ${fixture}`,
    deviceTheme: 'Die Buchungsseite und die E-Mails haben die Farben dieses Geräts.',
    onlyFiles: 'Die Buchungsseite und die E-Mails gibt es nur zu Beispielen des Servers.',
    device: 'Gerätegröße',
    ratio: 'Pixeldichte',
    ratioOf: (ratio) => `${ratio}×`,
    overlays: 'Einblendungen',
    overlayNames: {
      hits: 'Trefferflächen, 44 px',
      ids: 'IDs',
      texts: 'Textrahmen',
      overlaps: 'Überschneidungen',
      targets: 'Tippflächen bei 360 px',
    },
    overlayHints: {
      hits: 'Wo ein Tippen einen Tisch wählt',
      ids: 'Die ID jedes Tisches',
      texts: 'Rot, wo ein Text über seinen Tisch hinausragt',
      overlaps: 'Wo sich zwei Tische überschneiden',
      targets:
        'Die kleinste Tippfläche bei stärkster Vergrößerung auf dem Handy; rot und durchgestrichen, wo ein Tisch kleiner ist',
    },
    legend: 'Legende der Einblendungen',
    legendTexts: {
      hit: 'hier zu tippen wählt den Tisch',
      id: 'die ID des Tisches',
      fits: 'ein Text innerhalb seines Tisches',
      leaves: 'ein Text, der über seinen Tisch hinausragt',
      shared: 'Tische, die sich überschneiden',
      large: 'groß genug zum Tippen bei stärkster Vergrößerung auf dem Handy',
      small: 'zu klein zum Tippen',
    },
    closed: 'Das Lokal ist an diesem Tag geschlossen.',
    hours: (first, last) => `Geöffnet von ${time(first, MIDNIGHT)} bis ${time(last, MIDNIGHT)}.`,
    noSlotAtTime: 'Zu dieser Uhrzeit beginnt keine Reservierung.',
    seats: (chosen, party) => `${seats(chosen)} für ${guests(party)}`,
    clipped: 'Ein Teil des Geräts ist abgeschnitten. Scrollen Sie daneben, um den Rest zu sehen.',
    releaseAll: 'Auswahl aufheben',
    tapHint: 'Tippen Sie auf Tische, um sie zu wählen.',
    map: 'Tischplan',
    devicePreview: 'Gerät',
    approvedPictures: 'Freigegebene Bilder',
    drawing: 'Die Bilder werden gezeichnet …',
    notCompared: 'Die Bilder konnten nicht verglichen werden. Der Server antwortet nicht.',
    nothingToDraw: 'In diesem Beispiel gibt es nichts zu zeichnen.',
    pictureNames: {
      'whole-light': 'Ganz, hell',
      'twice-light': 'Doppelt, hell',
      'deep-light': 'Nah, hell',
      'whole-dark': 'Ganz, dunkel',
      'twice-dark': 'Doppelt, dunkel',
      'deep-dark': 'Nah, dunkel',
    },
    verdicts: {
      same: 'stimmt überein',
      different: 'weicht ab',
      missing: 'noch nicht freigegeben',
      otherChromium: 'weicht ab, von einem anderen Chromium gezeichnet',
    },
    pictureParts: { approved: 'Freigegeben', now: 'Jetzt', difference: 'Unterschied' },
    pictureVerdict: (name, verdict) => `${name}: ${verdict}`,
    approve: 'Freigeben',
    approved: (name) => `${name} ist freigegeben.`,
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fit: 'Ganzer Plan',
    reducedResolution: (ratio) => `mit ${decimal(ratio, 2)}× gezeichnet, wie auf einem echten Gerät`,
    findings: 'Befunde',
    showMore: (more) => `${number(more)} weitere zeigen`,
    wholeFile: 'ganze Datei',
    fix: 'Behoben mit --fix:',
    table: 'Tisch',
    notDrawn: ({ key }, drawn) =>
      `Nicht gezeichnet: ${drawn.name} hat dieselbe ID, ${key}, und steht in der Datei davor.`,
    tableFacts: ({ key, area, category, seats: seatCount, shape, box, rotation }) =>
      [
        `ID ${key}`,
        area,
        category,
        seats(seatCount),
        `${shape === 'ellipse' ? 'Ellipse ' : ''}${box.width} × ${box.height}`,
        rotation === 0 ? '' : `${rotation}°`,
      ]
        .filter((part) => part !== '')
        .join(' · '),
    selectionError: (error, name) => {
      switch (error.type) {
        case 'unavailable':
          return `${name} ist belegt.`;
        case 'closes-too-soon':
          return `${name} schließt zu früh.`;
        case 'enough-seats':
          return 'Es sind schon genug Plätze gewählt.';
        case 'party-too-small':
          return `Ein Tisch mit ${error.seats} Plätzen braucht mindestens ${guests(error.minGuests)}.`;
      }
    },
  };
};

/** What the host answers to guests and owners. */
export const errors: GuestErrors = {
  required: 'Bitte füllen Sie dieses Feld aus.',
  'first_name.required': 'Bitte geben Sie Ihren Vornamen an.',
  'email.required': 'Bitte geben Sie Ihre E-Mail-Adresse an. Dorthin senden wir die Bestätigung.',
  'country_code.required': 'Bitte geben Sie die Landesvorwahl Ihrer Nummer an, etwa {country_code}.',
  'phone.required': 'Bitte geben Sie eine Telefonnummer an, unter der wir Sie erreichen.',
  'date.required': 'Bitte wählen Sie ein Datum.',
  'time.required': 'Bitte wählen Sie eine Uhrzeit.',
  'guests.required': 'Bitte geben Sie die Zahl der Gäste an.',
  'stay.required': 'Bitte wählen Sie, wie lange Sie bleiben möchten.',
  too_long: 'Das ist zu lang. Bitte verwenden Sie höchstens {most} Zeichen.',
  control_characters: 'Das enthält Zeichen, die nicht dargestellt werden können. Bitte tippen Sie es noch einmal.',
  markup: 'Bitte lassen Sie die Zeichen < und > weg.',
  link: 'Bitte lassen Sie Internetadressen weg.',
  not_an_email: 'Das sieht nicht wie eine E-Mail-Adresse aus. Bitte prüfen Sie sie.',
  email_letters:
    'An eine Adresse mit {letters} vor dem @ kann keine E-Mail gesendet werden. Bitte prüfen Sie sie, oder verwenden Sie eine andere Adresse.',
  email_dots:
    'Der Teil vor dem @ darf nicht mit einem Punkt beginnen oder enden und keine zwei Punkte hintereinander haben. Bitte prüfen Sie ihn, oder verwenden Sie eine andere Adresse.',
  bad_country_code: 'Bitte geben Sie eine Landesvorwahl wie {country_code} an.',
  bad_phone:
    'Das ist keine Telefonnummer in {country} ({country_code}). Bitte prüfen Sie die Nummer und die Landesvorwahl.',
  bad_proof:
    'Ihr Browser konnte seine Prüfung gegen automatische Reservierungen nicht abschließen. Bitte versuchen Sie es noch einmal, oder laden Sie die Seite neu.',
  key_reused:
    'Die Reservierung hat sich seit dem Senden geändert. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  cancelled_since: 'Diese Reservierung wurde storniert. Bitte laden Sie die Seite neu, um noch einmal zu reservieren.',
  visit_begun: 'Dieser Besuch hat schon begonnen. Bitte rufen Sie uns an: {telephone}.',
  confirm_first: 'Bitte bestätigen Sie zuerst Ihre Reservierung: Öffnen Sie den Link in unserer E-Mail.',
  limit_person:
    'Mit dieser E-Mail-Adresse oder Telefonnummer gibt es schon mehrere Reservierungen. Falls wir Ihnen eine E-Mail mit der Bitte um Bestätigung gesendet haben, bestätigen Sie bitte zuerst diese. Für weitere rufen Sie uns bitte an: {telephone}.',
  limit_network:
    'Aus Ihrem Netz wurden für diesen Tag viele Tische reserviert, die noch per E-Mail bestätigt werden müssen. Bitte versuchen Sie es in {minutes} Minuten noch einmal, oder rufen Sie uns an: {telephone}.',
  bad_guests: 'Bitte wählen Sie die Zahl der Gäste.',
  guests_range:
    'Wir nehmen Reservierungen für {min} bis {max} Gäste an. Für größere oder kleinere Gruppen rufen Sie uns bitte an.',
  bad_date: 'Das ist kein gültiges Datum. Bitte schreiben Sie es so: 31.12.2026.',
  past_date: 'Dieses Datum ist vorbei. Bitte wählen Sie ein anderes.',
  far_date: 'Dieses Datum ist zu weit entfernt. Wir nehmen Reservierungen bis {farthest} an.',
  closed_date: 'An diesem Tag haben wir geschlossen. Bitte wählen Sie einen anderen.',
  bad_time: 'Zu dieser Uhrzeit nehmen wir keine Reservierungen an. Bitte wählen Sie eine aus der Liste.',
  time_lapsed:
    'Für diese Uhrzeit ist es zu spät. Bitte reservieren Sie mindestens {lead} Minuten vorher, oder wählen Sie eine spätere.',
  bad_stay: 'Bitte wählen Sie, wie lange Sie bleiben möchten.',
  unknown_code: 'Diesen Aktionscode kennen wir nicht. Bitte prüfen Sie ihn, oder lassen Sie das Feld leer.',
  code_not_valid_then: 'Dieser Aktionscode gilt an diesem Tag nicht.',
  terms_required: 'Bitte stimmen Sie den Geschäftsbedingungen zu.',
  none: 'Bitte wählen Sie einen Tisch.',
  twice: 'Sie haben einen Tisch zweimal gewählt. Bitte wählen Sie jeden nur einmal.',
  unknown_table: 'Einen dieser Tische gibt es nicht mehr. Bitte wählen Sie neu.',
  too_few_seats:
    'Ihre Tische haben {seats} Plätze, Ihre Gruppe aber {guests} Gäste. Bitte wählen Sie einen Tisch dazu.',
  too_many_seats: 'Sie haben mehr Tische, als {guests} Gäste brauchen. Bitte entfernen Sie einen.',
  party_too_small: 'Ein Tisch mit {seats} Plätzen braucht mindestens {minGuests} Gäste.',
  past_until: '{table} ist nur bis {until} frei. Bitte wählen Sie eine frühere Uhrzeit oder einen anderen Tisch.',
  taken: '{table} wurde gerade reserviert. Bitte wählen Sie einen anderen Tisch.',
  unknown_error: 'Dieser Wert ist nicht gültig. Bitte prüfen Sie ihn.',
  too_many_requests: 'Das waren zu viele Anfragen. Bitte warten Sie eine Minute, und versuchen Sie es noch einmal.',
  not_found: 'Unter dieser Adresse gibt es nichts.',
  busy: 'Bei uns ist gerade sehr viel los. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
  unavailable:
    'Wir können im Moment keine Reservierungen annehmen. Bitte versuchen Sie es in einigen Minuten noch einmal, oder rufen Sie uns an.',
  broken: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  home_intro: 'Wählen Sie, wo Sie sitzen möchten.',
  terms_title: 'Geschäftsbedingungen',
  not_open:
    'Online-Reservierungen sind noch nicht möglich. Bitte kommen Sie bald wieder, oder rufen Sie uns an: {telephone}.',
  page_not_found: 'Seite nicht gefunden',
  see_venues: 'Hier können Sie reservieren',
  no_script: 'Bitte schalten Sie JavaScript ein, um einen Tisch zu reservieren.',
  page_lost: 'Diese Seite konnte nicht vollständig geladen werden.',
  load_again: 'Noch einmal laden',

  // What the editor and its pages say.
  too_large: 'Die Anfrage ist zu groß.',
  not_signed_in: 'Sie sind abgemeldet. Öffnen Sie den Editor noch einmal mit dem Link, der den Zugangscode enthält.',
  wrong_token:
    'Dieser Zugangscode oder Link öffnet den Editor dieses Lokals nicht. Ein Link gilt einmal und läuft ab. Bitten Sie um einen neuen.',
  too_many_wrong_tokens:
    'Aus diesem Netz kamen zu viele falsche Zugangscodes. Warten Sie eine Minute, und versuchen Sie es noch einmal.',
  owners_only:
    'Ihre Rolle ist für den Tagesbetrieb da und kann den Plan nicht ändern. Bitten Sie einen Inhaber um Zugang.',
  foreign_host:
    'Der Server kennt diese Adresse nicht. Verwenden Sie die Adresse, die er beim Start ausgegeben hat, oder tragen Sie Ihre in PUBLIC_URL ein.',
  draft_changed: 'Inzwischen hat jemand anders den Entwurf gespeichert.',
  plan_changed: 'Inzwischen hat jemand anders einen Plan veröffentlicht.',
  bad_plan: 'Dieser Plan ist nicht gültig.',
  promised: 'Dieser Plan entfernt oder ändert Tische, die Gäste reserviert haben.',
  bad_picture_name:
    'Der Name eines Bildes darf aus den Buchstaben a bis z, Ziffern, Binde- und Unterstrichen bestehen und muss auf .webp, .png, .jpg, .jpeg oder .avif enden.',
  bad_picture: 'Diese Datei passt nicht zu ihrem Namen. Sie muss ein Bild als PNG, JPEG, WebP oder AVIF sein.',
  cut_picture: 'Dieses Bild bricht mitten in der Datei ab. Speichern Sie es erneut und laden Sie es noch einmal hoch.',
  picture_too_large: 'Dieses Bild hat zu viele Pixel. Bitte verwenden Sie höchstens {most} Megapixel.',
  picture_used:
    'Der veröffentlichte Plan, der gesicherte Entwurf, eine frühere Version oder der Ordner des Lokals verwendet dieses Bild.',
  picture_exists: 'Es gibt schon ein anderes Bild mit diesem Namen. Bitte wählen Sie einen anderen Namen.',
  too_many_pictures: 'Dieses Lokal hat schon {most} hochgeladene Bilder. Löschen Sie zuerst einige.',
  sign_in: 'Anmelden',
  sign_in_heading: 'Im Editor anmelden',
  token: 'Zugangscode',
  editor_no_script: 'Bitte schalten Sie JavaScript ein, um den Editor zu verwenden.',
  signed_out_title: 'Sie sind abgemeldet',
  signed_out_intro:
    'Öffnen Sie den Editor mit dem Link, den der Server beim Start ausgibt. Er endet auf {ending}. Bitten Sie die Person, die den Server betreibt, um den Link.',
  sign_in_with_token: 'Mit einem Zugangscode anmelden',
  owners_only_title: 'Diese Seite ist für Inhaber',
  too_many_tries_title: 'Zu viele Versuche',
  foreign_host_title: 'Falsche Adresse',
  access_title: 'Zugang',
  access_heading: 'Zugang zu Editor und Tag',
  access_intro:
    'Was Editor und Tag zurzeit öffnet: angemeldete Browser, Zugangscodes und Links, die noch niemand verwendet hat.',
  back_to_editor: 'Zurück zum Editor',

  // What the day of the venue and its tables' pages say.
  too_large_value: 'Das ist zu viel. Höchstens {most} sind möglich.',
  too_small_value: 'Das ist zu wenig.',
  unknown_party: 'Diese Gruppe steht nicht mehr auf der Liste.',
  unknown_block: 'Diese Sperre ist schon aufgehoben.',
  unknown_step: 'Dieser Schritt kann nicht zurückgenommen werden.',
  undone: 'Dieser Schritt wurde schon zurückgenommen.',
  too_late: 'Es ist zu spät, diesen Schritt zurückzunehmen.',
  cancelled: 'Diese Reservierung ist storniert.',
  wrong_status: 'Der Stand dieser Gruppe lässt das nicht zu.',
  no_table: 'Bitte wählen Sie zuerst einen Tisch.',
  not_today: 'Das ist nur für heute möglich.',
  other_date: 'Die beiden Gruppen kommen an verschiedenen Tagen.',
  no_email: 'Für ein Angebot braucht es eine E-Mail-Adresse.',
  block_order: 'Das Ende muss nach dem Anfang liegen.',
  block_times: 'Bitte geben Sie beide Uhrzeiten an oder keine.',
  block_too_large: 'Das sind zu viele Tische für zu lange. Bitte sperren Sie weniger Tische oder eine kürzere Zeit.',
  not_online:
    '{table} kann nicht online reserviert werden. Bitte wählen Sie einen anderen Tisch, oder rufen Sie uns an: {telephone}.',
  paused:
    'Für heute nehmen wir im Moment keine Online-Reservierungen an. Bitte wählen Sie einen anderen Tag, oder rufen Sie uns an: {telephone}.',
  slot_full:
    'So viele Gäste können wir zu dieser Uhrzeit nicht empfangen. Bitte wählen Sie eine andere, oder rufen Sie uns an: {telephone}.',
  day_no_script: 'Bitte schalten Sie JavaScript ein, um den Tag zu führen.',
  table_free: 'Dieser Tisch ist frei.',
  table_free_until: 'Dieser Tisch ist frei bis {time}.',
  table_taken: 'Dieser Tisch ist heute vergeben.',
  table_taken_until: 'Dieser Tisch ist vergeben bis {time}.',
  table_none_free: 'Im Moment ist kein anderer passender Tisch frei.',
  table_nearest: 'Nächster freier: {tables}',
  table_ask_staff: 'Bitte fragen Sie unser Personal nach diesem Tisch.',
  table_reserve: 'Jetzt reservieren',
};

/** Mails, their calendar file, and the page that a mail leads to. */
export const mail: MailTexts = {
  mail_guest_subject: 'Ihre Reservierung bei {venue}: {date}, {time}',
  mail_guest_title: 'Ihr Tisch ist reserviert',
  mail_greeting: 'Guten Tag {name},',
  mail_greeting_plain: 'Guten Tag,',
  mail_guest_intro: 'vielen Dank für Ihre Reservierung bei {venue}. Wir freuen uns auf Ihren Besuch.',
  mail_guest_hold: 'Ihr Tisch wird ab der reservierten Zeit {hold} lang freigehalten.',
  mail_guest_notes: 'Wir haben Ihre Anmerkungen erhalten und an das Team weitergegeben.',
  mail_guest_changes:
    'Falls sich Ihre Pläne ändern, benutzen Sie den Link in dieser E-Mail, oder melden Sie sich bei uns und nennen Sie dabei Ihren Code {code}:',
  mail_guest_not_you: 'Falls Sie nicht selbst reserviert haben, geben Sie uns bitte Bescheid.',
  mail_changed_subject: 'Ihre Reservierung bei {venue} wurde geändert: {date}, {time}',
  mail_changed_title: 'Ihre Reservierung wurde geändert',
  mail_changed_intro: 'Ihre Reservierung bei {venue} wurde geändert. Ab jetzt gelten diese Angaben:',
  mail_changed_not_you: 'Falls Sie diese Änderung nicht gewünscht haben, geben Sie uns bitte Bescheid.',
  mail_cancelled_subject: 'Ihre Reservierung bei {venue} ist storniert: {date}, {time}',
  mail_cancelled_title: 'Ihre Reservierung ist storniert',
  mail_cancelled_intro: 'Ihre Reservierung bei {venue} wurde storniert. Die Tische sind wieder frei.',
  mail_cancelled_questions: 'Bei Fragen erreichen Sie uns hier:',
  mail_confirm_subject: 'Bitte bestätigen Sie Ihre Reservierung bei {venue}: {date}, {time}',
  mail_confirm_title: 'Bitte bestätigen Sie Ihre Reservierung',
  mail_confirm_intro:
    'Mit dieser E-Mail-Adresse, dieser Telefonnummer oder aus demselben Netz wurden mehrere Tische reserviert. Bitte öffnen Sie den Link und drücken Sie dort auf die Schaltfläche. Ihr Tisch wird {confirm_within} lang freigehalten; ohne Ihre Bestätigung wird er wieder für andere frei.',
  mail_confirm_action: 'Reservierung bestätigen',
  mail_confirm_not_you: 'Falls Sie nicht selbst reserviert haben, brauchen Sie nichts zu tun.',
  mail_notice_subject: 'Neue Reservierung {code}: {date}, {time}, Gäste: {guests}',
  mail_notice_title: 'Neue Reservierung',
  mail_notice_intro: 'Ein Gast hat auf Ihrer Seite reserviert. Antworten auf diese E-Mail gehen an den Gast.',
  mail_change_notice_subject: 'Geänderte Reservierung {code}: {date}, {time}, Gäste: {guests}',
  mail_change_notice_title: 'Geänderte Reservierung',
  mail_change_notice_intro:
    'Eine Reservierung wurde geändert. Ab jetzt gelten diese Angaben. Antworten auf diese E-Mail gehen an den Gast.',
  mail_undelivered_subject: 'Nicht zugestellt: die Bestätigung der Reservierung {code}',
  mail_undelivered_title: 'Eine E-Mail an einen Gast wurde abgelehnt',
  mail_undelivered_intro:
    'Der Mailserver des Gastes hat unsere E-Mail endgültig abgelehnt, der Gast hat also keine Bestätigung. Bitte rufen Sie an oder berichtigen Sie die Adresse.',
  mail_flood_subject: 'Reservierungen abgelehnt: {date}',
  mail_flood_title: 'Jemand versucht, viele Tische zu reservieren',
  mail_flood_intro:
    'Eine Person oder ein Netz hat viele Reservierungen gemacht. Weitere werden abgelehnt oder müssen per E-Mail bestätigt werden. Dies ist eine der bereits gemachten. Wenn sie nicht echt ist, stornieren Sie sie. In der nächsten Stunde folgt kein weiterer Hinweis.',
  mail_manage_action: 'Reservierung ansehen, ändern oder stornieren',
  mail_manage_short: 'Reservierung ansehen',
  mail_cancel_notice_subject: 'Stornierte Reservierung {code}: {date}, {time}, Gäste: {guests}',
  mail_cancel_notice_title: 'Stornierte Reservierung',
  mail_cancel_notice_intro:
    'Ein Gast hat diese Reservierung storniert. Die Tische sind wieder frei. Antworten auf diese E-Mail gehen an den Gast.',
  mail_reminder_subject: 'Erinnerung an Ihre Reservierung bei {venue}: {date}, {time}',
  mail_reminder_title: 'Wir freuen uns auf Sie',
  mail_reminder_intro:
    'wir erinnern Sie an Ihre Reservierung bei {venue}. Falls Sie nicht kommen können, stornieren Sie bitte mit dem Link, damit andere Gäste den Tisch bekommen.',
  mail_offer_subject: 'Bei {venue} ist ein Tisch für Sie frei',
  mail_offer_title: 'Ein Tisch ist für Sie frei',
  mail_offer_intro:
    'Sie stehen auf der Warteliste von {venue}. Wir halten für einige Minuten einen Tisch für Sie frei, bis {offer_until}. Bitte öffnen Sie den Link und nehmen Sie dort an oder lehnen Sie ab. Ohne Ihre Antwort bekommen ihn die nächsten Gäste.',
  mail_offer_accept: 'Tisch annehmen',
  mail_offer_decline: 'Ablehnen',
  confirm_title: 'Reservierung bestätigen',
  confirm_facts: '{date}, {time}, Gäste: {guests}',
  confirm_button: 'Reservierung bestätigen',
  confirmed_title: 'Ihr Tisch ist reserviert',
  confirmed_intro: 'Vielen Dank. Eine E-Mail mit den Einzelheiten ist unterwegs. Ihr Code: {code}',
  confirm_invalid_title: 'Dieser Link ist nicht gültig',
  confirm_invalid_intro:
    'Vielleicht wurde er schon verwendet, oder die Zeit für die Bestätigung ist vorbei. Wenn Sie Ihre Reservierung bestätigt haben, haben Sie eine E-Mail mit den Einzelheiten erhalten. Andernfalls reservieren Sie bitte neu, oder rufen Sie uns an: {telephone}.',
  manage_title: 'Ihre Reservierung',
  manage_reserved: 'Reserviert',
  manage_held: 'Wartet auf Ihre Bestätigung. Bitte öffnen Sie den Link in unserer E-Mail.',
  manage_cancelled: 'Storniert. Die Tische sind wieder für andere frei.',
  manage_arrived: 'Sie sind angekommen. Genießen Sie Ihren Besuch.',
  manage_past: 'Dieser Besuch ist vorbei.',
  manage_changed: 'Ihre Reservierung wurde geändert. Eine E-Mail mit den Einzelheiten ist unterwegs.',
  manage_change: 'Reservierung ändern',
  manage_cancel: 'Reservierung stornieren',
  manage_cancel_yes: 'Ja, stornieren',
  manage_cancel_intro: 'Wenn Sie stornieren, werden Ihre Tische sofort für andere frei.',
  manage_calendar: 'Zum Kalender hinzufügen',
  manage_calendar_cancel: 'Aus dem Kalender entfernen',
  manage_directions: 'Wegbeschreibung',
  manage_change_title: 'Ihre Reservierung ändern',
  manage_save: 'Änderungen speichern',
  manage_back: 'So lassen, wie es ist',
  manage_plan: 'Ihre Tische auf dem Plan: {tables}',
  manage_invalid_intro:
    'Vielleicht ist er abgelaufen, oder es fehlt ein Teil davon. Bitte öffnen Sie den Link in unserer letzten E-Mail, oder rufen Sie dort an, wo Sie reserviert haben.',
  manage_offer: 'Wir halten diesen Tisch bis {offer_until} für Sie frei.',
  manage_offer_over: 'Dieser Tisch wird nicht mehr für Sie freigehalten.',
  manage_accept: 'Tisch annehmen',
  manage_decline: 'Ablehnen',
  manage_begun: 'Die Zeit Ihrer Reservierung ist gekommen. Für Änderungen rufen Sie uns bitte an.',
  reserve_again: 'Tisch reservieren',
  label_status: 'Stand',
  label_code: 'Code',
  label_date: 'Datum',
  label_time: 'Uhrzeit',
  label_stay: 'Aufenthalt',
  label_guests: 'Gäste',
  label_tables: 'Tische',
  label_until: 'Frei machen bis',
  label_name: 'Name',
  label_email: 'E-Mail',
  label_phone: 'WhatsApp',
  label_notes: 'Anmerkungen',
  label_discount_code: 'Aktionscode',
  label_telephone: 'Telefon',
  label_address: 'Adresse',
  midnight_start: '{time} (Mitternacht, Beginn des Tages)',
  midnight_end: '{time} (Mitternacht, Ende des Tages)',
  stay_rest: 'Rest des Tages',
};

/** What the plan checks say. */
export const checks: Catalogue = {
  'names all seven days: the venue would never be open': 'nennt alle sieben Tage: Das Lokal wäre nie geöffnet',
  'reaches beyond farthest_days: no time could ever be reserved':
    'reicht über farthest_days hinaus: Keine Zeit ließe sich je reservieren',
  'the code {0} is used twice; case makes no difference':
    'der Code {0} ist doppelt; Groß- und Kleinschreibung macht keinen Unterschied',
  '{0} is the page of terms, which are empty here': '{0} ist die Seite mit den Bedingungen, die hier leer sind',
  '"{0}" is given twice in one object: keep one of them':
    '"{0}" steht zweimal in einem Objekt: Behalten Sie eines davon',
  'The host refuses to start with this file: {0} {1}': 'Der Server startet mit dieser Datei nicht: {0} {1}',
  'The host refuses to start with this file: {0} {1}, and {2} more such':
    'Der Server startet mit dieser Datei nicht: {0} {1}, und ähnliche Fehler: {2}',
  'The file is neither a plan nor a host’s answer.': 'Die Datei ist weder ein Plan noch die Antwort eines Servers.',
  'The file plan.json is not valid JSON.': 'Die Datei plan.json ist kein gültiges JSON.',
  'The file venue.json is not valid JSON.': 'Die Datei venue.json ist kein gültiges JSON.',
  'Table without a name': 'Tisch ohne Namen',
  'Table {0}': 'Tisch {0}',
  'number without a name': 'ohne Namen',
  'number {0}': 'Nummer {0}',
  'the area without a name': 'Bereich ohne Namen',
  'the area {0}': 'Bereich {0}',
  'The table without a name': 'Der Tisch ohne Namen',
  'The table {0}': 'Tisch {0}',
  'The area without a name': 'Der Bereich ohne Namen',
  'The area {0}': 'Bereich {0}',
  'The category without a name': 'Die Kategorie ohne Namen',
  'The category {0}': 'Kategorie {0}',
  'another table without a name': 'ein anderer Tisch ohne Namen',
  'another table {0}': 'ein anderer Tisch {0}',
  'another area without a name': 'ein anderer Bereich ohne Namen',
  'another area {0}': 'ein anderer Bereich {0}',
  'another category without a name': 'eine andere Kategorie ohne Namen',
  'another category {0}': 'eine andere Kategorie {0}',
  '"{0}"': '„{0}“',
  'The file is not valid JSON.': 'Die Datei ist kein gültiges JSON.',
  'The file holds neither a plan nor a host’s answer.':
    'Die Datei enthält weder einen Plan noch die Antwort eines Servers.',
  'The file': 'Die Datei',
  'An entry of the list': 'Ein Eintrag der Liste',
  'An entry of "{0}"': 'Ein Eintrag von "{0}"',
  'the plan has no tables': 'der Plan hat keine Tische',
  'the id {0} is used twice': 'die ID {0} ist doppelt',
  'there is no category {0}': 'es gibt keine Kategorie {0}',
  'the table lies completely outside the plan of {0} × {1}': 'der Tisch liegt ganz außerhalb des Plans von {0} × {1}',
  'is too complicated to be checked: it takes too much time or memory':
    'ist zu aufwendig für die Prüfung: Sie braucht zu viel Zeit oder Speicher',
  'must not have more than {0} entries': 'darf höchstens {0} Einträge haben',
  'must not have a list of more than {0} entries': 'darf keine Liste mit mehr als {0} Einträgen haben',
  '{0} is the color of the category {1} and of the category {2}: give each its own color':
    '{0} ist die Farbe der Kategorie {1} und der Kategorie {2}: Geben Sie jeder eine eigene',
  '{0} has the color of the category {1}, but another category: remove its color, or choose another':
    '{0} hat die Farbe der Kategorie {1}, aber eine andere Kategorie: Entfernen Sie die Farbe, oder wählen Sie eine andere',
  'Use the color of its category': 'Farbe der Kategorie verwenden',
  '{0} has nearly the color of its category, {1}: remove its color, or choose another':
    '{0} hat fast die Farbe der eigenen Kategorie, {1}: Entfernen Sie die Farbe, oder wählen Sie eine andere',
  '{0} has the color {1}, which the legend lacks, and not that of its category, {2}: remove its color, or choose another':
    '{0} hat die Farbe {1}, die in der Legende fehlt, und nicht die der eigenen Kategorie, {2}: Entfernen Sie die Farbe, oder wählen Sie eine andere',
  'The category "{0}" has the color {1}: choose the color of its name, or rename it':
    'Die Kategorie „{0}“ hat die Farbe {1}: Wählen Sie die Farbe ihres Namens, oder benennen Sie sie um',
  'Text on {0} is hard to read: its contrast is {1} to 1, and should be {2}. Use {3}, or another lighter or darker color':
    'Text auf {0} ist schwer zu lesen: Der Kontrast ist {1} zu 1 und sollte {2} sein. Nehmen Sie {3} oder eine andere hellere oder dunklere Farbe',
  'Use {0}': '{0} verwenden',
  'guests who do not see red': 'Gäste, die kein Rot sehen',
  'guests who do not see green': 'Gäste, die kein Grün sehen',
  'guests who do not see blue': 'Gäste, die kein Blau sehen',
  '{0} of the category {1} is hard to tell from {2} of the category {3}: make one much lighter or darker':
    '{0} der Kategorie {1} ist kaum von {2} der Kategorie {3} zu unterscheiden: Machen Sie eine der Farben viel heller oder dunkler',
  '{0} of the category {1} is hard to tell from {2} of the category {3} by {4}: make one much lighter or darker':
    '{0} der Kategorie {1} ist kaum von {2} der Kategorie {3} zu unterscheiden für {4}: Machen Sie eine der Farben viel heller oder dunkler',
  '{0} is {1}, but the category {2} is {3}: give all tables of a category one color':
    '{0} ist {1}, die Kategorie {2} aber {3}: Geben Sie allen Tischen einer Kategorie eine Farbe',
  'The category {0} is called "{1}" and "{2}": give it one name':
    'Die Kategorie {0} heißt „{1}“ und „{2}“: Geben Sie ihr einen Namen',
  'The categories {0} and {1} are both called "{2}": give each its own name':
    'Die Kategorien {0} und {1} heißen beide „{2}“: Geben Sie jeder einen eigenen Namen',
  area: 'Fläche',
  path: 'Weg',
  wall: 'Wand',
  text: 'Text',
  picture: 'Bild',
  umbrella: 'Sonnenschirm',
  palm: 'Palme',
  tree: 'Baum',
  bush: 'Busch',
  rocks: 'Felsen',
  boat: 'Boot',
  surfboards: 'Surfbretter',
  fire: 'Feuer',
  grill: 'Grill',
  bar: 'Bar',
  stage: 'Bühne',
  steps: 'Stufen',
  door: 'Tür',
  lantern: 'Laterne',
  towel: 'Handtuch',
  scooter: 'Roller',
  chair: 'Stuhl',
  sofa: 'Sofa',
  loungers: 'Schirm mit Liegen',
  cabana: 'Pavillon',
  pool: 'Pool',
  dj: 'DJ',
  entrance: 'Eingang',
  toilet: 'Toilette',
  sea: 'Meer',
  shallows: 'Flachwasser',
  foam: 'Gischt',
  'wet-sand': 'Nasser Sand',
  sand: 'Sand',
  grass: 'Gras',
  garden: 'Garten',
  water: 'Wasser',
  road: 'Straße',
  pavement: 'Gehweg',
  stone: 'Stein',
  wood: 'Holz',
  floor: 'Fußboden',
  carpet: 'Teppich',
  roof: 'Dach',
  'The text "{0}"': 'Der Text „{0}“',
  'The area of {0}': 'Die Fläche „{0}“',
  'The {0}': 'Das Dekor „{0}“',
  '{0} lies far outside the plan of {1} × {2}: move it in, or remove it':
    '{0} liegt weit außerhalb des Plans von {1} × {2}: Rücken Sie es hinein, oder entfernen Sie es',
  '{0} seems to have x and y exchanged: swap them': '{0} scheint x und y vertauscht zu haben: Tauschen Sie sie',
  '{0} is larger than the plan of {1} × {2}: make it smaller':
    '{0} ist größer als der Plan von {1} × {2}: Machen Sie es kleiner',
  '{0} lies exactly on another one: remove it': '{0} liegt genau auf einem zweiten gleichen Stück: Entfernen Sie eines',
  '{0} lies on another one: remove it': '{0} liegt auf einem zweiten gleichen Stück: Entfernen Sie eines',
  'Remove the copy': 'Kopie entfernen',
  '{0} has no extent, so nothing is drawn: spread its points, or remove it':
    '{0} hat keine Ausdehnung, daher wird nichts gezeichnet: Ziehen Sie die Punkte auseinander, oder entfernen Sie es',
  '{0} is hidden below an area that is drawn later: move it up in the list':
    '{0} liegt verborgen unter einer Fläche, die später gezeichnet wird: Rücken Sie es in der Liste nach oben',
  '{0} crosses its own outline: put its points in order': '{0} kreuzt den eigenen Umriss: Ordnen Sie die Punkte',
  '{0} stands in the {1}: move the table, or the area': '{0} steht in „{1}“: Verschieben Sie den Tisch oder die Fläche',
  '{0} stands in a {1}: move the table, or the {2}': '{0} steht in „{1}“: Verschieben Sie den Tisch oder „{2}“',
  '{0} stands on the text "{1}": move one of them': '{0} steht auf dem Text „{1}“: Verschieben Sie eines davon',
  'a comment': 'einen Kommentar',
  'an unfinished <{0}>': 'ein unfertiges <{0}>',
  'the attribute {0}': 'das Attribut {0}',
  'the link to nowhere': 'den Link ins Leere',
  'the link to {0}': 'den Link zu {0}',
  'Keep only what is shown': 'Nur behalten, was zu sehen ist',
  'The page removes {0} and more from the description of {1}: use only {2}, lists and links':
    'Die Seite entfernt {0} und mehr aus der Beschreibung von {1}: Verwenden Sie nur {2}, Listen und Links',
  'The page removes {0} from the description of {1}: use only {2}, lists and links':
    'Die Seite entfernt {0} aus der Beschreibung von {1}: Verwenden Sie nur {2}, Listen und Links',
  'closes <{0}> without opening it: remove </{1}>': 'schließt <{0}>, ohne es zu öffnen: Entfernen Sie </{1}>',
  'closes <{0}> before <{1}>: close the inner one first': 'schließt <{0}> vor <{1}>: Schließen Sie zuerst das innere',
  'opens <{0}> and never closes it: add </{1}>': 'öffnet <{0}> und schließt es nie: Ergänzen Sie </{1}>',
  'shows HTML as text, because it was escaped twice: escape it once':
    'zeigt HTML als Text, weil es doppelt maskiert ist: Maskieren Sie es einmal',
  'is empty: write one, or remove it': 'ist leer: Schreiben Sie einen Text, oder entfernen Sie das Feld',
  'has a link without text, which guests can’t see: write its text':
    'hat einen Link ohne Text, den Gäste nicht sehen: Schreiben Sie seinen Text',
  'links to a private address, which guests can’t open: use the public one':
    'verweist auf eine private Adresse, die Gäste nicht öffnen können: Verwenden Sie die öffentliche',
  'has a link to no email address or telephone number: correct it':
    'hat einen Link zu keiner E-Mail-Adresse oder Telefonnummer: Berichtigen Sie ihn',
  'is Markdown or BBCode, which guests see as signs: write it in HTML':
    'ist Markdown oder BBCode, wovon Gäste die Zeichen sehen: Schreiben Sie HTML',
  'The description of {0} {1}': 'Die Beschreibung von {0} {1}',
  '{0} has the id {1}, which {2} at {3} has too: give it its own id':
    '{0} hat die ID {1}, die auch {2} unter {3} hat: Vergeben Sie eine eigene ID',
  'Give it the id {0}': 'Die ID {0} vergeben',
  'Rename it to {0}': 'In {0} umbenennen',
  'Another table is also called "{0}": give each its own name':
    'Ein anderer Tisch heißt auch „{0}“: Geben Sie jedem einen eigenen Namen',
  'Another area is also called "{0}": give each its own name':
    'Ein anderer Bereich heißt auch „{0}“: Geben Sie jedem einen eigenen Namen',
  'Another category is also called "{0}": give each its own name':
    'Eine andere Kategorie heißt auch „{0}“: Geben Sie jeder einen eigenen Namen',
  '"{0}" is easily confused with "{1}": give each its own name':
    '„{0}“ ist leicht mit „{1}“ zu verwechseln: Vergeben Sie eigene Namen',
  '{0} has the category {1}, which the plan does not list: add it under "categories", or choose another':
    '{0} hat die Kategorie {1}, die der Plan nicht aufführt: Ergänzen Sie sie unter "categories", oder wählen Sie eine andere',
  'The category {0} has no tables: remove it, or add tables to it':
    'Die Kategorie {0} hat keine Tische: Entfernen Sie sie, oder fügen Sie ihr Tische hinzu',
  'Remove the category': 'Kategorie entfernen',
  'The area {0} has no tables: remove it, or add tables to it':
    'Der Bereich {0} hat keine Tische: Entfernen Sie ihn, oder fügen Sie ihm Tische hinzu',
  'Remove the area': 'Bereich entfernen',
  'There is no table: add one': 'Es gibt keinen Tisch: Fügen Sie einen hinzu',
  '{0} has a blank id: give it its own id': '{0} hat eine leere ID: Vergeben Sie eine eigene ID',
  '{0} has the id "{1}": give it its own id': '{0} hat die ID „{1}“: Vergeben Sie eine eigene ID',
  '{0} has the id "{1}", which is easily confused with "{2}": give it its own id':
    '{0} hat die ID „{1}“, die leicht mit „{2}“ zu verwechseln ist: Vergeben Sie eine eigene ID',
  '{0} prints "{1}": guests choose one number and find another. Print the number of the name, or rename the table':
    'Auf {0} steht „{1}“: Gäste wählen die eine Nummer und finden die andere. Beschriften Sie den Tisch mit der Nummer seines Namens, oder benennen Sie ihn um',
  'The text "{0}" of {1} lacks its number, unlike those of its area: correct it':
    'Dem Text „{0}“ von {1} fehlt die Nummer, die die anderen des Bereichs haben: Berichtigen Sie ihn',
  'The text "{0}" of {1} has spare signs, unlike those of its area: correct it':
    'Der Text „{0}“ von {1} hat überflüssige Zeichen, anders als die des Bereichs: Berichtigen Sie ihn',
  'The text "{0}" of {1} has a fraction, unlike those of its area: correct it':
    'Der Text „{0}“ von {1} hat Nachkommastellen, anders als die des Bereichs: Berichtigen Sie ihn',
  'The text "{0}" of {1} is written in small letters, unlike those of its area: correct it':
    'Der Text „{0}“ von {1} ist kleingeschrieben, anders als die des Bereichs: Berichtigen Sie ihn',
  'The text "{0}" of {1} begins with {2} instead of {3}, unlike those of its area: correct it':
    'Der Text „{0}“ von {1} beginnt mit {2} statt mit {3}, anders als die des Bereichs: Berichtigen Sie ihn',
  'The text "{0}" of {1} has a letter for its number, unlike those of its area: correct it':
    'Der Text „{0}“ von {1} hat einen Buchstaben statt der Nummer, anders als die des Bereichs: Berichtigen Sie ihn',
  '{0} prints "{1}", but the others of its area begin with {2}: print its number like theirs':
    'Auf {0} steht „{1}“, aber die anderen des Bereichs beginnen mit {2}: Schreiben Sie die Nummer wie bei den anderen',
  '{0} prints "{1}" like the tables of "{2}": print a number of its own area':
    'Auf {0} steht „{1}“ wie auf den Tischen von „{2}“: Verwenden Sie eine Nummer des eigenen Bereichs',
  '{0} prints "{1}", which names {2} too: print its own number':
    'Auf {0} steht „{1}“, was auch {2} bezeichnet: Verwenden Sie die eigene Nummer',
  '{0} prints "{1}", as {2} does: give each its own text':
    'Auf {0} steht „{1}“ wie auch auf {2}: Geben Sie jedem einen eigenen Text',
  'The text of {0} is blank: remove it to print the name':
    'Der Text von {0} ist leer: Entfernen Sie ihn, damit der Name auf dem Tisch steht',
  'Print the name': 'Namen anzeigen',
  '{0} has {1} seats, but the description promises {2}: correct one of them':
    '{0} hat {1} Plätze, aber die Beschreibung verspricht {2}: Berichtigen Sie eines davon',
  '{0} has {1} seats, but "{2}" promises {3}: correct one of them':
    '{0} hat {1} Plätze, aber „{2}“ verspricht {3}: Berichtigen Sie eines davon',
  '{0} {1}': '{0} {1}',
  'holds a soft hyphen, which guests do not see: write it anew on a keyboard':
    'enthält ein weiches Trennzeichen, das Gäste nicht sehen: Tippen Sie den Text neu',
  'holds a joiner that joins nothing: write it anew on a keyboard':
    'enthält ein Verbindungszeichen, das nichts verbindet: Tippen Sie den Text neu',
  'holds a letter with too many accents: write it anew on a keyboard':
    'enthält einen Buchstaben mit zu vielen Akzenten: Tippen Sie den Text neu',
  'holds letters of double width: write it anew on a keyboard':
    'enthält Buchstaben doppelter Breite: Tippen Sie den Text neu',
  'ends with a digit of another script: write it anew on a keyboard':
    'endet mit einer Ziffer einer anderen Schrift: Tippen Sie den Text neu',
  "holds the character U+{0}, which guests can't read: remove it":
    'enthält das Zeichen U+{0}, das Gäste nicht lesen können: Entfernen Sie es',
  'holds a tab or a line break, which the map does not draw: remove it':
    'enthält einen Tabulator oder Zeilenumbruch, den der Plan nicht zeichnet: Entfernen Sie ihn',
  'is written with letters that only look Latin: write it with one keyboard':
    'besteht aus Buchstaben, die nur lateinisch aussehen: Schreiben Sie es mit einer Tastatur',
  'mixes letters of two scripts in one word: write it with one keyboard':
    'mischt Buchstaben zweier Schriften in einem Wort: Schreiben Sie es mit einer Tastatur',
  'was read with a wrong encoding: write it again in UTF-8':
    'wurde mit falscher Zeichenkodierung gelesen: Schreiben Sie es neu in UTF-8',
  'shows {0} to guests as text: write the name without HTML':
    'zeigt Gästen {0} als Text: Schreiben Sie den Namen ohne HTML',
  'holds {0}, which nothing replaces: write the text itself':
    'enthält {0}, was nichts ersetzt: Schreiben Sie den Text selbst',
  'holds a note for the staff, "{0}", which guests read: remove it':
    'enthält eine Notiz fürs Personal, „{0}“, die Gäste lesen: Entfernen Sie sie',
  'seems to name a guest, which everybody reads: remove it':
    'scheint einen Gast zu nennen, was alle lesen: Entfernen Sie ihn',
  'is no name: write the real one': 'ist kein Name: Schreiben Sie den richtigen',
  'lacks an amount: write it': 'fehlt ein Betrag: Tragen Sie ihn ein',
  'looks like a placeholder: write the real text': 'sieht nach einem Platzhalter aus: Schreiben Sie den richtigen Text',
  'The category {0} is called by its id: name it': 'Die Kategorie {0} heißt wie ihre ID: Benennen Sie sie',
  'looks like a placeholder: write the real text, or remove it':
    'sieht nach einem Platzhalter aus: Schreiben Sie den richtigen Text, oder entfernen Sie ihn',
  'The description {0}': 'Die Beschreibung {0}',
  '"{0}" looks like a placeholder: write the real code':
    '„{0}“ sieht nach einem Platzhalter aus: Schreiben Sie den richtigen Code',
  '"{0}" looks like a placeholder: write the real one':
    '"{0}" sieht nach einem Platzhalter aus: Tragen Sie den richtigen Wert ein',
  '{0} is incomplete, or not an image that browsers can show: save it again':
    '{0} ist unvollständig oder kein Bild, das Browser zeigen können: Speichern Sie es noch einmal',
  'The file {0} is missing: add it, or use another':
    'Die Datei {0} fehlt: Fügen Sie sie hinzu, oder verwenden Sie eine andere',
  '{0} has no picture, but most tables have one: add one':
    '{0} hat kein Bild, aber die meisten Tische haben eines: Fügen Sie eines hinzu',
  '{0} has {1} kB: save it with at most {2} kB, for example as WebP':
    '{0} hat {1} kB: Speichern Sie es mit höchstens {2} kB, zum Beispiel als WebP',
  '{0} is {1} × {2}: too narrow for a card, cut it to at most {3} to 1':
    '{0} ist {1} × {2}: zu schmal für eine Karte, schneiden Sie es auf höchstens {3} zu 1 zu',
  '{0} is {1} × {2}: too small to be sharp, use one with at least {3} pixels':
    '{0} ist {1} × {2}: zu klein, um scharf zu sein, nehmen Sie eines mit mindestens {3} Pixeln',
  '{0} is {1} × {2}: larger than any phone shows, save it with at most {3} pixels':
    '{0} ist {1} × {2}: größer, als ein Handy zeigt, speichern Sie es mit höchstens {3} Pixeln',
  "Browsers don't show {0} files such as {1}: save it as JPEG, PNG, WebP or SVG":
    'Browser zeigen keine {0}-Dateien wie {1}: Speichern Sie das Bild als JPEG, PNG, WebP oder SVG',
  "Guests can't load the private address {0}: use the public one":
    'Gäste können die private Adresse {0} nicht laden: Verwenden Sie die öffentliche',
  '{0} is a page with a picture: use the address of the picture itself':
    '{0} ist eine Seite mit einem Bild: Verwenden Sie die Adresse des Bildes selbst',
  "Pages with https don't load {0}, whose address has none: use https":
    'Seiten mit https laden {0} nicht, da die Adresse kein https hat: Verwenden Sie https',
  '{0} is stretched to {1} × {2}: at that width it is {3} high':
    '{0} ist auf {1} × {2} verzerrt: Bei dieser Breite ist es {3} hoch',
  'Set the height to {0}': 'Höhe auf {0} setzen',
  'Neither the plan nor the venue uses {0}: remove the file':
    'Weder der Plan noch das Lokal verwendet {0}: Entfernen Sie die Datei',
  '{0} overlaps {1}: move one of them': '{0} überschneidet sich mit {1}: Verschieben Sie eines davon',
  'Move it onto the plan': 'Auf den Plan rücken',
  '{0} lies completely outside the plan of {1} × {2}: move it in':
    '{0} liegt ganz außerhalb des Plans von {1} × {2}: Rücken Sie den Tisch hinein',
  '{0} lies completely outside the plan of {1} × {2}: make it smaller, or the plan larger':
    '{0} liegt ganz außerhalb des Plans von {1} × {2}: Machen Sie den Tisch kleiner oder den Plan größer',
  '{0} lies partly outside the plan of {1} × {2}: move it in':
    '{0} liegt teilweise außerhalb des Plans von {1} × {2}: Rücken Sie den Tisch hinein',
  '{0} lies partly outside the plan of {1} × {2}: make it smaller, or the plan larger':
    '{0} liegt teilweise außerhalb des Plans von {1} × {2}: Machen Sie den Tisch kleiner oder den Plan größer',
  '{0} is hard to tap: zoomed in on a phone it is {1} px, and a finger needs {2}. Make it at least {3} wide and high':
    '{0} ist schwer zu treffen: Auf dem Handy sind es bei stärkster Vergrößerung {1} px, und ein Finger braucht {2}. Machen Sie den Tisch mindestens {3} breit und hoch',
  '{0} has {1} seats, but room for about {2}: make it larger, or give it fewer seats':
    '{0} hat {1} Plätze, aber Raum für etwa {2}: Machen Sie den Tisch größer, oder geben Sie ihm weniger Plätze',
  '{0} is {1} units away from all other tables: check its position':
    '{0} ist {1} Einheiten von allen anderen Tischen entfernt: Prüfen Sie die Lage',
  'A typical table is {0} units wide: divide all positions and sizes, so that a table has about 40 units, or set units_per_meter':
    'Ein typischer Tisch ist {0} Einheiten breit: Teilen Sie alle Lagen und Größen, sodass ein Tisch etwa 40 Einheiten hat, oder setzen Sie units_per_meter',
  'The plan is {0} × {1}, but all tables stand within {2} × {3}: make the plan smaller':
    'Der Plan ist {0} × {1}, aber alle Tische stehen innerhalb von {2} × {3}: Machen Sie den Plan kleiner',
  'The plan is {0} × {1}, but everything lies within {2} × {3}: make the plan smaller':
    'Der Plan ist {0} × {1}, aber alles liegt innerhalb von {2} × {3}: Machen Sie den Plan kleiner',
  'A typical table is {0} units wide: multiply all positions and sizes, so that a table has about 40 units, or set units_per_meter':
    'Ein typischer Tisch ist {0} Einheiten breit: Vervielfachen Sie alle Lagen und Größen, sodass ein Tisch etwa 40 Einheiten hat, oder setzen Sie units_per_meter',
  'The text "{0}" has the size {1}, and a typical table is {2} wide: make it smaller':
    'Der Text „{0}“ hat die Größe {1}, und ein typischer Tisch ist {2} breit: Machen Sie den Text kleiner',
  'The text "{0}" has the size {1}, and a typical table is {2} wide: make it larger':
    'Der Text „{0}“ hat die Größe {1}, und ein typischer Tisch ist {2} breit: Machen Sie den Text größer',
  'The {0} is {1} thin, so nobody sees it: make it larger':
    'Das Dekor „{0}“ ist {1} dünn, sodass es niemand sieht: Machen Sie es größer',
  'The {0} is {1} long, so nobody sees it: make it larger':
    'Das Dekor „{0}“ ist {1} lang, sodass es niemand sieht: Machen Sie es größer',
  'The {0} is {1} long and {2} thin, but round: correct its size':
    'Das Dekor „{0}“ ist {1} lang und {2} dünn, aber rund: Berichtigen Sie seine Größe',
  'The {0} is {1} wide, and a typical table {2}: make it narrower':
    'Das Dekor „{0}“ ist {1} breit und ein typischer Tisch {2}: Machen Sie es schmaler',
  'The {0} is {1} wide, so nobody sees it: make it wider':
    'Das Dekor „{0}“ ist {1} breit, sodass es niemand sieht: Machen Sie es breiter',
  'The {0} is {1} long, and a typical table {2}: make it smaller':
    'Das Dekor „{0}“ ist {1} lang und ein typischer Tisch {2}: Machen Sie es kleiner',
  '{0} is rotated by {1}°, which looks like radians: write {2}':
    '{0} ist um {1}° gedreht, was nach Bogenmaß aussieht: Schreiben Sie {2}',
  'A rotation of {0}° looks like radians: write {1}':
    'Eine Drehung von {0}° sieht nach Bogenmaß aus: Schreiben Sie {1}',
  '{0} is missing: add it': '{0} fehlt: Ergänzen Sie den Wert',
  '{0}: {1}': '{0}: {1}',
  'Add it': 'Ergänzen',
  'Write it as {0}': 'Als {0} schreiben',
  'Write it as #{0}': 'Als #{0} schreiben',
  '"{0}" is not a known field: take it out': '"{0}" ist kein bekanntes Feld: Nehmen Sie es heraus',
  '"{0}" is not a known field: did you mean "{1}"?': '"{0}" ist kein bekanntes Feld: Meinten Sie "{1}"?',
  'Rename it to "{0}"': 'In "{0}" umbenennen',
  '"{0}" of a group is not a known field: it is not read':
    '"{0}" einer Gruppe ist kein bekanntes Feld: Es wird nicht gelesen',
  '"{0}" of a room is not a known field: it is not read':
    '"{0}" eines Raums ist kein bekanntes Feld: Es wird nicht gelesen',
  '"{0}" of a room\'s coordinates is not a known field: it is not read':
    '"{0}" der Koordinaten eines Raums ist kein bekanntes Feld: Es wird nicht gelesen',
  '"coordinates" are a JSON text: send them as an object': '"coordinates" ist ein JSON-Text: Senden Sie ein Objekt',
  'Write it as an object': 'Als Objekt schreiben',
  '"{0}" should be true or false, not text: send {1}': '"{0}" sollte true oder false sein, nicht Text: Senden Sie {1}',
  '"{0}" should be a number, not text: send {1}': '"{0}" sollte eine Zahl sein, nicht Text: Senden Sie {1}',
  'A table with {0} seats asks for {1} guests, and a smaller one, with {2}, for {3}: correct one of them':
    'Ein Tisch mit {0} Plätzen verlangt {1} Gäste, ein kleinerer mit {2} Plätzen aber {3}: Berichtigen Sie eines davon',
  'A table with {0} seats asks for {1} guests, who have no room at it: ask for at most {2}':
    'Ein Tisch mit {0} Plätzen verlangt {1} Gäste, die daran keinen Platz haben: Verlangen Sie höchstens {2}',
  'Another rule for tables with {0} seats asks for {1} guests, and this one for {2}: keep one of them':
    'Eine andere Regel für Tische mit {0} Plätzen verlangt {1} Gäste und diese {2}: Behalten Sie eine davon',
  '{0} is no time of day: correct it': '{0} ist keine Uhrzeit: Berichtigen Sie sie',
  'The terms promise to hold a table for 0 minutes: raise "hold_minutes", or leave out the promise':
    'Die Bedingungen versprechen, einen Tisch 0 Minuten freizuhalten: Erhöhen Sie "hold_minutes", oder lassen Sie das Versprechen weg',
  'The terms promise {0} minutes, but "hold_minutes" is {1}: write {hold_minutes} instead':
    'Die Bedingungen versprechen {0} Minuten, aber "hold_minutes" ist {1}: Schreiben Sie stattdessen {hold_minutes}',
  '"{0}" lasts {1} minutes: correct one of them': '„{0}“ dauert {1} Minuten: Berichtigen Sie eines davon',
  '"{0}" is twice in "{1}": remove one': '„{0}“ steht zweimal in "{1}": Entfernen Sie eines',
  '"{0}" looks like "{1}": change one of them': '„{0}“ sieht aus wie „{1}“: Ändern Sie eines davon',
  'A stay of {0} minutes never fits: from the first slot the day has {1} minutes. Shorten it, or use null for the rest of the day':
    'Ein Aufenthalt von {0} Minuten passt nie: Von der ersten Uhrzeit an hat der Tag noch {1} Minuten. Verkürzen Sie ihn, oder verwenden Sie null für den Rest des Tages',
  '"{0}" is not a known language: use a tag such as en or pt-BR':
    '„{0}“ ist keine bekannte Sprache: Verwenden Sie ein Kürzel wie en oder pt-BR',
  'All promo codes have expired: add a valid one, or remove the setting':
    'Alle Aktionscodes sind abgelaufen: Fügen Sie einen gültigen hinzu, oder entfernen Sie die Einstellung',
  '{0} is hard to see on the page: its contrast is {1} to 1, and should be {2}. Use a darker color':
    '{0} ist auf der Seite schwer zu sehen: Der Kontrast ist {1} zu 1 und sollte {2} sein. Nehmen Sie eine dunklere Farbe',
  '{0} is hard to see on the page: its contrast is {1} to 1, and should be {2}. Use a lighter color':
    '{0} ist auf der Seite schwer zu sehen: Der Kontrast ist {1} zu 1 und sollte {2} sein. Nehmen Sie eine hellere Farbe',
  'The venue has no text "{0}": write it exactly as in venue.json or plan.json, or remove its translation':
    'Das Lokal hat keinen Text „{0}“: Schreiben Sie ihn genau wie in venue.json oder plan.json, oder entfernen Sie die Übersetzung',
  'The text "{0}" of {1} does not fit on its table at size {2}: make it smaller or shorter, or remove its offset':
    'Der Text „{0}“ von {1} passt in der Größe {2} nicht auf den Tisch: Machen Sie ihn kleiner oder kürzer, oder entfernen Sie den Versatz',
  'Center the text at size {0}': 'Text in der Größe {0} zentrieren',
  'The seats of {0} extend beyond its edge: make them smaller, or remove their offset':
    'Die Plätze von {0} ragen über den Rand hinaus: Machen Sie sie kleiner, oder entfernen Sie den Versatz',
  'Let the map place the seats': 'Den Plan die Plätze setzen lassen',
  'The text "{0}" of {1} is {2} px high on a phone, even zoomed in: give it a size of {3} or more':
    'Der Text „{0}“ von {1} ist auf dem Handy auch vergrößert nur {2} px hoch: Geben Sie ihm die Größe {3} oder mehr',
  'The text "{0}" of {1} is {2} px high on a phone, even zoomed in: shorten it, or make the table larger':
    'Der Text „{0}“ von {1} ist auf dem Handy auch vergrößert nur {2} px hoch: Kürzen Sie ihn, oder machen Sie den Tisch größer',
  'Set the size to {0}': 'Größe auf {0} setzen',
  'The seats of {0} are too small to be shown on a phone: give them a size of {1} or more':
    'Die Plätze von {0} sind zu klein, um auf dem Handy zu erscheinen: Geben Sie ihnen die Größe {1} oder mehr',
  'The text "{0}" of {1} lies over its seats: move one of them':
    'Der Text „{0}“ von {1} liegt über den Plätzen: Verschieben Sie eines davon',
  '{0} must be vacated at {1}, after the last slot at {2}: remove the time':
    '{0} muss um {1} frei sein, nach der letzten Uhrzeit {2}: Entfernen Sie die Zeit',
  'Remove the time': 'Zeit entfernen',
  '{0} can never be reserved: it must be vacated at {1}, but the first slot is {2} and "least_stay_minutes" is {3}':
    '{0} lässt sich nie reservieren: Der Tisch muss um {1} frei sein, aber die erste Uhrzeit ist {2}, und "least_stay_minutes" ist {3}',
  '{0} can never be reserved: it must be vacated at {1}, but the first slot is {2}':
    '{0} lässt sich nie reservieren: Der Tisch muss um {1} frei sein, aber die erste Uhrzeit ist {2}',
  '{0} must be vacated at {1}, between two slots: use {2} or {3}':
    '{0} muss um {1} frei sein, zwischen zwei Uhrzeiten: Verwenden Sie {2} oder {3}',
  'All seven days are closed, so nothing can be reserved. Open one':
    'Alle sieben Tage sind geschlossen, daher lässt sich nichts reservieren. Öffnen Sie einen',
  'Slots must be reserved {0} minutes ahead, and at most {1} days: no slot is left. Shorten the lead time, or raise farthest_days':
    'Reserviert werden muss {0} Minuten im Voraus und höchstens {1} Tage: Keine Zeit bleibt übrig. Verkürzen Sie den Vorlauf, oder erhöhen Sie farthest_days',
  'Tables with {0} seats need {1} guests, but the venue takes at most {2}: they can never be reserved':
    'Tische mit {0} Plätzen verlangen {1} Gäste, aber das Lokal nimmt höchstens {2}: Sie lassen sich nie reservieren',
  'A party of {0} finds only {1} seats in the tables that it may choose: add tables, or take smaller parties':
    'Eine Gruppe von {0} findet an den Tischen, die sie wählen darf, nur {1} Plätze: Fügen Sie Tische hinzu, oder nehmen Sie kleinere Gruppen',
  'A party of {0} finds too few seats, because seat rules exclude tables: add smaller tables, or loosen the rules':
    'Eine Gruppe von {0} findet zu wenige Plätze, weil Regeln für Plätze Tische ausschließen: Fügen Sie kleinere Tische hinzu, oder lockern Sie die Regeln',
  'All tables must be vacated by {0}, but the last slot is {1}: shorten the hours, or remove "available_until"':
    'Alle Tische müssen bis {0} frei sein, aber die letzte Uhrzeit ist {1}: Verkürzen Sie die Zeiten, oder entfernen Sie "available_until"',
  'is missing': 'fehlt',
  'is not a known field': 'ist kein bekanntes Feld',
  'must be a list': 'muss eine Liste sein',
  'must be an object, in { }': 'muss ein Objekt sein, in { }',
  'must be a text': 'muss ein Text sein',
  'must be a number': 'muss eine Zahl sein',
  'must be a whole number': 'muss eine ganze Zahl sein',
  'must be true or false': 'muss true oder false sein',
  'must be of another kind': 'muss von anderer Art sein',
  'must be a multiple of {0}': 'muss ein Vielfaches von {0} sein',
  'must be a mail address such as host@example.com': 'muss eine E-Mail-Adresse wie host@example.com sein',
  'has the wrong format': 'hat die falsche Form',
  'is invalid': 'ist ungültig',
  'must be {0}': 'muss {0} sein',
  'must be one of {0}': 'muss eines von diesen sein: {0}',
  'must have at least 1 character': 'muss mindestens 1 Zeichen haben',
  'must have at least {0} characters': 'muss mindestens {0} Zeichen haben',
  'must have at least 1 entry': 'muss mindestens 1 Eintrag haben',
  'must have at least {0} entries': 'muss mindestens {0} Einträge haben',
  'must be at least {0}': 'muss mindestens {0} sein',
  'must be more than {0}': 'muss mehr als {0} sein',
  'must have at most 1 character': 'darf höchstens 1 Zeichen haben',
  'must have at most {0} characters': 'darf höchstens {0} Zeichen haben',
  'must have at most 1 entry': 'darf höchstens 1 Eintrag haben',
  'must have at most {0} entries': 'darf höchstens {0} Einträge haben',
  'must be at most {0}': 'darf höchstens {0} sein',
  'must be less than {0}': 'muss weniger als {0} sein',
  '{0} stands among the tables of {1}, {2} units from its own area: check its position and its area':
    '{0} steht zwischen den Tischen von {1}, {2} Einheiten vom eigenen Bereich entfernt: Prüfen Sie Lage und Bereich',
  '{0} of "{1}" has the category "{2}", which is named like the area {3}: choose the category of its area':
    '{0} von „{1}“ hat die Kategorie „{2}“, die wie der Bereich {3} heißt: Wählen Sie die Kategorie des eigenen Bereichs',
  '"{0}" has {1} tables: correct the number, or leave it out':
    '„{0}“ hat {1} Tische: Berichtigen Sie die Zahl, oder lassen Sie sie weg',
  'The category of {0} is called "{1}", but the plan draws an ellipse: correct one of them':
    'Die Kategorie von {0} heißt „{1}“, aber der Plan zeichnet eine Ellipse: Berichtigen Sie eines davon',
  'The category of {0} is called "{1}", but the plan draws corners: correct one of them':
    'Die Kategorie von {0} heißt „{1}“, aber der Plan zeichnet Ecken: Berichtigen Sie eines davon',
  '{0} has {1} seats, and the others of its category {2} or more: check its category and its seats':
    '{0} hat {1} Plätze und die anderen der Kategorie {2} oder mehr: Prüfen Sie Kategorie und Plätze',
  '{0} has {1} seats, and the others of its category {2} or fewer: check its category and its seats':
    '{0} hat {1} Plätze und die anderen der Kategorie {2} oder weniger: Prüfen Sie Kategorie und Plätze',
  'The text "{0}" stands at the tables of {1}: move it to its own area':
    'Der Text „{0}“ steht bei den Tischen von {1}: Rücken Sie ihn zu seinem eigenen Bereich',
  '{0} stands right before a door: move it aside': '{0} steht direkt vor einer Tür: Rücken Sie den Tisch zur Seite',
  '{0} stands across a whole path: move it aside':
    '{0} steht quer über einem ganzen Weg: Rücken Sie den Tisch zur Seite',
  'The wall encloses {0} without a door: leave an opening, or place a door':
    'Die Wand umschließt {0} ohne Tür: Lassen Sie eine Öffnung, oder setzen Sie eine Tür',
  'an email address': 'eine E-Mail-Adresse',
  'a position': 'eine Position',
  'a telephone number': 'eine Telefonnummer',
  'a web address': 'eine Webadresse',
  '"telephone" is {0}: write the one number that guests call':
    '"telephone" ist {0}: Schreiben Sie die eine Nummer, die Gäste anrufen',
  '"telephone" holds more than one number: write the one number that guests call':
    '"telephone" enthält mehr als eine Nummer: Schreiben Sie die eine Nummer, die Gäste anrufen',
  '"telephone" has more than {0} digits: write the one number that guests call':
    '"telephone" hat mehr als {0} Ziffern: Schreiben Sie die eine Nummer, die Gäste anrufen',
  '"telephone" has letters in place of digits: write the one number that guests call':
    '"telephone" hat Buchstaben statt Ziffern: Schreiben Sie die eine Nummer, die Gäste anrufen',
  '"name" is {0}: write the name of the venue': '"name" ist {0}: Schreiben Sie den Namen des Lokals',
  '"address" is {0}: write the address of the venue': '"address" ist {0}: Schreiben Sie die Adresse des Lokals',
  'The telephone number {0} is of another country than the address, whose numbers begin with {1}: correct one of them':
    'Die Telefonnummer {0} gehört zu einem anderen Land als die Adresse, deren Nummern mit {1} beginnen: Berichtigen Sie eines davon',
  '"country_code" is {0}, but the telephone number is {1}: correct one of them':
    '"country_code" ist {0}, aber die Telefonnummer ist {1}: Berichtigen Sie eines davon',
  '"time_zone" is {0}, which is no zone of the country in the address: correct one of them':
    '"time_zone" ist {0}, keine Zeitzone des Landes in der Adresse: Berichtigen Sie eines davon',
  'A corner of the {0} is at a point that it lacks: it has {1}, counted from 0':
    'Eine Ecke von „{0}“ liegt auf einem Punkt, den es nicht gibt: Es hat {1}, gezählt ab 0',
  'The point {0}, {1} of the {2} lies far from its others: correct it':
    'Der Punkt {0}, {1} von „{2}“ liegt weit von den anderen: Berichtigen Sie ihn',
  'The door stands in no wall: move it, or draw its wall':
    'Die Tür steht in keiner Wand: Verschieben Sie sie, oder zeichnen Sie ihre Wand',
  'The text "{0}" stands upside down: turn it': 'Der Text „{0}“ steht auf dem Kopf: Drehen Sie ihn',
  'The text "{0}" stands twice at one place: remove one':
    'Der Text „{0}“ steht zweimal an einer Stelle: Entfernen Sie einen',
  'The text "{0}" lies on "{1}": move one of them': 'Der Text „{0}“ liegt auf „{1}“: Verschieben Sie einen davon',
  'The text "{0}" stands far from what it names: move it there':
    'Der Text „{0}“ steht weit von dem, was er benennt: Rücken Sie ihn dorthin',
  'tells of {0}, which is over': 'spricht von {0}, was vorbei ist',
  'asks for {0} guests, but "seat_rules" let {1} reserve it':
    'verlangt {0} Gäste, aber nach "seat_rules" können {1} reservieren',
  'has another telephone number than the venue': 'hat eine andere Telefonnummer als das Lokal',
  'The description of {0} {1}: correct one of them': 'Die Beschreibung von {0} {1}: Berichtigen Sie eines davon',
  'begins with the name of "{0}"': 'beginnt mit dem Namen „{0}“',
  'promises {0} seats, but the table has {1}': 'verspricht {0} Plätze, aber der Tisch hat {1}',
  'is about a place for two, but the table has {0} seats':
    'handelt von einem Platz für zwei, aber der Tisch hat {0} Plätze',
  'is about a square table, but the plan draws an ellipse':
    'handelt von einem eckigen Tisch, aber der Plan zeichnet eine Ellipse',
  'is about a round table, but the plan draws corners': 'handelt von einem runden Tisch, aber der Plan zeichnet Ecken',
  'tells of another time than {0}, until which the table is available':
    'nennt eine andere Zeit als {0}, bis zu der der Tisch frei ist',
  'The view from {0} is the picture of {1}: use a picture of the view':
    'Die Aussicht von {0} ist das Bild von {1}: Verwenden Sie ein Bild der Aussicht',
  '{0} has the picture {1}, which is named after {2}: use its own picture':
    '{0} hat das Bild {1}, das nach {2} benannt ist: Verwenden Sie ein eigenes Bild',
  '{0} has no description, but the others of its area have one: add it':
    '{0} hat keine Beschreibung, aber die anderen des Bereichs haben eine: Ergänzen Sie sie',
  '{0} has no text of its own, but the others of its area have one: add it':
    '{0} hat keinen eigenen Text, aber die anderen des Bereichs haben einen: Ergänzen Sie ihn',
  'This group of tables has no name, but others have one: name it':
    'Diese Gruppe von Tischen hat keinen Namen, andere aber haben einen: Benennen Sie sie',
  '{0} is in another category than all tables with its name, seats and description: correct its category':
    '{0} hat eine andere Kategorie als alle Tische mit gleichem Namen, gleichen Plätzen und gleicher Beschreibung: Berichtigen Sie die Kategorie',
  '{0} has the description of {1}, but all others have their own: write one for it':
    '{0} hat die Beschreibung von {1}, aber alle anderen haben eine eigene: Schreiben Sie eine',
  'The text of {0} is far larger than those of its area: check its size':
    'Der Text von {0} ist viel größer als die des Bereichs: Prüfen Sie seine Größe',
  'The text of {0} is far smaller than those of its area: check its size':
    'Der Text von {0} ist viel kleiner als die des Bereichs: Prüfen Sie seine Größe',
  '{0} prints its seats larger than its number: make them smaller':
    'Auf {0} stehen die Plätze größer als die Nummer: Machen Sie sie kleiner',
  '{0} prints its seats above its number, unlike the others of its area: exchange the offsets':
    'Auf {0} stehen die Plätze über der Nummer, anders als bei den anderen des Bereichs: Tauschen Sie die Versätze',
  '{0} is turned by {1}°, unlike all others of its area: check its rotation':
    '{0} ist um {1}° gedreht, anders als alle anderen des Bereichs: Prüfen Sie die Drehung',
  'The foam lies on the {0}: move it': 'Die Gischt liegt auf „{0}“: Verschieben Sie sie',
  'The wall lies in the {0}: move it': 'Die Wand liegt in „{0}“: Verschieben Sie sie',
  "The {0} can't stand on the road: choose another place": 'Das Dekor „{0}“ liegt auf der Straße: Verschieben Sie es',
  "The {0} can't stand in the {1}: choose another place": 'Das Dekor „{0}“ liegt in „{1}“: Verschieben Sie es',
  'A wall crosses the {0}: move it': 'Eine Wand kreuzt das Dekor „{0}“: Verschieben Sie es',
  '{0} has spare spaces: write "{1}"': '{0} hat überflüssige Leerzeichen: Schreiben Sie „{1}“',
  'The category "{0}" is called by a number: check the name':
    'Die Kategorie „{0}“ heißt wie eine Nummer: Prüfen Sie den Namen',
  'The area "{0}" begins with a small letter, unlike the others: check the name':
    'Der Bereich „{0}“ beginnt mit einem Kleinbuchstaben, anders als die anderen: Prüfen Sie den Namen',
  'The category "{0}" begins with a small letter, unlike the others: check the name':
    'Die Kategorie „{0}“ beginnt mit einem Kleinbuchstaben, anders als die anderen: Prüfen Sie den Namen',
  'begins with the number of a list beside its own': 'beginnt mit der Nummer einer Liste neben der eigenen',
  'has the number that the tables called "{0}" lack': 'hat die Nummer, die den Tischen namens „{0}“ fehlt',
  'looks like a misspelled "{0}"': 'sieht aus wie ein falsch geschriebenes „{0}“',
  'writes its number in another way than the others': 'schreibt die Nummer anders als die anderen',
  'lacks a number': 'hat keine Nummer',
  'is the name of a category': 'ist der Name einer Kategorie',
  'separates its number in another way than "{0}{1}1"': 'trennt die Nummer anders ab als „{0}{1}1“',
  'has a number with a fraction': 'hat eine Nummer mit Nachkommastellen',
  'includes {0} {1}, which is a table too': 'schließt {0} {1} ein, was auch ein Tisch ist',
  'has more than its number': 'hat mehr als die eigene Nummer',
  'has its number twice': 'hat die Nummer zweimal',
  'has a number beyond the others, where {0} is missing': 'hat eine Nummer jenseits der anderen, während {0} fehlt',
  'begins its number with a zero, unlike the others': 'beginnt die Nummer mit einer Null, anders als die anderen',
  'begins its number without a zero, unlike the others': 'beginnt die Nummer ohne Null, anders als die anderen',
  '"{0}" {1}: check the name': '„{0}“ {1}: Prüfen Sie den Namen',
  '"{0}" counts up from {1} on, as a spreadsheet fills a column: check the numbers':
    '"{0}" zählt von {1} an hoch, wie wenn eine Tabelle eine Spalte ausfüllt: Prüfen Sie die Zahlen',
  '"{0}" and "{1}" are the same for every table: check which column each was read from':
    '"{0}" und "{1}" sind bei jedem Tisch gleich: Prüfen Sie, aus welcher Spalte beide gelesen wurden',
  'No mails arrive at {0}: check its ending': 'Bei {0} kommen keine E-Mails an: Prüfen Sie die Endung',
  'No mails arrive at {0}: is {1} meant?': 'Bei {0} kommen keine E-Mails an: Ist {1} gemeint?',
  'Tables are held for {0} minutes after their time: write minutes, not seconds':
    'Tische werden {0} Minuten über ihre Zeit hinaus freigehalten: Schreiben Sie Minuten, nicht Sekunden',
  'Slots must be reserved {0} days ahead: write minutes, not seconds':
    'Reserviert werden muss {0} Tage im Voraus: Schreiben Sie Minuten, nicht Sekunden',
  'Slots must be reserved {0} days ahead: shorten the lead time':
    'Reserviert werden muss {0} Tage im Voraus: Verkürzen Sie den Vorlauf',
  'The key "{0}" is easily another venue\'s: use a longer one':
    'Der Schlüssel „{0}“ ist leicht der eines anderen Lokals: Verwenden Sie einen längeren',
  'The form asks for a promo code, but there is none: remove the setting':
    'Das Formular fragt nach einem Aktionscode, aber es gibt keinen: Entfernen Sie die Einstellung',
  "Guests can't open {0}: write the public address":
    'Gäste können {0} nicht öffnen: Schreiben Sie die öffentliche Adresse',
  'The terms are those of the venue "{0}": link to its own':
    'Die Bedingungen sind die des Lokals „{0}“: Verweisen Sie auf die eigenen',
  'All closed dates are over: check their year, or remove them':
    'Alle geschlossenen Tage sind vorbei: Prüfen Sie das Jahr, oder entfernen Sie sie',
  '"{0}" has spare spaces or a line break: write it without':
    '"{0}" hat überflüssige Leerzeichen oder einen Zeilenumbruch: Schreiben Sie es ohne',
  'The first slot is {0}, in the night: check whether the morning is meant':
    'Die erste Uhrzeit ist {0}, mitten in der Nacht: Prüfen Sie, ob der Morgen gemeint ist',
  'Guests choose among {0} sizes of a party: take at most {1}':
    'Gäste wählen unter {0} Gruppengrößen: Nehmen Sie höchstens {1}',
  'The form begins with a party of {0}: begin with a usual one':
    'Das Formular beginnt mit einer Gruppe von {0}: Beginnen Sie mit einer üblichen',
  'Tables are held for {0} minutes, as long as a stay of {1}: shorten the hold':
    'Tische werden {0} Minuten freigehalten, so lang wie ein Aufenthalt von {1}: Verkürzen Sie die Zeit',
  '{0} is {1} years ahead: check its year': '{0} liegt {1} Jahre in der Zukunft: Prüfen Sie das Jahr',
  'The texts in "{0}" are not translated: translate them, or remove them':
    'Die Texte in „{0}“ sind nicht übersetzt: Übersetzen Sie sie, oder entfernen Sie sie',
  'is that of "{0}" too: give each its own': 'ist auch die von „{0}“: Geben Sie jedem eine eigene',
  'The translation of "{0}" {1}': 'Die Übersetzung von „{0}“ {1}',
  'is not in the letters of the language "{0}": check its language':
    'steht nicht in der Schrift der Sprache „{0}“: Prüfen Sie die Sprache',
  "is in the venue's own language: change the text itself":
    'ist in der eigenen Sprache des Lokals: Ändern Sie den Text selbst',
  'still has "{0}": translate it': 'enthält noch „{0}“: Übersetzen Sie es',
  'lacks {0}: add it': 'hat kein {0}: Ergänzen Sie es',
  'holds {0}, which its text lacks: remove it': 'enthält {0}, was ihr Text nicht hat: Entfernen Sie es',
  'has the number {0} for {1}: correct it': 'hat die Zahl {0} statt {1}: Berichtigen Sie sie',
  'The terms name the table "{0}", which the plan lacks: correct its name':
    'Die Bedingungen nennen den Tisch „{0}“, den der Plan nicht hat: Berichtigen Sie den Namen',
  'The terms limit the time of {0}, but the plan gives it no available_until: correct one of them':
    'Die Bedingungen begrenzen die Zeit von {0}, aber im Plan fehlt available_until: Berichtigen Sie eines davon',
  'The terms limit the time of {0}, but in the plan it is available until {1}: correct one of them':
    'Die Bedingungen begrenzen die Zeit von {0}, aber im Plan ist der Tisch bis {1} frei: Berichtigen Sie eines davon',
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
  'The terms have the address {0}, which differs from that of the venue':
    'Die Bedingungen nennen die Adresse {0}, die von der des Lokals abweicht',
  'The terms have the number +{0}, which differs from that of the venue':
    'Die Bedingungen nennen die Nummer +{0}, die von der des Lokals abweicht',
  'The terms tell another time of the last reservation than "hours"':
    'Die Bedingungen nennen eine andere letzte Reservierungszeit als "hours"',
  'The terms promise slots from {0} to {1}, which are not those of "hours"':
    'Die Bedingungen versprechen Uhrzeiten von {0} bis {1}, die nicht die von "hours" sind',
  'The terms ask for {0} {1} in advance, but "lead_minutes" is {2}':
    'Die Bedingungen verlangen „{0} {1}“ im Voraus, aber "lead_minutes" ist {2}',
  'The terms say that the venue is closed on {0}, but "closed_weekdays" lacks it':
    'Die Bedingungen sagen, dass das Lokal am {0} geschlossen ist, aber in "closed_weekdays" fehlt der Tag',
  'The terms promise parties of up to {0}, but "guests" has the maximum {1}':
    'Die Bedingungen versprechen Gruppen bis „{0}“, aber "guests" hat das Maximum {1}',
  'The terms ask parties of more than {0} to call, but the form takes {1}':
    'Die Bedingungen bitten Gruppen von mehr als „{0}“ anzurufen, aber das Formular nimmt {1}',
  'The terms tell of promo codes, but the venue has none':
    'Die Bedingungen sprechen von Aktionscodes, aber das Lokal hat keine',
  'The terms are those of "{0}", but the venue is called "{1}"':
    'Die Bedingungen sind die von „{0}“, aber das Lokal heißt „{1}“',
  'The terms tell of {0}, which is over': 'Die Bedingungen sprechen von {0}, was vorbei ist',
  'The terms ask for {0} guests at a table with {1} seats, but "seat_rules" ask for {2}':
    'Die Bedingungen verlangen {0} Gäste an einem Tisch mit {1} Plätzen, aber "seat_rules" verlangt {2}',
  'The terms name the promo code {0}, which "promo_codes" lacks':
    'Die Bedingungen nennen den Aktionscode {0}, der in "promo_codes" fehlt',
  'The terms tell of a stay of {0} hours, which "stays" lacks':
    'Die Bedingungen sprechen von einem Aufenthalt von {0} Stunden, der in "stays" fehlt',
  'The text "{0}" has the size {1}, and all others {2} or less: make it smaller':
    'Der Text „{0}“ hat die Größe {1}, alle anderen höchstens {2}: Verkleinern Sie ihn',
  '"{0}" is called like the tables of {1}: exchange the names of the areas':
    '„{0}“ heißt wie die Tische von {1}: Tauschen Sie die Namen der Bereiche',
  'is about a place in the open, but the table is indoors':
    'beschreibt einen Platz im Freien, aber der Tisch steht drinnen',
  'is about a place indoors, but the table is in the open':
    'beschreibt einen Platz drinnen, aber der Tisch steht im Freien',
  'The picture of {0} is in the folder "{1}" and all others are in "{2}": use a picture of this venue':
    'Das Bild von {0} liegt im Ordner „{1}“, alle anderen in „{2}“: Verwenden Sie ein Bild dieses Lokals',
  '{0} has no category, but the others of its area have one: add it':
    '{0} hat keine Kategorie, die anderen des Bereichs haben eine: Ergänzen Sie sie',
  '{0} stands {1} units beside the row of all others: move it back':
    '{0} steht {1} Einheiten neben der Reihe aller anderen: Schieben Sie ihn zurück',
  "{0} and {1} stand in each other's place among the numbers: exchange their positions or their names":
    '{0} und {1} stehen in der Reihe der Nummern jeweils am Platz des anderen: Tauschen Sie die Positionen oder die Namen',
  '"{0}" has the word "{1}" twice: check the name': '„{0}“ hat das Wort „{1}“ doppelt: Prüfen Sie den Namen',
  'is called like the tables of {0}': 'heißt wie die Tische von {0}',
  'The description of {0} has a price in the money of another country ({1}): correct it':
    'Die Beschreibung von {0} nennt einen Preis in der Währung eines anderen Landes ({1}): Berichtigen Sie ihn',
  'The terms have a price in the money of another country ({0}): correct it':
    'Die Bedingungen nennen einen Preis in der Währung eines anderen Landes ({0}): Berichtigen Sie ihn',
  'The terms are for adults only, and tell of children who come':
    'Die Bedingungen lassen nur Erwachsene zu und erzählen von Kindern, die kommen',
  'The terms ask for a deposit in one place, and for none in another':
    'Die Bedingungen verlangen an einer Stelle eine Anzahlung und an einer anderen keine',
  'The terms ask for a deposit of {0} here, and of {1} before':
    'Die Bedingungen verlangen hier eine Anzahlung von {0}, zuvor von {1}',
  'The terms let guests cancel free of charge until {0} hours before, and charge them from {1} hours before':
    'Nach den Bedingungen können Gäste bis {0} Stunden vorher kostenlos stornieren und zahlen ab {1} Stunden vorher',
  'The terms take {0}% off, which is more than the whole bill':
    'Die Bedingungen geben {0} % Rabatt, mehr als die ganze Rechnung',
  '"{0}" is not translated into "{1}", but all others of its kind are: translate it too':
    '„{0}“ ist nicht in „{1}“ übersetzt, aber alle anderen dieser Art: Übersetzen Sie es auch',
  'has the letter {0}, which the language "{1}" lacks: check its language':
    'enthält den Buchstaben {0}, den die Sprache „{1}“ nicht hat: Prüfen Sie die Sprache',
  'The terms allow {0} here, and say the opposite before':
    'Die Bedingungen erlauben hier „{0}“ und sagen vorher das Gegenteil',
  'The terms forbid {0} here, and say the opposite before':
    'Die Bedingungen verbieten hier „{0}“ und sagen vorher das Gegenteil',
  '{0}: correct one of them': '{0}: Berichtigen Sie eines davon',
  'has a space before a comma or a full stop: correct it':
    'hat ein Leerzeichen vor einem Komma oder Punkt: Berichtigen Sie es',
  'has a word twice: correct it': 'hat ein Wort doppelt: Berichtigen Sie es',
  'opens a bracket and never closes it: correct it': 'öffnet eine Klammer und schließt sie nie: Berichtigen Sie es',
  'opens a quotation and never closes it: correct it': 'öffnet ein Zitat und schließt es nie: Berichtigen Sie es',
  'has a damaged entity: correct it': 'hat eine beschädigte Entität: Berichtigen Sie sie',
  'has the number {0}, whose digits are grouped wrongly: correct it':
    'hat die Zahl {0}, deren Ziffern falsch gruppiert sind: Berichtigen Sie sie',
  'breaks off: write its end': 'bricht ab: Schreiben Sie das Ende',
  'breaks off after "{0}": write its end': 'bricht nach „{0}“ ab: Schreiben Sie das Ende',
  'is only a number: write its words, or remove it':
    'ist nur eine Zahl: Schreiben Sie die Wörter, oder entfernen Sie sie',
  'says "{0}" twice: say it once': 'sagt „{0}“ zweimal: Sagen Sie es einmal',
  'only repeats the name: say more, or remove it':
    'wiederholt nur den Namen: Schreiben Sie mehr, oder entfernen Sie sie',
  'is shorter than its heading, "{0}": exchange the two':
    'ist kürzer als die Überschrift „{0}“: Tauschen Sie die beiden',
  'is Markdown, which guests see as signs: write plain text':
    'ist Markdown, wovon Gäste die Zeichen sehen: Schreiben Sie einfachen Text',
  'This paragraph of the terms {0}': 'Dieser Absatz der Bedingungen {0}',
  'The description of {0} is written in another language than the others: translate it':
    'Die Beschreibung von {0} ist in einer anderen Sprache als die anderen: Übersetzen Sie sie',
  'The language is "{0}", but the terms are written in "{1}": correct one of them':
    'Die Sprache ist „{0}“, aber die Bedingungen sind in „{1}“ geschrieben: Berichtigen Sie eines davon',
  'The terms are written in "{0}" here, and the venue\'s language is "{1}": translate them':
    'Die Bedingungen sind hier in „{0}“ geschrieben, und die Sprache des Lokals ist „{1}“: Übersetzen Sie sie',
  'The translation of "{0}" is written in "{1}" instead of "{2}": translate it':
    'Die Übersetzung von „{0}“ ist in „{1}“ statt in „{2}“ geschrieben: Übersetzen Sie sie',
  '"{0}" looks like a misspelled "{1}": check the word':
    '„{0}“ sieht aus wie ein falsch geschriebenes „{1}“: Prüfen Sie das Wort',
  'must be a color such as #2a9d8f': 'muss eine Farbe wie #2a9d8f sein',
  'must be a time of day such as 18:00': 'muss eine Uhrzeit wie 18:00 sein',
  'must be the path of a picture, such as pictures/terrace-1.svg':
    'muss der Pfad eines Bildes wie pictures/terrace-1.svg sein',
  'must be a date such as 2026-12-31': 'muss ein Datum wie 2026-12-31 sein',
  'must be a color such as #0b6e75': 'muss eine Farbe wie #0b6e75 sein',
  'must be a language tag such as en or pt-BR': 'muss ein Sprachkürzel wie en oder pt-BR sein',
  'the last slot is before the first': 'die letzte Uhrzeit liegt vor der ersten',
  '00:00 and 24:00 have the same text, 12:00 AM: keep one of them':
    '00:00 und 24:00 haben denselben Text, 12:00 AM: Behalten Sie eines davon',
  'the default must lie between min and max': 'der Vorgabewert muss zwischen min und max liegen',
  'is not an IANA time zone': 'ist keine IANA-Zeitzone',
  'must be a country code such as +94': 'muss eine Landesvorwahl wie +94 sein',
  'two stays have the same name': 'zwei Aufenthalte haben denselben Namen',
  'must be an https address or a path from /': 'muss eine https-Adresse oder ein Pfad ab / sein',
  'must be a time such as 09:15, on a quarter of an hour, from 00:00 to 24:00':
    'muss eine Uhrzeit wie 09:15 sein, auf eine Viertelstunde, von 00:00 bis 24:00',
  'from lies after until': 'from liegt nach until',
  'must be a site such as https://www.example.com or https://*.example.com, or * for all sites':
    'muss eine Website wie https://www.example.com oder https://*.example.com sein, oder * für alle Websites',
  'turn times must be in ascending order of guests': 'Aufenthaltsdauern müssen nach der Zahl der Gäste aufsteigen',
  'the terms must be given here or at terms_url': 'die Bedingungen müssen hier oder unter terms_url stehen',
  'occupancy by stay needs stays': 'für eine Belegung nach Aufenthalt fehlen die Aufenthalte ("stays")',
  'must be a whole number or a text': 'muss eine ganze Zahl oder ein Text sein',
  'must be a web address, or a path on the host such as /pictures/terrace-1.svg':
    'muss eine Webadresse sein, oder ein Pfad auf dem Server wie /pictures/terrace-1.svg',
  '{0} is one of {1} tables that are {2} units away from all others: check their positions':
    '{0} ist einer von {1} Tischen, die {2} Einheiten von allen anderen entfernt sind: Prüfen Sie ihre Lage',
  'The address {0} lacks the name of a picture: leave the field out':
    'Der Adresse {0} fehlt der Name eines Bildes: Lassen Sie das Feld weg',
  'Each slot takes {0} guests, but a party has at least {1}: raise "max_covers_per_slot"':
    'Jede Zeit fasst {0} Gäste, aber eine Gruppe hat mindestens {1}: Erhöhen Sie "max_covers_per_slot"',
  'The plan has no table "{0}": write the id or name of one, or remove it':
    'Der Plan hat keinen Tisch „{0}“: Schreiben Sie die ID oder den Namen eines Tisches, oder entfernen Sie ihn',
  'the answer is not a list of groups': 'die Antwort ist keine Liste von Gruppen',
  'group {0} has no rooms': 'Gruppe {0} hat keine „rooms“',
  "group {0}, room {1}: the room can't be read; the room is left out":
    'Gruppe {0}, Tisch {1}: Der Tisch ist nicht lesbar und wird ausgelassen',
  "group {0}, room {1}: {2} can't be read; the room is left out":
    'Gruppe {0}, Tisch {1}: {2} ist nicht lesbar; der Tisch wird ausgelassen',
  'group {0}, room {1}: the id {2} is already in use; the room is left out':
    'Gruppe {0}, Tisch {1}: Die ID {2} ist schon vergeben; der Tisch wird ausgelassen',
  "group {0}, room {1}: {2} can't be read": 'Gruppe {0}, Tisch {1}: nicht lesbar: {2}',
  'The plan has no areas, so there is nothing to draw.':
    'Der Plan hat keine Bereiche, also gibt es nichts zu zeichnen.',
  'Nothing can be drawn: {0}.': 'Es lässt sich nichts zeichnen: {0}.',
  'the file has no tables': 'die Datei hat keine Tische',
  'The file could not be loaded.': 'Die Datei konnte nicht geladen werden.',
  'The host has sent nothing for {0} seconds.': 'Der Server hat seit {0} Sekunden nichts gesendet.',
  'The host answered with status {0}.': 'Der Server hat mit dem Status {0} geantwortet.',
  'The connection ended in the middle of the answer.': 'Die Verbindung brach mitten in der Antwort ab.',
  'The answer is larger than {0} MB.': 'Die Antwort ist größer als {0} MB.',
  'The address is not a web address.': 'Die Adresse ist keine Web-Adresse.',
  'The address must not contain a user name or a password.':
    'Die Adresse darf weder Benutzernamen noch Passwort enthalten.',
  'The host does not answer. It is down, or the address is wrong.':
    'Der Server antwortet nicht. Er läuft nicht, oder die Adresse ist falsch.',
  'The connection failed. Load the page again.': 'Die Verbindung ist fehlgeschlagen. Laden Sie die Seite neu.',
  'The host answers, but does not allow other pages to read the answer (CORS).':
    'Der Server antwortet, lässt aber andere Seiten die Antwort nicht lesen (CORS).',
  'The answer is not in UTF-8, the encoding of JSON.': 'Die Antwort ist nicht in UTF-8 codiert, wie es JSON verlangt.',
  'The answer is empty.': 'Die Antwort ist leer.',
  'The host answered with an HTML page instead of JSON.':
    'Der Server hat statt mit JSON mit einer HTML-Seite geantwortet.',
  'The answer is nested too deeply.': 'Die Antwort ist zu tief verschachtelt.',
  'The answer is cut off: its JSON ends in the middle.': 'Die Antwort ist abgeschnitten: Ihr JSON endet mittendrin.',
  'The answer is not valid JSON at line {0}, column {1}.': 'Die Antwort ist kein gültiges JSON: Zeile {0}, Spalte {1}.',
  'Each slot takes {0} guests, but the form begins with a party of {1}: raise "max_covers_per_slot"':
    'Jede Uhrzeit nimmt {0} Gäste an, aber das Formular beginnt mit {1}: Erhöhen Sie „max_covers_per_slot“',
  'No table is left for guests who reserve: take some out of the rules':
    'Für Gäste, die reservieren, bleibt kein Tisch: Nehmen Sie einige aus den Regeln',
  '"{0}" is kept both for guests whom staff enter and for those who walk in: choose one':
    '„{0}“ ist zugleich für Gäste, die das Personal einträgt, und für Gäste ohne Reservierung vorgesehen: Wählen Sie eines',
  'A party leaves after {0} min: write minutes, not hours':
    'Eine Gruppe geht nach {0} Minuten: Geben Sie Minuten an, nicht Stunden',
  'Tables are held for {0} minutes, but freed after {1}: correct one of them':
    'Tische werden {0} Minuten gehalten, aber nach {1} freigegeben: Korrigieren Sie eines davon',
  'shows \\n in place of a line break: write <br>': 'zeigt \\n statt eines Zeilenumbruchs: Schreiben Sie <br>',
};
