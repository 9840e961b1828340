import type { BidCost } from '@seriba/contracts/bid-costs'
import { createContext } from 'react'

/** The total costs of a page's bids, by bid. */
export type PageCosts = ReadonlyMap<number, BidCost> | 'loading'

/** Null while it has not been requested, or if it is not known. */
export const BidCosts = createContext<PageCosts | null>(null)
