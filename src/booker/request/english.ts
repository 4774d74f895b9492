/** The texts for parties that are larger than the venue takes online, which are loaded when a guest asks. */
export const english = {
  /** Telephone and email address of the venue follow. */
  contact: 'For a larger party, please contact the venue:',
  howToAsk: 'For a larger party, fill in the form and ask the venue. The venue answers by email.',
  orContact: 'Or contact the venue:',
  partySize: 'How many guests?',
  ask: 'Ask the venue',
  sent: 'The venue has your request for {party, number} guests on {date}. This is not a reservation yet: the answer will come by email to {email}.',
} as const;
