import { type Verdict, verdicts } from '@seriba/domain/import-rules/import-rule'
import type { DestinationConditions, LotCondition } from '@seriba/domain/import-rules/lot-condition'
import { fuelIn } from '@seriba/domain/landed-cost/lot-vehicle'
import { jstDay } from '@seriba/domain/time/jst'
import type { KnownLot } from './known-lots.ts'

/** The one verdict whose conditions a lot meets. */
export function plainVerdict(lot: KnownLot, by: DestinationConditions): Verdict {
  const [found, ...others] = verdicts.filter((verdict) =>
    by[verdict].every((one) => matchesCondition(lot, one)),
  )
  if (found === undefined || others.length > 0) throw new Error(`lot ${lot.id} has not one verdict`)
  return found
}

type Ranges<End> = readonly (readonly [End | null, End | null])[]
const inside = <End extends number | string>(value: End | null, ranges: Ranges<End>) =>
  value !== null &&
  ranges.some(([from, to]) => (from === null || value >= from) && (to === null || value <= to))

function matchesCondition(lot: KnownLot, condition: LotCondition): boolean {
  const { record, at } = lot
  if ('either' in condition) {
    const isMet = condition.either.some((all) => all.every((one) => matchesCondition(lot, one)))
    return isMet !== (condition.not ?? false)
  }
  if (condition.fact === 'lot') return condition.in.includes(lot.id)
  if (condition.fact === 'fuel') {
    const words = [record.model, record.grade, record.equip, record.fuel].map((word) => String(word ?? ''))
    return record.kind === 'car' && condition.in.includes(fuelIn(words) ?? 'petrol')
  }
  if (condition.fact === 'steering')
    return condition.in.includes(/^[Ll左]/.test(String(record.steering ?? '')) ? 'left' : 'right')
  if (condition.fact === 'day') return inside(at === null ? null : jstDay(at), condition.ranges)
  const value = record[condition.fact]
  return inside(typeof value === 'number' ? value : null, condition.ranges)
}
