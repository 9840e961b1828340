import { viewLot } from '@seriba/api/shared/lot'
import type { AppStore } from '@seriba/api/store'
import type { PageType } from '@seriba/domain/lots/page-types'

/** Requests a lot before the page that shows it is rendered. */
export const lotLoader =
  (store: AppStore, pageType: PageType) =>
  ({ params: { id } }: { params: { id?: string | undefined } }) => {
    if (id) {
      const asked = { pageType, id } as const
      void store.dispatch(viewLot.initiate(asked, { subscribe: false }))
    }
    return null
  }
