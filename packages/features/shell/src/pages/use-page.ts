import { useMatches } from 'react-router'
import type { PageHandle, PageName } from './page-name.ts'

/** The page that is open, as its route says. */
export function usePage(): PageName | undefined {
  return useMatches()
    .map(({ handle }) => (handle as Partial<PageHandle> | undefined)?.page)
    .findLast((page) => page !== undefined)
}
