/** Which keybinding a key press is, on keyboards of several systems and languages. */
import { expect, test } from 'vitest';
import { keybindingOf } from '../../../src/editor/commands/keybindings.ts';

const ALT_GR = { ctrlKey: true, altKey: true, modifierAltGraph: true };

test.each<[binding: string, press: KeyboardEventInit, onMac: boolean]>([
  ['Alt+A', { key: 'a', code: 'KeyA', altKey: true }, false],
  ['Alt+A', { key: 'å', code: 'KeyA', altKey: true }, true],
  ['Shift+Alt+H', { key: 'Ó', code: 'KeyH', altKey: true, shiftKey: true }, true],
  ['Alt+]', { key: '‘', code: 'BracketRight', altKey: true }, true],
  ['Alt+[', { key: '“', code: 'BracketLeft', altKey: true }, true],
  [']', { key: ']', code: 'Digit9', ...ALT_GR }, false],
  ['Alt+Mod+V', { key: 'v', code: 'KeyV', ...ALT_GR }, false],
  ['?', { key: '?', code: 'Slash', shiftKey: true }, false],
  ['Mod+D', { key: 'd', code: 'KeyD', metaKey: true }, true],
  ['Mod+Z', { key: 'я', code: 'KeyZ', ctrlKey: true }, false],
  ['Shift+T', { key: 'لإ', code: 'KeyT', shiftKey: true }, false],
  ['[', { key: 'ج', code: 'BracketLeft' }, false],
  ['?', { key: '؟', code: 'Slash', shiftKey: true }, false],
  ['2', { key: '٢', code: 'Digit2' }, true],
])('%s', (binding, press, onMac) => {
  expect(keybindingOf(new KeyboardEvent('keydown', press), onMac)).toBe(binding);
});
