import type { PageType } from '@seriba/domain/lots/page-types'
import type { TagName } from './applied-tags.ts'

/** What a page calls a filter: a fixed price is an asking price, not a sold price. */
export const filterWord = <Name extends TagName>(name: Name, pageType?: PageType): Name | 'price' =>
  pageType === 'stock' && name === 'finishPrice' ? 'price' : name
