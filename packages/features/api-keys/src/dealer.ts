import { createContext, useContext } from 'react'

/** The dealer whom staff looks after; undefined where a dealer looks after their own. */
export const DealerContext = createContext<number | undefined>(undefined)

/** What a request says of whose keys and webhooks it is about: a dealer’s own need no name. */
export function useDealer(): { dealerId?: number } {
  const dealerId = useContext(DealerContext)
  return dealerId === undefined ? {} : { dealerId }
}
