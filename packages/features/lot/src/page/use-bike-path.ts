import { toApiError } from '@seriba/api/api-error'
import { useViewLotQuery } from '@seriba/api/shared/lot'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'

/**
 * Where a lot that a page does not know is found if it is a bike: its address may have been created before anybody
 * knew what it is (2§2.1).
 */
export function useBikePath(pageType: PageType, id: string, error: unknown) {
  const unknown = toApiError(error)?.code === 'lot_not_found' && pageTypes[pageType].kind !== 'bike'
  const { data, isLoading } = useViewLotQuery({ pageType: 'bikes', id }, { skip: !unknown })
  return {
    looking: unknown && isLoading,
    path: unknown && data ? `${pageTypes.bikes.path}/${id}` : null,
  }
}
