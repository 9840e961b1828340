import { useMenuCountersQuery } from '@seriba/api/shared/site'
import { useViewProfileQuery } from '@seriba/api/shared/user'
import type { PageType } from '@seriba/domain/lots/page-types'
import { maySaveSearch } from '@seriba/domain/searches/saved-search'

/** How many searches of a page the viewer has, and whether they may save one more. */
export function useSavedSearches(pageType: PageType) {
  const { data: counters } = useMenuCountersQuery()
  const { data: profile } = useViewProfileQuery()
  const count = Number(counters?.search[pageType] ?? 0)
  const verdict = profile
    ? maySaveSearch({ roleId: profile.detail.roleId, permission: profile.permission }, pageType, count)
    : null
  return {
    count,
    full: verdict?.ok === false && verdict.reason === 'too_many_searches',
    /** Nothing can be saved as long as the user is not known. */
    refused: verdict === null || (!verdict.ok && verdict.reason === 'permission_missing'),
  }
}
