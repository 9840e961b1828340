/** What the cache knows about, by name. `LIST` stands for every list of a kind. */
export const tagTypes = [
  'Profile',
  'Account',
  'Alert',
  'AuctionDay',
  'Balance',
  'Calendar',
  'CarBefore',
  'Counters',
  'Dashboard',
  'Wins',
  'Lot',
  // What a lot says about the bids on it.
  'LotBid',
  'Bid',
  // What is shown about one bid, besides the lists.
  'BidDetail',
  'BidFilters',
  'BidGroup',
  // A page in a list of bids, by the arguments it was requested with.
  'BidPage',
  'BidTypes',
  'BidView',
  'Chat',
  'Notification',
  'Order',
  'Passkey',
  'Payment',
  'Purchase',
  'Client',
  'Consignee',
  'Company',
  'Cost',
  'Site',
  // What is auctioned in the next days.
  'Schedule',
  'Search',
  'Staff',
  'Favorite',
  'Feed',
  'Halls',
  'SheetReading',
  'Translation',
  'Voyage',
  // Answers in the server's own words: they differ once the language changes.
  'Words',
] as const
export type TagType = (typeof tagTypes)[number]
export type Tag = { type: TagType; id?: string | number }

export const idTag = (type: TagType, id: string | number): Tag => ({ type, id })
export const listTag = (type: TagType): Tag => ({ type, id: 'LIST' })

export const listTags = (type: TagType, ids: readonly (string | number)[] = []): Tag[] => [
  listTag(type),
  ...ids.map((id) => idTag(type, id)),
]

/** Somebody has read what was in the list of notifications, or the messages of a bid, which are in it too. */
export const readTags = (bidId?: number): Tag[] => [
  ...(bidId === undefined ? [] : [idTag('Chat', bidId), idTag('Bid', bidId)]),
  { type: 'Notification' },
  { type: 'Counters' },
]

/** A bid was added, changed or removed: what lists it, what counts it, and what it leaves of the credit. */
export const bidChanged = (bidId?: number, lotId?: string): Tag[] => [
  listTag('Bid'),
  ...(bidId === undefined ? [] : [idTag('Bid', bidId)]),
  ...(lotId === undefined ? [] : [idTag('Lot', lotId)]),
  { type: 'BidFilters' },
  { type: 'BidGroup' },
  { type: 'Balance' },
  { type: 'Counters' },
  // What was offered for an order says what was bid on it.
  { type: 'Order' },
]

/**
 * The answer to a change contained everything that lists of bids show: this is everything else that depends on the bid.
 */
export const besideLists = (bidId: number, lotId: string): Tag[] => [
  idTag('BidDetail', bidId),
  listTag('BidDetail'),
  idTag('LotBid', lotId),
  ...bidChanged().filter(({ type }) => type !== 'Bid'),
]

/**
 * A client's account changed: lists show their figures, and so do their own page and the pages of those who bid for
 * them.
 */
export const clientChanged = (id: number): Tag[] => [
  idTag('Client', id),
  listTag('Client'),
  idTag('Balance', 'client'),
  { type: 'Dashboard' },
]
