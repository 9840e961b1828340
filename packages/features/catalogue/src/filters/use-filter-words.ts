import { groupThousands } from '@seriba/domain/format/number'
import type { Verdict } from '@seriba/domain/import-rules/import-rule'
import { readSale } from '@seriba/domain/lots/auction-sale'
import { subcategoryName, subcategoryParent } from '@seriba/domain/lots/category-choice'
import type { DamageChoice } from '@seriba/domain/lots/damage/damage-kinds'
import type { Filters, NumberRange, RangeFilter } from '@seriba/domain/lots/filters'
import { lotStatusName } from '@seriba/domain/lots/lot-status'
import { useLotWords } from '@seriba/i18n/use-lot-words'
import { useSpanWords } from '@seriba/i18n/use-span-words'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TagName } from './applied-tags.ts'
import { useDayWords } from './use-day-words.ts'

/** Years have no thousands separator (2§5.1). */
export const isGrouped = (name: RangeFilter) => name !== 'year'

const units: Partial<Record<RangeFilter, 'km' | 'cc' | 'yen' | 'hours'>> = {
  mileage: 'km',
  engine: 'cc',
  startPrice: 'yen',
  finishPrice: 'yen',
  hour: 'hours',
}

/** Filters whose options have their own text in every language. */
const translated = new Set<TagName>([
  'date',
  'status',
  'color',
  'steering',
  'destination',
  'damage',
  'auction',
  'category',
  'subcategory',
])

/** Filters and their chosen values in the page's language. */
export function useFilterWords() {
  const { t } = useTranslation(['filters', 'lots', 'common'])
  const day = useDayWords()
  const lot = useLotWords()
  const span = useSpanWords()

  return useMemo(() => {
    const sale = (value: string) => {
      const known = readSale(value)
      return known ? `${known.auction} (${day.short(known.day)})` : value
    }
    /** Both forklifts and bulldozers may have large ones. */
    const subcategory = (path: string) => {
      const category = subcategoryParent(path)
      const name = lot.machinery(subcategoryName(path))
      return category === '' ? name : `${name} (${lot.machinery(category)})`
    }
    /** The label of an option; most are shown as received. */
    const option = (name: TagName, value: string) => {
      if (name === 'date') return day.chip(value)
      if (name === 'status') return t(`lots:status.${lotStatusName(Number(value))}`)
      if (name === 'color') return lot.color(value)
      if (name === 'steering') return lot.steering(value)
      if (name === 'destination') return t(`verdict.${value as Verdict}`)
      if (name === 'damage') return t(`without.${value as DamageChoice}`)
      if (name === 'category') return lot.machinery(value)
      if (name === 'subcategory') return subcategory(value)
      return name === 'auction' ? sale(value) : value
    }
    const figure = (name: RangeFilter, value: number | null) => {
      if (value === null) return ''
      return isGrouped(name) ? groupThousands(value) : String(value)
    }
    const range = (name: RangeFilter, { from, to }: NumberRange) => {
      const unit = units[name]
      return span(figure(name, from), figure(name, to), unit && t(`common:units.${unit}`))
    }

    /** The value to which a filter is set. */
    const value = (filters: Filters, name: TagName, chosen?: string): string => {
      if (chosen !== undefined) return option(name, chosen)
      if (name === 'dates') return span(day.date(filters.dateFrom), day.date(filters.dateTo))
      const given = filters[name]
      if (typeof given === 'string') return given
      if (given === null || Array.isArray(given)) return ''
      return 'text' in given ? given.text : range(name as RangeFilter, given as NumberRange)
    }
    /** The text for an option that came with a label of its own. */
    const labelled = (name: TagName, chosen: string, label: string) =>
      translated.has(name) ? option(name, chosen) : label
    return { option, labelled, figure, value }
  }, [t, day, lot, span])
}
