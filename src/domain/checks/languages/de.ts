/** What the plan checks say in German. */
import type { Catalogue } from '../../say.ts';

export const catalogue: Catalogue = {
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
  '{0} has the picture {1}, which is named after {2}: use its own picture':
    '{0} hat das Bild {1}, das nach {2} benannt ist: Verwenden Sie ein eigenes Bild',
  '{0} has no description, but the others of its area have one: add it':
    '{0} hat keine Beschreibung, aber die anderen des Bereichs haben eine: Ergänzen Sie sie',
  '{0} has no text of its own, but the others of its area have one: add it':
    '{0} hat keinen eigenen Text, aber die anderen des Bereichs haben einen: Ergänzen Sie ihn',
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
  'The {0} lies on the road: move it': 'Das Dekor „{0}“ liegt auf der Straße: Verschieben Sie es',
  'The {0} lies in the {1}: move it': 'Das Dekor „{0}“ liegt in „{1}“: Verschieben Sie es',
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
};
