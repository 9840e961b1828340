import type { BidEvent } from '@seriba/contracts/notifications'

/** An event about a Toyota Alphard of USS Yokohama. */
export const aBidEvent = (eventType: BidEvent['eventType'], id = 7): BidEvent => ({
  eventType,
  messageEn: '',
  messageRu: '',
  lotNo: 20117,
  auctionName: 'USS Yokohama',
  specification: 'Toyota Alphard, 2021, 31 000 km',
  detail: { id, lotId: '9', lotType: 'auction', clientId: 1, bidStatus: 6, image: '', soldPrice: 5_285_000 },
})
