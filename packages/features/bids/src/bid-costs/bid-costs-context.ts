import type { BidCost } from '@seriba/contracts/bid-costs'
import { createContext } from 'react'

/** What the bids of a page come to, by bid. */
export type PageCosts = ReadonlyMap<number, BidCost> | 'loading'

/** Null while it is not asked for, or could not be told. */
export const BidCosts = createContext<PageCosts | null>(null)
