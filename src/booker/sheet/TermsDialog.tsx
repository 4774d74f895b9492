import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { PublicVenue } from '../../domain/booking/venue.ts';
import { isRichText } from '../../domain/plan/richText.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { messages } from '../messages.ts';
import { useLayer } from '../page/layers.ts';
import { pageAtom } from '../page/page.ts';
import { Description } from '../tableDetails/Description.tsx';

type TermsDialogProps = { readonly terms: PublicVenue['terms']; onClose(): void };

/**
 * The terms, for venues that have no page for them. The button only closes the dialog: the checkbox accepts the terms.
 */
export function TermsDialog({ terms, onClose }: TermsDialogProps): ReactNode {
  useLayer(true, onClose);
  const { venueLanguage } = useAtomValue(pageAtom);
  // Outside of the terms line, whose styles would reach into the dialog.
  return createPortal(
    <Dialog
      title={messages.termsTitle}
      isText
      onClose={onClose}
      actions={
        <button type="button" className="booker-primary-button" onClick={onClose}>
          {messages.understand}
        </button>
      }
    >
      {terms.map(({ heading, text }) => (
        <section key={text} className="booker-terms-section" lang={venueLanguage} dir="auto">
          {heading && <h3>{heading}</h3>}
          {isRichText(text) ? <Description html={text} /> : <p>{text}</p>}
        </section>
      ))}
    </Dialog>,
    // Within the booker, whose styles end there on a venue's own page.
    document.querySelector('#app') ?? document.body,
  );
}
