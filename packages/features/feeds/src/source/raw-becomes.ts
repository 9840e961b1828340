import type { TestedLot } from '@seriba/contracts/feed-sources'
import type { WordField } from '@seriba/domain/feeds/feed-source'
import { formatDate, formatDateTime } from '@seriba/domain/format/date'
import { formatEngine, formatMileage, formatMoney } from '@seriba/domain/format/number'
import { lotStatusName } from '@seriba/domain/lots/lot-status'
import type { useTranslation } from 'react-i18next'

type Words = ReturnType<typeof useTranslation<['feedSource', 'lots', 'common']>>['t']
type Reading = (lot: TestedLot, t: Words) => string

/** When a lot is sold; only the day if the time is not given. */
export function saleTime({ auctionDate, hasTime }: TestedLot, t: Words): string {
  if (auctionDate === null) return ''
  return hasTime ? formatDateTime(auctionDate) : `${formatDate(auctionDate)}, ${t('feedSource:test.noTime')}`
}

/** What the columns of a source are read as. */
const readings: Partial<Record<string, Reading>> = {
  lot: ({ lotNo }) => lotNo,
  lot_num: ({ lotNo }) => lotNo,
  auction: ({ auction }) => auction,
  auction_date: saleTime,
  marka_name: ({ maker }) => maker,
  model_name: ({ model }) => model,
  year: ({ year }) => String(year ?? ''),
  grade: ({ grade }) => grade,
  kuzov: ({ chassis }) => chassis,
  eng_v: ({ engine }) => formatEngine(engine),
  kpp: ({ gearbox }) => gearbox,
  priv: ({ drive }) => drive,
  color: ({ color }) => color,
  rate: ({ condition }) => condition,
  mileage: ({ mileage }, t) => formatMileage(mileage, t('common:units.km')),
  start: ({ startPrice }) => formatMoney(startPrice),
  finish: ({ soldPrice }) => formatMoney(soldPrice),
  status: ({ status }, t) => t(`lots:status.${lotStatusName(status)}`),
  images: ({ pictures }, t) => t('feedSource:test.pictures', { count: pictures }),
}

const wordColumns: Partial<Record<string, WordField>> = {
  kpp: 'gearbox',
  priv: 'drive',
  color: 'color',
  status: 'status',
}

export type Becomes = {
  /** Empty if nothing is read from the column. */
  text: string
  /** Unchanged: its word has no meaning yet. */
  isUnknown: boolean
}

/**
 * What a column of a source becomes in the lot; null for one that is read together with another, or not shown here.
 */
export function becomesOf(column: string, lot: TestedLot, t: Words): Becomes | null {
  const reading = readings[column]
  if (!reading) return null
  const field = wordColumns[column]
  return { text: reading(lot, t), isUnknown: lot.unknown.some((unknown) => unknown.field === field) }
}
