import X from 'lucide-react/icons/x';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, type RefObject, memo, useDeferredValue } from 'react';
import type { Group } from '../../domain/plan/reading/joins.ts';
import { areTogetherAtom, selectedGroupsAtom } from '../choosing/groups.ts';
import { messages } from '../messages.ts';
import { daysCodeAtom } from '../reservation/daysCode.ts';
import { venueAtom } from '../page/page.ts';
import { splitStayAtom, titleOf, toggleTableAtom } from '../reservation/selection.ts';
import { pendingAtom } from '../reservation/steps.ts';
import { AvailableUntilNote } from '../tableDetails/AvailableUntilNote.tsx';
import { Description } from '../tableDetails/Description.tsx';
import { TablePicture, ViewPicture } from '../tableDetails/TablePicture.tsx';
import { priceText, pricesText } from '../tableDetails/stateText.ts';
import './selectedTables.css';

/** The button that gets the focus after a card is removed, and the card's own button with it. */
type NextFocus = RefObject<HTMLElement | null>;

/** A card for each selected table. The plan shows a selection first, and then its card. */
export function SelectedTables({ toggle }: { readonly toggle: NextFocus }): ReactNode {
  const groups = useDeferredValue(useAtomValue(selectedGroupsAtom));
  return <TableCards groups={groups} toggle={toggle} />;
}

type TableCardsProps = { readonly groups: readonly Group[]; readonly toggle: NextFocus };

const TableCards = memo(function TableCards({ groups, toggle }: TableCardsProps): ReactNode {
  const tables = groups.flatMap((group) => group.tables);
  const areTogether = useAtomValue(areTogetherAtom);
  const split = useAtomValue(splitStayAtom);
  const daysCode = useAtomValue(daysCodeAtom);
  const { language } = useAtomValue(venueAtom);
  if (tables.length === 0) return <p className="booker-cards-empty">{messages.noTablesSelected}</p>;
  return (
    <>
      {daysCode && <daysCode.SplitNote split={split} language={language} />}
      {groups.length > 1 && areTogether && split.length === 0 && (
        <p className="booker-cards-joined">{messages.sideBySide({ names: titleOf(tables) })}</p>
      )}
      <ul className="booker-cards" aria-label={messages.selectedTables}>
        {groups.map((group) => (
          <TableCard key={titleOf(group.tables)} group={group} onRemove={() => toggle.current?.focus()} />
        ))}
      </ul>
    </>
  );
});

/** Joined tables have one card. */
function TableCard({ group, onRemove }: { readonly group: Group; onRemove(): void }): ReactNode {
  const toggle = useSetAtom(toggleTableAtom);
  const pending = useAtomValue(pendingAtom);
  const split = useAtomValue(splitStayAtom);
  const { tables, seats } = group;
  const [table] = tables;
  const pictured = tables.find(({ picture }) => picture);
  if (!table) return null;
  // A total is for all days, of which a table of a split stay has only some.
  const priced = split.length > 0 ? tables.map((each) => ({ price: priceText(each).split('\n')[0] })) : tables;
  const price = pricesText(priced);
  const categories = [...new Set(tables.map(({ category }) => category))].filter(Boolean);
  return (
    <li className="booker-card">
      {pictured?.picture && <TablePicture name={pictured.name} picture={pictured.picture} />}
      <div className="booker-card-text">
        <h3 dir="auto" translate="no">
          {titleOf(tables)}
        </h3>
        <p className="booker-card-category">
          <i className="booker-swatch" style={{ background: table.color }} aria-hidden />
          <span>{[...categories, messages.seats({ count: seats })].join(' · ')}</span>
        </p>
        {price !== '' && <p className="booker-price">{price}</p>}
        {[...new Set(tables.map(({ description }) => description))].map((html) => (
          <Description key={html} html={html} />
        ))}
        {tables.map((each) => (
          <AvailableUntilNote key={each.key} table={each} />
        ))}
      </div>
      <button
        type="button"
        className="booker-icon-button booker-card-remove"
        aria-label={messages.remove({ table: tables.map(({ name }) => name).join(' + ') })}
        disabled={pending !== undefined}
        onClick={() => {
          toggle(table.key, tables);
          onRemove();
        }}
      >
        <X aria-hidden size="1.25rem" />
      </button>
      {tables.map(
        ({ key, name, viewPicture }) => viewPicture && <ViewPicture key={key} name={name} picture={viewPicture} />,
      )}
    </li>
  );
}
