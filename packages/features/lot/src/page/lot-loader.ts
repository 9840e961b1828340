import { lotApi } from '@seriba/api/lot'
import type { AppStore } from '@seriba/api/store'

/** Asks for a lot before the page that shows it is drawn. */
export const lotLoader =
  (store: AppStore) =>
  ({ params: { id } }: { params: { id?: string | undefined } }) => {
    if (id) {
      const asked = { pageType: 'car-auction', id } as const
      void store.dispatch(lotApi.endpoints.viewLot.initiate(asked, { subscribe: false }))
    }
    return null
  }
