import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { instant, yen } from './fields.ts'
import { BalanceInfo } from './money.ts'

/** A bid as far as a dashboard shows it. */
export const DashboardBid = z.object({
  bidId: z.int(),
  lotId: z.string(),
  lotType: z.string(),
  lotNo: z.int(),
  auctionDate: z.nullable(instant()),
  auctionName: z.string(),
  maker: z.string(),
  model: z.string(),
  year: z.nullable(z.int()),
  /** km */
  mileage: z.nullable(z.int()),
  chassis: z.string(),
  condition: z.string(),
  image: z.nullable(z.string()),
  amount: yen(),
  group: z.nullable(z.string()),
  startPrice: yen(),
  soldPrice: z.nullable(yen()),
  bidStatus: z.int(),
  /** Whose bid it is, where that is not the viewer. */
  client: z.nullable(z.string()),
})
export type DashboardBid = z.infer<typeof DashboardBid>

/** The last message of a chat that waits for the viewer's side. */
export const WaitingChat = z.object({
  bidId: z.int(),
  lotNo: z.int(),
  author: z.string(),
  text: z.string(),
  at: instant(),
})
export type WaitingChat = z.infer<typeof WaitingChat>

const Chats = z.object({ count: z.int(), rows: z.array(WaitingChat) })

export const Shipment = z.object({
  id: z.int(),
  title: z.string(),
  image: z.nullable(z.string()),
  status: z.nullable(z.int()),
  voyage: z.nullable(z.string()),
  etd: z.nullable(z.string()),
  eta: z.nullable(z.string()),
})
export type Shipment = z.infer<typeof Shipment>

const BuyerFields = {
  balanceInfo: BalanceInfo,
  /** Bids of the Japanese day, and what they come to. */
  today: z.object({ count: z.int(), sum: yen(), rows: z.array(DashboardBid) }),
  /** Of the last 7 days, newest first. */
  results: z.array(DashboardBid),
  shipments: z.object({ count: z.int(), rows: z.array(Shipment) }),
  chats: Chats,
}

/** A dealer's client, the busiest first. */
export const DealerClient = z.object({
  id: z.int(),
  name: z.string(),
  company: z.nullable(z.string()),
  liveBids: z.int(),
  balance: yen(),
})
export type DealerClient = z.infer<typeof DealerClient>

export const ClientDashboard = z.object({ role: z.literal('client'), ...BuyerFields })
export const DealerDashboard = z.object({
  role: z.literal('dealer'),
  ...BuyerFields,
  clients: z.array(DealerClient),
})
export type BuyerDashboard = z.infer<typeof ClientDashboard> | z.infer<typeof DealerDashboard>

/** What waits for staff. */
export const ManagerDashboard = z.object({
  role: z.literal('manager'),
  /** New bids with an auction today or later. */
  newBids: z.object({ count: z.int(), oldest: z.nullable(instant()) }),
  /** Live bids whose lots come up within the hour, and how many of them nobody has decided on. */
  lastHour: z.object({ count: z.int(), undecided: z.int(), rows: z.array(DashboardBid) }),
  chats: Chats,
  /** Wins without a sold price: nothing is charged before there is one (GAP43). */
  unpriced: z.object({ count: z.int(), rows: z.array(DashboardBid) }),
  newOrders: z.int(),
})
export type ManagerDashboard = z.infer<typeof ManagerDashboard>

/** A role's home (GAP09). */
export const viewDashboard = contract({
  method: 'GET',
  path: '/user/dashboard',
  door: 'dashboard.viewDashboard',
  input: z.object({}),
  output: z.discriminatedUnion('role', [ClientDashboard, DealerDashboard, ManagerDashboard]),
  refusals: [],
})
