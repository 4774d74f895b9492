/** Faults of a venue's settings, and settings that contradict themselves or the plan. */
import { type Case, type Json, venue } from '../heldOut.ts';

const term = (v: Json, heading: string): Json => v.terms.find((each: Json) => each.heading === heading);

export const WRONG_SETTINGS: readonly Case[] = [
  venue('island-terrace', 'two seat rules for twelve seats contradict each other', (v) => {
    v.seat_rules.push({ seats: 12, min_guests: 8 });
  }),
  venue('beach-camp', 'a seat rule needs more guests than anybody can choose', (v) => {
    v.seat_rules[0].min_guests = 8;
  }),
  venue('island-terrace', 'a table with four seats needs six guests', (v) => {
    v.seat_rules.push({ seats: 4, min_guests: 6 });
  }),
  venue('island-terrace', 'the terms have a placeholder that does not exist', (v) => {
    const holding = term(v, 'Holding your table');
    holding.text = holding.text.replace('{hold_minutes}', '{hold_time}');
  }),
  venue('island-terrace', 'the only promo code expired last year', (v) => {
    v.promo_codes = v.promo_codes.filter((each: Json) => each.code === 'RAINY25');
  }),
  venue('beach-camp', 'the telephone number is tbd', (v) => {
    v.telephone = 'tbd';
  }),
  venue('island-terrace', 'the address is still a placeholder', (v) => {
    v.address = 'TODO: address';
  }),
  venue('island-terrace', 'the accent is white, which nobody can read on a white page', (v) => {
    v.theme = { accent: '#ffffff' };
  }),
  venue('beach-camp', 'the language is the code of a country and no language', (v) => {
    v.language = 'jp';
  }),
  venue('beach-camp', 'a stay of 24 hours is longer than the day, which has eleven', (v) => {
    v.stays.push({ name: '24 hours', minutes: 1_440 });
  }),
  venue('beach-camp', 'a stay called 4 hours lasts ten hours', (v) => {
    v.stays[1].minutes = 600;
  }),
  venue('island-terrace', 'the terms hold a table for 30 minutes, the settings for 15', (v) => {
    const holding = term(v, 'Holding your table');
    holding.text = holding.text.replace('{hold_minutes}', '30');
  }),
  venue('beach-camp', 'the terms give the couch until 8pm, the plan until 18:00', (v) => {
    const couch = term(v, 'Stage Couch');
    couch.text = couch.text.replace('6pm', '8pm');
  }),
  venue('beach-camp', 'the terms say that Mondays are closed, the settings open them', (v) => {
    v.terms.push({ heading: 'Closed', text: 'We are closed on Mondays.' });
  }),
  venue('island-terrace', 'a table for guests at the door does not exist', (v) => {
    v.table_access = [{ tables: ['Terrace 51'], access: 'walk_in' }];
  }),
  venue('beach-camp', 'a venue in Sri Lanka has the time of New York', (v) => {
    v.time_zone = 'America/New_York';
  }),
];
