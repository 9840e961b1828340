import type { Offer, OfferedLot } from '@seriba/contracts/order-offers'
import type { Order, StaffOrder } from '@seriba/contracts/orders'
import { emptyWish } from '@seriba/domain/orders/order'

/** An order for stories and tests. */
export const anOrder = (id: number, more: Partial<Order> = {}): Order => ({
  ...emptyWish,
  id,
  maker: 'Suzuki',
  model: 'Jimny Sierra',
  yearFrom: 2020,
  grades: ['4.5', '4'],
  budget: 2_000_000,
  port: 'Vladivostok',
  status: 'searching',
  stage: 'searching',
  offered: 0,
  waiting: 0,
  bought: [],
  createdAt: '2026-11-12T03:00:00Z',
  ...more,
})

export const aStaffOrder = (id: number, more: Partial<StaffOrder> = {}): StaffOrder => ({
  ...anOrder(id),
  client: { id: 1042, name: 'Oleg Sidorenko', company: 'Amur Trade' },
  ...more,
})

export const aLot = (lotNo: number, more: Partial<OfferedLot> = {}): OfferedLot => ({
  lotId: String(lotNo + 100_000),
  lotType: 'auction',
  lotNo,
  auctionName: 'USS Tokyo',
  auctionDate: '2026-11-24T01:30:00Z',
  maker: 'Suzuki',
  model: 'Jimny Sierra',
  grade: 'JC',
  year: 2021,
  mileage: 22_000,
  condition: '5',
  image: null,
  startPrice: 1_690_000,
  soldPrice: null,
  ...more,
})

export const anOffer = (id: number, lotNo: number, more: Partial<Offer> = {}): Offer => ({
  id,
  lot: aLot(lotNo),
  state: 'waiting',
  bidAmount: null,
  offeredAt: '2026-11-20T03:00:00Z',
  ...more,
})
