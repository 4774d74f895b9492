import { NEW_RESERVATION, type Reservation } from '../../src/server/booking/reservations.ts';

/** Ada's reservation of table 1 for today at 10:00, as the database has it. */
export const STORED_RESERVATION: Reservation = {
  ...NEW_RESERVATION,
  id: 1,
  tenant: 'shell-bay',
  code: 'BCDFGHJK',
  date: '2026-11-23',
  time: 600,
  stay: null,
  guests: 2,
  first_name: 'Ada',
  last_name: '',
  country_code: '+94',
  phone: '+94771234567',
  email: 'ada@example.com',
  notes: '',
  tables: JSON.stringify([{ key: '1', name: 'Line 1', area: 'Lines', category: 'Line', seats: 2 }]),
  hold_minutes: 15,
  created_at: 0,
};
