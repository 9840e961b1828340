// Generated from packages/contracts/src/site.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/site'
import * as cache from '../../cache/site.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** `value` is the label and `label` the value's text, as the apps remap them (1§4.2). `GET /site/auction-status-list` */
export const auctionStatusList = query(contracts.auctionStatusList, cache.auctionStatusList)
export const useAuctionStatusListQuery = useQueryOf(auctionStatusList)
export const useLazyAuctionStatusListQuery = useLazyQueryOf(auctionStatusList)

/** Gearboxes that lots may have. `GET /site/gearbox-list` */
export const gearboxList = query(contracts.gearboxList, cache.gearboxList)
export const useGearboxListQuery = useQueryOf(gearboxList)
export const useLazyGearboxListQuery = useLazyQueryOf(gearboxList)

/** The counters next to the menu's entries. `GET /site/menu-counters` */
export const menuCounters = query(contracts.menuCounters, cache.menuCounters)
export const useMenuCountersQuery = useQueryOf(menuCounters)
export const useLazyMenuCountersQuery = useLazyQueryOf(menuCounters)
