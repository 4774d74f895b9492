/** The texts for parties that are larger than the venue takes online, which are loaded when a guest asks. */
export const english = {
  /** Telephone and email address of the venue follow. */
  contact: 'For a larger party, please contact the venue:',
  howToAsk: 'For a larger party, fill in the form and ask the venue. The venue answers by email.',
  orContact: 'Or contact the venue:',
  ask: 'Ask the venue',
  /** The heading of the page after it. */
  sent: 'Your request is sent',
  answer: 'This is not a reservation yet: the answer will come by email to {email}.',
} as const;
