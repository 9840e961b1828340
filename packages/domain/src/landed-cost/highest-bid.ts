import { defaultBidStep } from '../bids/bid-amount.ts'
import { isVehicleMeasure, measured } from './amount.ts'
import { type CostRequest, type LandedCost, landedCost } from './landed-cost.ts'
import type { Milestone } from './milestones.ts'
import { type Amount, type Bracket, type CostTables, type Measure, rowFor } from './tables.ts'

/** Halls sell in steps of a thousand yen. */
const priceStep = 1000
const highestPrice = 999_995_000

export type Budget = {
  /** Yen, and what it has to pay for. */
  yen: number
  milestone: Milestone
  /** Where bidding begins, in yen. */
  start: number
  /** In which bids are taken, in yen. */
  step?: number
  /** Yen on board in Japan above which it may not be exported. */
  fobMost?: number | undefined
}

/** Null where the start price alone is more than the budget, or the sum is not known. */
export type HighestBid = { bid: number; total: number; oneStepUp: number | null } | null

/**
 * The highest bid of which nothing can cost more than the budget: a bid may be filled at any price up to it, and real
 * tariffs fall at the edges of their brackets, so that every price below it has to fit. Exact: the axis of prices is cut
 * where a bracket changes; in between the sum does not fall, and the first part that exceeds the budget is bisected.
 */
export function highestBid(
  tables: CostTables,
  request: Asked,
  { yen, milestone, start, step = defaultBidStep, fobMost }: Budget,
): HighestBid {
  const sumAt = (price: number) => landedCost(tables, { ...request, price })[milestone]
  const fits = fitsOf(tables, request, { yen, milestone, fobMost })
  const { from, to } = pricesOf({ yen, start })
  if (to < from || !fits(from)) return null
  const last = lastFitting(segmentsOf(tables, request, from, to), fits)
  const bid = Math.floor(last / step) * step
  if (bid < from) return null
  const total = sumAt(bid)
  return total === null ? null : { bid, total, oneStepUp: sumAt(bid + step) }
}

const fitsOf =
  (
    tables: CostTables,
    request: Asked,
    { yen, milestone, fobMost = Number.POSITIVE_INFINITY }: Omit<Budget, 'start'>,
  ) =>
  (price: number) => {
    const { fob, [milestone]: sum } = landedCost(tables, { ...request, price })
    return sum !== null && sum <= yen && (fob ?? 0) <= fobMost
  }

/** Whatever is added to it, a price above the budget does not fit. */
const pricesOf = ({ yen, start }: Pick<Budget, 'yen' | 'start'>): PriceRange => ({
  from: Math.max(priceStep, Math.ceil(start / priceStep) * priceStep),
  to: Math.min(highestPrice, Math.floor(yen / priceStep) * priceStep),
})

/** Every price that the budget pays for, whatever those below it come to; from the lowest. */
export function fittingRanges(tables: CostTables, request: Asked, budget: Budget): PriceRange[] {
  const fits = fitsOf(tables, request, budget)
  const { from, to } = pricesOf(budget)
  const ranges: PriceRange[] = []
  for (const segment of to < from ? [] : segmentsOf(tables, request, from, to)) {
    if (!fits(segment.from)) continue
    const end = fits(segment.to) ? segment.to : bisect(segment.from, segment.to, fits)
    const before = ranges.at(-1)
    if (before?.to === segment.from - priceStep) before.to = end
    else ranges.push({ from: segment.from, to: end })
  }
  return ranges
}

/** Yen, in steps of a thousand; with both ends. */
export type PriceRange = { from: number; to: number }
type Asked = Omit<CostRequest, 'price'>

/** The last price before the first that does not fit; in a segment sums do not fall. */
function lastFitting(segments: Iterable<PriceRange>, fits: (price: number) => boolean): number {
  let last = 0
  for (const { from, to } of segments) {
    if (fits(to)) {
      last = to
      continue
    }
    if (!fits(from)) return last
    return bisect(from, to, fits)
  }
  return last
}

/** The last price of a range for which something holds that holds for its first and not for its last. */
function bisect(from: number, to: number, holds: (price: number) => boolean): number {
  let [low, high] = [from / priceStep, to / priceStep]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle * priceStep)) low = middle
    else high = middle
  }
  return low * priceStep
}

/** Ranges of prices in which every bracket stays the same, from the lowest. */
function* segmentsOf(tables: CostTables, request: Asked, from: number, to: number): Iterable<PriceRange> {
  const edges = feeEdges(tables, request).filter((edge) => edge >= from && edge < to)
  const ends = [...new Set(edges.map((edge) => Math.floor(edge / priceStep) * priceStep)), to].sort(
    (a, b) => a - b,
  )
  const signature = signatureOf(tables, request)
  let start = from
  for (const end of ends) {
    // Between two edges of fees the values that brackets go by do not fall: equal ends mean one bracket.
    while (start <= end) {
      const first = signature(start)
      const isSame = (price: number) => signature(price) === first
      const stop = isSame(end) ? end : bisect(start, end, isSame)
      yield { from: start, to: stop }
      start = stop + priceStep
    }
  }
}

/** Prices up to which a fee keeps its bracket. */
function feeEdges({ halls, agentFee }: CostTables, { hall, vehicle }: Asked): number[] {
  const fees = [halls[hall] ?? halls['*']].flatMap((costs) => costs?.auctionFee ?? [])
  return [...fees, ...agentFee[vehicle.kind]].flatMap(({ upTo }) => (upTo === null ? [] : [upTo]))
}

type Choice = { by: Measure; rows: readonly Bracket<unknown>[] }

/** Which rows a price chooses, as one text, of all brackets that go by a value and not by the vehicle. */
function signatureOf(tables: CostTables, request: Asked): (price: number) => string {
  const programme = request.programme === null ? undefined : tables.programmes[request.programme]
  const choices = programme ? programme.steps.flatMap(({ amount }) => choicesIn(amount)) : []
  if (!programme || choices.length === 0) return () => ''
  return (price) => {
    const { destination }: LandedCost = landedCost(tables, { ...request, price })
    if (!destination) return ''
    const evaluation = {
      values: destination.values,
      vehicle: request.vehicle,
      fx: tables.fx,
      currency: programme.currency,
    }
    return choices.map(({ by, rows }) => rows.indexOf(rowFor(rows, measured(by, evaluation)))).join()
  }
}

function choicesIn(amount: Amount): Choice[] {
  if ('sum' in amount) return amount.sum.flatMap(choicesIn)
  if ('max' in amount) return amount.max.flatMap(choicesIn)
  if ('min' in amount) return amount.min.flatMap(choicesIn)
  if (!('by' in amount)) return []
  const nested = amount.rows.flatMap(({ then }) => choicesIn(then))
  return isVehicleMeasure(amount.by) ? nested : [{ by: amount.by, rows: amount.rows }, ...nested]
}
