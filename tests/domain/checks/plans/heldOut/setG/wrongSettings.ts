/** Settings of a venue that contradict each other, the plan, or the day on which they are checked. */
import { type Case, type Json, venue } from '../heldOut.ts';

const term = (v: Json, heading: string): Json => v.terms.find((each: Json) => each.heading === heading);

export const WRONG_SETTINGS: readonly Case[] = [
  venue('beach-camp', 'the terms have a placeholder that nothing fills', (v) => {
    term(v, 'Holding your table').text = 'Tables are held for {minutes} minutes after the reservation time.';
  }),
  venue('island-terrace', 'the terms hold tables longer than the setting', (v) => {
    term(v, 'Holding your table').text = 'Tables are held for 20 minutes after the reservation time.';
  }),
  venue('island-terrace', 'the only promo code has expired', (v) => {
    v.promo_codes = [{ code: 'NYE2024', from: '2024-12-01', until: '2024-12-31' }];
  }),
  venue('island-terrace', 'a promo code stands twice, once with the letter O', (v) => {
    v.promo_codes.push({ code: 'SUNSET1O' });
  }),
  venue('island-terrace', 'a promo code begins in another century', (v) => {
    v.promo_codes[1] = { code: 'ISLAND26', from: '2126-01-01', until: '2126-12-31' };
  }),
  venue('beach-camp', 'a rule wants more guests than can be chosen', (v) => {
    v.seat_rules = [{ seats: 12, min_guests: 8 }];
  }),
  venue('island-terrace', 'a rule wants more guests than the table seats', (v) => {
    v.seat_rules.push({ seats: 3, min_guests: 4 });
  }),
  venue('island-terrace', 'the dark theme’s accent is nearly black', (v) => {
    v.theme = { accent: '#0b6e75', accent_dark: '#10201f' };
  }),
  venue('beach-camp', 'the language is the country’s code', (v) => {
    v.language = 'lk';
  }),
  venue('beach-camp', 'a stay of four hours lasts seven', (v) => {
    v.stays[1].minutes = 420;
  }),
  venue('beach-camp', 'the telephone number was never filled in', (v) => {
    v.telephone = '+94 00 000 0000';
  }),
  venue('island-terrace', 'the country code was copied from the other venue', (v) => {
    v.country_code = '+94';
  }),
  venue('beach-camp', 'the couch would have to be reserved before the camp opens', (v) => {
    v.least_stay_minutes = 600;
  }),
  venue('island-terrace', 'turn times are in hours', (v) => {
    v.turn_times = [
      { guests: 2, minutes: 1 },
      { guests: 6, minutes: 2 },
      { guests: 10, minutes: 3 },
    ];
  }),
  venue('beach-camp', 'a table is kept for staff and for walk-ins', (v) => {
    v.table_access = [
      { tables: ['Inside 17', 'Inside 18'], access: 'walk_in' },
      { tables: ['Inside 18'], access: 'in_house' },
    ];
  }),
  venue('island-terrace', 'fewer guests may come than the form offers at first', (v) => {
    v.max_covers_per_slot = 1;
  }),
  venue('beach-camp', 'the terms are those of the other venue', (v) => {
    v.terms_url = '/v/island-terrace/terms';
  }),
  venue('island-terrace', 'a paragraph of the terms was pasted twice', (v) => {
    v.terms.push(structuredClone(term(v, 'Changes')));
  }),
  venue('island-terrace', 'tables are freed before their hold ends', (v) => {
    v.auto_free_minutes = 5;
  }),
  venue('island-terrace', 'the key is that of the manual', (v) => {
    v.key = 'your-key-here';
  }),
  venue('beach-camp', 'a translation belongs to no text', (v) => {
    v.translations = { de: { Lines: 'Strandreihen', Beenbag: 'Sitzsäcke' } };
  }),
  venue('island-terrace', 'a translation misspells the placeholder', (v) => {
    v.translations = {
      de: {
        [term(v, 'Holding your table').text]:
          'Tische werden {halte_minuten} Minuten über die Zeit der Reservierung hinaus frei gehalten.',
      },
    };
  }),
  venue('island-terrace', 'two areas have one name in German', (v) => {
    v.translations = { de: { Roadside: 'Terrasse', Terrace: 'Terrasse', Indoor: 'Innen', 'Sofa tables': 'Sofas' } };
  }),
];
