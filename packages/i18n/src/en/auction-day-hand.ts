/** What has to be done at the hall by hand: the Bid Manager says it, too. */
export const auctionDayHand = {
  hand: {
    place: 'Bid by hand',
    change: 'Change by hand',
    withdraw: 'Withdraw by hand',
    confirm: 'Hall says: won',
    check: 'Check the report',
    lead: 'Act by hand',
  },
  handHelp: {
    place: 'The hall has not received this bid. Bid there by hand, then confirm.',
    change: 'The hall has not received the new maximum. Change it there by hand, then confirm.',
    withdraw: 'The hall still has this bid. Withdraw it there by hand, then confirm.',
    confirm: 'The hall reports that the lot is won. Confirm the win to charge it.',
    check: 'The hall’s report doesn’t match the bid. Call the hall, enter the result, then confirm.',
    lead: 'The bid that was ahead of this one no longer leads. Set this one to Bid, or leave it.',
  },
  done: 'Done',
  doneOf: 'Lot {{lotNo}} is done',
  handFailed: 'Couldn’t confirm lot {{lotNo}}',
  marks: {
    hands_one: '{{count}} by hand',
    hands_other: '{{count}} by hand',
    clashes_one: '{{count}} clash',
    clashes_other: '{{count}} clashes',
    new_one: '{{count}} still New',
    new_other: '{{count}} still New',
    shared_one: '{{count}} lot with more than one bid',
    shared_other: '{{count}} lots with more than one bid',
    today: 'Today’s bids that need a look',
  },
} as const
