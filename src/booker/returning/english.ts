/** The texts for guests who want to be known again on their device, which are loaded with a guest who is, or at the end. */
export const english = {
  /** The name of the guest whose details the form has. A button with `change` follows. */
  forGuest: 'For {name}',
  change: 'Change',
  remember: 'Remember me on this device',
  /** Below the switch. */
  rememberNote: 'Your name, email address and number stay in this browser, for this venue only.',
  notKept: 'This browser keeps nothing for this page.',
  forget: 'Forget me',
  forgotten: 'This browser has forgotten you.',
} as const;
