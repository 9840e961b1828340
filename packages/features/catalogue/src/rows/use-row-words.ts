import type { LotStatusShown } from '@seriba/api/use-lot-status'
import type { BidStatus } from '@seriba/domain/bids/bid-status'
import { bidStatusName } from '@seriba/domain/bids/bid-status'
import { groupThousands } from '@seriba/domain/format/number'
import { localTime } from '@seriba/domain/time/local-time'
import { useLotWords } from '@seriba/i18n/use-lot-words'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PriceLabel } from '../config/prices.ts'
import type { ColumnLabel } from '../table/column-label.ts'
import type { RateName } from './rates.ts'

export type Audience = 'client' | 'manager'

/** Looks up each text once: a table shows the same few a hundred times. */
function kept<Key>(word: (key: Key) => string) {
  const known = new Map<Key, string>()
  return (key: Key): string => {
    const found = known.get(key) ?? word(key)
    known.set(key, found)
    return found
  }
}

const holes = { lotNo: '\u0001', name: '\u0002', time: '\u0003' }

/** A sentence about each lot, composed once. */
const sentence = (text: string) => (lotNo: number, name: string) =>
  text.replace(holes.lotNo, String(lotNo)).replace(holes.name, () => name)

const ownTimeAs = (text: string) => (instant: string | null) => {
  const time = instant && localTime(instant)
  return time ? text.replace(holes.time, time) : undefined
}

/** Every text a row needs, created once for all rows: a hundred of them share one object. */
export function useRowWords(audience: Audience) {
  const { t } = useTranslation(['catalogue', 'lots', 'favorites', 'common'])
  const lot = useLotWords()
  return useMemo(
    () => ({
      ...lot,
      color: kept(lot.color),
      steering: kept(lot.steering),
      machinery: kept(lot.machinery),
      hours: (hours: number | null) =>
        hours === null ? '-' : t('units.hours', { hours: groupThousands(hours) }),
      status: kept((word: LotStatusShown) => t(`lots:status.${word}`)),
      bidStatus: kept((id: number) => {
        const name = bidStatusName(id as BidStatus)
        return audience === 'client' ? t(`lots:clientBidStatus.${name}`) : t(`lots:bidStatus.${name}`)
      }),
      open: sentence(t('openLot', { lotNo: holes.lotNo, name: holes.name })),
      column: kept((label: ColumnLabel) => t(`columns.${label}`)),
      /** A Japanese moment in the viewer's local time; empty if their clock shows the same. */
      ownTime: ownTimeAs(t('common:localTime', { time: holes.time })),
      favorite: t('favorites:control'),
      favoriteGroup: kept((group: string) => t('favorites:group', { group })),
      rate: (name: RateName) => ({ short: t(`rates.${name}.short`), full: t(`rates.${name}.full`) }),
      clients: kept((count: number) => t('clients', { count, shown: groupThousands(count) })),
      price: (label: PriceLabel, price: string) => t(`prices.${label}`, { price }),
    }),
    [t, lot, audience],
  )
}

export type RowWords = ReturnType<typeof useRowWords>
