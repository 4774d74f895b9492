/** Tells users of small screens to draw on a larger one. Can be dismissed. */
import { type ReactNode, useState } from 'react';
import { messages } from '../messages.ts';
import { Button } from '../controls/Button.tsx';
import '../publishing/notices.css';

export function SmallScreenNotice(): ReactNode {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <div className="editor-notice editor-small-screen-notice" role="note">
      <p>{messages.smallScreen}</p>
      <Button onClick={() => setDismissed(true)}>{messages.dismiss}</Button>
    </div>
  );
}
