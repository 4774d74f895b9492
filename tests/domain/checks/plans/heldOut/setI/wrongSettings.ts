/** Settings of a venue with a fault. */
import { type Case, type Json, venue } from '../heldOut.ts';

const GERMAN_AREAS = {
  Roadside: 'An der Straße',
  Indoor: 'Drinnen',
  Terrace: 'Terrasse',
  'Sofa tables': 'Tische mit Sofas',
};

export const WRONG_SETTINGS: readonly Case[] = [
  venue('island-terrace', 'two seat rules ask different parties for the same tables', (v) => {
    v.seat_rules.push({ seats: 12, min_guests: 8 });
  }),
  venue('island-terrace', 'a table for two asks for three guests', (v) => {
    v.seat_rules.push({ seats: 2, min_guests: 3 });
  }),
  venue('beach-camp', 'the long tables ask for seven guests, while a party has at most six', (v) => {
    v.seat_rules[0].min_guests = 7;
  }),
  venue('beach-camp', 'a seat rule is for a category that does not exist', (v) => {
    v.seat_rules.push({ category: 'Cabana', seats: 4, min_guests: 2 });
  }),
  venue('island-terrace', 'the smallest party and the largest are swapped', (v) => {
    v.guests = { min: 10, max: 1, default: 2 };
  }),
  venue('island-terrace', 'the turn times begin with the largest party', (v) => {
    v.turn_times = [
      { guests: 6, minutes: 150 },
      { guests: 2, minutes: 90 },
    ];
  }),
  venue('beach-camp', 'a stay named two hours lasts three quarters of one', (v) => {
    v.stays[0].minutes = 45;
  }),
  venue('beach-camp', 'a stay is longer than a day', (v) => {
    v.stays[2].minutes = 2880;
  }),
  venue('beach-camp', 'the venue closes before it opens', (v) => {
    v.hours = { first: '20:00', last: '09:00' };
  }),
  venue('island-terrace', 'the last slot is at 26:00', (v) => {
    v.hours.last = '26:00';
  }),
  venue('beach-camp', 'the venue is closed on weekday zero, as a programmer counts Sunday', (v) => {
    v.closed_weekdays = [0];
  }),
  venue('island-terrace', 'the venue is closed on the 30th of February', (v) => {
    v.closed_dates = ['2026-12-25', '2026-02-30'];
  }),
  venue('beach-camp', 'the terms close the venue on another weekday than the calendar', (v) => {
    v.closed_weekdays = [1];
    add(v, 'Closed', 'We are closed on Tuesdays.');
  }),
  venue('island-terrace', 'guests must book three days ahead, but can only book until tomorrow', (v) => {
    Object.assign(v, { lead_minutes: 4_320, farthest_days: 1 });
  }),
  venue('beach-camp', 'the couch, free until six, must be taken twelve hours before, when the venue is closed', (v) => {
    v.least_stay_minutes = 720;
  }),
  venue('island-terrace', 'the placeholder of the terms is misspelled', (v) => {
    v.terms[0].text = v.terms[0].text.replace('{hold_minutes}', '{hold_minuts}');
  }),
  venue('beach-camp', 'the terms hold a table for twice as long as the settings', (v) => {
    v.terms[0].text = v.terms[0].text.replace('{hold_minutes}', '30');
  }),
  venue('beach-camp', 'a mail has a placeholder that the host does not know', (v) => {
    v.words = { mail_guest_subject: 'Your table at {restaurant}: {date}, {time}' };
  }),
  venue('beach-camp', 'the terms want a deposit in one paragraph and none in the next', (v) => {
    add(v, 'Deposit', 'We ask for a deposit of 2,000 LKR per guest.');
    add(v, 'Payment', 'You pay at the table. No deposit is needed.');
  }),
  venue('island-terrace', 'the terms have two deadlines for canceling free of charge', (v) => {
    add(v, 'Canceling', 'You can cancel free of charge until 24 hours before your reservation.');
    add(v, 'Fees', 'If you cancel less than 48 hours before your reservation, we charge 100,000 IDR.');
  }),
  venue('beach-camp', 'the terms are for adults only, and seat children', (v) => {
    add(v, 'Adults only', 'No one under 18 is admitted.');
    add(v, 'Children', 'Children under 12 eat for half the price.');
  }),
  venue('island-terrace', 'every promo code has expired', (v) => {
    v.promo_codes = [
      { code: 'ISLAND24', from: '2024-01-01', until: '2024-12-31' },
      { code: 'RAINY25', from: '2025-01-01', until: '2025-12-31' },
    ];
  }),
  venue('island-terrace', 'a promo code is there twice, once in lowercase', (v) => {
    v.promo_codes.push({ code: 'sunset10' });
  }),
  venue('island-terrace', 'a promo code takes 110 percent off the bill', (v) => {
    v.terms[2].text += ' SUNSET10 takes 110% off the bill.';
  }),
  venue('beach-camp', 'the telephone lacks its country', (v) => {
    v.telephone = '041 225 0180';
  }),
  venue('beach-camp', 'the mail address lacks its domain', (v) => {
    v.email = 'host@';
  }),
  venue('island-terrace', 'the address is that of a town in Sri Lanka', (v) => {
    v.address = '12 Bay Road, Weligama 81700, Sri Lanka';
  }),
  venue('island-terrace', 'the accent is white on a white page', (v) => {
    v.theme = { accent: '#ffffff' };
  }),
  venue('beach-camp', "the time zone's city is misspelled", (v) => {
    v.time_zone = 'Asia/Columbo';
  }),
  venue('island-terrace', 'a venue on Bali keeps the time of London', (v) => {
    v.time_zone = 'Europe/London';
  }),
  venue('beach-camp', 'the language is its name instead of its tag', (v) => {
    v.language = 'english';
  }),
  venue('island-terrace', 'the Indonesian texts are German', (v) => {
    v.translations = { id: { ...GERMAN_AREAS } };
  }),
  venue('island-terrace', 'one of four areas was forgotten in the German texts', (v) => {
    const { Terrace: _, ...others } = GERMAN_AREAS;
    v.translations = { de: others };
  }),
  venue('beach-camp', 'the deposit is in rupees, the fee for its loss in dollars', (v) => {
    add(v, 'Deposit', 'We ask for a deposit of 2,000 LKR per guest.');
    add(v, 'Late guests', 'If you do not come, we keep the deposit of 20 USD per guest.');
  }),
];

function add(settings: Json, heading: string, text: string): void {
  settings.terms.push({ heading, text });
}
