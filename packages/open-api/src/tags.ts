type Tag = { name: string; description: string; concerns: readonly string[] }

/** The documentation's groups, in the order in which a reader encounters them. */
const tags: readonly Tag[] = [
  {
    name: 'Logging in',
    description: 'Sessions, sign-up, passwords, and the second step of a login.',
    concerns: ['auth', 'twoStep', 'passkeys', 'identity', 'firstRun'],
  },
  {
    name: 'API keys',
    description: 'Long-lived keys with which dealers’ programs call the API.',
    concerns: ['apiKeys'],
  },
  {
    name: 'Webhooks',
    description: 'Addresses at which dealers’ programs receive events, and the log of what was sent.',
    concerns: ['webhooks'],
  },
  {
    name: 'Account',
    description: 'The caller’s own profile, settings, sessions, documents and data.',
    concerns: ['user', 'clientPapers', 'privacy', 'rates'],
  },
  {
    name: 'Catalogue',
    description:
      'Listings of the seven page types, with their filters. Lots are identified by text: `carId` and `id`.',
    concerns: ['catalogue', 'lotFilters', 'favorites', 'searches', 'marketplace', 'palette'],
  },
  {
    name: 'Lots',
    description: 'One lot: its facts, photos, auction sheet, translations and share links.',
    concerns: [
      'lot',
      'lotNotes',
      'lotCorrections',
      'imageReloads',
      'productionMonth',
      'translations',
      'sheets',
    ],
  },
  {
    name: 'Price evidence',
    description: 'What vehicles similar to a lot sold for at earlier auctions.',
    concerns: ['priceEvidence'],
  },
  {
    name: 'Landed cost',
    description: 'What a vehicle comes to at the caller’s port, and the cost tables behind it.',
    concerns: ['costs', 'costChoices', 'bidCosts'],
  },
  {
    name: 'Bids',
    description:
      'Placing, changing, canceling and listing bids. `bidStatus`: 1 new, 2 bid, 3 don’t bid, 4 cancel, 5 finished, 6 win.',
    concerns: [
      'bids',
      'bidLists',
      'bidStatuses',
      'manyBids',
      'bidHistory',
      'bidTypes',
      'bidViews',
      'rivalBids',
      'withdrawals',
    ],
  },
  {
    name: 'Bid groups',
    description: 'Groups of bids with a limit on how many of the vehicles are bought.',
    concerns: ['bidGroups'],
  },
  {
    name: 'Credit and budget',
    description: 'Balance, credit limit, and the caps that clients set for themselves.',
    concerns: ['credit', 'budget'],
  },
  {
    name: 'Negotiations',
    description: 'Negotiations with sellers about lots that remained unsold.',
    concerns: ['negotiations'],
  },
  { name: 'Chat', description: 'Messages between a client and staff about a bid.', concerns: ['chat'] },
  {
    name: 'Orders',
    description:
      'Vehicles that clients are looking for and that are not in the catalogue yet, and what is offered to them.',
    concerns: ['orders', 'orderOffers'],
  },
  {
    name: 'Purchases',
    description: 'Vehicles that were won: costs, documents, consignees and shipping.',
    concerns: ['purchaseView', 'purchases', 'documents', 'consignees', 'shipping', 'voyages'],
  },
  { name: 'Invoices', description: 'Invoices for purchases.', concerns: ['invoices'] },
  {
    name: 'Payments',
    description:
      'A client’s purchases and payments, the ledger, deposits, and what is owed. All amounts are whole yen.',
    concerns: [
      'money',
      'payments',
      'paymentsDesk',
      'deposits',
      'receivables',
      'bankFiles',
      'monthEnd',
      'paymentFiles',
    ],
  },
  {
    name: 'Notifications',
    description: 'Events after a given number, lists of notifications, and how people are notified.',
    concerns: ['notificationList', 'notificationChoices', 'alerts', 'calendar', 'dashboard'],
  },
  {
    name: 'Auction day',
    description: 'The board of the auction day, and messages to and from the halls.',
    concerns: ['auctionDay', 'halls'],
  },
  {
    name: 'Clients',
    description: 'What staff know about clients and do for them.',
    concerns: ['clients', 'clientParts', 'imports'],
  },
  {
    name: 'Staff',
    description: 'Accounts of the company’s staff, and the audit log.',
    concerns: ['staff', 'audit'],
  },
  { name: 'Feeds', description: 'Where lots come from.', concerns: ['feeds', 'feedSources'] },
  {
    name: 'Company',
    description: 'The company’s settings and pages, and lists that forms choose from.',
    concerns: ['company', 'bankAccount', 'retention', 'site', 'sitePages'],
  },
]

const tagOf = new Map(tags.flatMap(({ name, concerns }) => concerns.map((concern) => [concern, name])))

/** The tag of `{concern}.{call}`. */
export function tagFor(operation: string): string {
  const concern = operation.split('.')[0] ?? ''
  return tagOf.get(concern) ?? concern
}

/** Those that something belongs to. */
export const tagsOf = (operations: readonly string[]) => {
  const used = new Set(operations.map(tagFor))
  return tags.filter(({ name }) => used.has(name)).map(({ name, description }) => ({ name, description }))
}
