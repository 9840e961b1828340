import { countryList, currencyList } from '@seriba/api/public/site'
import { auctionStatusList, gearboxList } from '@seriba/api/shared/site'
import type { AppDispatch } from '@seriba/api/store'

const kept = { subscribe: false }

const lists = {
  /** What is asked for at the start, no matter who comes (1§4.2). */
  forAnybody(dispatch: AppDispatch) {
    void dispatch(countryList.initiate(undefined, kept))
    void dispatch(currencyList.initiate(undefined, kept))
  },
  /** And once it is known who comes. */
  forMembers(dispatch: AppDispatch) {
    void dispatch(gearboxList.initiate(undefined, kept))
    void dispatch(auctionStatusList.initiate(undefined, kept))
  },
}

/** Without the browser's word for it, this many milliseconds after the page. */
const quietAfter = 1500

/**
 * Asks for reference lists when the page has been drawn and the browser has nothing else to do: nothing that is
 * shown at first waits for them, and whatever asks for one sooner has it at once.
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
