// Generated from packages/contracts/src/dashboard.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/dashboard'
import * as cache from '../../cache/dashboard.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** A role's home page (GAP09). `GET /user/dashboard` */
export const viewDashboard = query(contracts.viewDashboard, cache.viewDashboard)
export const useViewDashboardQuery = useQueryOf(viewDashboard)
export const useLazyViewDashboardQuery = useLazyQueryOf(viewDashboard)
