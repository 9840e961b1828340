import type { ProductionInfo } from '@seriba/contracts/production-month'

/** A vehicle whose chassis number somebody has read; all else is said by its lot. */
export type VehicleQuery = {
  kind: 'car' | 'bike' | 'machinery' | 'stock'
  maker: string
  model: string
  /** As `normalChassis` writes it. */
  chassis: string
  /** What the lot says of the vehicle; the number may be another's. */
  lot: { chassis: string; auctionSheet: string | null }
}

/** Where it is known when vehicles were made. */
export type ProductionMonthProvider = {
  /** Null where it does not know the number. Rejects where it cannot answer, or answers nonsense. */
  find(asked: VehicleQuery): Promise<ProductionInfo | null>
  /** Whether each answer may cost something, so that it is kept and counted. */
  costs: boolean
}
