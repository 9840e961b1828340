import { type Verdict, verdicts } from '@seriba/domain/import-rules/import-rule'
import type { LotCondition } from '@seriba/domain/import-rules/lot-condition'
import { leftSteering } from '@seriba/domain/landed-cost/lot-vehicle'
import { addDays, startOfJstDay } from '@seriba/domain/time/jst'
import type { Filter, Selection } from '@seriba/lot-index/query'
import type { Counted, LotFilters } from '../lot-search.ts'
import type { LotNames } from './lots-schema.ts'
import { microseconds } from './time.ts'

type LotFilter = Filter<LotNames>
type Destination = NonNullable<LotFilters['destination']>

const group = 'destination'

/** Lots with one of some verdicts. */
const withVerdict = ({ by }: Destination, chosen: readonly Verdict[]): LotFilter => ({
  group,
  either: chosen.map((verdict) => by[verdict].map(filterOf)),
})

export const destinationFilter = (destination: LotFilters['destination']): LotFilter[] =>
  destination && destination.chosen.length > 0 ? [withVerdict(destination, destination.chosen)] : []

/** How many lots have each verdict under all other filters; `count` is called for each. */
export function verdictCounts<T>(
  { scope = [], filters }: Selection<LotNames>,
  destination: Destination,
  count: (selection: Selection<LotNames>) => T,
): { value: Verdict; count: T }[] {
  const others = filters.filter((filter) => !('group' in filter && filter.group === group))
  return [...verdicts].sort().map((value) => ({
    value,
    count: count({ scope, filters: [...others, withVerdict(destination, [value])] }),
  }))
}

/** A value that no lot has is not an option. */
export const occurring = (counted: readonly Counted[]): Counted[] => counted.filter(({ count }) => count > 0)

function filterOf(condition: LotCondition): LotFilter {
  if ('either' in condition) {
    const { either, not = false } = condition
    return { group, either: either.map((all) => all.map(filterOf)), not }
  }
  if (condition.fact === 'lot') return { group, ids: condition.in }
  if (condition.fact === 'fuel') return { column: 'fuel', in: condition.in }
  if (condition.fact === 'steering') return { group, either: condition.in.map((side) => [onSide(side)]) }
  if (condition.fact === 'day')
    return {
      column: 'at',
      ranges: condition.ranges.map(([from, to]) => [
        from === null ? null : microseconds(startOfJstDay(from)),
        to === null ? null : microseconds(startOfJstDay(addDays(to, 1))) - 1,
      ]),
    }
  return { column: condition.fact, ranges: condition.ranges }
}

/** Anything that does not say left is right. */
const onSide = (side: 'left' | 'right'): LotFilter => ({
  group,
  either: leftSteering.map((word): LotFilter[] => [{ column: 'steering', startsWith: word }]),
  not: side === 'right',
})
