/** Marks the place of friends on the plan and says where it is, and the nearest places that the party can have. */
import { atom, useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { tablesInPlaceOf } from '../../domain/booking/tableKinds.ts';
import { centerOf, distanceBetween } from '../../domain/geometry/boxes.ts';
import { type Table, tableTitle } from '../../domain/plan/table.ts';
import { Badges } from '../../map/chrome/Badges.tsx';
import type { Badge } from '../../map/paint/badges/badge.ts';
import type { Theme } from '../../map/paint/palette.ts';
import type { Scene } from '../../map/scene/scene.ts';
import { messages } from '../messages.ts';
import { venueAtom } from '../page/page.ts';
import { tablesAtom } from '../reservation/availability.ts';
import { guestsAtom } from '../reservation/form.ts';
import { friendsTablesAtom } from '../reservation/visitStart.ts';
import { unselectedStateAtom } from '../reservation/selection.ts';
import { texts } from './messages.ts';
import './beside.css';

const MAX_PROPOSED = 3;
const NO_LINKS: readonly (readonly string[])[] = [];

/** The places nearest to the friends that the party can have, of the same kind if there are any. */
const proposedAtom = atom((get): readonly Table[] => {
  const friends = get(friendsTablesAtom);
  const guests = get(guestsAtom);
  const stateOf = get(unselectedStateAtom);
  const free = get(tablesAtom).filter((table) => table.seats >= guests && stateOf(table) === 'available');
  const distanceOf = ({ box }: Table): number =>
    Math.min(...friends.map((friend) => distanceBetween(centerOf(box), centerOf(friend.box))));
  const [kind = []] = tablesInPlaceOf(friends, free, get(venueAtom).substitutes).filter(({ length }) => length > 0);
  return kind.toSorted((a, b) => distanceOf(a) - distanceOf(b)).slice(0, MAX_PROPOSED);
});

/** Says in words where the friends will be, and what is free beside them. */
export function FriendsNote(): ReactNode {
  const friends = useAtomValue(friendsTablesAtom);
  const proposed = useAtomValue(proposedAtom);
  if (friends.length === 0) return null;
  const names = (tables: readonly Table[]): string => messages.joinNames(tables.map(tableTitle));
  return (
    <output className="booker-notice booker-friends">
      <p>
        <span>{`${texts.friendsAt({ places: names(friends) })} `}</span>
        {proposed.length > 0 && <span>{texts.nearestAre({ places: names(proposed) })}</span>}
      </p>
    </output>
  );
}

export function FriendsMarks({ scene, theme }: { readonly scene: Scene; readonly theme: Theme }): ReactNode {
  const friends = useAtomValue(friendsTablesAtom);
  const proposed = useAtomValue(proposedAtom);
  const badges = useMemo(() => {
    const badge = (title: string, look: Pick<Badge, 'tone' | 'glyph'>) => ({ ...look, figure: '', title, detail: '' });
    return new Map([
      ...friends.map(({ key }) => [key, badge(texts.friends, { tone: 'solid', glyph: 'person' })] as const),
      ...proposed.map(({ key }) => [key, badge(texts.nearest, { tone: 'open', glyph: 'check' })] as const),
    ]);
  }, [friends, proposed]);
  return friends.length > 0 && <Badges scene={scene} theme={theme} badges={badges} links={NO_LINKS} />;
}
