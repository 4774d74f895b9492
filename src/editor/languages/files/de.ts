/** What the readers of files say, and what printed plans hold, in German. */
import type { CreateFileTexts } from './en.ts';

export const createFileTexts: CreateFileTexts = ({ number, count }) => {
  const tooMany = (what: string) => (found: number, most: number) =>
    `Diese Datei hat ${number(found)} ${what}. Der Editor unterstützt höchstens ${number(most)}.`;

  return {
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
      moved: 'Einige Tische lagen links vom Plan, über ihm oder weit von seiner Ecke. Alles wurde zusammen verschoben.',
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
      seatsUnknown: (seats) => `Eine Zeichnung hat keine Plätze: Jeder Tisch hat vorerst ${seats}.`,
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
      counts: (tables, seats) => `${tables}, ${seats}`,
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
  };
};
