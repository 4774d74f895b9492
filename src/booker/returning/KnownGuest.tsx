/** Who the guest is: the fields of the form, or one line for a guest whom the browser knows. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { ForGuest } from './ForGuest.tsx';
import { isGuestLineAtom } from './guestLine.ts';
import { RememberMe } from './RememberMe.tsx';

export function KnownGuest({ children }: { readonly children: ReactNode }): ReactNode {
  const isLine = useAtomValue(isGuestLineAtom);
  if (isLine) return <ForGuest />;
  return (
    <>
      {children}
      <RememberMe />
    </>
  );
}
