// Generated from packages/contracts/src/orders.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/orders'
import * as cache from '../../cache/orders.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** Whether this kind of vehicle may be imported at a port at all: returns the ban if every upcoming lot with that name and those years has one, otherwise null. If the budget is higher than may be bid for any of them, because exports to that country are banned above a value, it returns that ban. `GET /order/ban` */
export const banOfWish = query(contracts.banOfWish, cache.banOfWish)
export const useBanOfWishQuery = useQueryOf(banOfWish)
export const useLazyBanOfWishQuery = useLazyQueryOf(banOfWish)
