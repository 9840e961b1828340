export const sameLot = {
  rank: '{{rank}} of {{of}}',
  rankHelp_one: '{{count}} bid on this lot; this one is number {{rank}}',
  rankHelp_other: '{{count}} bids on this lot; this one is number {{rank}}',
  title: 'Another client’s bid is ahead',
  text: 'This bid is number {{rank}} of {{of}} on the lot. Both clients will compete in one auction.',
  anyway: 'Bid anyway',
  ahead: 'Ahead: bid {{bidId}} of {{client}}, {{amount}}',
} as const
