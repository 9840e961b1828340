import type { PageType } from '@seriba/domain/lots/page-types'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { type ReactNode, useMemo } from 'react'
import { useHref } from 'react-router'
import type { Lot } from './lot.ts'
import { type Audience, type RowWords, useRowWords } from './use-row-words.ts'

/** What every row of a listing is rendered with; the same object for all of them. */
export type RowContext = {
  words: RowWords
  /** The path of the listing; a lot is one segment deeper. */
  path: string
  /** The same for any page type. */
  pathOf(pageType: PageType): string
  /** Results of past days: two photos on small screens, and no bidding. */
  past: boolean
  /** The favorites control of a lot. */
  actions?: LotActions | undefined
}
export type LotActions = (lot: Lot, words: RowWords) => ReactNode

export function useRowContext(pageType: PageType, audience: Audience, actions?: LotActions): RowContext {
  const words = useRowWords(audience)
  const root = useHref('/')
  return useMemo(() => {
    const pathOf = (of: PageType) => `${root === '/' ? '' : root}${pageTypes[of].path}`
    return { words, path: pathOf(pageType), pathOf, past: pageTypes[pageType].phase === 'past', actions }
  }, [words, root, pageType, actions])
}
