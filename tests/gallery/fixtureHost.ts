/** Fixtures for the gallery's tests and a fake host that serves them. */
import { vi } from 'vitest';
import { type PassedOverFixture, galleryCalls } from '../../src/api/bookingContract.ts';

type Json = Record<string, unknown>;

export function room(id: number, x: number, y: number, more: Json = {}, coordinates: Json = {}): Json {
  return {
    id,
    room_id: 70,
    name: `Table ${id}`,
    beds: 2,
    ...more,
    coordinates: { x, y, width: 60, height: 60, text: String(id), ...coordinates },
  };
}

export function plan(rooms: readonly Json[], more: Json = {}): Json {
  return {
    version: 1,
    width: 600,
    height: 800,
    categories: [{ id: 70, name: 'Line', color: '#2a9d8f' }],
    areas: [{ id: 1, name: 'Beach', rooms }],
    decor: [
      {
        kind: 'area',
        surface: 'sea',
        points: [
          [0, 0],
          [600, 0],
          [600, 120],
          [0, 120],
        ],
      },
    ],
    ...more,
  };
}

const HOSTILE = '<img src=x onerror="window.hacked = true"><script>window.hacked = true</script>By the <b>sea</b>';

export const FILES: Readonly<Record<string, unknown>> = {
  'venues/bay': {
    venue: {
      name: 'Bay',
      hours: { first: '09:00', last: '20:00' },
      closed_weekdays: [7],
      seat_rules: [{ seats: 12, min_guests: 5 }],
      guests: { min: 1, max: 8, default: 2 },
    },
    plan: plan([
      room(1, 100, 200),
      room(2, 300, 200),
      room(3, 100, 500, { beds: 12, name: 'Long Table' }),
      room(4, 300, 500, { name: 'Stage Couch', available_until: '18:00' }),
    ]),
  },
  'plans/sound': plan([room(1, 100, 200), room(2, 300, 200), room(3, 100, 500)]),
  'plans/overlapping': plan([room(1, 100, 200), room(2, 130, 220), room(3, 100, 500)]),
  'plans/hostile': plan([
    room(1, 100, 200, { name: '<img src=x onerror="window.hacked = true">', room_description: HOSTILE }),
    room(2, 300, 200),
  ]),
  'plans/damaged': plan([room(1, 100, 200), { id: 2 }, room(1, 300, 200), room(4, 300, 500)], { width: '600' }),
  'plans/answer': [
    { id: 1, name: 'Beach', rooms: [room(1, 0, 0, { available: '1' }), room(2, 100, 0, { available: 0 })] },
  ],
  'plans/no-json': '{"version": 1,',
  'plans/empty': plan([]),
};

/**
 * Serves files by name; values that are not text are sent as JSON. `foreign` answers by address. Restored after each
 * test.
 */
export function fakeFixtureHost(
  files: Readonly<Record<string, unknown>> = FILES,
  passedOver: readonly PassedOverFixture[] = [],
  foreign: ReadonlyMap<string, Response> = new Map(),
): void {
  const texts = new Map(
    Object.entries(files).map(([name, file]) => [name, typeof file === 'string' ? file : JSON.stringify(file)]),
  );
  const real = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (...request) => {
    const [address] = request;
    const foreignAnswer = typeof address === 'string' ? foreign.get(address) : undefined;
    if (foreignAnswer) return foreignAnswer.clone();
    const path = new URL(address instanceof Request ? address.url : address, window.location.href).pathname;
    if (path === galleryCalls.index) {
      return Response.json({
        passedOver,
        fixtures: [...texts].map(([name, text]) => ({
          name,
          bytes: text.length,
          ...(name === 'plans/damaged' ? { about: 'Many problems', meant: 'damaged' } : {}),
        })),
      });
    }
    if (!path.startsWith(galleryCalls.folder)) return real(...request);
    const name = path.slice(galleryCalls.folder.length, -'.json'.length);
    const text = texts.get(name);
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  });
}
