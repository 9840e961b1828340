import type { Payment, PurchaseDetails } from '@seriba/contracts/money'

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
  reverses: null,
  reversedBy: null,
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

export const aPurchase: PurchaseDetails = {
  id: 1,
  sku: 'SB26000398',
  auction: 'USS Yokohama',
  lotNo: 20117,
  maker: 'Toyota',
  model: 'Alphard',
  year: 2021,
  chassis: 'AGH35W',
  purchaseDate: '2026-11-24T01:00:00.000Z',
  exportPort: 'Yokohama',
  voyage: 'Sun Rio 117',
  etd: '2026-12-05',
  eta: '2026-12-28',
  totalPrice: 5_462_300,
  status: 4,
  images: [],
  client: null,
  stockYard: 'Nagoya South',
  exportType: 'RoRo',
  shippingLine: null,
  destination: null,
  dischargePort: 'Vladivostok',
  yardEta: '2026-11-26',
  carId: '9',
  lotType: 'auction',
  mileage: 31_000,
  engine: 2490,
  color: 'White',
  atBid: null,
  invoice: null,
  finances: { price: 5_285_000, agentFee: 40_000, delivery: 17_300, other: 0, freight: 120_000 },
}
