/**
 * What happens in the frame of `embed.js`, without personal data. A file of its own and without imports, because it is
 * part of the types that other sites copy.
 */
export type EmbedEvents = {
  /** The booker is shown. */
  ready: object;
  step: { readonly step: 'form' | 'tables' | 'done' };
  /** A table was selected or released. */
  selected: { readonly id: string | number; readonly selected: boolean };
  /** `code` is absent if the host names none. */
  reserved: { readonly code?: string };
  /** The visitor closed the booker. */
  closed: object;
};
