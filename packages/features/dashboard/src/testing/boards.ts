import type { BuyerDashboard, DashboardBid, ManagerDashboard } from '@seriba/contracts/dashboard'
import { hourMs, jstDay } from '@seriba/domain/time/jst'

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
  deposit: { wanted: null, waiting: null },
  balanceInfo: {
    balance: 1_240_500,
    creditLimit: 8_000_000,
    bidAllow: 4_350_000,
    availableLimit: 4_352_500,
    dailyBidLimit: 30,
    dailyUssLimit: 0,
    activeBids: 4_888_000,
    activeBidsCount: 17,
  },
  today: { count: 5, sum: 6_490_000, rows: [aBid(1)] },
  next: { count: 0, rows: [] },
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
  papers: [],
  accountPapers: [],
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
  used: { bids: 11, images: 0 },
  searches: {
    count: 5,
    rows: [{ id: 1, name: 'Alphard, 2019 –', params: 'maker=Toyota', type: 'car-auction', fresh: 100 }],
  },
  favorites: {
    count: 6,
    rows: [
      {
        lotId: '8',
        lotType: 'bike',
        lotNo: 30518,
        title: 'Honda CB400',
        auctionDate: '2026-11-24T01:30:00Z',
      },
    ],
  },
})

export const aDealerBoard = (): BuyerDashboard => ({
  ...aClientBoard(),
  role: 'dealer',
  clients: [
    {
      id: 1042,
      name: 'Oleg Sidorenko',
      company: null,
      own: false,
      liveBids: 3,
      committed: 2_380_000,
      creditLimit: 2_500_000,
      balance: -150_000,
      message: { bidId: 4, text: 'When is the ring?', waits: true },
    },
  ],
  sums: {
    clients: 6,
    overdrawn: 1,
    committed: 24_885_000,
    limits: 30_000_000,
    liveBids: 37,
    wonThisMonth: 14,
  },
  outcome: { ended: 21, won: 3, averageUnder: 41_000, near: 4 },
})

export const aManagerBoard = (): ManagerDashboard => ({
  role: 'manager',
  newBids: { count: 37, oldest: '2026-11-24T01:00:00Z' },
  lastHour: {
    count: 9,
    undecided: 5,
    next: new Date(Date.now() + hourMs / 2).toISOString(),
    rows: [aBid(1, { client: 'Khalid Al Amri' })],
  },
  chats,
  unpriced: { count: 0, rows: [] },
  translations: { count: 10, next: new Date(Date.now() + hourMs / 3).toISOString() },
  newOrders: 2,
  deposits: {
    count: 1,
    sum: 150_000,
    rows: [
      {
        id: 88,
        clientId: 111903,
        client: 'Faith Wanjiru',
        method: 'bank',
        amount: 150_000,
        reference: 'SB 111903 0001',
        at: '2026-11-23T05:02:00Z',
      },
    ],
    received: { count: 2, sum: 650_000 },
  },
  overLimit: 2,
  endingPapers: 0,
  ledgerDifferences: 0,
  lateFeeds: [],
  ratesFailingSince: null,
  hallsDay: jstDay(new Date()),
  halls: [
    {
      name: 'USS Yokohama',
      from: new Date(Date.now() - hourMs).toISOString(),
      to: new Date(Date.now() + 5 * hourMs).toISOString(),
      lotNo: 20461,
      bids: 148,
      fresh: 12,
      marks: [
        { at: new Date(Date.now() - hourMs / 2).toISOString(), status: 6, autoBid: false },
        { at: new Date(Date.now() + hourMs).toISOString(), status: 1, autoBid: false },
        { at: new Date(Date.now() + 2 * hourMs).toISOString(), status: 2, autoBid: true },
      ],
    },
  ],
})
