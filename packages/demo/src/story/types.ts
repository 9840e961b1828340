import type { LotKind } from '../halls.ts'
import type { PlannedCostChange } from './cost-changes.ts'

/** What the story needs to know about a lot: lines of the feed can be used as they are. */
export type ScenarioLot = {
  kind: LotKind
  auction: string
  auctionDate: string | Date
  lotNo: number
  startPrice: number
  soldPrice: number
  status: number
  maker: string
  model: string
  grade: string
  year: number
  /** For cars, and the engine of motorcycles too. */
  engine?: number
  horsePower?: number
  equip?: string
  steering?: string
}

/** What identifies a lot: the feed's own key. */
export type LotKey = { kind: LotKind; auction: string; day: string; lotNo: number }

/** 1 New, 2 Bid, 3 Don't bid, 4 Cancel, 5 Finished, 6 Win. */
export type StoryStatus = 1 | 2 | 3 | 4 | 5 | 6

export type PlannedMessage = { from: 'client' | 'manager'; text: string; at: Date }

export type PlannedPurchase = {
  purchasedAt: Date
  /** Whole yen; the price is the bid's sold price. */
  agentFee: number
  delivery: number
  other: number
  freight: number
  /** Null is Processing (3§4.11). */
  status: number | null
  /** What was changed after the win; the figures above are as they were when it was won. */
  changes: readonly PlannedCostChange[]
  exportPort: string
  voyage: string | null
  /** YYYY-MM-DD. */
  etd: string | null
  eta: string | null
}

export type PlannedBid = {
  clientEmail: string
  /** The manager who answers and decides. */
  managerEmail: string
  lotKey: LotKey
  lotType: 'auction' | 'stock' | 'bike' | 'mech'
  /** Whole yen, a multiple of 5000, at least the start price. */
  amount: number
  status: StoryStatus
  /** What the hall sold the lot for; null as long as nobody has entered it. */
  soldPrice: number | null
  /** The client's own letter, with how many of the group's vehicles they want. */
  group: { letter: string; quota: number } | null
  bidTypeId: number
  adjustmentPrice: number
  comment: string
  placedAt: Date
  /** Every status that the bid has had, oldest first. */
  history: { status: StoryStatus; at: Date; byEmail: string }[]
  chat: PlannedMessage[]
  readByClient: boolean
  readByStaff: boolean
  /** For wins only. */
  purchase: PlannedPurchase | null
}

export type PlannedPayment = {
  email: string
  type: 'Remittances' | 'CarPurchase'
  /** Whole yen: received is positive, charged is negative. */
  amount: number
  purpose: 'deposit' | 'correction' | null
  /** What is the same in every language, or was typed by a colleague. */
  description: string
  method: string
  at: Date
  /** The purchase that is charged. */
  lotKey: LotKey | null
}
