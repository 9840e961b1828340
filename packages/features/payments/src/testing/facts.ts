import type { BankFile, BankLine } from '@seriba/contracts/bank-files'
import type { Output } from '@seriba/contracts/contract'
import type { DeskDeposit } from '@seriba/contracts/deposits'
import type { InvoiceRow } from '@seriba/contracts/invoices'
import type { MonthEnd, viewOwedClient } from '@seriba/contracts/month-end'
import type { DeskPayment } from '@seriba/contracts/payments-desk'
import type { OwedRow } from '@seriba/contracts/receivables'

/** Facts in wire format, for tests and stories. */
const dmitri = { id: 104882, name: 'Dmitri Kovalenko' }
const oleg = { id: 102951, name: 'Oleg Sidorenko' }

export const aPayment = (changed: Partial<DeskPayment> = {}): DeskPayment => ({
  id: 88210,
  date: '2026-11-20T03:00:00.000Z',
  type: 'Remittances',
  purpose: null,
  description: 'SWIFT 2611200017',
  method: 'bank',
  amount: 5_000_000,
  balance: 2_310_000,
  etd: null,
  eta: null,
  sku: null,
  car: null,
  lotNo: null,
  files: 0,
  reverses: null,
  reversedBy: null,
  moved: null,
  client: oleg,
  by: 'K. Endo',
  purchaseId: null,
  allocated: 2_000_000,
  movedFrom: null,
  movedTo: null,
  ...changed,
})

export const somePayments: DeskPayment[] = [
  aPayment(),
  aPayment({
    id: 88207,
    client: { id: 106649, name: 'Tomas Novak' },
    purpose: null,
    description: 'Wrong client',
    method: 'adjustment',
    amount: -2_000_000,
    balance: -85_500,
    reverses: 88198,
    by: 'S. Mori',
    allocated: null,
  }),
  aPayment({
    id: 88190,
    client: dmitri,
    type: 'CarPurchase',
    purpose: 'charge',
    description: 'SB2026-000398',
    sku: 'SB2026-000398',
    purchaseId: 398,
    method: '',
    amount: -3_604_800,
    balance: 1_090_500,
    by: null,
    allocated: null,
  }),
]

const onePage = (total: number) => ({
  page: 1,
  pageSize: 50,
  totalSearchResults: total,
  totalResults: total,
})

export const aLedger = (records = somePayments) => ({
  records,
  totals: { in: 61_244_000, out: 58_900_150, all: 38_412_300 },
  counts: {
    all: 18_204,
    Remittances: 7310,
    CarPurchase: 10_702,
    Yahoo: 192,
    adjustment: 40,
    unpaid: 41,
    owed: 12,
    deposits: 6,
  },
  pageInfo: onePage(records.length),
})

export const aDeposit = (changed: Partial<DeskDeposit> = {}): DeskDeposit => ({
  id: 7,
  method: 'bank',
  amount: 150_000,
  reference: 'SB 112244 0001',
  createdAt: '2026-11-22T00:10:00.000Z',
  expiresAt: '2026-12-22T00:10:00.000Z',
  client: { id: 112244, name: 'Brian Kiptoo' },
  state: 'pending',
  failedReason: null,
  remindedAt: null,
  ledgerId: null,
  received: null,
  ...changed,
})

export const depositsOf = (deposits: DeskDeposit[]) => ({
  deposits,
  counts: { pending: deposits.length, received: 3, failed: 0, expired: 1 },
  pageInfo: onePage(deposits.length),
})

export const anInvoice = (changed: Partial<InvoiceRow> = {}): InvoiceRow => ({
  id: 5,
  number: '2611-0398-2',
  issuedAt: '2026-11-24T01:08:00.000Z',
  dueOn: '2026-11-26',
  total: 3_604_800,
  paid: 3_400_000,
  state: 'partly',
  purchaseId: 398,
  sku: 'SB2026-000398',
  car: 'Toyota Land Cruiser Prado 2021',
  client: dmitri,
  isOutdated: false,
  ...changed,
})

export const invoicesOf = (invoices: InvoiceRow[]) => ({
  invoices,
  due: invoices.reduce((sum, { total, paid }) => sum + total - paid, 0),
  pageInfo: onePage(invoices.length),
})

export const anOwedRow = (changed: Partial<OwedRow> = {}): OwedRow => ({
  client: { id: 101377, name: 'Peter Mwangi' },
  manager: 'S. Mori',
  balance: -4_310_500,
  creditLimit: 15_000_000,
  owed: 4_310_500,
  ages: { notDue: 1_702_900, week: 0, month: 0, twoMonths: 2_607_600, older: 0 },
  undelivered: 52,
  lastPayment: '2026-11-23T03:00:00.000Z',
  remindedAt: null,
  ...changed,
})

export const owedBy = (rows: OwedRow[]) => ({
  day: '2026-11-24',
  rows,
  totals: {
    owed: rows.reduce((sum, { owed }) => sum + owed, 0),
    ages: { notDue: 1_702_900, week: 0, month: 0, twoMonths: 2_607_600, older: 0 },
  },
  closedUntil: '2026-10-31',
})

export const aBankLine = (changed: Partial<BankLine> = {}): BankLine => ({
  id: 1,
  day: '2026-11-22',
  amount: 148_500,
  sender: 'B KIPTOO',
  text: 'SB 112244 0001 LESS CHGS 1500',
  raw: '20261122,148500,FURIKOMI B KIPTOO SB 112244 0001 LESS CHGS 1500',
  matches: [
    {
      client: { id: 112244, name: 'Brian Kiptoo' },
      deposit: { id: 7, reference: 'SB 112244 0001', amount: 150_000 },
      invoices: [],
      match: 'amount',
      difference: -1500,
    },
  ],
  ledgerId: null,
  parts: [],
  left: changed.amount ?? 148_500,
  isSetAside: false,
  ...changed,
})

/** What a client could pay for. */
export const somePayable = {
  purchases: [
    {
      purchaseId: 366,
      sku: 'SB2026-000366',
      car: 'Isuzu Elf Truck',
      dueOn: '2026-11-28',
      open: 1_702_900,
    },
    { purchaseId: 398, sku: 'SB2026-000398', car: 'Toyota Noah', dueOn: '2026-12-01', open: 204_800 },
  ],
}

export const aBankFile = (lines: BankLine[]): BankFile => ({
  id: 3,
  name: 'nihon-minato_20261124.csv',
  at: '2026-11-24T01:00:00.000Z',
  by: 'S. Mori',
  account: '0417 2209913',
  outgoing: 6,
  leftOut: 0,
  ofEarlierFiles: 0,
  isRepeated: false,
  lines,
})

export const someBankLines = [
  aBankLine(),
  aBankLine({
    id: 2,
    amount: 1_702_900,
    sender: 'NAIROBI IMPORTS LTD',
    text: '2611-0366',
    matches: [
      {
        client: { id: 101377, name: 'Peter Mwangi' },
        deposit: null,
        invoices: [{ number: '2611-0366', due: 1_702_900 }],
        match: 'sure',
        difference: 0,
      },
    ],
  }),
  aBankLine({ id: 4, amount: 42_000, sender: 'NIHON TAX OFFICE', text: 'KANPU 2611', matches: [] }),
]

export const aMonthEnd = (changed: Partial<MonthEnd> = {}): MonthEnd => ({
  month: '2026-11',
  lastDay: '2026-11-30',
  isOver: true,
  closedUntil: '2026-10-31',
  received: 61_244_000,
  charged: 58_900_150,
  balance: 38_412_300,
  ledger: { at: '2026-11-30T18:40:00.000Z', differences: 0 },
  bankLines: 0,
  unpriced: 0,
  unallocated: { payments: 2, amount: 1_395_200 },
  statements: { wanted: 11, sent: 11 },
  open: ['unallocated'],
  ...changed,
})

export const anOwedClient = (): Output<typeof viewOwedClient> => ({
  client: { id: 101377, name: 'Peter Mwangi', email: 'pm@nairobi.example' },
  biddingAllowed: true,
  balance: -4_310_500,
  creditLimit: 15_000_000,
  open: [
    {
      purchaseId: 288,
      sku: 'SB2026-000288',
      number: '2610-0288',
      car: 'Nissan Caravan',
      dueOn: '2026-10-04',
      due: 2_107_600,
    },
    {
      purchaseId: 366,
      sku: 'SB2026-000366',
      number: null,
      car: 'Isuzu Elf Truck',
      dueOn: '2026-11-28',
      due: 1_702_900,
    },
  ],
  undelivered: { cars: 52, worth: 61_200_000 },
  reminded: ['2026-11-17T01:00:00.000Z', '2026-11-10T01:00:00.000Z'],
  statement: { month: '2026-11', wanted: true, sentAt: null },
})
