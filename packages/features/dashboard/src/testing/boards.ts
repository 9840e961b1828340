import type { BuyerDashboard, DashboardBid, ManagerDashboard } from '@seriba/contracts/dashboard'
import { hourMs } from '@seriba/domain/time/jst'

export const aBid = (bidId: number, more: Partial<DashboardBid> = {}): DashboardBid => ({
  bidId,
  lotId: '9',
  lotType: 'auction',
  lotNo: 20461,
  auctionDate: new Date(Date.now() + hourMs / 2).toISOString(),
  auctionName: 'USS Yokohama',
  maker: 'Suzuki',
  model: 'Jimny',
  year: 2022,
  mileage: 18_000,
  chassis: 'JB64W',
  condition: '4.5',
  image: null,
  amount: 1_620_000,
  group: 'B',
  startPrice: 1_350_000,
  soldPrice: null,
  bidStatus: 1,
  client: null,
  ...more,
})

const chats = {
  count: 1,
  rows: [
    { bidId: 4, lotNo: 41207, author: 'S. Mori', text: 'Can you accept S1?', at: '2026-11-24T00:51:00Z' },
  ],
}

export const aClientBoard = (): BuyerDashboard => ({
  role: 'client',
  balanceInfo: {
    balance: 1_240_500,
    creditLimit: 8_000_000,
    bidAllow: 4_350_000,
    availableLimit: 4_352_500,
    dailyBidLimit: 0,
    dailyUssLimit: 0,
    activeBids: 4_888_000,
    activeBidsCount: 17,
  },
  today: { count: 5, sum: 6_490_000, rows: [aBid(1)] },
  results: [
    aBid(2, {
      lotNo: 20117,
      auctionDate: '2026-11-20T01:00:00Z',
      amount: 5_300_000,
      soldPrice: 5_285_000,
      bidStatus: 6,
    }),
    aBid(3, { lotNo: 6120, auctionDate: '2026-11-20T01:00:00Z', bidStatus: 5 }),
  ],
  shipments: {
    count: 7,
    rows: [
      {
        id: 1,
        title: 'Lexus RX450h',
        image: null,
        status: 4,
        voyage: 'Sun Rio 117',
        etd: null,
        eta: '2026-11-26',
      },
    ],
  },
  chats,
})

export const aDealerBoard = (): BuyerDashboard => ({
  ...aClientBoard(),
  role: 'dealer',
  clients: [{ id: 1042, name: 'Oleg Sidorenko', company: null, liveBids: 3, balance: -150_000 }],
})

export const aManagerBoard = (): ManagerDashboard => ({
  role: 'manager',
  newBids: { count: 37, oldest: '2026-11-24T01:00:00Z' },
  lastHour: { count: 9, undecided: 5, rows: [aBid(1, { client: 'Khalid Al Amri' })] },
  chats,
  unpriced: { count: 0, rows: [] },
  newOrders: 2,
})
