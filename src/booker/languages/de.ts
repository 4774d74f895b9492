/** The texts of the booking page in German. */
import type { SelectionError } from '../../domain/booking/selection.ts';
import type { CreateMessages } from './en.ts';

export const createMessages: CreateMessages = ({ number, count, list, time, shortTime }) => {
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
