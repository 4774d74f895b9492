/** A button that is an icon. Its name is its tooltip too. */
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export function IconButton({
  label,
  icon: Icon,
  onClick,
}: {
  readonly label: string;
  readonly icon: LucideIcon;
  onClick(): void;
}): ReactNode {
  return (
    <button type="button" className="day-icon-button" aria-label={label} title={label} onClick={onClick}>
      <Icon aria-hidden size={20} />
    </button>
  );
}
