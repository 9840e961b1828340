/** What stands in files that lists are saved as, and nowhere on a screen. */
export const files = {
  deposits: {
    reference: 'Reference',
    amount: 'Announced, yen',
    received: 'Received, yen',
    state: 'State',
    announced: 'Announced on',
    expires: 'Valid until',
  },
  staff: { id: 'ID', rights: 'May do', invited: 'Invited', left: 'Left', successor: 'Successor' },
  favorites: 'Favorites',
} as const
