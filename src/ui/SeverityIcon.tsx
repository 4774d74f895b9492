/** An icon for the severity of a finding. Its shape differs, not only its color. */
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

const ICONS = { error: CircleX, warning: TriangleAlert, note: Info } as const;

type SeverityIconProps = { readonly severity: keyof typeof ICONS; readonly size?: number };

export function SeverityIcon({ severity, size = 16 }: SeverityIconProps): ReactNode {
  const Icon = ICONS[severity];
  return <Icon aria-hidden className="ui-severity" data-severity={severity} size={size} />;
}
