import type { ReactNode } from 'react';

/** Announces a message politely to screen readers; invisible on the screen. Mount it before its first message. */
export function LiveRegion({ message }: { readonly message: string }): ReactNode {
  return (
    <p className="ui-visually-hidden" aria-live="polite">
      {message}
    </p>
  );
}
