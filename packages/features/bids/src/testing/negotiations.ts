import type { NegotiationOptions, NegotiationTurn, ViewedNegotiation } from '@seriba/contracts/negotiations'
import { hoursAhead } from './builders.ts'

const aTurn = (changed: Partial<NegotiationTurn>): NegotiationTurn => ({
  id: 1,
  act: 'ask',
  side: 'seller',
  amount: 2_580_000,
  note: '',
  at: '2026-11-24T04:05:00.000Z',
  by: null,
  ...changed,
})
export const negotiation = (changed: Partial<ViewedNegotiation> = {}): ViewedNegotiation => ({
  bidId: 7,
  outcome: null,
  turn: 'client' as const,
  ask: 2_520_000,
  offer: 2_430_000,
  answerBy: hoursAhead(0.5),
  endedAt: null,
  forwardedAt: null,
  lotId: '41207',
  lotType: 'auction',
  lotNo: 55590,
  auctionName: 'USS Tokyo',
  name: 'Toyota Harrier',
  year: 2020,
  chassis: 'MXUA80',
  condition: '4.5',
  mileage: 42_000,
  thumbnail: null,
  bidAmount: 2_400_000,
  bidStatus: 2,
  passedAt: 2_410_000,
  client: null,
  group: null,
  turns: [
    aTurn({}),
    aTurn({ id: 2, act: 'offer', side: 'client', amount: 2_430_000, note: 'One owner' }),
    aTurn({ id: 3, amount: 2_520_000 }),
  ],
  messages: 0,
  told: null,
  hallContact: null,
  reach: null,
  ...changed,
})

export const negotiationOptions: NegotiationOptions = {
  auctions: ['USS Tokyo'],
  managers: [{ value: 3, label: 'S. Mori' }],
  clients: [{ value: 12, label: 'Peter Mwangi' }],
  days: ['2026-11-24'],
}
