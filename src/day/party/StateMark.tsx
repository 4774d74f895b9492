/** A party's state as a shape of its own and in words, so that no state is told by its color alone. */
import Armchair from 'lucide-react/icons/armchair';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import DoorOpen from 'lucide-react/icons/door-open';
import Hourglass from 'lucide-react/icons/hourglass';
import LogOut from 'lucide-react/icons/log-out';
import UserX from 'lucide-react/icons/user-x';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { PartyState } from '../state/partyWords.ts';

export const STATE_ICONS = {
  reserved: Circle,
  confirmed: Check,
  arrived: DoorOpen,
  seated: Armchair,
  left: LogOut,
  no_show: UserX,
  cancelled: X,
  late: Hourglass,
} as const satisfies Record<PartyState, unknown>;

export function StateMark({ state, words }: { readonly state: PartyState; readonly words: string }): ReactNode {
  const Icon = STATE_ICONS[state];
  return (
    <span className="day-state" data-state={state}>
      <Icon aria-hidden size={16} />
      <span>{words}</span>
    </span>
  );
}
