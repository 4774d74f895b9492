/** What the address asks for and the page can't show as it was. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import type { Fixture } from '../fixtures/readFixture.ts';
import { findHighlight } from '../findings/highlight.ts';
import { requestedUrlAtom, stampAtom } from '../states/galleryState.ts';
import { messages } from '../messages.ts';
import { availableSelection, simulateAvailability } from './tableStates.ts';

type AddressRemarksProps = { readonly fixture: Fixture; readonly isViewLimited: boolean };

export function AddressRemarks({ fixture, isViewLimited }: AddressRemarksProps): ReactNode {
  const requested = useAtomValue(requestedUrlAtom);
  const { hash, build } = useAtomValue(stampAtom);
  const tableRemarks = useMemo(() => {
    if (!requested) return [];
    const { selected, highlighted } = requested.state;
    const available = new Set(availableSelection(simulateAvailability(fixture, requested.state), selected));
    const refused = selected.filter((key) => !available.has(key));
    return [
      ...(refused.length > 0 ? [messages.notSelected(refused)] : []),
      ...(highlighted !== undefined && !findHighlight(fixture, highlighted) ? [messages.notMarked(highlighted)] : []),
    ];
  }, [fixture, requested]);
  const { stamp } = requested ?? {};
  const differs = (asked: string | undefined, now: string | undefined): boolean =>
    asked !== undefined && now !== undefined && asked !== now;
  const remarks = [
    ...(differs(stamp?.hash, hash) ? [messages.otherContent] : []),
    ...(differs(stamp?.build, build) ? [messages.otherBuild] : []),
    ...(isViewLimited ? [messages.viewLimited] : []),
    ...tableRemarks,
  ];
  if (remarks.length === 0) return null;
  return (
    <output className="gallery-alert gallery-address-remarks" aria-label={messages.addressRemarks}>
      {remarks.map((remark) => (
        <span key={remark}>{remark}</span>
      ))}
    </output>
  );
}
