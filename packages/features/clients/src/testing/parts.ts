import type { ClientPurchase, ClientSession } from '@seriba/contracts/client-parts'
import type { CreditPart } from '@seriba/contracts/credit'
import type { Payment } from '@seriba/contracts/money'

/** The data from which the parts of a client’s page are rendered, for tests and stories. */
export const onePage = (total: number, pageSize = 20) => ({
  page: 1,
  pageSize,
  totalSearchResults: total,
  totalResults: total,
})

const part = (kind: CreditPart['kind'], label: string | null, bids: number, face: number, held: number) => ({
  kind,
  group: kind === 'group' ? 1 : null,
  label,
  wanted: kind === 'group' ? 1 : null,
  bids,
  face,
  held,
  lots: [],
})

export const creditParts: CreditPart[] = [
  part('group', 'A', 5, 14_180_000, 3_150_000),
  part('group', 'B', 4, 2_960_000, 850_000),
  part('group', 'C', 5, 870_000, 200_000),
  part('single', null, 2, 150_000, 150_000),
  part('wins', null, 1, 545_000, 538_000),
]

const purchase = (
  id: number,
  sku: string,
  model: string,
  status: number,
  totalPrice: number,
): ClientPurchase => ({
  id,
  sku,
  auction: 'USS Tokyo',
  lotNo: 41207,
  maker: 'Toyota',
  model,
  year: 2021,
  chassis: 'TRJ150-0112233',
  purchaseDate: '2026-11-19T03:00:00.000Z',
  exportPort: 'Yokohama',
  voyage: null,
  etd: null,
  eta: '2026-12-28',
  totalPrice,
  status,
  images: [],
  client: null,
  stockYard: 'Nagoya South',
  exportType: null,
  shippingLine: null,
  destination: null,
  blNumber: null,
  containerNo: null,
  dischargePort: null,
  yardEta: null,
  leftFrom: null,
  won: true,
})

export const somePurchases = [
  purchase(5001, '26-11-0398', 'Land Cruiser Prado', 1, 3_604_800),
  purchase(5002, '26-11-0371', 'Hiace Van', 2, 2_911_450),
]

export const somePayments: Payment[] = [
  {
    id: 88214,
    date: '2026-11-21T03:00:00.000Z',
    type: 'Remittances',
    purpose: null,
    description: 'Deposit for bidding',
    method: 'bank',
    amount: 150_000,
    balance: 1_240_500,
    etd: null,
    eta: null,
    sku: null,
    car: null,
    lotNo: null,
    files: 0,
    reverses: null,
    reversedBy: null,
    moved: null,
  },
  {
    id: 88190,
    date: '2026-11-20T03:00:00.000Z',
    type: 'CarPurchase',
    purpose: 'charge',
    description: 'Invoice 2611-0398',
    method: '',
    amount: -3_604_800,
    balance: 1_090_500,
    etd: null,
    eta: null,
    sku: '26-11-0398',
    car: 'Toyota Land Cruiser Prado',
    lotNo: 41207,
    files: 0,
    reverses: null,
    reversedBy: null,
    moved: null,
  },
]

const session = (id: string, userAgent: string, online: boolean): ClientSession => ({
  id,
  ip: '203.0.113.42',
  userAgent,
  since: '2026-11-23T13:10:00.000Z',
  lastSeen: '2026-11-23T23:41:00.000Z',
  online,
})

export const someSessions = {
  sessions: [
    session(
      'c7f6a8b0-0000-4000-8000-000000000001',
      'Mozilla/5.0 (Windows NT 10.0) Chrome/150.0 Safari/537',
      true,
    ),
    session(
      'c7f6a8b0-0000-4000-8000-000000000002',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19) Safari/604',
      false,
    ),
  ],
  passwordChanged: '2026-08-14T00:00:00.000Z',
  recoveryCodes: 8,
}
