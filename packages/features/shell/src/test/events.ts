import type { BidEvent, MoneyEvent, ShipmentEvent } from '@seriba/contracts/notifications'

/** An event about a Toyota Alphard at USS Yokohama. */
export const aBidEvent = (eventType: BidEvent['eventType'], id = 7): BidEvent => ({
  eventType,
  messageEn: '',
  messageRu: '',
  lotNo: 20117,
  auctionName: 'USS Yokohama',
  specification: 'Toyota Alphard, 2021, 31 000 km',
  detail: { id, lotId: '9', lotType: 'auction', clientId: 1, bidStatus: 6, image: '', soldPrice: 5_285_000 },
})

export const moneyEvent = (amount: number): MoneyEvent => ({
  eventType: 'moneyReceived',
  messageEn: 'Payment received',
  messageRu: 'Платёж получен',
  detail: { paymentId: 3, amount },
})

export const shipmentEvent: ShipmentEvent = {
  eventType: 'shipmentChanged',
  messageEn: 'Toyota Aqua: In transit',
  messageRu: 'Toyota Aqua: В пути',
  detail: {
    purchases: [{ id: 7, sku: 'SB-104' }],
    voyage: 'Sun Rio 12',
    etd: '2026-12-01',
    eta: '2026-12-09',
  },
}
