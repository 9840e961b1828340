import type { ClientView } from '@seriba/contracts/clients'

/** Facts in the shape of the wire, for tests and stories. */
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
    language: 693,
    bidEmailNotify: true,
    shortCode: 'DK',
    manager: 'Saki Mori',
    dealer: null,
    createdAt: '2023-06-02T00:00:00.000Z',
    lastLogin: '2026-11-24T00:41:00.000Z',
    notes: 'Pays in three days.',
    biddingAllowed: true,
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
  bids: { live: 17, archived: 412 },
})
