// Generated from packages/contracts/src/withdrawals.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/withdrawals'
import * as cache from '../../cache/withdrawals.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** The credit that canceling a bid would free: in a group, only what its other bids do not hold. `GET /bid/freed` */
export const freedByCancel = query(contracts.freedByCancel, cache.freedByCancel)
export const useFreedByCancelQuery = useQueryOf(freedByCancel)
export const useLazyFreedByCancelQuery = useLazyQueryOf(freedByCancel)

/** The receipt for a bid's last cancellation. `GET /bid/receipt` */
export const viewReceipt = query(contracts.viewReceipt, cache.viewReceipt)
export const useViewReceiptQuery = useQueryOf(viewReceipt)
export const useLazyViewReceiptQuery = useLazyQueryOf(viewReceipt)
