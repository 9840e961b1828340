import { countryList, currencyList } from '@seriba/api/public/site'
import { auctionStatusList, gearboxList } from '@seriba/api/shared/site'
import type { AppDispatch } from '@seriba/api/store'

const kept = { subscribe: false }

const lists = {
  /** What is requested at the start, no matter who the user is (1§4.2). */
  forAnybody(dispatch: AppDispatch) {
    void dispatch(countryList.initiate(undefined, kept))
    void dispatch(currencyList.initiate(undefined, kept))
  },
  /** And once it is known who the user is. */
  forMembers(dispatch: AppDispatch) {
    void dispatch(gearboxList.initiate(undefined, kept))
    void dispatch(auctionStatusList.initiate(undefined, kept))
  },
}

/** If the browser does not report being idle, this many milliseconds after the page. */
const quietAfter = 1500

/**
 * Requests reference lists when the page has been rendered and the browser is idle: nothing that is shown at first
 * waits for them, and whatever needs one sooner gets it right away.
 */
export function askReferenceLists(dispatch: AppDispatch, whose: keyof typeof lists): () => void {
  const ask = () => lists[whose](dispatch)
  if (typeof requestIdleCallback === 'function') {
    const waiting = requestIdleCallback(ask)
    return () => cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(ask, quietAfter)
  return () => clearTimeout(waiting)
}
