import { paperTypes } from '@seriba/domain/clients/paper-types'
import { dashboardScopes } from '@seriba/domain/dashboard/spans'
import { allPageTypes } from '@seriba/domain/lots/page-types'
import { depositMethods } from '@seriba/domain/money/deposit'
import { documentTypes } from '@seriba/domain/purchases/documents'
import { setUpSteps } from '@seriba/domain/site/set-up'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { Deposit } from './deposits.ts'
import { dateString, instant, yen } from './fields.ts'
import { BalanceInfo } from './money.ts'

/** A bid as a dashboard shows it. */
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
  /** Whose bid it is, if it is not the viewer's. */
  client: z.nullable(z.string()),
})
export type DashboardBid = z.infer<typeof DashboardBid>

/** The last message in a chat that is waiting for the viewer's side. */
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

/** What the buyer still has to send for a purchase. */
export const PapersWanted = z.object({
  id: z.int(),
  title: z.string(),
  what: z.array(z.enum([...documentTypes, 'consignee'])),
})
export type PapersWanted = z.infer<typeof PapersWanted>

/** What the viewer still has to send to prove who they are: asked for, or valid for thirty more days at most. */
export const AccountPaper = z.object({
  type: z.enum(paperTypes),
  /** The Japanese day by which it is needed. */
  dueOn: z.nullable(z.string()),
  /** The last day of the existing document, which may be over. */
  validUntil: z.nullable(z.string()),
})
export type AccountPaper = z.infer<typeof AccountPaper>

/** A favorite that has not been auctioned yet. */
export const NextFavorite = z.object({
  lotId: z.string(),
  lotType: z.string(),
  lotNo: z.int(),
  title: z.string(),
  auctionDate: instant(),
})
export type NextFavorite = z.infer<typeof NextFavorite>

/** A saved search and how many lots have come in since it was last opened. */
export const DashboardSearch = z.object({
  id: z.int(),
  name: z.string(),
  params: z.string(),
  type: z.enum(allPageTypes),
  fresh: z.int(),
})
export type DashboardSearch = z.infer<typeof DashboardSearch>

const BuyerFields = {
  balanceInfo: BalanceInfo,
  /** What is required before one may bid, and which parts of it are on their way. */
  deposit: z.object({ wanted: z.nullable(yen()), waiting: z.nullable(Deposit) }),
  /** How much of the daily limits is used up. */
  used: z.object({ bids: z.int(), images: z.int() }),
  /** The Japanese day's bids, and what they come to. */
  today: z.object({ count: z.int(), sum: yen(), rows: z.array(DashboardBid) }),
  /** Live bids on the days after it, soonest first. */
  next: z.object({ count: z.int(), rows: z.array(DashboardBid) }),
  /** Of the last 7 days, newest first. */
  results: z.array(DashboardBid),
  shipments: z.object({ count: z.int(), rows: z.array(Shipment) }),
  /** Purchases that the viewer has to send documents for, oldest first. */
  papers: z.array(PapersWanted),
  accountPapers: z.array(AccountPaper),
  chats: Chats,
  searches: z.object({ count: z.int(), rows: z.array(DashboardSearch) }),
  /** Upcoming ones, soonest first. */
  favorites: z.object({ count: z.int(), rows: z.array(NextFavorite) }),
}

/** One of a dealer's clients, or the dealer, with their credit; the busiest first. */
export const DealerClient = z.object({
  id: z.int(),
  name: z.string(),
  company: z.nullable(z.string()),
  own: z.boolean(),
  liveBids: z.int(),
  /** What could be owed if every live bid won. */
  committed: yen(),
  creditLimit: yen(),
  balance: yen(),
  /** The last message about one of their bids, and whether it is waiting for an answer from the client's side. */
  message: z.nullable(z.object({ bidId: z.int(), text: z.string(), waits: z.boolean() })),
})
export type DealerClient = z.infer<typeof DealerClient>

export const ClientDashboard = z.object({ role: z.literal('client'), ...BuyerFields })
export const DealerDashboard = z.object({
  role: z.literal('dealer'),
  ...BuyerFields,
  clients: z.array(DealerClient),
  /** Of the dealer and all their clients. */
  sums: z.object({
    clients: z.int(),
    overdrawn: z.int(),
    committed: yen(),
    limits: yen(),
    liveBids: z.int(),
    wonThisMonth: z.int(),
  }),
  /** How the bids of the last days ended. */
  outcome: z.object({
    ended: z.int(),
    won: z.int(),
    /** How many yen less than the bid wins cost on average. */
    averageUnder: z.nullable(yen()),
    /** Lost by less than `dashboardSpans.nearYen`. */
    near: z.int(),
  }),
})
export type DealerDashboard = z.infer<typeof DealerDashboard>
export type BuyerDashboard = z.infer<typeof ClientDashboard> | DealerDashboard

/** A hall's day with the bids there, each at the time its lot is expected. */
export const HallToday = z.object({
  name: z.string(),
  from: instant(),
  to: instant(),
  /** The lot that should be in the ring. */
  lotNo: z.nullable(z.int()),
  bids: z.int(),
  fresh: z.int(),
  marks: z.array(z.object({ at: instant(), status: z.int(), autoBid: z.boolean() })),
})
export type HallToday = z.infer<typeof HallToday>

/** A deposit that a client has announced. */
export const AnnouncedDeposit = z.object({
  id: z.int(),
  clientId: z.int(),
  client: z.string(),
  method: z.enum(depositMethods),
  amount: yen(),
  reference: z.string(),
  at: instant(),
})
export type AnnouncedDeposit = z.infer<typeof AnnouncedDeposit>

/** A feed that has brought no lots for longer than it may take. */
export const LateFeed = z.object({
  id: z.int(),
  name: z.string(),
  /** How often lots are expected, in minutes. */
  everyMinutes: z.int(),
  /** When it last came in completely; null if it never did. */
  lastAt: z.nullable(instant()),
})
export type LateFeed = z.infer<typeof LateFeed>

/** What is waiting for staff. */
export const ManagerDashboard = z.object({
  role: z.literal('manager'),
  /** New bids with an auction today or later. */
  newBids: z.object({ count: z.int(), oldest: z.nullable(instant()) }),
  /** Live bids whose lots come up within the hour, how many of them nobody has decided on, and when the next lot comes up. */
  lastHour: z.object({
    count: z.int(),
    undecided: z.int(),
    next: z.nullable(instant()),
    rows: z.array(DashboardBid),
  }),
  chats: Chats,
  /** Wins without a sold price: nothing is charged before there is one (GAP43). */
  unpriced: z.object({ count: z.int(), rows: z.array(DashboardBid) }),
  /** Lots whose sheets clients want read, and when the first of them is sold. */
  translations: z.object({ count: z.int(), next: z.nullable(instant()) }),
  newOrders: z.int(),
  /**
   * Deposits on their way, oldest first, and what has come in this Japanese day; null for staff who record no money.
   */
  deposits: z.nullable(
    z.object({
      count: z.int(),
      sum: yen(),
      rows: z.array(AnnouncedDeposit),
      received: z.object({ count: z.int(), sum: yen() }),
    }),
  ),
  /** Clients whose live bids exceed what they may owe. */
  overLimit: z.int(),
  /** Clients with a document that has expired, or expires within thirty days. */
  endingPapers: z.int(),
  /** Rows that disagreed with the ledger at its last check. */
  ledgerDifferences: z.int(),
  /** For staff who manage feeds; none for others. */
  lateFeeds: z.array(LateFeed),
  /**
   * Since when the source of exchange rates has been failing, for staff who manage the company; null while it works.
   */
  ratesFailingSince: z.nullable(instant()),
  /** The halls' Japanese day: today, and once its last lot is over, the next day with a live bid. */
  hallsDay: dateString(),
  /** Halls on that day with a bid in them, the busiest first. */
  halls: z.array(HallToday),
})
export type ManagerDashboard = z.infer<typeof ManagerDashboard>

/** A role's home page (GAP09). */
export const viewDashboard = contract({
  method: 'GET',
  path: '/user/dashboard',
  operation: 'dashboard.viewDashboard',
  audience: 'signedIn',
  /** Whose bids: a dealer’s own or their clients’, a manager’s clients’, or everyone’s that the viewer may see. */
  input: z.object({ whose: z._default(z.enum(dashboardScopes), 'all') }),
  output: z.discriminatedUnion('role', [ClientDashboard, DealerDashboard, ManagerDashboard]),
  errors: [],
})

/** What a company needs before its clients can bid and pay, and which of it is done. */
export const viewSetUp = contract({
  method: 'GET',
  path: '/site/set-up',
  operation: 'dashboard.viewSetUp',
  audience: 'manager',
  needs: ['companyManage'],
  input: z.object({}),
  output: z.object({
    steps: z.array(z.object({ step: z.enum(setUpSteps), isDone: z.boolean() })),
    /** What has been set so far. */
    set: z.object({
      company: z.string(),
      /** The bank, and the number of the account that clients pay to. */
      bank: z.nullable(z.string()),
      halls: z.int(),
      /** How many of them have no auction fee of their own. */
      withoutFee: z.int(),
      /** Lots of today and later in Japan. */
      lots: z.int(),
      /** Colleagues who work here or are invited, besides the caller. */
      colleagues: z.int(),
    }),
  }),
  errors: [],
})
