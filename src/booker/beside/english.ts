/** The texts for links to a place beside friends, which are loaded at the end, and with such a link. */
export const english = {
  title: 'Sit next to us',
  intro: 'Your friends see your place and the nearest free ones, but neither your name nor anything else.',
  make: 'Make a link for friends',
  share: 'Share the link',
  copied: 'The link is copied.',
  end: 'End this link',
  ended: 'The link no longer leads to you.',
  failed: 'That did not work. Please try again.',
  /** On the plan, beside the number of a table. */
  friends: 'Friends',
  nearest: 'Nearby',
  /** Over the plan. `places` are names of tables, such as `Line 9`. */
  friendsAt: 'Your friends: {places}',
  nearestAre: 'Nearest free: {places}',
  linkEnded: 'This link is no longer valid. You can reserve here all the same.',
} as const;
