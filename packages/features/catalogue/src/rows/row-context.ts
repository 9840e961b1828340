import type { PageType } from '@seriba/domain/lots/page-types'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { type ReactNode, useMemo } from 'react'
import type { Lot } from './lot.ts'
import { type Audience, type RowWords, useRowWords } from './use-row-words.ts'

/** What every row of a listing is drawn with; the same object for all of them. */
export type RowContext = {
  words: RowWords
  /** Path of the listing; a lot is one segment deeper. */
  path: string
  /** Results of past days: two photos on small screens, and nobody bids. */
  past: boolean
  /** The favourites control of a lot. */
  actions?: LotActions | undefined
}
export type LotActions = (lot: Lot) => ReactNode

export function useRowContext(pageType: PageType, audience: Audience, actions?: LotActions): RowContext {
  const words = useRowWords(audience)
  return useMemo(() => {
    const { path, phase } = pageTypes[pageType]
    return { words, path, past: phase === 'past', actions }
  }, [words, pageType, actions])
}
