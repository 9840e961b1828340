import { useMatches } from 'react-router'
import type { PageHandle, PageName } from './page-name.ts'

/** The current page, according to its route. */
export function usePage(): PageName | undefined {
  return useMatches()
    .map(({ handle }) => (handle as Partial<PageHandle> | undefined)?.page)
    .findLast((page) => page !== undefined)
}
