import { findList, type LotList, rememberList, stayInList } from '@seriba/api/lot-lists'
import { useListingQuery } from '@seriba/api/shared/catalogue'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useArrowKeys } from './use-arrow-keys.ts'

export type LotSteps = {
  /** From 1, across all pages of the list. */
  position: number
  total: number
  /** Null at either end, undefined while its page of the list is loading. */
  previous: string | null | undefined
  next: string | null | undefined
  /** Retries a page that failed to load. */
  retry: (() => void) | undefined
  goTo: (lotId: string) => void
}

/** The lots before and after this one in the list it was opened from; null if it was not opened from a list. */
export function useLotSteps(pageType: PageType, lotId: string): LotSteps | null {
  const list = useMemo(() => findList(pageType, lotId), [pageType, lotId])
  useEffect(() => list && stayInList(list), [list])
  const at = list?.ids.indexOf(lotId) ?? -1
  const position = list ? (list.request.page - 1) * list.request.pageSize + at + 1 : 0
  const before = useOtherPage(list, -1, at === 0 && position > 1)
  const after = useOtherPage(
    list,
    1,
    list !== undefined && at === list.ids.length - 1 && position < list.total,
  )

  const navigate = useNavigate()
  const goTo = (id: string) => void navigate(`${pageTypes[pageType].path}/${id}`)
  const steps = list && {
    position,
    total: list.total,
    previous: at > 0 ? list.ids[at - 1] : position > 1 ? before.ids?.at(-1) : null,
    next: list.ids[at + 1] ?? (position < list.total ? after.ids?.[0] : null),
    retry: before.retry ?? after.retry,
    goTo,
  }
  useArrowKeys({
    ArrowLeft: () => steps?.previous && goTo(steps.previous),
    ArrowRight: () => steps?.next && goTo(steps.next),
  })
  return steps ?? null
}

/** The page before or after, once the lot is at the edge; the navigation continues with its lots. */
function useOtherPage(list: LotList | undefined, step: 1 | -1, wanted: boolean) {
  const request = list && { ...list.request, page: list.request.page + step }
  const { data, isError, refetch } = useListingQuery(request ?? { pageType: 'car-auction' }, {
    skip: !wanted || !request,
  })
  const answer = wanted ? data : undefined
  const ids = useMemo(
    () => (answer?.carsList ?? answer?.bikeList ?? answer?.mechList)?.map(({ id }: { id: string }) => id),
    [answer],
  )
  useEffect(() => {
    if (request && answer && ids?.length)
      rememberList({ request, ids, total: answer.pageInfo.totalSearchResults })
  }, [ids])
  return { ids, retry: wanted && isError ? () => void refetch() : undefined }
}
