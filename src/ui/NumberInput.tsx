import type { ComponentProps, ReactNode } from 'react';

/** A field for a number. Scrolling over it scrolls the page: browsers would change the number, and nobody would notice. */
export function NumberInput(props: Omit<ComponentProps<'input'>, 'type' | 'onWheel' | 'children'>): ReactNode {
  // Only a number that has the focus changes.
  return <input {...props} type="number" onWheel={({ currentTarget }) => currentTarget.blur()} />;
}
