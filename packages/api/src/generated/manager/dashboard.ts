// Generated from packages/contracts/src/dashboard.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/dashboard'
import * as cache from '../../cache/dashboard.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** What a company needs before its clients can bid and pay, and which of it is done. `GET /site/set-up` */
export const viewSetUp = query(contracts.viewSetUp, cache.viewSetUp)
export const useViewSetUpQuery = useQueryOf(viewSetUp)
export const useLazyViewSetUpQuery = useLazyQueryOf(viewSetUp)
