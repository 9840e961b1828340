// Generated from packages/contracts/src/cost-choices.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/cost-choices'
import * as cache from '../../cache/cost-choices.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** What the caller has their costs computed for, and the ports to choose from; none while no tables are published. `GET /user/cost-choices` */
export const viewCostChoices = query(contracts.viewCostChoices, cache.viewCostChoices)
export const useViewCostChoicesQuery = useQueryOf(viewCostChoices)
export const useLazyViewCostChoicesQuery = useLazyQueryOf(viewCostChoices)
