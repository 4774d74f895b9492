/** An icon for a severity. Its shape differs, not only its color. */
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import type { Severity } from '../../domain/checks/wording.ts';

const MARKS = { error: CircleX, warning: TriangleAlert, note: Info } as const;

export function SeverityIcon({ severity }: { readonly severity: Severity }): ReactNode {
  const Mark = MARKS[severity];
  return <Mark aria-hidden className={`gallery-severity-${severity}`} size={16} />;
}
