/** Page values and availability answers for both variants of the specification and for a foreign host. */
import { type Page, readPage } from '../../src/booker/page/readPage.ts';
import { addDays, formatWireDate, zonedTime } from '../../src/domain/booking/time.ts';

/** Monday 08:00 in Colombo, 10:30 in Makassar. */
export const NOW = '2026-11-23T02:30:00Z';

const TERMS = [{ heading: 'Holding your table', text: 'Tables are held for 15 minutes after the reservation time.' }];

const VENUES = {
  first: {
    name: 'Beach Camp',
    time_zone: 'Asia/Colombo',
    country_code: '+94',
    hours: { first: 540, last: 1200 },
    lead_minutes: 60,
    guests: { min: 1, max: 6, default: 2 },
    stays: [
      { name: '2 hours', minutes: 120 },
      { name: '4 hours', minutes: 240 },
      { name: 'Full day', minutes: null },
    ],
    seat_rules: [{ seats: 12, min_guests: 5 }],
    tables_reload: 'quiet',
    heading: 'BEACH',
    terms_url: '/v/beach/terms',
    terms: TERMS,
  },
  second: {
    name: 'Island Terrace',
    time_zone: 'Asia/Makassar',
    country_code: '+62',
    hours: { first: 420, last: 1440 },
    lead_minutes: 120,
    guests: { min: 1, max: 10, default: 2 },
    seat_rules: [{ seats: 12, min_guests: 5 }],
    tables_reload: 'wait',
    promo: true,
    terms: TERMS,
  },
} as const;

type Variant = keyof typeof VENUES;

/** A page of our own host. `values` override page-level values by their names in `dataset`; undefined removes one. */
export function pageOf(
  variant: Variant,
  values: Record<string, string | undefined> = {},
  venue: Record<string, unknown> = {},
): Page {
  const element = document.createElement('div');
  const all = {
    tenant: variant,
    host: '',
    key: `${variant}-key`,
    locationId: '7',
    defaultDate: '23.11.2026',
    now: NOW,
    features: 'idempotency',
    venue: JSON.stringify({ ...VENUES[variant], ...venue }),
    ...values,
  };
  for (const [name, value] of Object.entries(all)) if (value !== undefined) element.dataset[name] = value;
  return readPage(element);
}

/** A page of another host: the specification's values and nothing more. */
export function foreignPage(): Page {
  const tomorrow = formatWireDate(addDays(zonedTime(Date.now(), 'UTC').date, 1));
  return pageOf('first', {
    host: 'https://host.example/',
    now: undefined,
    features: undefined,
    venue: undefined,
    defaultDate: tomorrow,
  });
}

export type RoomLike = Record<string, unknown> & { id: number | string; name: string };

const LINE = { id: 70, name: 'Front line' };

/** A room of an availability answer. Its id determines its position on the plan. */
export function room(id: number, name: string, beds: number, rest: Record<string, unknown> = {}): RoomLike {
  return {
    id,
    name,
    beds,
    room_id: LINE.id,
    category_name: LINE.name,
    room_description: `<p>About ${name}</p>`,
    available: true,
    coordinates: {
      x: (id % 5) * 100 + 20,
      y: Math.floor(id / 5) * 100 + 20,
      width: 60,
      height: 60,
      color: '#0d5a73',
      text: name,
    },
    ...rest,
  };
}

export const ROOMS: readonly RoomLike[] = [
  room(1, 'Line 1', 2),
  room(2, 'Line 2', 2),
  room(3, 'Line 3', 2, { available: false }),
  room(4, 'Long table', 12),
  room(5, 'Stage Couch', 4, { available_until: '18:00' }),
  room(6, 'Line 6', 4),
];

export const answerOf = (rooms: readonly RoomLike[] = ROOMS): unknown => [{ id: 1, name: 'Lines', rooms }];
