/** Makes the link with which friends see where the guest will be, passes it on, and ends it. */
import Share2 from 'lucide-react/icons/share-2';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { besideCalls } from '../../api/besideContract.ts';
import { callBeside } from '../../api/besideClient.ts';
import { pageAtom } from '../page/page.ts';
import { texts } from './messages.ts';
import './beside.css';

/** Resolves with whether the visitor has been shown a way to pass the link on; false if it had to be copied. */
async function pass(link: string): Promise<boolean> {
  try {
    await navigator.share({ url: link });
    return true;
  } catch (error) {
    // Whoever closes the menu wants nothing else.
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    await navigator.clipboard?.writeText(link).catch(() => {});
    return false;
  }
}

/** `manage` is the path of the guest's page. */
export function BesideLink({ manage }: { readonly manage: string }): ReactNode {
  const { host } = useAtomValue(pageAtom);
  const [link, setLink] = useState<string>();
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const call = async (step: keyof typeof besideCalls): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const answer = await callBeside(host + manage, step);
    setBusy(false);
    const path = answer?.link;
    setLink(path && new URL(host + path, location.href).href);
    if (!answer || (step === 'make' && path === undefined)) setNote(texts.failed);
    else setNote(step === 'end' ? texts.ended : '');
  };
  return (
    <section className="booker-beside" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className="booker-hint">{texts.intro}</p>
      {link === undefined ? (
        <button type="button" className="booker-secondary-button" aria-busy={isBusy} onClick={() => void call('make')}>
          {texts.make}
        </button>
      ) : (
        <>
          <a className="booker-beside-link" href={link} target="_blank" rel="noopener noreferrer" dir="ltr">
            {link}
          </a>
          <button
            type="button"
            className="booker-secondary-button"
            onClick={() => void pass(link).then((isPassed) => setNote(isPassed ? '' : texts.copied))}
          >
            <Share2 aria-hidden size="1.125rem" />
            <span>{texts.share}</span>
          </button>
          <button type="button" className="booker-link-button" aria-busy={isBusy} onClick={() => void call('end')}>
            {texts.end}
          </button>
        </>
      )}
      <output className="booker-hint">{note}</output>
    </section>
  );
}
