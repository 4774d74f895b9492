/** Merging the changes of two people to the same settings. */
import { describe, expect, test } from 'vitest';
import { changedSettings, mergeSettings } from '../../../src/domain/booking/settingsMerge.ts';

const BASE = { name: 'Shell Bay', lead_minutes: 60, closed_weekdays: [1], heading: 'BEACH' };

describe('changes of two people', () => {
  test('changes of two people to different fields are both kept, also removed and added ones', () => {
    const { heading: _, ...mine } = { ...BASE, lead_minutes: 90 };
    const theirs = { ...BASE, closed_weekdays: [1, 2], picture: 'bay.webp' };
    expect(mergeSettings(BASE, mine, theirs)).toEqual({
      fields: { name: 'Shell Bay', lead_minutes: 90, closed_weekdays: [1, 2], picture: 'bay.webp' },
      conflicts: [],
    });
  });

  test('changes of two people to the same field are a conflict until a side is chosen, unless they are equal', () => {
    const mine = { ...BASE, lead_minutes: 90, closed_weekdays: [7] };
    const theirs = { ...BASE, lead_minutes: 30, closed_weekdays: [7] };
    expect(mergeSettings(BASE, mine, theirs)).toEqual({ fields: mine, conflicts: ['lead_minutes'] });
    const chosen = mergeSettings(BASE, mine, theirs, new Map([['lead_minutes', 'theirs']]));
    expect(chosen).toEqual({ fields: theirs, conflicts: [] });
  });

  test('where one has removed what the other has changed, either can win', () => {
    const { heading: _, ...mine } = BASE;
    const theirs = { ...BASE, heading: 'BAY' };
    expect(mergeSettings(BASE, mine, theirs).conflicts).toEqual(['heading']);
    expect(mergeSettings(BASE, mine, theirs, new Map([['heading', 'mine']])).fields).toEqual(mine);
    expect(mergeSettings(BASE, mine, theirs, new Map([['heading', 'theirs']])).fields).toEqual(theirs);
  });
});

test('fields that differ are named once', () => {
  expect(changedSettings(BASE, { ...BASE, lead_minutes: 90, picture: 'a.webp', heading: undefined })).toEqual([
    'lead_minutes',
    'heading',
    'picture',
  ]);
});
