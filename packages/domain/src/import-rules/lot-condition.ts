import type { Fuel } from '../landed-cost/tables.ts'
import type { Verdict } from './import-rule.ts'

/** Both ends are included; null is open. */
type Ranges<End> = readonly (readonly [from: End | null, to: End | null])[]

/** A condition on what a search knows about every car, without looking at each one. */
export type LotCondition =
  | { fact: 'fuel'; in: readonly Fuel[] }
  | { fact: 'steering'; in: readonly ('left' | 'right')[] }
  /** A lot that does not state the value is in no range. */
  | { fact: 'engine' | 'year'; ranges: Ranges<number> }
  /** Auction days in Japan. */
  | { fact: 'day'; ranges: Ranges<string> }
  /** These specific lots, by their numbers. */
  | { fact: 'lot'; in: readonly number[] }
  /** Everything in any of these lists; with `not`, nothing in them. */
  | { either: readonly (readonly LotCondition[])[]; not?: boolean }

/** The conditions that must all hold for a lot to have a verdict; every lot has exactly one. */
export type DestinationConditions = Record<Verdict, readonly LotCondition[]>

/** No lot meets it. */
export const never: LotCondition = { either: [] }

/** If nobody has said which port it is, it cannot be told for any lot. */
export const unknownDestination: DestinationConditions = {
  fits: [never],
  cannotTell: [],
  doesNotFit: [never],
}
