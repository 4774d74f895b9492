import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import '../../../src/ui/styles/base.css';

test('starts no transitions for people who prefer reduced motion', async () => {
  const emulate = (features: readonly { name: string; value: string }[]): Promise<unknown> =>
    cdp().send('Emulation.setEmulatedMedia' as never, { features } as never);
  await emulate([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  const element = document.body.appendChild(document.createElement('div'));
  onTestFinished(async () => {
    element.remove();
    await emulate([]);
  });
  const opacity = (): string => getComputedStyle(element).opacity;
  expect(opacity()).toBe('1');
  element.style.opacity = '0.5';
  expect(opacity()).toBe('0.5');
  expect(element.getAnimations()).toEqual([]);
});
