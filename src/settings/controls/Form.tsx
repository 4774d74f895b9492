import type { ReactNode } from 'react';
import type { Elements } from '../../ui/jsx.ts';

/** A form whose problems stand beside its fields, in place of the browser's. */
export function Form({ onSubmit, children }: { onSubmit(): void; readonly children: Elements }): ReactNode {
  return (
    <form
      className="settings-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
