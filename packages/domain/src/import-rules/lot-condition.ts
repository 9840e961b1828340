import type { Fuel } from '../landed-cost/tables.ts'
import type { Verdict } from './import-rule.ts'

/** Both ends belong to it; null is open. */
type Ranges<End> = readonly (readonly [from: End | null, to: End | null])[]

/** A condition over what a search knows of every car, without looking at one. */
export type LotCondition =
  | { fact: 'fuel'; in: readonly Fuel[] }
  | { fact: 'steering'; in: readonly ('left' | 'right')[] }
  /** Of a lot that does not say it, no range holds. */
  | { fact: 'engine' | 'year'; ranges: Ranges<number> }
  /** Days of the auction in Japan. */
  | { fact: 'day'; ranges: Ranges<string> }
  /** These lots themselves, by their numbers. */
  | { fact: 'lot'; in: readonly number[] }
  /** All of any of these lists; with `not`, none of them. */
  | { either: readonly (readonly LotCondition[])[]; not?: boolean }

/** What all must hold of a lot that has a verdict; every lot has one of them. */
export type DestinationConditions = Record<Verdict, readonly LotCondition[]>

/** No lot meets it. */
export const never: LotCondition = { either: [] }

/** Where nobody has said which port it is: then of no lot it can be told. */
export const unknownDestination: DestinationConditions = {
  fits: [never],
  cannotTell: [],
  doesNotFit: [never],
}
