import { isVehicleMeasure, measured } from './amount.ts'
import { type CostRequest, type LandedCost, landedCost } from './landed-cost.ts'
import { type Amount, type Bracket, type CostTables, type Measure, rowFor, type Step } from './tables.ts'

/** Halls sell in steps of a thousand yen. */
export const priceStep = 1000
export const highestPrice = 999_995_000

/** Yen, in steps of a thousand; both ends included. */
export type PriceRange = { from: number; to: number }
export type Asked = Omit<CostRequest, 'price'>

/** Ranges of prices within which every bracket stays the same, from the lowest: within a range, sums do not drop. */
export function* segmentsOf(
  tables: CostTables,
  request: Asked,
  from: number,
  to: number,
): Iterable<PriceRange> {
  const edges = feeEdges(tables, request).filter((edge) => edge >= from && edge < to)
  const ends = [...new Set(edges.map(onGrid)), to].sort((a, b) => a - b)
  const chosen = rowsChosen(tables, request)
  let start = from
  for (const end of ends) {
    // Between two fee edges the values that brackets depend on do not drop: equal ends mean one bracket.
    while (start <= end) {
      const first = chosen(start).join()
      const isSame = (price: number) => chosen(price).join() === first
      const stop = isSame(end) ? end : bisect(start, end, isSame)
      yield { from: start, to: stop }
      start = stop + priceStep
    }
  }
}

/** The highest price that halls sell at and that does not exceed this one. */
export const onGrid = (price: number): number => Math.floor(price / priceStep) * priceStep

/** The last price of a range for which something holds that holds for its first price and not for its last. */
export function bisect(from: number, to: number, holds: (price: number) => boolean): number {
  let [low, high] = [from / priceStep, to / priceStep]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle * priceStep)) low = middle
    else high = middle
  }
  return low * priceStep
}

/** Prices up to which a fee keeps its bracket. */
function feeEdges({ halls, agentFee }: CostTables, { hall, vehicle }: Asked): number[] {
  const fees = [halls[hall] ?? halls['*']].flatMap((costs) => costs?.auctionFee ?? [])
  return edgesOf([...fees, ...agentFee[vehicle.kind]])
}

export const edgesOf = (rows: readonly Bracket<unknown>[]): number[] =>
  rows.flatMap(({ upTo }) => (upTo === null ? [] : [upTo]))

/** A step's brackets that depend on a value, and therefore on the price rather than the vehicle. */
export type Choice = { step: string; by: Measure; rows: readonly Bracket<unknown>[] }

export const choicesOf = ({ programmes }: CostTables, key: string | null): Choice[] =>
  (key === null ? [] : (programmes[key]?.steps ?? [])).flatMap(choicesOfStep)

export const choicesOfStep = ({ id, amount }: Pick<Step, 'id' | 'amount'>): Choice[] =>
  choicesIn(amount).map((choice) => ({ step: id, ...choice }))

function choicesIn(amount: Amount): Omit<Choice, 'step'>[] {
  if ('sum' in amount) return amount.sum.flatMap(choicesIn)
  if ('max' in amount) return amount.max.flatMap(choicesIn)
  if ('min' in amount) return amount.min.flatMap(choicesIn)
  if (!('by' in amount)) return []
  const nested = amount.rows.flatMap(({ then }) => choicesIn(then))
  return isVehicleMeasure(amount.by) ? nested : [{ by: amount.by, rows: amount.rows }, ...nested]
}

/** Which row a price selects in each of a program's choices. */
export function rowsChosen(tables: CostTables, request: Asked): (price: number) => number[] {
  const programme = request.programme === null ? undefined : tables.programmes[request.programme]
  const choices = choicesOf(tables, request.programme)
  if (!programme || choices.length === 0) return () => []
  return (price) => {
    const { destination }: LandedCost = landedCost(tables, { ...request, price })
    if (!destination) return []
    const evaluation = {
      values: destination.values,
      vehicle: request.vehicle,
      fx: tables.fx,
      currency: programme.currency,
    }
    return choices.map(({ by, rows }) => rows.indexOf(rowFor(rows, measured(by, evaluation))))
  }
}
