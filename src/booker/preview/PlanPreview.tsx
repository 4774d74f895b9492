/** The plan over the form: shows which tables suit the party that day, and chooses none. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatLongDay, messages } from '../messages.ts';
import { useLayer } from '../page/layers.ts';
import { venueAtom } from '../page/page.ts';
import { PlanArea } from '../plan/PlanArea.tsx';
import { peekAtTableAtom } from '../tableDetails/tablePopover.ts';
import { isByDaysOnly } from '../../domain/booking/venue.ts';
import { formAtom } from '../reservation/form.ts';
import { freeTablesTextAtom } from '../reservation/freeTables.ts';
import { closePreviewAtom } from './preview.ts';
import './planPreview.css';

export function PlanPreview(): ReactNode {
  const { date, until, time, guests } = useAtomValue(formAtom);
  const venue = useAtomValue(venueAtom);
  const { language } = venue;
  const free = useAtomValue(freeTablesTextAtom);
  const close = useSetAtom(closePreviewAtom);
  const peekAtTable = useSetAtom(peekAtTableAtom);
  const [handle, setHandle] = useState<PlanHandle | null>(null);
  useLayer(true, close);
  useEffect(() => () => peekAtTable(undefined), [peekAtTable]);
  const when = [
    date !== undefined && [date, until].flatMap((day) => (day ? formatLongDay(day, language) : [])).join(' – '),
    time !== undefined && until === undefined && !isByDaysOnly(venue) && messages.formatShortTime(time),
  ];
  return (
    <Dialog className="booker-preview" title={messages.plan} closeLabel={messages.closePreview} onClose={close}>
      <p className="booker-preview-summary booker-tabular-figures">
        {[...when.filter(Boolean), free ?? messages.guests({ count: guests })].join(' · ')}
      </p>
      <PlanArea handle={handle} handleRef={setHandle} />
    </Dialog>
  );
}
