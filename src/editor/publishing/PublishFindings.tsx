/** Findings in the publish dialog. A button closes the dialog and shows the table. */
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { itemsBounds } from '../../domain/document/itemBounds.ts';
import type { Finding } from '../../domain/checks/finding.ts';
import { messageOf } from '../../domain/checks/wording.ts';
import type { Item } from '../../domain/document/editorDocument.ts';
import { expandBox } from '../../domain/geometry/boxes.ts';
import { itemsAtom } from '../document/document.ts';
import { unhideItemAtom } from '../findings/findings.ts';
import { selectAtom } from '../document/selection.ts';
import { dialogAtom } from '../session/panels.ts';
import { planHandleAtom } from '../session/view.ts';
import { publishingMessages } from './messages.ts';
import { Button } from '../controls/Button.tsx';

const MAX_LISTED = 30;

type PublishFindingsProps = {
  readonly title: string;
  readonly findings: readonly Finding[];
  readonly severity: 'error' | 'warning';
};

export function PublishFindings({ title, findings, severity }: PublishFindingsProps): ReactNode {
  const items = useAtomValue(itemsAtom);
  const select = useSetAtom(selectAtom);
  const unhide = useSetAtom(unhideItemAtom);
  const setDialog = useSetAtom(dialogAtom);
  const handle = useAtomValue(planHandleAtom);
  const Icon = severity === 'error' ? CircleX : TriangleAlert;
  const hiddenCount = findings.length - MAX_LISTED;
  const shown = useMemo(() => findings.slice(0, MAX_LISTED), [findings]);
  const goTo = (item: Item): void => {
    const box = itemsBounds([item]);
    setDialog(undefined);
    unhide(item);
    select([item.key], 'only', true);
    if (box) handle?.flyTo(expandBox(box, Math.max(box.width, box.height) * 3));
  };
  return (
    <section aria-label={title} className="editor-publish-part">
      <h3 data-severity={severity}>
        <Icon aria-hidden size={16} />
        <span>{title}</span>
      </h3>
      <ul className="editor-publish-findings">
        {shown.map((finding) => {
          const message = messageOf(finding);
          const item = finding.table === undefined ? undefined : items.get(String(finding.table));
          return (
            <li key={`${finding.code} ${finding.path} ${message}`}>
              <span lang="en" dir="ltr">
                {message}
              </span>
              {item?.kind === 'table' && (
                <Button onClick={() => goTo(item)}>{publishingMessages.goTo({ table: item.room.name })}</Button>
              )}
            </li>
          );
        })}
        {hiddenCount > 0 && <li>{publishingMessages.more({ count: hiddenCount })}</li>}
      </ul>
    </section>
  );
}
