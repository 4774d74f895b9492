import type { ReactNode } from 'react';

export function TelephoneLink({ telephone }: { readonly telephone: string }): ReactNode {
  return (
    <a href={`tel:${telephone.replaceAll(/[^+\d]/g, '')}`}>
      <bdi>{telephone}</bdi>
    </a>
  );
}
