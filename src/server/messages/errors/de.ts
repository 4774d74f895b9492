import type englishErrors from '../messages.en.json';

/** What the host answers to guests and owners in German. Errors that only a broken page can cause are in English everywhere. */
export const de = {
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
} as const satisfies Partial<Record<keyof typeof englishErrors, string>>;

export type GuestErrors = Readonly<Record<keyof typeof de, string>>;
