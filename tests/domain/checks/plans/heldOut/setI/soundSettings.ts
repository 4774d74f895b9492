/** Settings of a venue that are unusual and sound. */
import { type Case, venue } from '../heldOut.ts';

export const SOUND_SETTINGS: readonly Case[] = [
  venue('island-terrace', 'the seat rules are those of the whole chain', (v) => {
    v.seat_rules = [
      { seats: 8, min_guests: 3 },
      { seats: 12, min_guests: 5 },
      { seats: 16, min_guests: 8 },
    ];
  }),
  venue('beach-camp', 'the venue is open around the clock', (v) => {
    v.hours = { first: '00:00', last: '23:45' };
  }),
  venue('beach-camp', 'guests come at breakfast only, and stay as long as they like', (v) => {
    v.hours = { first: '07:00', last: '10:45' };
  }),
  venue('beach-camp', 'the day has one slot, before the band plays', (v) => {
    v.hours = { first: '16:00', last: '16:00' };
  }),
  venue('island-terrace', 'guests book two weeks ahead', (v) => {
    v.lead_minutes = 20_160;
  }),
  venue('beach-camp', 'the terms ask for a deposit of nothing', (v) => {
    v.terms.push({ heading: 'Deposit', text: 'The deposit is 0 LKR: you pay at the table.' });
  }),
  venue('island-terrace', 'a promo code has a beginning and no end', (v) => {
    v.promo_codes = [{ code: 'NEIGHBOURS', from: '2024-01-01' }];
  }),
  venue('island-terrace', 'a venue says with empty fields that it has one language', (v) => {
    Object.assign(v, { translations: {}, words: {} });
  }),
  venue('beach-camp', 'the venue opens at weekends only', (v) => {
    v.closed_weekdays = [1, 2, 3, 4, 5];
  }),
  venue('island-terrace', 'the bar table and a sofa are for guests at the door, one of them by its id', (v) => {
    v.table_access = [{ tables: ['520', 'Sofa 6'], access: 'walk_in' }];
  }),
];
