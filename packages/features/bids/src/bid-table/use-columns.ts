import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMedia } from '../shared/use-media.ts'
import type { Column } from './column.ts'

/** What columns are laid out for. */
export type Layout = {
  /** Russian words want more room. */
  wordy: boolean
  width: 'narrow' | 'laptop' | 'reference' | 'wide'
}

/** Columns for the window at hand, with their heads in the language at hand. */
export function useColumns(columnsFor: (t: ColumnText, layout: Layout) => Column[]): Column[] {
  const { t, i18n } = useTranslation('bids')
  const laptop = useMedia('(min-width: 1366px)')
  const reference = useMedia('(min-width: 1440px)')
  const wide = useMedia('(min-width: 1920px)')
  const wordy = i18n.language === 'ru'
  const width = wide ? 'wide' : reference ? 'reference' : laptop ? 'laptop' : 'narrow'
  return useMemo(() => columnsFor((key) => t(`list.${key}`), { wordy, width }), [columnsFor, t, wordy, width])
}

export type ColumnText = (
  key:
    | 'photo'
    | 'lotNo'
    | 'date'
    | 'auction'
    | 'client'
    | 'company'
    | 'model'
    | 'year'
    | 'chassis'
    | 'specifications'
    | 'color'
    | 'condition'
    | 'mileage'
    | 'lotStatus'
    | 'startPrice'
    | 'soldPrice'
    | 'bid'
    | 'myBid'
    | 'group'
    | 'bidStatus'
    | 'chat',
) => string
