/** Findings in the publish dialog. A button closes the dialog and shows the table. */
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { messageOf } from '../../domain/checks/wording.ts';
import { type ListedFinding, focusFindingAtom } from '../findings/findings.ts';
import { dialogAtom } from '../session/panels.ts';
import { publishingMessages } from './messages.ts';
import { Button } from '../controls/Button.tsx';

const MAX_LISTED = 30;

type PublishFindingsProps = {
  readonly title: string;
  readonly findings: readonly ListedFinding[];
  readonly severity: 'error' | 'warning';
};

export function PublishFindings({ title, findings, severity }: PublishFindingsProps): ReactNode {
  const focusFinding = useSetAtom(focusFindingAtom);
  const setDialog = useSetAtom(dialogAtom);
  const Icon = severity === 'error' ? CircleX : TriangleAlert;
  const hiddenCount = findings.length - MAX_LISTED;
  return (
    <section aria-label={title} className="editor-publish-part">
      <h3 data-severity={severity}>
        <Icon aria-hidden size={16} />
        <span>{title}</span>
      </h3>
      <ul className="editor-publish-findings">
        {findings.slice(0, MAX_LISTED).map((listed) => (
          <li key={listed.id}>
            <span lang="en" dir="ltr">
              {messageOf(listed.finding)}
            </span>
            {listed.name !== '' && (
              <Button
                onClick={() => {
                  setDialog(undefined);
                  focusFinding(listed);
                }}
              >
                {publishingMessages.goTo({ table: listed.name })}
              </Button>
            )}
          </li>
        ))}
        {hiddenCount > 0 && <li>{publishingMessages.more({ count: hiddenCount })}</li>}
      </ul>
    </section>
  );
}
