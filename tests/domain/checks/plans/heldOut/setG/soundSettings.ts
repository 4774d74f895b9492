/** Unusual settings that a venue can have. */
import { type Case, venue } from '../heldOut.ts';

export const SOUND_SETTINGS: readonly Case[] = [
  venue('island-terrace', 'a night venue opens at five and takes guests until midnight, who stay on', (v) => {
    v.hours = { first: '17:00', last: '24:00' };
    v.stays = [
      { name: 'Until we close', minutes: null },
      { name: 'Two hours', minutes: 120 },
    ];
    v.least_stay_minutes = 30;
  }),
  venue('beach-camp', 'a venue is open at weekends only', (v) => {
    v.closed_weekdays = [1, 2, 3, 4, 5];
  }),
  venue('island-terrace', 'a chain has one list of seat rules for all its houses', (v) => {
    v.seat_rules = [
      { seats: 8, min_guests: 4 },
      { seats: 10, min_guests: 5 },
      { seats: 12, min_guests: 5 },
      { seats: 20, min_guests: 9 },
    ];
  }),
  venue('island-terrace', 'only today can be reserved', (v) => {
    v.farthest_days = 0;
    v.lead_minutes = 0;
  }),
  venue('island-terrace', 'the terms are in Indonesian', (v) => {
    v.language = 'id';
    v.terms = [
      {
        heading: 'Meja Anda',
        text: 'Meja ditahan selama {hold_minutes} menit setelah waktu reservasi, lalu diberikan kepada tamu berikutnya.',
      },
      { heading: 'Stage Couch', text: 'Meja bernama Stage Couch hanya tersedia sampai pukul 18.00.' },
    ];
  }),
  venue('island-terrace', 'a house with all of its service settings', (v) => {
    v.turn_times = [
      { guests: 2, minutes: 90 },
      { guests: 6, minutes: 120 },
      { guests: 10, minutes: 150 },
    ];
    v.auto_free_minutes = 30;
    v.max_covers_per_slot = 24;
    v.reminders = ['day', 'two_hours'];
    v.waiting_offer_minutes = 20;
  }),
  venue('island-terrace', 'tables for walk-ins and for the house, by name and by id', (v) => {
    v.table_access = [
      { tables: ['Roadside 6', 'Roadside 7'], access: 'walk_in' },
      { tables: ['533'], access: 'in_house' },
    ];
  }),
  venue('beach-camp', 'pink accents that both themes show well', (v) => {
    v.theme = { accent: '#9b1f63', accent_dark: '#f3a6cf' };
  }),
  venue('island-terrace', 'a promo code for next winter and one that never ends', (v) => {
    v.promo_codes = [{ code: 'ÇAY & KEK' }, { code: 'WINTER-26', from: '2026-12-01', until: '2027-02-28' }];
  }),
  venue('beach-camp', 'the terms are a page of the hotel', (v) => {
    v.terms_url = 'https://www.beach-hotel.example/legal/terms?lang=en#restaurant';
  }),
  venue('island-terrace', 'a number in national form and a closed week at New Year', (v) => {
    v.telephone = '(0361) 555 0142';
    v.closed_dates = ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01'];
  }),
  venue('island-terrace', 'areas and categories have Indonesian names too', (v) => {
    v.translations = {
      id: {
        Roadside: 'Tepi jalan',
        Indoor: 'Dalam ruangan',
        Terrace: 'Teras',
        'Sofa tables': 'Meja sofa',
        'Roadside table': 'Meja tepi jalan',
        'Indoor table': 'Meja dalam',
        'Long table': 'Meja panjang',
        'Terrace table': 'Meja teras',
        Sofa: 'Sofa',
        Stage: 'Panggung',
      },
    };
  }),
];
