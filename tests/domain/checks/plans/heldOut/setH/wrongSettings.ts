/** Settings that contradict themselves, the plan or the calendar, or were never filled in. */
import { type Case, venue } from '../heldOut.ts';

const HOLD =
  'Tables are held for {hold_minutes} minutes after the reservation time. After that they are given to the next guests.';

export const WRONG_SETTINGS: readonly Case[] = [
  venue('beach-camp', 'twelve seats have two rules', (v) => {
    v.seat_rules = [
      { seats: 12, min_guests: 5 },
      { seats: 12, min_guests: 6 },
    ];
  }),
  venue('island-terrace', 'a table for four wants a party of six', (v) => {
    v.seat_rules.push({ seats: 4, min_guests: 6 });
  }),
  venue('beach-camp', 'the large tables want a larger party than the form offers', (v) => {
    v.seat_rules = [{ seats: 12, min_guests: 8 }];
  }),
  venue('island-terrace', 'the smaller table wants the larger party', (v) => {
    v.seat_rules = [
      { seats: 6, min_guests: 5 },
      { seats: 12, min_guests: 3 },
    ];
  }),
  venue('island-terrace', 'the terms hold a word that nothing fills in', (v) => {
    v.terms[0].text = 'Tables are held for {holdMinutes} minutes after the reservation time.';
  }),
  venue('island-terrace', 'all promo codes have run out', (v) => {
    v.promo_codes = [
      { code: 'RAINY25', from: '2025-01-01', until: '2025-12-31' },
      { code: 'EASTER26', until: '2026-04-06' },
    ];
  }),
  venue('island-terrace', 'a promo code stands twice, large and small', (v) => {
    v.promo_codes.push({ code: 'sunset10', until: '2026-07-31' });
  }),
  venue('island-terrace', 'a promo code lasts until a day that no month has', (v) => {
    v.promo_codes[1].until = '2026-09-31';
  }),
  venue('beach-camp', 'a paragraph of the terms is still to come', (v) => {
    v.terms[4].text = 'tbd';
  }),
  venue('island-terrace', 'the address is crosses', (v) => {
    v.address = 'xxx';
  }),
  venue('island-terrace', 'the telephone number is noughts', (v) => {
    v.telephone = '+62 000 000 0000';
  }),
  venue('island-terrace', 'the digits of the country code are swapped', (v) => {
    v.country_code = '+26';
  }),
  venue('beach-camp', 'yellow buttons with white words', (v) => {
    v.theme = { accent: '#ffe94d' };
  }),
  venue('island-terrace', 'the accent of the dark theme is as dark as the page', (v) => {
    v.theme = { accent_dark: '#16211f' };
  }),
  venue('island-terrace', 'Japanese has the code of Japan', (v) => {
    v.language = 'jp';
  }),
  venue('beach-camp', 'a stay is longer than the house is open', (v) => {
    v.stays.push({ name: '16 hours', minutes: 960 });
  }),
  venue('beach-camp', 'two stays have one name', (v) => {
    v.stays[1].name = '2 hours';
  }),
  venue('beach-camp', 'a stay of four hours lasts two', (v) => {
    v.stays[1].minutes = 120;
  }),
  venue('island-terrace', 'the lead is longer than the time ahead that can be reserved', (v) => {
    v.lead_minutes = 4 * 24 * 60;
    v.farthest_days = 2;
  }),
  venue('beach-camp', 'the house is closed all week', (v) => {
    v.closed_weekdays = [1, 2, 3, 4, 5, 6, 7];
  }),
  venue('island-terrace', 'a party may be larger than all seats together', (v) => {
    v.guests.max = 200;
  }),
  venue('beach-camp', 'tables are held for no minute, say the terms', (v) => {
    v.hold_minutes = 0;
  }),
  venue('beach-camp', 'the terms are on the developer’s computer', (v) => {
    v.terms_url = 'https://localhost:8443/terms';
  }),
  venue('island-terrace', 'guests accept terms that aren’t there', (v) => {
    v.terms = [];
  }),
  venue('island-terrace', 'a paragraph of the terms stands twice', (v) => {
    v.terms.push({ heading: 'Your table', text: HOLD });
  }),
  venue('island-terrace', 'a table that doesn’t exist is kept for walk-ins', (v) => {
    v.table_access = [{ tables: ['Terrace 99'], access: 'walk_in' }];
  }),
  venue('island-terrace', 'a table is kept for walk-ins and for the house', (v) => {
    v.table_access = [
      { tables: ['Roadside 6'], access: 'walk_in' },
      { tables: ['Roadside 6', 'Roadside 7'], access: 'in_house' },
    ];
  }),
  venue('island-terrace', 'no table is left for reservations', (v, p) => {
    const names = p.areas.flatMap((area: { rooms: { name: string }[] }) => area.rooms.map(({ name }) => name));
    v.table_access = [{ tables: names, access: 'walk_in' }];
  }),
  venue('island-terrace', 'parties of four have two turn times', (v) => {
    v.turn_times = [
      { guests: 4, minutes: 90 },
      { guests: 4, minutes: 120 },
    ];
  }),
  venue('island-terrace', 'a translation is of an area that was renamed since', (v) => {
    v.translations = { id: { 'Street side': 'Tepi jalan' } };
  }),
  venue('island-terrace', 'a translation of the terms fixes the minutes that the settings change', (v) => {
    v.hold_minutes = 20;
    v.translations = { id: { [HOLD]: 'Meja ditahan selama 15 menit setelah waktu reservasi.' } };
  }),
  venue('beach-camp', 'the heading is a template', (v) => {
    v.heading = '{{ heading }}';
  }),
  venue('island-terrace', 'the key is the one of the instructions', (v) => {
    v.key = 'YOUR_KEY_HERE';
  }),
  venue('island-terrace', 'the location was unknown to a script', (v) => {
    v.location_id = 'undefined';
  }),
  venue('island-terrace', 'an entity stands in the venue’s name', (v) => {
    v.name = 'Terrace &amp; Garden';
  }),
  venue('island-terrace', 'the address has a tag for its line break', (v) => {
    v.address = 'Jalan Pantai 8<br>Sanur, Bali 80228, Indonesia';
  }),
  venue('island-terrace', 'the smallest party is larger than a slot may be', (v) => {
    v.guests = { min: 4, max: 10, default: 4 };
    v.max_covers_per_slot = 3;
  }),
  venue('beach-camp', 'the least stay is longer than the day', (v) => {
    v.least_stay_minutes = 900;
  }),
  venue('island-terrace', 'terms and plan disagree on when the couch is given up', (v) => {
    v.terms[1].text = 'The table named Stage Couch is available only until 8pm and must be vacated then.';
  }),
  venue('island-terrace', 'the terms name a table that the plan lacks', (v) => {
    v.terms[1].text = 'The table named Stage Coach is available only until 6pm and must be vacated then.';
  }),
  venue('island-terrace', 'a closed date is long past, in a year mistyped', (v) => {
    v.closed_dates = ['2206-12-25'];
  }),
];
