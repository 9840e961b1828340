import type { BidStatus } from '@seriba/domain/bids/bid-status'
import { bidStatusName } from '@seriba/domain/bids/bid-status'
import { groupThousands } from '@seriba/domain/format/number'
import { lotStatusName } from '@seriba/domain/lots/lot-status'
import { useLotWords } from '@seriba/i18n/use-lot-words'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ColumnLabel } from '../table/columns.ts'
import type { RateName } from './rates.ts'

export type Audience = 'client' | 'manager'

/** Every word a row needs, made once for all rows: a hundred of them share one object. */
export function useRowWords(audience: Audience) {
  const { t } = useTranslation(['catalogue', 'lots'])
  const lot = useLotWords()
  return useMemo(
    () => ({
      ...lot,
      hours: (hours: number | null) =>
        hours === null ? '-' : t('units.hours', { hours: groupThousands(hours) }),
      status: (code: number) => t(`lots:status.${lotStatusName(code)}`),
      bidStatus: (id: number) => {
        const name = bidStatusName(id as BidStatus)
        return audience === 'client' ? t(`lots:clientBidStatus.${name}`) : t(`lots:bidStatus.${name}`)
      },
      open: (lotNo: number, name: string) => t('openLot', { lotNo, name }),
      column: (label: ColumnLabel) => t(`columns.${label}`),
      rate: (name: RateName) => ({ short: t(`rates.${name}.short`), full: t(`rates.${name}.full`) }),
      average: (price: string) => t('average', { price }),
    }),
    [t, lot, audience],
  )
}

export type RowWords = ReturnType<typeof useRowWords>
