import type { ProductionInfo } from '@seriba/contracts/production-month'

/** A vehicle whose chassis number somebody has read; everything else comes from its lot. */
export type VehicleQuery = {
  kind: 'car' | 'bike' | 'machinery' | 'stock'
  maker: string
  model: string
  /** As normalized by `normalChassis`. */
  chassis: string
  /** What the lot says about the vehicle; the number may belong to another one. */
  lot: { chassis: string; auctionSheet: string | null }
}

/** A source that knows when vehicles were made. */
export type ProductionMonthProvider = {
  /** Null if it does not know the number. Rejects if it cannot answer, or the answer is nonsense. */
  find(asked: VehicleQuery): Promise<ProductionInfo | null>
  /** Whether each answer may cost money, so that answers are stored and counted. */
  costs: boolean
}
