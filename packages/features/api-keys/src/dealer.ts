import { createContext, useContext } from 'react'

/** The dealer whom staff look after; undefined if dealers look after their own. */
export const DealerContext = createContext<number | undefined>(undefined)

/** Whose keys and webhooks a request is about: dealers do not have to name themselves. */
export function useDealer(): { dealerId?: number } {
  const dealerId = useContext(DealerContext)
  return dealerId === undefined ? {} : { dealerId }
}
