/** Guests are found by what they say, as they say it. */
import { expect, test } from 'vitest';
import { partySearch } from '../../../src/domain/day/partySearch.ts';

const PARTIES = {
  'Jürgen Großmann': { phone: '+94771234567', code: 'BCDFGHJK', email: 'juergen@müller-test.de' },
  'Erin O’Brien': { phone: '+4915123456789', code: 'XZ2XZ2XZ', email: '' },
  'Ays\u0327e Işık': { phone: '+905321234567', code: 'QRSTVWXZ', email: '' },
  'Łukasz Żak': { phone: '0771112222', code: '23456789', email: '' },
  'Jose\u0301 Silva': { phone: 'room 12', code: 'TTTTTTTT', email: '' },
} as const;

function found(typed: string): string[] {
  const matches = partySearch(typed);
  return Object.entries(PARTIES)
    .filter(([name, facts]) => matches({ notes: 'high chair', staffNote: '', ...facts }, [name, 'Line 14, Sofa 2']))
    .map(([name]) => name.split(' ')[0]!.normalize('NFC'));
}

test.each([
  ['GROSSMANN jurgen', ['Jürgen']],
  ['obrien', ['Erin']],
  ['isik', ['Ayşe']],
  ['josé', ['José']],
  ['0771234567', ['Jürgen']],
  ['077 123 4567', ['Jürgen']],
  ['grossmann 077 123 4567', ['Jürgen']],
  ['silva 077 123 4567', []],
  ['4567', ['Jürgen', 'Erin', 'Ayşe']],
  ['room 12', ['José']],
  ['bcdfghjk', ['Jürgen']],
  ['0771234568', []],
  ['line 14', Object.keys(PARTIES).map((name) => name.split(' ')[0]!.normalize('NFC'))],
  ['line 4', []],
  ['high chair', Object.keys(PARTIES).map((name) => name.split(' ')[0]!.normalize('NFC'))],
])('the search for %s finds %j', (typed, names) => expect(found(typed)).toEqual(names));
