/** The texts of the gallery in German. */
import type { CreateMessages } from './en.ts';

const MIDNIGHT = '(Mitternacht)';

export const createMessages: CreateMessages = ({ number, count, decimal, time }) => {
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
      one: '# Teil der Datei konnte nicht gelesen werden und ist nicht gezeichnet',
      other: '# Teile der Datei konnten nicht gelesen werden und sind nicht gezeichnet',
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
