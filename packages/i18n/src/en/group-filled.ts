export const groupFilled = {
  by: 'Group {{label}} was filled by {{lots}}.',
  win: 'lot {{lotNo}}, {{name}}, {{amount}}',
  winNoPrice: 'lot {{lotNo}}, {{name}}, sold price to come',
  stopped_one: '{{count}} other bid was stopped, and no credit is held for it.',
  stopped_other: '{{count}} other bids were stopped, and no credit is held for them.',
  undone: 'If the win is undone',
  undoneText: 'The group opens again. Stopped bids that the credit covers:',
  back: 'Lot {{lotNo}} returns to {{status}}.',
  tooLate: 'Lot {{lotNo}} stays stopped: its auction is less than an hour away.',
  twoWins: 'Two wins at once',
  twoWinsText:
    'Bids are binding. If two halls sell in the same minute, both vehicles are the client’s, and the group shows {{over}} of {{cars}}.',
  twoWinsOwnText:
    'Bids are binding. If two halls sell in the same minute, both vehicles are yours, and the group shows {{over}} of {{cars}}.',
  stays: {
    late: 'stays stopped: less than an hour to the auction',
    credit: 'stays stopped: not enough credit',
    budget: 'stays stopped: over the budget',
  },
} as const
