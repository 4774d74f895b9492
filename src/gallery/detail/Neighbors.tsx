/** Links and keys to the fixtures before and after the open one. */
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { neighborsAtom } from '../findings/findings.ts';
import { messages } from '../messages.ts';
import { galleryStateAtom, openFixtureAtom } from '../states/galleryState.ts';
import { shortcutKey } from '../states/shortcutKey.ts';
import { opensNewTab } from '../states/opensNewTab.ts';
import { formatUrlState } from '../states/urlState.ts';
import { Button } from '../../ui/Button.tsx';

/** Keys that open the fixture before and after the open one. */
const NEIGHBOR_KEYS = { previous: 'P', next: 'N' } as const;

export function Neighbors(): ReactNode {
  const neighbors = useAtomValue(neighborsAtom);
  const state = useAtomValue(galleryStateAtom);
  const open = useSetAtom(openFixtureAtom);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      const key = shortcutKey(event);
      const side = (['previous', 'next'] as const).find((each) => NEIGHBOR_KEYS[each] === key);
      const name = side && neighbors[side];
      if (name !== undefined) open(name);
    };
    window.addEventListener('keydown', handleKey);
    return () => {
      window.removeEventListener('keydown', handleKey);
    };
  }, [neighbors, open]);
  const link = (side: 'previous' | 'next', Icon: typeof ChevronLeft): ReactElement => {
    const name = neighbors[side];
    const label = { previous: messages.previous, next: messages.next }[side];
    const icon = <Icon aria-hidden size={18} />;
    // The first and the last fixture keep the place of the link.
    if (name === undefined)
      return (
        <Button disabled aria-label={label}>
          {icon}
        </Button>
      );
    return (
      <a
        className="ui-button"
        aria-label={label}
        title={messages.withKey(label, NEIGHBOR_KEYS[side])}
        aria-keyshortcuts={NEIGHBOR_KEYS[side]}
        href={`/gallery${formatUrlState({ ...state, fixture: name, selected: [], view: undefined, highlighted: undefined })}`}
        onClick={(event) => {
          if (opensNewTab(event)) return;
          event.preventDefault();
          open(name);
        }}
      >
        {icon}
      </a>
    );
  };
  return (
    <nav className="gallery-neighbors" aria-label={messages.neighbors}>
      {link('previous', ChevronLeft)}
      {link('next', ChevronRight)}
    </nav>
  );
}
