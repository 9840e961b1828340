import type { PurchaseRow } from '@seriba/contracts/purchases'
import type { Voyage } from '@seriba/contracts/voyages'
import { aPurchase } from './purchase.ts'

export const aRow = (more: Partial<PurchaseRow> = {}): PurchaseRow => ({
  ...aPurchase(),
  client: { id: 104882, name: 'Dmitri Kovalenko' },
  voyageId: null,
  paid: 0,
  due: 3_604_800,
  missing: ['consignee', 'payment'],
  daysInStatus: 4,
  late: false,
  ...more,
})

export const aListOf = (purchases: PurchaseRow[]) => ({
  purchases,
  counts: [
    { status: null, count: 9, late: 2, sum: 21_460_500 },
    { status: 2, count: 31, late: 0, sum: 70_344_100 },
  ],
  toCheck: 0,
  ports: ['Nagoya'],
  pageInfo: { page: 1, pageSize: 50, totalSearchResults: purchases.length, totalResults: 40 },
})

export const aVoyage = (more: Partial<Voyage> = {}): Voyage => ({
  id: 7,
  line: 'East Sea Lines',
  ship: 'Sun Rio',
  number: '121',
  fromPort: 'Nagoya',
  toPort: 'Vladivostok',
  cutOff: null,
  etd: '2026-12-08',
  eta: '2026-12-15',
  capacity: 31,
  cars: 0,
  clients: 0,
  version: 1,
  ...more,
})
