import { useListBidViewsQuery } from '@seriba/api/manager/bid-views'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import { useTodayFirst } from '../bid-manager/use-today-first.ts'
import { openedBy } from './use-views.ts'

/**
 * Users who come through the menu start with the view that they have chosen; if they have none, with today if they
 * want that.
 */
export function useFirstView(model: BidListModel, todayFirst: boolean) {
  const { pathname, search } = useLocation()
  const byMenu = useRef(pathname.split('/').length < 3 && search === '').current
  const { data, isLoading } = useListBidViewsQuery(undefined, { skip: !byMenu })
  const done = useRef(!byMenu)
  const chosen = data?.items.find(({ isDefault }) => isDefault)

  useTodayFirst(model, todayFirst && !isLoading && (done.current || chosen === undefined))
  useEffect(() => {
    if (done.current || isLoading) return
    done.current = true
    if (chosen) model.change(openedBy(chosen), { replace: true })
  }, [isLoading, chosen, model])
}
