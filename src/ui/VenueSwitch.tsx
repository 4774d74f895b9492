/** A menu of links to the same page of other venues, and to a new one. */
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useRef, useState } from 'react';
import { useDismiss } from './useDismiss.ts';
import './venueSwitch.css';

type VenueSwitchProps = {
  readonly label: string;
  readonly newVenue: string;
  /** Where the page's addresses begin, such as `/settings`. */
  readonly base: string;
  /** The venue of the page. */
  readonly tenant: string;
  readonly value:
    | {
        readonly venues: readonly { readonly tenant: string; readonly name: string }[];
        readonly canMake: boolean;
      }
    | undefined;
};

export function VenueSwitch({ label, newVenue, base, tenant, value }: VenueSwitchProps): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useDismiss(menu, isOpen, (reason) => {
    setOpen(false);
    if (reason === 'escape') menu.current?.querySelector('summary')?.focus();
  });
  if (!value) return null;
  return (
    <details
      ref={menu}
      className="ui-venues"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary aria-label={label} title={label}>
        <ChevronsUpDown aria-hidden size={18} />
      </summary>
      <ul aria-label={label}>
        {value.venues.map((venue) => (
          <li key={venue.tenant}>
            <a href={`${base}/${venue.tenant}`} aria-current={venue.tenant === tenant ? 'page' : undefined} dir="auto">
              {venue.name}
            </a>
          </li>
        ))}
        {value.canMake && (
          <li>
            <a href="/setup">
              <Plus aria-hidden size={18} />
              <span>{newVenue}</span>
            </a>
          </li>
        )}
      </ul>
    </details>
  );
}
