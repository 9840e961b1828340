import type { DayBid } from '@seriba/contracts/auction-day'
import { createContext, useContext } from 'react'

/** Sets a bid that now leads to Bid, with the confirmations that the Bid Manager requires. */
type SetToBid = (bid: DayBid) => void

const SetToBidContext = createContext<SetToBid>(() => {})
export const SetToBidProvider = SetToBidContext.Provider
export const useSetToBid = () => useContext(SetToBidContext)
