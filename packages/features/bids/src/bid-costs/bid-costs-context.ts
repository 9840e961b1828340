import type { BidCost } from '@seriba/contracts/bid-costs'
import { createContext } from 'react'

/** What the bids of a page come to; null while it is not asked for, or not known yet. */
export const BidCosts = createContext<ReadonlyMap<number, BidCost> | null>(null)
