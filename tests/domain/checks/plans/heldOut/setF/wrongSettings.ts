import { type Case, venue } from '../heldOut.ts';

export const WRONG_SETTINGS: readonly Case[] = [
  venue('island-terrace', 'two rules for twelve seats that disagree', (v) => {
    v.seat_rules.push({ seats: 12, min_guests: 8 });
  }),
  venue('beach-camp', 'tables that need more guests than the form offers', (v) => {
    v.seat_rules = [{ seats: 12, min_guests: 8 }];
  }),
  venue('beach-camp', 'a placeholder of another program in the terms', (v) => {
    v.terms[0].text = 'Tables are held for {hold_time} minutes after the reservation time.';
  }),
  venue('island-terrace', 'promo codes that have all expired', (v) => {
    v.promo_codes = [
      { code: 'OPENING', until: '2024-06-30' },
      { code: 'RAINY25', from: '2025-01-01', until: '2025-12-31' },
    ];
  }),
  venue('beach-camp', 'a telephone number still to come', (v) => {
    v.telephone = 'n/a';
  }),
  venue('beach-camp', 'an accent color that nobody can read', (v) => {
    v.theme = { accent: '#fff3b0' };
  }),
  venue('island-terrace', 'the code of a country in place of a language', (v) => {
    v.language = 'jp';
  }),
  venue('beach-camp', 'a stay that is longer than the day', (v) => {
    v.stays[2] = { name: 'Day pass', minutes: 720 };
  }),
  venue('island-terrace', 'terms that promise half an hour in words', (v) => {
    v.terms[0].text = 'We keep your table for half an hour. After that it is given to the next guests.';
  }),
  venue('island-terrace', 'a rule for tables that are not on the plan', (v) => {
    v.table_access = [{ tables: ['Bar 11', 'Bar 12'], access: 'walk_in' }];
  }),
  venue('island-terrace', 'a translation of an area that has another name by now', (v) => {
    v.translations = { de: { 'Terrace (old)': 'Terrasse' } };
  }),
  venue('island-terrace', 'one guest a slot at a venue whose parties start at two', (v) => {
    v.guests.min = 2;
    v.max_covers_per_slot = 1;
  }),
  venue('beach-camp', 'the address of a form’s example', (v) => {
    v.email = 'your-name@your-domain.com';
  }),
];
