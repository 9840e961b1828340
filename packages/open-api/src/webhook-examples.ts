import type { WebhookEvent } from '@seriba/contracts/webhook-events'
import type { DeliveredEventType } from '@seriba/domain/webhooks/webhook-events'

const bid = {
  bidId: 100_231,
  clientId: 12,
  lotId: '20117',
  lotType: 'auction',
  bidStatus: 2,
  amount: 5_300_000,
  soldPrice: null,
  group: { id: 41, label: 'A' },
  auctionName: 'USS Tokyo',
  lotNo: 4021,
  auctionDate: '2026-11-26T01:30:00.000Z',
  maker: 'TOYOTA',
  model: 'SUPRA',
}

const lot = {
  lotId: '20117',
  lotType: 'auction',
  auctionName: 'USS Tokyo',
  lotNo: 4021,
  auctionDate: '2026-11-26T01:30:00.000Z',
  maker: 'TOYOTA',
  model: 'SUPRA',
}

const purchase = {
  purchaseId: 512,
  sku: 'A-512',
  bidId: 100_231,
  clientId: 12,
  auction: 'USS Tokyo',
  lotNo: 4021,
  maker: 'TOYOTA',
  model: 'SUPRA',
  chassis: 'JZA80-0012345',
  purchaseDate: '2026-11-26T01:42:10.120Z',
  status: null,
  isTakenBack: false,
  exportPort: 'Yokohama',
  voyage: null,
  etd: null,
  eta: null,
  blNumber: null,
  containerNo: null,
  totalPrice: null,
}

/** An example of what each event carries. */
export const webhookExamples: { [Type in DeliveredEventType]: WebhookEvent<Type>['data'] } = {
  'bid.created': { ...bid, bidStatus: 1 },
  'bid.updated': { ...bid, amount: 5_400_000 },
  'bid.won': { ...bid, bidStatus: 6, soldPrice: 5_285_000 },
  'bid.lost': { ...bid, bidStatus: 5, soldPrice: 5_510_000 },
  'bid.canceled': { ...bid, bidStatus: 4 },
  'bid.message': {
    messageId: 771,
    bidId: 100_231,
    clientId: 12,
    lotId: '20117',
    by: 'staff',
    text: 'The hall has no other photos of the underbody.',
    at: '2026-11-25T08:12:00.000Z',
  },
  'lot.changed': { ...lot, lotStatus: 1, startPrice: 4_900_000, changed: ['auctionDate'] },
  'sheet.checked': { ...lot, checkedAt: '2026-11-25T09:40:00.000Z' },
  'purchase.created': purchase,
  'purchase.updated': {
    ...purchase,
    status: 2,
    voyage: 'Morning Lady 071',
    etd: '2026-12-04',
    eta: '2027-01-02',
    totalPrice: 5_461_000,
  },
  'invoice.issued': {
    number: '2611-512',
    purchaseId: 512,
    sku: 'A-512',
    clientId: 12,
    total: 5_461_000,
    issuedAt: '2026-11-26T03:00:00.000Z',
    dueOn: '2026-12-03',
    replaces: null,
  },
  'payment.received': {
    paymentId: 9031,
    amount: 5_461_000,
    purchaseId: 512,
    date: '2026-11-30T02:15:00.000Z',
  },
  'webhook.test': { message: 'A test of Website' },
}
