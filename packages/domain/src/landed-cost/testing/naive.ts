import type { CostRequest } from '../landed-cost.ts'
import type { Milestone } from '../milestones.ts'
import type { Amount, Base, Condition, CostTables } from '../tables.ts'

/**
 * The same calculation again, written as plainly as possible: fractions as pairs of whole numbers, nothing shared, no
 * shortcuts. It exists only for comparison.
 */
type Fraction = readonly [above: bigint, below: bigint]
const fixed = (text: string | number): Fraction => {
  const [whole = '0', rest = ''] = String(text).split('.')
  return [BigInt(whole + rest), BigInt(`1${'0'.repeat(rest.length)}`)]
}
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d]
const minus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d - c * b, b * d]
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d]
const over = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d, b * c]
const isLess = ([a, b]: Fraction, [c, d]: Fraction) => a * d < c * b
const none: Fraction = [0n, 1n]
/** Half up: the integer part of the number plus one half. */
const whole = ([a, b]: Fraction) => Number((a * 2n + b) / (b * 2n))

export function naiveCost(
  tables: CostTables,
  { vehicle: v, hall, port, programme, price }: CostRequest,
): Record<Milestone, number> {
  const to = tables.ports[port ?? '']
  const from = tables.halls[hall]
  const plan = tables.programmes[programme ?? '']
  if (!to || !from || !plan) throw new Error('the naive calculation knows everything')
  const row = <R extends { upTo: number | null }>(rows: readonly R[], value: number) =>
    rows.filter(({ upTo }) => upTo === null || value <= upTo)[0] as R
  const size = row(tables.sizeClasses, v.volume).class
  const fee = (rows: CostTables['agentFee']['car']) => {
    const found = row(rows, price)
    return 'flat' in found
      ? found.flat
      : Math.max(whole(over(times(fixed(found.percent), fixed(price)), fixed(100))), found.min ?? 0)
  }
  const fx = (code: string) => fixed(tables.fx[code] ?? '1')
  const way = from.inland[to.loadPort]
  const fob =
    price +
    fee(from.auctionFee) +
    fee(tables.agentFee[v.kind]) +
    (way?.[size] ?? 0) +
    (v.runs ? 0 : (way?.nonRunner ?? tables.nonRunner)) +
    tables.handling[to.mode][v.kind] +
    tables.documents +
    (tables.inspection[to.country]?.[v.kind] ?? 0)
  const f = to.freight
  const freight =
    f.per === 'unit'
      ? times(fixed(f.byClass[size]), fx(f.currency))
      : f.per === 'containerShare'
        ? times(over(fixed(f.container), fixed(f.units)), fx(f.currency))
        : times(
            times(
              over(times(fixed(f.rate), fixed(v.volume)), fixed(1000)),
              over(plus(fixed(100), fixed(f.surchargePercent ?? '0')), fixed(100)),
            ),
            fx(f.currency),
          )
  const cnf = fob + whole(freight)
  const share = over(fixed(tables.insurance.percent), fixed(100))
  const loaded = times(share, fixed('1.1'))
  // On CIF it is a share of itself too: I = r (C + I), so I = r C / (1 - r).
  const insurance = {
    fob: times(share, fixed(fob)),
    cnf110: times(loaded, fixed(cnf)),
    cif110: over(times(loaded, fixed(cnf)), minus(fixed(1), loaded)),
  }[tables.insurance.basis]
  const cif = cnf + Math.max(tables.insurance.min, whole(insurance))

  const months =
    (v.arrival.year - v.firstRegistration.year) * 12 + v.arrival.month - v.firstRegistration.month
  const own = fx(plan.currency)
  const values: Record<string, number> = {
    FOB: whole(over(fixed(fob), own)),
    CNF: whole(over(fixed(cnf), own)),
    CIF: whole(over(fixed(cif), own)),
    CIF_EUR: whole(over(fixed(cif), fx('EUR'))),
    ageMonths: months,
    ageYears: Math.floor(months / 12),
    calAge: v.arrival.year - v.firstRegistration.year,
    cc: v.cc,
    hp: v.hp,
    co2: v.co2,
    kg: v.kg,
  }
  const left = 100 - (plan.reference ? row(plan.reference.depreciation, values.ageYears ?? 0).percent : 0)
  const listed = whole(over(times(fixed(v.reference ?? 0), fixed(left)), fixed(100)))
  values.CV = {
    CIF: values.CIF,
    FOB: values.FOB,
    REF: listed,
    'max(REF,CIF)': Math.max(listed, values.CIF ?? 0),
  }[plan.customsValue] as number

  const base = (b: Base): Fraction =>
    typeof b === 'string' ? fixed(values[b] ?? 0) : times(fixed(values[b.of] ?? 0), fixed(b.times))
  const money = (sum: Fraction, code: string | undefined) => (code ? over(times(sum, fx(code)), own) : sum)
  const evaluate = (a: Amount): Fraction => {
    if ('fixed' in a) return money(fixed(a.fixed), a.currency)
    if ('percent' in a) {
      const sum = minus(
        a.of.reduce((total, b) => plus(total, base(b)), none),
        fixed(a.above ?? '0'),
      )
      return over(times(fixed(a.percent), isLess(sum, none) ? none : sum), fixed(100))
    }
    if ('sum' in a) return a.sum.reduce((total, part) => plus(total, evaluate(part)), none)
    if ('perCc' in a) return money(times(fixed(a.perCc), fixed(v.cc)), a.currency)
    if ('perCcYear' in a) return times(fixed(a.perCcYear), fixed(v.cc * (values.calAge ?? 0)))
    if ('perUnit' in a)
      return money(times(fixed(a.perUnit), fixed(Math.max(0, v[a.unit] - (a.above ?? 0)))), a.currency)
    if ('max' in a) return a.max.map(evaluate).reduce((x, y) => (isLess(x, y) ? y : x))
    if ('min' in a) return a.min.map(evaluate).reduce((x, y) => (isLess(y, x) ? y : x))
    return evaluate(row(a.rows, values[a.by] ?? 0).then)
  }
  const applies = (c: Condition | undefined) =>
    !c ||
    ((!c.fuel || c.fuel.includes(v.fuel)) &&
      (!c.kind || c.kind.includes(v.kind)) &&
      (!c.steering || c.steering === v.steering) &&
      (c.originJapan === undefined || c.originJapan === v.originJapan) &&
      v.hp >= (c.hpMin ?? 0) &&
      v.hp <= (c.hpMax ?? 1e9) &&
      v.cc >= (c.ccMin ?? 0) &&
      v.cc <= (c.ccMax ?? 1e9) &&
      months >= (c.ageMonthsMin ?? 0) &&
      months <= (c.ageMonthsMax ?? 1e9))
  let landed = cif
  for (const step of plan.steps.filter(({ when }) => applies(when))) {
    let sum = evaluate(step.amount)
    for (const { when, factor } of step.times ?? []) if (applies(when)) sum = times(sum, fixed(factor))
    if (step.min && isLess(sum, fixed(step.min))) sum = fixed(step.min)
    if (step.max && isLess(fixed(step.max), sum)) sum = fixed(step.max)
    values[step.id] = whole(sum)
    landed += whole(times(fixed(whole(sum)), own))
  }
  return { fob, cnf, cif, landed }
}

/** Walks every price at which a hall can sell. */
export function naiveHighestBid(
  sumAt: (price: number) => number,
  budget: number,
  start: number,
): number | null {
  let last: number | null = null
  for (let price = Math.max(1000, start); sumAt(price) <= budget; price += 1000) last = price
  const bid = last === null ? null : Math.floor(last / 5000) * 5000
  return bid === null || bid < start || bid < 1000 ? null : bid
}
