import type { ClientView } from '@seriba/contracts/client-view'
import type { ClientRow } from '@seriba/contracts/clients'

/** Facts in wire format, for tests and stories. */
export const aClient = (changed: Partial<ClientView['detail']> = {}): ClientView => ({
  detail: {
    userId: 104882,
    fullName: 'Dmitri Kovalenko',
    roleId: 1064,
    company: 'Vostok Auto',
    countryId: 183,
    city: 'Vladivostok',
    address: null,
    email: 'dk@vostok-auto.example',
    mobile: '+79145550142',
    officePhone: null,
    messengerNumber: null,
    port: null,
    language: 693,
    bidEmailNotify: true,
    shortCode: 'DK',
    managerId: 991,
    manager: 'Saki Mori',
    dealerId: null,
    dealer: null,
    createdAt: '2023-06-02T00:00:00.000Z',
    lastLogin: '2026-11-24T00:41:00.000Z',
    notes: 'Pays in three days.',
    biddingAllowed: true,
    twoStepSince: null,
    terms: { agreed: '2026-11-02T03:15:00.000Z', version: 1, inForce: 2 },
    ...changed,
  },
  balanceInfo: {
    balance: 1_240_500,
    creditLimit: 8_000_000,
    bidAllow: 4_350_000,
    availableLimit: 4_352_500,
    dailyBidLimit: 30,
    dailyUssLimit: 0,
    activeBids: 4_888_000,
    activeBidsCount: 16,
  },
  deposit: { amount: 150_000, received: 18_592_000, waiting: null, held: null },
  bids: { live: 17, archived: 412 },
  deletion: { asked: null, balance: 1_240_500, liveBids: 16, openPurchases: 2 },
  today: { bids: 11, uss: 4 },
  online: true,
  lastBid: '2026-11-24T01:02:00.000Z',
  counts: { purchases: 86, ledger: 174, sessions: 2, changes: 1208 },
  overrides: { shareCar: false },
  overriddenBy: { shareCar: { by: 'Saki Mori', at: '2026-11-12T07:40:00.000Z' } },
})

/** The same client as a row of the list. */
export const aClientRow = (changed: Partial<ClientRow> = {}): ClientRow => {
  const { detail, balanceInfo } = aClient()
  const { userId, fullName, company, countryId, roleId, manager, dealer, lastLogin } = detail
  const row = { userId, fullName, company, countryId, roleId, manager, dealer, lastLogin }
  return {
    ...row,
    balanceInfo,
    recentWins: 14,
    twoStep: false,
    registered: '2026-11-21T01:00:00.000Z',
    checked: null,
    deletionAsked: null,
    ...changed,
  }
}

export const aListOf = (clients: ClientRow[], total = clients.length) => ({
  clients,
  counts: [{ roleId: 1064, count: total }],
  online: 3,
  deletionRequests: clients.filter(({ deletionAsked }) => deletionAsked !== null).length,
  pageInfo: { page: 1, pageSize: 50, totalSearchResults: total, totalResults: total },
})

export const accountManagers = {
  managers: [
    { value: 991, label: 'Saki Mori' },
    { value: 992, label: 'Kenji Endo' },
  ],
  dealers: [{ value: 500, label: 'Peter Mwangi' }],
}

export const countries = {
  success: true,
  countryList: [
    { value: 183, label: 'Russia', code: 'RU' },
    { value: 116, label: 'Kenya', code: 'KE' },
  ],
}
