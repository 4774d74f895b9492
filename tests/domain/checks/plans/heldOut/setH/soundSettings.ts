/** Settings of unusual venues. */
import { type Case, venue } from '../heldOut.ts';

export const SOUND_SETTINGS: readonly Case[] = [
  venue('island-terrace', 'a house that never closes', (v) => {
    v.hours = { first: '00:00', last: '23:45' };
  }),
  venue('beach-camp', 'the large tables want the largest party that the form offers', (v) => {
    v.seat_rules = [{ seats: 12, min_guests: 6 }];
  }),
  venue('island-terrace', 'seat rules that rise with the table, some for tables of sister houses', (v) => {
    v.seat_rules = [
      { seats: 5, min_guests: 3 },
      { seats: 6, min_guests: 3 },
      { seats: 7, min_guests: 4 },
      { seats: 12, min_guests: 6 },
      { seats: 16, min_guests: 10 },
    ];
  }),
  venue('island-terrace', 'a house in Tyrol with terms in German', (v) => {
    v.language = 'de-AT';
    v.country_code = '+43';
    v.time_zone = 'Europe/Vienna';
    v.telephone = '+43 (0)512 555-0142 DW 3';
    v.address = 'Höttinger Gasse 8/II, 6020 Innsbruck, Österreich';
    v.terms = [
      { heading: 'Ihr Tisch', text: 'Wir halten Tische {hold_minutes} Minuten ab der reservierten Zeit frei.' },
      { heading: 'Stage Couch', text: 'Der Tisch „Stage Couch“ ist nur bis 18 Uhr verfügbar.' },
    ];
  }),
  venue('island-terrace', 'terms in Arabic', (v) => {
    v.language = 'ar';
    v.terms = [{ heading: 'طاولتكم', text: 'نحتفظ بالطاولة {hold_minutes} دقيقة بعد وقت الحجز.' }];
  }),
  venue('island-terrace', 'short, Turkish and one-day promo codes', (v) => {
    v.promo_codes = [
      { code: '7' },
      { code: 'İYİ GECELER' },
      { code: 'SUMMER' },
      { code: 'SUMMER1', from: '2026-08-17', until: '2026-08-17' },
    ];
  }),
  venue('island-terrace', 'a house gives no promo codes', (v) => {
    delete v.promo_codes;
    v.terms.splice(2, 1);
  }),
  venue('beach-camp', 'tables are given on at once', (v) => {
    v.hold_minutes = 0;
    v.terms[0] = { heading: 'Please be on time', text: 'We give your table to the next guests when you are late.' };
  }),
  venue('island-terrace', 'a time zone by its old name', (v) => {
    v.time_zone = 'Asia/Ujung_Pandang';
  }),
  venue('island-terrace', 'a house on Barbados', (v) => {
    v.country_code = '+1246';
    v.time_zone = 'America/Barbados';
    v.telephone = '+1 246 555 0142';
    v.address = 'Bay Street, Bridgetown BB11156, Barbados';
  }),
  venue('island-terrace', 'a house is named with a number', (v) => {
    v.name = '1886';
  }),
  venue('beach-camp', 'a name with quotes and a sign', (v) => {
    v.name = 'Café “Zur Mühle” – Bar & Grill №5';
  }),
  venue('island-terrace', 'reservations end the day before', (v) => {
    v.lead_minutes = 1440;
    v.farthest_days = 30;
  }),
  venue('island-terrace', 'stays of a breakfast and a dinner', (v) => {
    v.occupancy = 'stay';
    v.stays = [
      { name: 'Breakfast', minutes: 45 },
      { name: 'Dinner', minutes: 150 },
      { name: 'Long dinner', minutes: 240 },
    ];
  }),
  venue('island-terrace', 'a page that shops may embed', (v) => {
    v.embed_sites = ['https://*.island-terrace.example', 'https://shop.island-terrace.example:8443'];
    v.contact_email = 'book+terrace@mail.island-terrace.example';
  }),
  venue('beach-camp', 'a dark green accent, mint at night', (v) => {
    v.theme = { accent: '#0b5d4e', accent_dark: '#7fd6c2' };
  }),
  venue('island-terrace', 'the street is for those who walk in', (v) => {
    v.table_access = [
      { tables: ['501', '502', '503', '504', '505', '506', '507', '508'], access: 'walk_in' },
      { tables: ['Stage Couch'], access: 'in_house' },
    ];
  }),
  venue('beach-camp', 'a slot takes one large party', (v) => {
    v.max_covers_per_slot = 6;
  }),
  venue('beach-camp', 'closed on Mondays, on two holidays and for a wedding', (v) => {
    v.closed_weekdays = [1];
    v.closed_dates = ['2026-06-29', '2026-12-25', '2027-01-14'];
  }),
  venue('beach-camp', 'only couples are served', (v) => {
    v.guests = { min: 2, max: 2, default: 2 };
    v.seat_rules = [];
  }),
  venue('beach-camp', 'a heading in German with a wave', (v) => {
    v.heading = 'STRAND 🌊';
  }),
  venue('beach-camp', 'terms with a price, a link and brackets', (v) => {
    v.terms[3].text =
      'A day bed costs LKR 7,500.00 (children <12: half). See https://beach-camp.example/faq?lang=en#beds [English].';
  }),
];
