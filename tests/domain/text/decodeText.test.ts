import { expect, test } from 'vitest';
import { decodeText } from '../../../src/domain/text/decodeText.ts';

const bytes = (latin: string): Uint8Array => Uint8Array.from(latin, (letter) => letter.charCodeAt(0));

test('a file is text in UTF-8, in Windows’ own encoding and in UTF-16, and not with zeros in it', () => {
  expect(decodeText(new TextEncoder().encode('\uFEFFJosé,3'))).toBe('José,3');
  expect(decodeText(bytes('Jos\u00E9,3'))).toBe('José,3');
  expect(decodeText(bytes('\u00C9va,3'))).toBe('Éva,3');
  expect(decodeText(bytes('\u00FF\u00FEJ\0o\0'))).toBe('Jo');
  expect(decodeText(bytes('PK\u0003\u0004\0\u00FF'))).toBeUndefined();
});
