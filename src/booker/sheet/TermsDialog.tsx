/** The terms, where they have no page of their own. I understand only closes it: accepting is the checkbox's. */
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { PublicVenue } from '../../domain/booking/venue.ts';
import { messages } from '../messages.ts';

type TermsDialogProps = { readonly terms: PublicVenue['terms']; onClose(): void };

export function TermsDialog({ terms, onClose }: TermsDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return createPortal(
    <dialog ref={dialog} className="dialog" aria-labelledby="terms-title" onClose={onClose}>
      <h2 id="terms-title">{messages.termsTitle}</h2>
      <div className="dialog-body">
        {terms.map(({ heading, text }) => (
          <section key={text}>
            {heading && <h3>{heading}</h3>}
            <p>{text}</p>
          </section>
        ))}
      </div>
      <div className="dialog-foot">
        <button
          type="button"
          className="next"
          onClick={() => {
            dialog.current?.close();
          }}
        >
          {messages.understand}
        </button>
      </div>
    </dialog>,
    document.body,
  );
}
