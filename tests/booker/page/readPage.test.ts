/** Page-level values of our host, a foreign embedder and an unfilled template. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readPage } from '../../../src/booker/page/readPage.ts';
import { pictureUrl } from '../../../src/booker/page/pictureUrl.ts';

function page(html: string, search = '') {
  document.body.innerHTML = html;
  return readPage(document.querySelector<HTMLElement>('#app')!, search);
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('page-level values', () => {
  test('page-level values may be as few as a foreign embedder writes', () => {
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
        promo: false,
      },
    });
  });

  test('page-level values have defaults in an unfilled template and an empty element', () => {
    expect(page('<div id="app" {{values}}></div>').venue.name).toBe('Reservation');
    expect(
      page('<div id="app" data-default-date="{{date}}" data-venue="{{venue}}"></div>').defaultDate,
    ).toBeUndefined();
  });

  test('page-level values keep the other venue settings if one is invalid', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const read = page(
      `<div id="app" data-venue='{"name":"Mine","country_code":"94","guests":{"min":3,"max":1,"default":2},"later":1}'></div>`,
    );
    expect(read.venue).toMatchObject({ name: 'Mine', country_code: '+1', guests: { min: 1, max: 10, default: 2 } });
    expect(warn).toHaveBeenCalledOnce();
    expect(page(`<div id="app" data-venue='[1'></div>`).venue.name).toBe('Reservation');
    expect(page(`<div id="app" data-venue='[1]'></div>`).venue.name).toBe('Reservation');
  });

  test('page-level values may have the settings as a venue’s file has them', () => {
    const { venue, problems } = page(
      `<div id="app" data-venue='{"hours":{"first":"09:00","last":"24:00"},"promo_codes":[],"hold_minutes":20,"terms":[{"text":"Held for {hold_minutes} minutes."}]}'></div>`,
    );
    expect(venue).toMatchObject({
      hours: { first: 540, last: 1440 },
      promo: true,
      terms: [{ text: 'Held for 20 minutes.' }],
    });
    expect(problems).toEqual([]);
  });

  test('page-level values may have texts in place of the page’s own', () => {
    const { texts } = page(`<div id="app" data-texts='{"booker":{"selectTable":"Select Sunbed"}}'></div>`);
    expect(texts).toEqual({ booker: { selectTable: 'Select Sunbed' } });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(page(`<div id="app" data-texts='['></div>`)).toMatchObject({
      texts: {},
      problems: ['data-texts is not valid JSON'],
    });
  });

  test('page-level values name what is wrong with them', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { problems } = page(
      `<div id="app" data-default-date="2026" data-venue='{"hours":{"first":"9","last":"20:00"}}'></div>`,
    );
    expect(problems).toEqual([
      'data-default-date is not a DD.MM.YYYY date: 2026',
      expect.stringMatching(/^data-venue has invalid settings, which get their defaults: hours\.first /),
    ]);
  });

  test('page-level values take date and party from the address', () => {
    const linkOf = (search: string) => page('<div id="app"></div>', search).link;
    expect(linkOf('?date=24.12.2026&guests=4')).toEqual({ date: '2026-12-24', guests: 4, table: undefined });
    expect(linkOf('?date=31.02.2026&guests=-1&table=12')).toEqual({ date: undefined, guests: undefined, table: '12' });
    for (const date of ['1.12.2026', '2026-12-01', '01/12/2026'])
      expect(linkOf(`?date=${date}`).date).toBe('2026-12-01');
    expect(linkOf('')).toEqual({ date: undefined, guests: undefined, table: undefined });
  });

  test('page-level values leave the main landmark to a site that has one', () => {
    expect(page('<div id="app"><main>Loading</main></div>').landmark).toBe('main');
    expect(page('<main><div id="app"></div></main>').landmark).toBe('div');
    expect(page('<main></main><div id="app"></div>').landmark).toBe('div');
  });
});

test('resolve root-relative picture paths against the host', () => {
  expect(pictureUrl('https://h.example', '/assets/a.svg')).toBe('https://h.example/assets/a.svg');
  expect(pictureUrl('https://h.example', 'assets/a.svg')).toBe('https://h.example/assets/a.svg');
  expect(pictureUrl('https://h.example', '//cdn.example/a.svg')).toBe('//cdn.example/a.svg');
  expect(pictureUrl('https://h.example', 'data:image/svg+xml,x')).toBe('data:image/svg+xml,x');
  expect(pictureUrl('', '/assets/a.svg')).toBe('/assets/a.svg');
  expect(pictureUrl('https://h.example', 'https://cdn.example/a.svg')).toBe('https://cdn.example/a.svg');
});
