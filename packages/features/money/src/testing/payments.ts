import type { Payment } from '@seriba/contracts/money'

export const aPayment = (id: number, more: Partial<Payment> = {}): Payment => ({
  id,
  date: '2026-11-20T01:00:00.000Z',
  type: 'CarPurchase',
  purpose: 'charge',
  description: 'SB26000398',
  method: '',
  amount: -3_604_800,
  balance: 1_090_500,
  etd: null,
  eta: '2026-12-28',
  sku: 'SB26000398',
  car: null,
  lotNo: null,
  files: 0,
  reverses: null,
  reversedBy: null,
  moved: null,
  ...more,
})

export const aRemittance = (id: number): Payment =>
  aPayment(id, {
    type: 'Remittances',
    purpose: 'deposit',
    description: 'SWIFT 2611190412',
    method: 'bank',
    amount: 150_000,
    balance: -412_000,
    eta: null,
    sku: null,
  })

export const paymentsOf = (records: Payment[], total = records.length) => ({
  success: true as const,
  records,
  typesList: [],
  totalBalance: 1_240_500,
  totalReceived: 18_592_000,
  totalSpent: 17_351_500,
  pageInfo: { page: 1, pageSize: 20, totalSearchResults: total, totalResults: total },
})

export const aBalance = {
  success: true as const,
  detail: { userId: 1, currency: 1 },
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
}
