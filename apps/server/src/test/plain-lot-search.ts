import { comparable } from '@seriba/domain/lots/average-price'
import { conditionRank } from '@seriba/domain/lots/condition-grade'
import type { RangeFilter } from '@seriba/domain/lots/filters'
import type { Sort, SortKey } from '@seriba/domain/lots/listing'
import { isFinal, lotStatus } from '@seriba/domain/lots/lot-status'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { equipmentWords } from '@seriba/domain/lots/quick-search'
import { addDays, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import type { FacetName, Facets, LotFilters, LotSearch } from '@seriba/server-catalogue/lot-search'
import { noFacets, noFilter } from '@seriba/server-catalogue/lot-search'
import type { KnownLot } from './known-lots.ts'
import { plainDamageCounts, plainPasses } from './plain-damage.ts'
import { plainSameChassis, plainSimilarLots } from './plain-similar-lots.ts'
import { plainVerdict } from './plain-verdict.ts'

/** The rules of searching in the plainest way, over a list: what every other search must agree with. */
export function plainLotSearch(lots: readonly KnownLot[], now: Date): Omit<LotSearch, 'filterMetadata'> {
  const onPage = (pageType: PageType) => lots.filter((lot) => isOn(pageType, lot, jstDay(now)))
  const some = (pageType: PageType, filters: LotFilters) =>
    onPage(pageType).filter((lot) => matches(filters, lot))

  return {
    total: async (pageType) => onPage(pageType).length,

    async search({ pageType, filters, sort, page, pageSize }) {
      const past = pageTypes[pageType].phase === 'past'
      const by = sort ?? { sort: 'auctionDate', order: past ? 'DESC' : 'ASC' }
      const { kind } = pageTypes[pageType]
      const rank = (lot: KnownLot) => Number(sort === null && !past && kind !== 'stock' && hasEnded(lot, now))
      const found = some(pageType, filters).sort((a, b) => rank(a) - rank(b) || compare(a, b, by))
      const ids = found.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id)
      return { ids, total: found.length }
    },

    async facets(pageType, filters, wanted = noFilter) {
      const facets: Facets = { ...noFacets(), total: some(pageType, filters).length }
      for (const name of wanted.facets) {
        const found = some(pageType, { ...filters, ...without[name] })
        const { destination } = filters
        const facetOf =
          name === 'destination' && destination
            ? (lot: KnownLot) => plainVerdict(lot, destination.by)
            : facetValues[name]
        const counted = count(found.map(facetOf))
        if (name === 'chassis' && !filters.models?.length)
          facets.options.chassis = mostFrequent(counted).sort(byValue)
        else if (name === 'damage')
          facets.options.damage = plainDamageCounts(found, filters.damage ?? []).sort(byValue)
        else if (name !== 'model' || filters.maker) facets.options[name] = counted.sort(byValue)
      }
      for (const name of wanted.bounds) {
        const found = some(pageType, { ...filters, ranges: { ...filters.ranges, [name]: undefined } })
        const known = found.flatMap((lot) => numbers[name](lot) ?? [])
        facets.bounds[name] = known.length > 0 ? [Math.min(...known), Math.max(...known)] : null
      }
      return facets
    },

    async modelsLike(pageType, text) {
      const named = onPage(pageType).filter(({ record }) => has(record.model, text))
      return mostFrequent(count(named.map(facetValues.model)))
    },
    async chassisLike(pageType, text) {
      const head = text.toUpperCase().split('-')[0] ?? ''
      return mostFrequent(
        count(onPage(pageType).map(facetValues.chassis)).filter(({ value }) => value.startsWith(head)),
      )
    },

    async soldPrices(pageType, filters) {
      const sold = some(pageType, filters).flatMap((lot) => numbers.finishPrice(lot) ?? [])
      return [...Map.groupBy(sold, (price) => price)]
        .map(([price, same]): [number, number] => [price, same.length])
        .sort(([a], [b]) => a - b)
    },

    async averagePrices(ids) {
      const averages = lots.map((lot): [number, number | null] => {
        const sold = lots.filter((other) => isComparable(lot, other, now))
        const prices = sold.flatMap((other) => numbers.finishPrice(other) ?? [])
        return [lot.id, prices.length < comparable.least ? null : medianOf(prices)]
      })
      return new Map(averages.filter(([id]) => ids.includes(id)))
    },

    likeLots: async (like) => plainSimilarLots(lots, like, now),
    sameChassis: async (sought) => plainSameChassis(lots, sought),
  }
}

const hasEnded = ({ record, at }: KnownLot, now: Date) =>
  isFinal(Number(record.status ?? lotStatus.upcoming)) || (at !== null && at <= now.getTime())
const isSold = ({ record }: KnownLot) =>
  [lotStatus.sold, lotStatus.soldNego].some((code) => code === record.status)
const codeOf = ({ record }: KnownLot) => text(record.chassis).split('-')[0]
const rankOf = ({ record }: KnownLot) => conditionRank(text(record.condition))

function isComparable(lot: KnownLot, other: KnownLot, now: Date): boolean {
  const since = startOfJstDay(addDays(jstDay(now), -comparable.days)).getTime()
  const apart = (of: (lot: KnownLot) => number | null) => {
    return Math.abs((of(lot) ?? Number.NaN) - (of(other) ?? Number.NaN))
  }
  return (
    other.record.kind === 'car' &&
    isSold(other) &&
    (other.at ?? 0) >= since &&
    other.record.maker === lot.record.maker &&
    other.record.model === lot.record.model &&
    codeOf(other) === codeOf(lot) &&
    apart(numbers.year) <= comparable.years &&
    // The database stores ranks in four bytes.
    apart(rankOf) <= comparable.condition + 1e-6
  )
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = (sorted.length - 1) / 2
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2
}

const text = (value: unknown) => String(value ?? '')
const has = (value: unknown, part: string) => text(value).toUpperCase().includes(part.toUpperCase())
const number = (value: unknown) => (typeof value === 'number' ? value : null)
const price = (value: unknown) => number(value) || null
const dayOf = ({ at }: KnownLot) => (at === null ? '' : jstDay(at))

const numbers: Record<RangeFilter, (lot: KnownLot) => number | null> = {
  year: ({ record }) => number(record.year),
  mileage: ({ record }) => number(record.mileage),
  engine: ({ record }) => number(record.engine),
  startPrice: ({ record }) => price(record.startPrice),
  finishPrice: ({ record }) => price(record.soldPrice),
  hour: ({ record }) => number(record.hours),
}

const facetValues: Record<FacetName, (lot: KnownLot) => string> = {
  maker: ({ record }) => text(record.maker),
  model: ({ record }) => text(record.model),
  day: dayOf,
  hall: ({ record }) => text(record.auction),
  sale: (lot) => (lot.at === null ? '' : `${lot.record.auction}@${dayOf(lot)}`),
  chassis: ({ record }) => text(record.chassis).toUpperCase().split('-')[0] ?? '',
  condition: ({ record }) => text(record.condition),
  gearbox: ({ record }) => text(record.gearbox),
  color: ({ record }) => text(record.color),
  status: ({ record }) => text(record.status ?? lotStatus.upcoming),
  category: ({ record }) => text(record.category),
  subcategory: ({ record }) => (record.subcategory ? `${text(record.category)}>${record.subcategory}` : ''),
  steering: ({ record }) => text(record.steering),
  // The meaning depends on who asks.
  destination: () => '',
  damage: () => '',
}

const anySale: LotFilters = { days: [], sales: [], halls: [] }
const without: Record<FacetName, LotFilters> = {
  maker: { maker: undefined, models: [] },
  model: { models: [] },
  day: anySale,
  hall: anySale,
  sale: anySale,
  chassis: { chassis: [] },
  condition: { conditions: [] },
  gearbox: { gearboxes: [] },
  color: { colors: [] },
  status: { statuses: [] },
  category: { categories: [] },
  subcategory: { subcategories: [] },
  steering: { steering: [] },
  destination: { destination: undefined },
  damage: { damage: [] },
}

/** Lots that are not auctioned are listed as long as this holds. */
export const canBeOrdered = ({ status }: KnownLot['record']) => !isFinal(Number(status ?? lotStatus.upcoming))

function isOn(pageType: PageType, { record, at }: KnownLot, today: string): boolean {
  const { kind, phase } = pageTypes[pageType]
  if (record.kind !== kind) return false
  return at === null ? canBeOrdered(record) : (phase === 'live') === jstDay(at) >= today
}

function matches(filters: LotFilters, lot: KnownLot): boolean {
  const { days = [], sales = [], chassis = [], lotNumbers = [], equipment = [], ranges = {} } = filters
  const { record } = lot
  const day = dayOf(lot)
  const within = (values: readonly string[] = [], facet: FacetName) =>
    values.length === 0 || values.includes(facetValues[facet](lot))
  const words = equipmentWords(text(record.equip))
  const codeIs = (asked: string) =>
    asked.includes('-')
      ? text(record.chassis).toUpperCase().startsWith(asked.toUpperCase())
      : facetValues.chassis(lot) === asked.toUpperCase()
  return (
    within(filters.maker ? [filters.maker] : [], 'maker') &&
    within(filters.models, 'model') &&
    (days.length + sales.length === 0 ||
      days.includes(day) ||
      sales.some((sale) => sale.day === day && sale.auction === record.auction)) &&
    (!filters.from || (day !== '' && day >= filters.from)) &&
    (!filters.to || (day !== '' && day <= filters.to)) &&
    within(filters.halls, 'hall') &&
    (chassis.length === 0 || chassis.some(codeIs)) &&
    within(filters.conditions, 'condition') &&
    within(filters.gearboxes, 'gearbox') &&
    within(filters.colors, 'color') &&
    within(filters.statuses?.map(String), 'status') &&
    within(filters.categories, 'category') &&
    within(filters.subcategories, 'subcategory') &&
    within(filters.steering, 'steering') &&
    (!filters.destination?.chosen.length ||
      filters.destination.chosen.includes(plainVerdict(lot, filters.destination.by))) &&
    plainPasses(lot, filters.damage ?? []) &&
    Object.entries(ranges).every(([name, range]) => {
      const value = numbers[name as RangeFilter](lot)
      if (range === undefined || (range.from === null && range.to === null)) return true
      return value !== null && value >= (range.from ?? value) && value <= (range.to ?? value)
    }) &&
    lotNumbers.every((list) =>
      list.some(({ from, to }) => Number(record.lotNo) >= from && Number(record.lotNo) <= to),
    ) &&
    equipment.every((word) => words.includes(word)) &&
    (!filters.modelText || has(record.model, filters.modelText)) &&
    (!filters.chassisText ||
      text(record.kind === 'machinery' ? record.serial : record.chassis)
        .toUpperCase()
        .startsWith(filters.chassisText.toUpperCase()))
  )
}

const sortValues: Record<SortKey, (lot: KnownLot) => number | null> = {
  auctionDate: ({ at }) => at,
  year: numbers.year,
  condition: ({ record }) => conditionRank(text(record.condition)),
  mileage: numbers.mileage,
  startPrice: numbers.startPrice,
  soldPrice: numbers.finishPrice,
  hours: numbers.hour,
  price: numbers.startPrice,
}

function compare(a: KnownLot, b: KnownLot, { sort, order }: Sort): number {
  const way = order === 'ASC' ? 1 : -1
  const [x, y] = [sortValues[sort](a), sortValues[sort](b)]
  if (x === null || y === null) return x === y ? way * (a.id - b.id) : x === null ? 1 : -1
  return x === y ? way * (a.id - b.id) : way * (x - y)
}

type Counted = { value: string; count: number }
const byValue = (a: Counted, b: Counted) => (a.value < b.value ? -1 : 1)
const mostFrequent = (counted: Counted[]) =>
  counted.sort((a, b) => b.count - a.count || byValue(a, b)).slice(0, 50)

const count = (values: string[]): Counted[] =>
  [...Map.groupBy(values.filter(Boolean), (value) => value)].map(([value, all]) => ({
    value,
    count: all.length,
  }))
