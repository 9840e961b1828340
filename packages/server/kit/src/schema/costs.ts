import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import type { Regime } from '@seriba/domain/landed-cost/cost-source'
import type { CostEstimate } from '@seriba/domain/landed-cost/estimate'
import type { LotVehicle } from '@seriba/domain/landed-cost/lot-vehicle'
import type { Milestone } from '@seriba/domain/landed-cost/milestones'
import type { RateFailure, ReadSource } from '@seriba/domain/money/rate-readings'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Instant, InstantNow, NullableInstant } from './columns.ts'

export type CostTablesTable = {
  id: GeneratedAlways<number>
  status: 'draft' | 'published'
  /** Japanese days; `valid_to` is excluded. */
  valid_from: string | null
  valid_to: string | null
  data: JSONColumnType<CostDocument, string, string>
  version: Generated<number>
  changed_by: number | null
  changed_at: InstantNow
  /** The colleague who has asked for the draft to be published as it is. */
  asked_by: Generated<number | null>
  asked_at: NullableInstant
  asked_note: Generated<string | null>
}

export type CostChoicesTable = {
  user_id: number
  port: string | null
  regime: Regime
  currency: string | null
  milestone: Milestone
}

/** What a client was shown when they bid. */
export type FrozenCosts = { estimate: CostEstimate; vehicle: LotVehicle; rates: Record<string, string> }

export type BidCostsTable = {
  id: GeneratedAlways<number>
  bid_id: number
  tables_id: number
  amount: number
  port: string | null
  regime: Regime
  frozen: JSONColumnType<FrozenCosts, string, string>
  at: InstantNow
}

export type RateReadingsTable = {
  source: ReadSource
  tried_at: Instant
  read_at: NullableInstant
  failure: RateFailure | null
  currency: string | null
  failing_since: NullableInstant
}

export type ExchangeRatesTable = {
  id: GeneratedAlways<number>
  day: string
  currency: string
  /** Yen for one unit, as an exact decimal. */
  yen_per: string
  source: 'ecb' | 'cbr' | 'file' | 'manual'
  entered_by: number | null
  read_at: InstantNow
}
