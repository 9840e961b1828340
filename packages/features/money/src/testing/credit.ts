import type { CreditLot, CreditPart } from '@seriba/contracts/credit'

const lot = (lotNo: number, title: string, amount: number, held: boolean): CreditLot => ({
  lotId: String(lotNo),
  lotNo,
  lotType: 'auction',
  title,
  auction: 'USS Tokyo',
  auctionDate: '2026-11-26T03:05:00.000Z',
  amount,
  held,
})

const group: CreditPart = {
  kind: 'group',
  group: 1,
  label: 'A',
  wanted: 1,
  bids: 2,
  face: 6_250_000,
  held: 3_150_000,
  lots: [
    lot(41207, 'Toyota Land Cruiser Prado', 3_150_000, true),
    lot(55318, 'Lexus RX450h', 3_100_000, false),
  ],
}

const single: CreditPart = {
  kind: 'single',
  group: null,
  label: null,
  wanted: null,
  bids: 1,
  face: 150_000,
  held: 150_000,
  lots: [lot(8156, 'Suzuki Jimny Sierra', 150_000, true)],
}

export const aCredit = { parts: [group, single], used: { bids: 11, images: 4 } }
