import { invoiceLineIds } from '@seriba/domain/landed-cost/invoice-lines'
import { ledgerPurposes } from '@seriba/domain/money/ledger-purpose'
import { paymentSorts, paymentTypes } from '@seriba/domain/money/payment-types'
import { costCauses, costLines } from '@seriba/domain/purchases/cost-lines'
import { purchaseSorts } from '@seriba/domain/purchases/desk'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import {
  cursor,
  dateString,
  fileFormat,
  instant,
  int,
  nextCursor,
  Option,
  PageInfo,
  text,
  yen,
} from './fields.ts'

/** All in yen (mission 4.4). */
export const BalanceInfo = z.object({
  balance: yen(),
  creditLimit: yen(),
  /** The highest bid that may be placed now. */
  bidAllow: yen(),
  /** What is left before it is rounded down to a valid bid. */
  availableLimit: yen(),
  dailyBidLimit: z.int(),
  dailyUssLimit: z.int(),
  /** What could be owed if every live bid won (DEC41). */
  activeBids: yen(),
  activeBidsCount: z.int(),
})
export type BalanceInfo = z.infer<typeof BalanceInfo>

export const Purchase = z.object({
  id: z.int(),
  sku: z.string(),
  auction: z.string(),
  lotNo: z.int(),
  maker: z.string(),
  model: z.string(),
  year: z.nullable(z.int()),
  chassis: z.string(),
  purchaseDate: instant(),
  exportPort: z.nullable(z.string()),
  voyage: z.nullable(z.string()),
  /** Japanese days. */
  etd: z.nullable(z.string()),
  eta: z.nullable(z.string()),
  /** Yen; null until the sold price is entered (GAP43). */
  totalPrice: z.nullable(yen()),
  status: z.nullable(z.int()),
  images: z.array(z.string()),
  /** Whose it is, if a dealer's list holds their clients' too; null for one's own. */
  client: z.nullable(z.object({ id: z.int(), name: z.string() })),
})
export type Purchase = z.infer<typeof Purchase>

const searchAndDays = {
  search: z.optional(text(100)),
  dateFrom: z.optional(dateString()),
  dateTo: z.optional(dateString()),
}

const purchaseFilter = {
  ...searchAndDays,
  /** 0 selects Processing, which is null in the answer. */
  status: z.optional(int(0, 8)),
  sort: z._default(z.enum(purchaseSorts), 'bought'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
}

/** A page of the caller's purchases, and the existing statuses. */
export const listPurchases = contract({
  method: 'GET',
  path: '/purchased-cars/listing',
  operation: 'money.listPurchases',
  audience: 'buyer',
  input: z.object({
    ...purchaseFilter,
    page: z._default(int(1, 100_000), 1),
    pageSize: z._default(int(1, 100), 20),
    /**
     * Instead of a page, for programs: `start`, and then the `nextCursor` of the answer. The list is then sorted by id,
     * newest first.
     */
    cursor: cursor(),
  }),
  output: z.object({
    success: z.literal(true),
    carsList: z.array(Purchase),
    statusList: z.array(Option),
    pageInfo: PageInfo,
    nextCursor: nextCursor(),
  }),
  errors: [],
})

/**
 * Creates a link to download all of the caller's purchases as a file; it works for one minute and only for the
 * caller.
 */
export const exportOwnPurchases = contract({
  method: 'GET',
  path: '/purchased-cars/listing-export',
  operation: 'money.exportOwnPurchases',
  audience: 'buyer',
  input: z.object({ ...purchaseFilter, format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: [],
})

/** A line in the ledger. */
export const Payment = z.object({
  id: z.int(),
  date: instant(),
  type: z.enum(paymentTypes),
  /** Why it was written, if the type does not say so. */
  purpose: z.nullable(z.enum(ledgerPurposes)),
  description: z.string(),
  method: z.string(),
  /** Yen: received is positive, charged is negative. */
  amount: yen(),
  /** After this line; it accumulates in the order of date and id. */
  balance: yen(),
  etd: z.nullable(z.string()),
  eta: z.nullable(z.string()),
  /** The number of the purchase it was charged for. */
  sku: z.nullable(z.string()),
  /** The maker and model of that purchase’s car, and the number of its lot. */
  car: z.nullable(z.string()),
  lotNo: z.nullable(z.int()),
  /** Receipts that are attached to it. */
  files: z.int(),
  /** The line that it reverses, and the one that reverses it. */
  reverses: z.nullable(z.int()),
  reversedBy: z.nullable(z.int()),
  /** It was moved here from another account (`in`), or from here to another one (`out`). */
  moved: z.nullable(z.enum(['in', 'out'])),
})
export type Payment = z.infer<typeof Payment>

const paymentFilter = {
  ...searchAndDays,
  type: z.optional(z.enum(paymentTypes)),
  sort: z._default(z.enum(paymentSorts), 'date'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
}

/** The caller's payments, newest first (GAP61). */
export const listPayments = contract({
  method: 'GET',
  path: '/payments/listing',
  operation: 'money.listPayments',
  audience: 'buyer',
  input: z.object({
    ...paymentFilter,
    page: z._default(int(1, 100_000), 1),
    pageSize: z._default(int(1, 100), 20),
    /**
     * Instead of a page, for programs: `start`, and then the `nextCursor` of the answer. The list is then sorted by id,
     * newest first.
     */
    cursor: cursor(),
  }),
  output: z.object({
    success: z.literal(true),
    records: z.array(Payment),
    typesList: z.array(Option),
    /** Of all payments, regardless of the filters. */
    totalBalance: yen(),
    totalReceived: yen(),
    totalSpent: yen(),
    pageInfo: PageInfo,
    nextCursor: nextCursor(),
  }),
  errors: [],
})

/**
 * Creates a link to download all of the caller's payments as a file; it works for one minute and only for the caller.
 */
export const exportOwnPayments = contract({
  method: 'GET',
  path: '/payments/listing-export',
  operation: 'money.exportOwnPayments',
  audience: 'buyer',
  input: z.object({ ...paymentFilter, format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: [],
})

/** The caller's balance and how much they may still bid (GAP63). */
export const viewBalance = contract({
  method: 'GET',
  path: '/user/balance',
  operation: 'money.viewBalance',
  audience: 'buyer',
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    detail: z.object({ userId: z.int(), currency: z.int() }),
    balanceInfo: BalanceInfo,
  }),
  errors: [],
})

/** How a purchase is transported, in addition to what its list says. */
export const Logistics = z.object({
  stockYard: z.nullable(z.string()),
  exportType: z.nullable(z.string()),
  shippingLine: z.nullable(z.string()),
  destination: z.nullable(z.string()),
  dischargePort: z.nullable(z.string()),
  blNumber: z.nullable(z.string()),
  containerNo: z.nullable(z.string()),
  /** A Japanese day. */
  yardEta: z.nullable(z.string()),
})

const names = z.object({ en: z.string(), ru: z.string() })
const perhapsYen = z.nullable(yen())

/** What the bid came to when it was placed, in yen, to compare with what is charged. */
export const AtBid = z.object({
  amount: yen(),
  at: instant(),
  /** The day in Japan from which its cost tables apply. */
  tablesFrom: z.string(),
  port: z.nullable(names),
  charges: z.object({
    price: perhapsYen,
    agentFee: perhapsYen,
    delivery: perhapsYen,
    other: perhapsYen,
    freight: perhapsYen,
  }),
  /** An estimate, paid by the buyer. */
  destination: z.array(
    z.object({
      id: z.string(),
      label: names,
      yen: yen(),
      /** What the buyer says they paid; null until they have said. */
      paid: z.nullable(yen()),
    }),
  ),
  landed: perhapsYen,
  /** Why lines are charged differently than at the bid. */
  reasons: z.array(
    z.object({
      line: z.enum(costLines),
      because: z.enum(costCauses),
      /** Fees that depend on the price. */
      parts: z.array(z.enum(invoiceLineIds)),
      /** What the company says about its change; empty if it has said nothing. */
      text: z.string(),
    }),
  ),
})
export type AtBid = z.infer<typeof AtBid>
