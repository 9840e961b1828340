import type { shell } from '@seriba/i18n/en/shell'
import { useMatches } from 'react-router'

/** Pages as their titles name them. */
export type PageName = keyof typeof shell.pages

/** What a route says of itself: `handle: { page: 'myBids' } satisfies PageHandle`. */
export type PageHandle = { page: PageName }

export function usePage(): PageName | undefined {
  return useMatches()
    .map(({ handle }) => (handle as Partial<PageHandle> | undefined)?.page)
    .findLast((page) => page !== undefined)
}
