import type { LotFilterQuery } from '@seriba/contracts/lot-filters'
import { chosenSales } from '@seriba/domain/lots/auction-sale'
import { damageChoices } from '@seriba/domain/lots/damage/damage-kinds'
import { type NumberRange, type RangeFilter, rangeFilters } from '@seriba/domain/lots/filters'
import { type LotNoRange, parseLotNumbers } from '@seriba/domain/lots/listing'
import { hasSales } from '@seriba/domain/lots/page-filters'
import { equipmentWords, type QuickSearchField } from '@seriba/domain/lots/quick-search'
import { ApiError } from '@seriba/server-kit/api-error'
import type { LotFilters } from './lot-search.ts'

/** A request's filters in the form the search takes. */
export function filtersOf(query: LotFilterQuery): LotFilters {
  const { days, sales, halls } = chosenSales(chosen(query.auctionDate), chosen(query.auction))
  const quick = quickOf(query)
  const equipment = `${query.equipement ?? query.equipment ?? ''} ${quick.equip ?? ''}`
  return {
    maker: chosen([query.makerId ?? ''])[0],
    models: chosen(query.modelId),
    ...(hasSales(query.pageType)
      ? { days, sales, halls }
      : {
          days: [...days, ...sales.map(({ day }) => day)],
          halls: [...halls, ...sales.map(({ auction }) => auction)],
        }),
    from: query.auctionDateFrom || undefined,
    to: query.auctionDateTo || undefined,
    chassis: chosen(query.chassisId).map((value) => value.toUpperCase()),
    conditions: chosen(query.condition),
    gearboxes: chosen(query.gearbox),
    colors: chosen(query.color),
    statuses: chosen(query.status).map(Number).filter(Number.isSafeInteger),
    categories: chosen(query.category),
    subcategories: chosen(query.subCategory),
    steering: chosen(query.steering),
    // Anything else counts as not given.
    damage: damageChoices.filter((choice) => query.damage.includes(choice)),
    ranges: rangesIn(query),
    lotNumbers: [...lotNumbersIn('lotNo', query.lotNo), ...lotNumbersIn('quick_search_text', quick.lot_no)],
    equipment: equipmentWords(equipment),
    modelText: quick.model,
    chassisText: quick.chassis?.toUpperCase(),
  }
}

/** The apps' 'any' is an empty value, 0 or -1 (2§7.2). */
const isChosen = (value: string) => value !== '' && value !== '-1' && value !== '0'

export const chosen = (values: readonly string[]) => [...new Set(values.filter(isChosen))]

/** Chassis numbers and models are stored in half-width characters, whatever a feed or a reader types. */
const keptNarrow: readonly string[] = ['chassis', 'model'] satisfies QuickSearchField[]

function quickOf({ quick_search_parameter: field = 'lot_no', quick_search_text = '' }: LotFilterQuery) {
  const typed = keptNarrow.includes(field) ? quick_search_text.normalize('NFKC') : quick_search_text
  const text = typed.trim()
  return (text ? { [field]: text } : {}) as Partial<Record<typeof field, string>>
}

/** Lot numbers and ranges in a request's field; unreadable ones are refused. */
export function lotNumbersIn(field: string, text = ''): LotNoRange[][] {
  if (!isChosen(text)) return []
  const ranges = parseLotNumbers(text)
  if (ranges === null) throw new ApiError('invalid_input', { fields: { [field]: 'invalid_input' } })
  return [ranges]
}

function rangesIn(query: LotFilterQuery): Partial<Record<RangeFilter, NumberRange>> {
  const ranges = rangeFilters.map((name) => {
    const [from, to] = [query[`${name}From`] || null, query[`${name}To`] || null]
    return [name, { from, to }] as const
  })
  return Object.fromEntries(ranges.filter(([, { from, to }]) => from !== null || to !== null))
}
