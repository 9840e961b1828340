import type { DayBid } from '@seriba/contracts/auction-day'
import { createContext, useContext } from 'react'

/** Sets a bid that leads now to Bid, through the questions that the Bid Manager asks. */
type SetToBid = (bid: DayBid) => void

const SetToBidContext = createContext<SetToBid>(() => {})
export const SetToBidProvider = SetToBidContext.Provider
export const useSetToBid = () => useContext(SetToBidContext)
