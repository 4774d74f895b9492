import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode } from 'react';
import type { Elements } from '../../ui/jsx.ts';

/** A select of the form, with the arrow of the page. */
export function Select(
  attributes: Omit<ComponentProps<'select'>, 'children'> & { readonly children: Elements },
): ReactNode {
  return (
    <span className="booker-select">
      <select {...attributes} />
      <ChevronDown aria-hidden size="1.125rem" />
    </span>
  );
}
