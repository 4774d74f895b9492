/** Page-level values, as our host, a foreign embedder and an unfilled template write them. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readPage } from '../../../src/booker/page/readPage.ts';
import { pictureUrl } from '../../../src/booker/page/pictureUrl.ts';

function page(html: string) {
  document.body.innerHTML = html;
  return readPage(document.querySelector<HTMLElement>('#app')!);
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('page-level values', () => {
  test("a foreign embedder's few values suffice", () => {
    expect(
      page(
        '<div id="app" data-tenant="t" data-host="https://h.example/" data-key="k" data-location-id="9" data-default-date="24.12.2026"></div>',
      ),
    ).toMatchObject({
      tenant: 't',
      host: 'https://h.example',
      key: 'k',
      locationId: '9',
      defaultDate: '2026-12-24',
      backgroundUrl: undefined,
      features: new Set(),
      venue: {
        name: 'Reservation',
        guests: { min: 1, max: 10, default: 2 },
        hours: { first: 420, last: 1200 },
        promo: false,
      },
    });
  });

  test('an unfilled template and an empty element have defaults', () => {
    expect(page('<div id="app" {{values}}></div>').venue.name).toBe('Reservation');
    expect(
      page('<div id="app" data-default-date="{{date}}" data-venue="{{venue}}"></div>').defaultDate,
    ).toBeUndefined();
  });

  test('one unreadable setting of the venue costs no other', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const read = page(
      `<div id="app" data-venue='{"name":"Mine","country_code":"94","guests":{"min":3,"max":1,"default":2},"later":1}'></div>`,
    );
    expect(read.venue).toMatchObject({ name: 'Mine', country_code: '+1', guests: { min: 1, max: 10, default: 2 } });
    expect(warn).toHaveBeenCalledOnce();
    expect(page(`<div id="app" data-venue='[1'></div>`).venue.name).toBe('Reservation');
    expect(page(`<div id="app" data-venue='[1]'></div>`).venue.name).toBe('Reservation');
  });

  test('features are those that the page knows', () => {
    expect(page('<div id="app" data-features="idempotency, stay telepathy"></div>').features).toEqual(
      new Set(['idempotency', 'stay']),
    );
  });
});

test("a picture's path from the root belongs to the host", () => {
  expect(pictureUrl('https://h.example', '/assets/a.svg')).toBe('https://h.example/assets/a.svg');
  expect(pictureUrl('', '/assets/a.svg')).toBe('/assets/a.svg');
  expect(pictureUrl('https://h.example', 'https://cdn.example/a.svg')).toBe('https://cdn.example/a.svg');
});
