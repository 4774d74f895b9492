/** What the checks say of the plan that is to be published; each leads to the table that it is about. */
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { itemsBounds } from '../../domain/document/itemBounds.ts';
import type { Finding } from '../../domain/checks/finding.ts';
import type { Item } from '../../domain/document/editorDocument.ts';
import { expandBox } from '../../domain/geometry/boxes.ts';
import { itemsAtom } from '../document/document.ts';
import { unhideItemAtom } from '../findings/findings.ts';
import { selectAtom } from '../document/selection.ts';
import { dialogAtom, planHandleAtom } from '../session/view.ts';
import { messages } from '../messages.ts';

/** Findings that are written out. */
const MOST = 30;

type FindingLinesProps = {
  readonly title: string;
  readonly findings: readonly Finding[];
  readonly severity: 'error' | 'warning';
};

export function PublishFindings({ title, findings, severity }: FindingLinesProps): ReactNode {
  const items = useAtomValue(itemsAtom);
  const [select, show] = [useSetAtom(selectAtom), useSetAtom(unhideItemAtom)];
  const setDialog = useSetAtom(dialogAtom);
  const handle = useAtomValue(planHandleAtom);
  const Icon = severity === 'error' ? CircleX : TriangleAlert;
  const more = findings.length - MOST;
  const shown = useMemo(() => findings.slice(0, MOST), [findings]);
  const goTo = (item: Item): void => {
    const box = itemsBounds([item]);
    setDialog(undefined);
    show(item);
    select([item.key], 'only', true);
    if (box) handle?.flyTo(expandBox(box, Math.max(box.width, box.height) * 3));
  };
  return (
    <section aria-label={title} className="publish-part">
      <h3 data-severity={severity}>
        <Icon aria-hidden size={16} />
        {title}
      </h3>
      <ul className="publish-findings">
        {shown.map((finding) => {
          const item = finding.table === undefined ? undefined : items.get(String(finding.table));
          return (
            <li key={`${finding.rule} ${finding.path} ${finding.message}`}>
              <span>{finding.message}</span>
              {item?.kind === 'table' && (
                <button
                  type="button"
                  className="plain"
                  onClick={() => {
                    goTo(item);
                  }}
                >
                  {messages.publishing.goTo(item.room.name)}
                </button>
              )}
            </li>
          );
        })}
        {more > 0 && <li>{messages.publishing.more(more)}</li>}
      </ul>
    </section>
  );
}
