/** Rules about decor that was misplaced, and about settings that are hardly meant. */
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../../../src/domain/checks/check.ts';
import { area, withDecor } from '../../plans/planChanges.ts';
import { type JsonObject, PLAN, VENUE, findings, ofRule } from '../../samplePlan.ts';

describe('a point', () => {
  const outliers = (...points: [number, number][]) =>
    ofRule(findings(withDecor(area('sand', ...points))), 'outlier-point');

  test('lies far from its area', () => {
    expect(outliers([0, 0], [2_401, 0], [300, 300], [0, 300])).toEqual([
      {
        rule: 'outlier-point',
        severity: 'warning',
        path: '/decor/0/points/1',
        message: 'The point 2401, 0 of the area lies far from its others: correct it',
      },
    ]);
    expect(outliers([0, 0], [300, 0], [300, 300], [0, -1_801])).toMatchObject([{ path: '/decor/0/points/3' }]);
    expect(outliers([0, 0], [-1_801, 0], [300, 300], [0, 300])).toHaveLength(1);
    expect(outliers([0, 0], [300, 0], [300, 2_201], [0, 300])).toHaveLength(1);
  });

  test('may lie three times the plan’s longer side beyond it', () => {
    expect(outliers([0, 0], [2_400, 0], [300, 300], [0, 300])).toEqual([]);
    expect(outliers([0, 0], [300, 0], [300, 300], [0, -1_800])).toEqual([]);
    expect(outliers([0, 0], [-1_800, 0], [300, 300], [0, 300])).toEqual([]);
    expect(outliers([0, 0], [300, 0], [300, 2_200], [0, 300])).toEqual([]);
  });

  test('lies more than four times the extent of the others from them', () => {
    // The others are 650 apart, and then 600.
    expect(outliers([100, 0], [-1_851, 0], [750, 300], [100, 300])).toHaveLength(1);
    expect(outliers([100, 0], [-1_850, 0], [750, 300], [100, 300])).toEqual([]);
    expect(outliers([200, 0], [2_601, 0], [800, 300], [200, 300])).toHaveLength(1);
    expect(outliers([200, 0], [2_600, 0], [800, 300], [200, 300])).toEqual([]);
  });

  test('is one of five', () => {
    expect(outliers([0, 0], [300, 0], [300, 300], [150, 400], [2_401, 300])).toMatchObject([
      { path: '/decor/0/points/4' },
    ]);
    expect(outliers([0, 0], [700, 0], [300, 300], [150, 400], [2_401, 300])).toEqual([]);
  });

  test('may end a line that bends', () => {
    expect(outliers([300, 0], [300, 100], [300, 200], [-2_000, 200])).toEqual([]);
    expect(outliers([300, 0], [300, 100], [300, 200], [2_900, 200])).toEqual([]);
  });

  test('is one of many, or of a long outline', () => {
    expect(outliers([0, 0], [9_000, 0], [9_000, 300], [0, 300])).toEqual([]);
    expect(outliers([0, 0], [3_000, 0], [750, 300], [0, 300])).toEqual([]);
    expect(outliers([0, 0], [3_000, 0], [749, 300], [0, 300])).toHaveLength(1);
    expect(outliers([0, 0], [9_000, 0], [300, 300])).toEqual([]);
  });
});

describe('a door', () => {
  const wall = {
    kind: 'wall',
    width: 10,
    points: [
      [20, 300],
      [500, 300],
    ],
  };
  const door = (x: number, y: number): JsonObject => ({ kind: 'door', x, y: y - 5, width: 60, height: 10 });
  const strays = (...decor: JsonObject[]) =>
    ofRule(findings(withDecor(...decor)), 'door-without-wall').map(({ path }) => path);

  test('stands farther than its length from a wall', () => {
    expect(strays(wall, door(60, 300), door(200, 300), door(340, 365))).toEqual([]);
    expect(strays(wall, door(60, 300), door(200, 300), door(340, 366))).toEqual(['/decor/3']);
    expect(strays(wall, door(60, 300), door(200, 300), door(536, 300))).toEqual(['/decor/3']);
  });

  test('says where to go if half of the doors have no wall', () => {
    expect(strays(wall, door(60, 300), door(340, 380))).toEqual([]);
    expect(strays(door(60, 300), door(340, 380))).toEqual([]);
  });
});

const settings = (rule: string, changes: JsonObject, options: JsonObject = {}) =>
  ofRule(checkFile('venue', { ...VENUE, ...changes }, { plan: PLAN, ...options }), rule).map(
    ({ path, message }) => `${path} ${message}`,
  );

describe('an email address', () => {
  test.each([
    ['a@gmial.com', 'is gmail.com meant?'],
    ['a@GMAIL.con', 'is gmail.com meant?'],
    ['a@hotmial.com', 'is hotmail.com meant?'],
    ['a@yahooo.com', 'is yahoo.com meant?'],
    ['a@outlok.com', 'is outlook.com meant?'],
    ['a@icould.com', 'is icloud.com meant?'],
    ['a@bay.cmo', 'check its ending'],
  ])('is mistyped: %s', (email, advice) => {
    const message = `No mails arrive at ${email.slice(2).toLowerCase()}: ${advice}`;
    expect(settings('mistyped-email', { email })).toEqual([`/email ${message}`]);
    expect(settings('mistyped-email', { contact_email: email })).toEqual([`/contact_email ${message}`]);
  });

  test.each(['a@gmail.com', 'a@mail.com', 'a@hotmail.de', 'a@yahoo.co.id', 'a@bay.example', 'a@camp.com.lk'])(
    'may be: %s',
    (email) => expect(settings('mistyped-email', { email })).toEqual([]),
  );
});

describe('a setting is hardly meant', () => {
  const unlikely = (changes: JsonObject, options?: JsonObject) => settings('unlikely-setting', changes, options);

  test('a hold of more than two hours', () => {
    expect(unlikely({ hold_minutes: 120 })).toEqual([]);
    expect(unlikely({ hold_minutes: 121 })).toEqual([
      '/hold_minutes Tables are held for 121 minutes after their time: write minutes, not seconds',
    ]);
  });

  test('a lead of more than two days that is no whole days', () => {
    expect(unlikely({ lead_minutes: 2_880 })).toEqual([]);
    expect(unlikely({ lead_minutes: 2_879 })).toEqual([]);
    expect(unlikely({ lead_minutes: 4_320 })).toEqual([]);
    expect(unlikely({ lead_minutes: 3_600 })).toEqual([
      '/lead_minutes Slots must be reserved 2.5 days ahead: write minutes, not seconds',
    ]);
  });

  test('a site on a private address', () => {
    expect(unlikely({ embed_sites: ['https://bay.example', 'http://localhost:5173'] })).toEqual([
      "/embed_sites/1 Guests can't open http://localhost:5173: write the public address",
    ]);
    expect(unlikely({ embed_sites: ['https://localhost.bay.example', '*'] })).toEqual([]);
  });

  test('the terms of another venue', () => {
    const terms_url = '/v/beach/terms';
    expect(unlikely({ terms_url }, { tenant: 'bay' })).toEqual([
      '/terms_url The terms are those of the venue "beach": link to its own',
    ]);
    expect(unlikely({ terms_url }, { tenant: 'beach' })).toEqual([]);
    expect(unlikely({ terms_url })).toEqual([]);
    expect(unlikely({ terms_url: 'https://bay.example/v/beach/terms' }, { tenant: 'bay' })).toEqual([]);
  });

  test('closed dates that are all over', () => {
    const now = Date.UTC(2026, 5, 1, 12);
    const closed = (...closed_dates: string[]) => unlikely({ closed_dates }, { now });
    expect(closed('2025-12-25', '2026-05-31')).toEqual([
      '/closed_dates All closed dates are over: check their year, or remove them',
    ]);
    expect(closed('2025-12-25', '2026-06-01')).toEqual([]);
    expect(closed()).toEqual([]);
    expect(unlikely({ closed_dates: ['2025-12-25'] })).toEqual([]);
  });
});

describe('a translation', () => {
  const differs = (byText: JsonObject) => settings('translation-differs', { translations: { de: byText } });
  const TEXT = 'Held for {hold_minutes} minutes.';

  test('has the placeholders of its text', () => {
    expect(differs({ [TEXT]: '{hold_minutes} Minuten.' })).toEqual([]);
    expect(differs({ [TEXT]: '15 Minuten.' })).toEqual([
      `/translations/de/${TEXT} The translation of "${TEXT}" lacks {hold_minutes}: add it`,
    ]);
    expect(differs({ Sea: 'Meer {name}' })).toEqual([
      '/translations/de/Sea The translation of "Sea" holds {name}, which its text lacks: remove it',
    ]);
  });

  test('has the numbers of its text, but for times of day', () => {
    expect(differs({ 'At most 8 guests.': 'Höchstens 8 Gäste.' })).toEqual([]);
    expect(differs({ 'At most 8 guests.': 'Höchstens acht Gäste.' })).toEqual([]);
    expect(differs({ 'Until 6pm, 2 of 3.': 'Bis 18 Uhr 2 von 3.' })).toEqual([]);
    expect(differs({ 'At most 8 guests.': 'Höchstens 6 Gäste.' })).toEqual([
      '/translations/de/At most 8 guests. The translation of "At most 8 guests." has the number 6 for 8: correct it',
    ]);
  });

  test('is no copy, unless of few words that languages share', () => {
    expect(differs({ BBQ: 'BBQ', Bar: 'Bar' })).toEqual([]);
    expect(differs({ BBQ: 'BBQ', Bar: 'Bar', Lounge: 'Lounge' })).toEqual([
      '/translations/de The texts in "de" are not translated: translate them, or remove them',
    ]);
    expect(differs({ BBQ: 'BBQ', Bar: 'Bar', Lounge: 'Lounge', Sea: 'Meer', Sand: 'Strand', Sun: 'Sonne' })).toEqual(
      [],
    );
  });
});
