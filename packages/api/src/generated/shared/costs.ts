// Generated from packages/contracts/src/costs.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/costs'
import * as cache from '../../cache/costs.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** The landed cost of a lot at an amount, line by line: what the company charges up to CIF, and an estimate of the costs at the destination. Port and regime default to the caller's own. Never an official figure. `GET /bid/landed-cost` */
export const landedCost = query(contracts.landedCost)
export const useLandedCostQuery = useQueryOf(landedCost)
export const useLazyLandedCostQuery = useLazyQueryOf(landedCost)

/** A lot's vehicle, and the part of the company's cost tables that its hall needs; no `costs` if none are published. `GET /bid/cost-tables` */
export const lotCosts = query(contracts.lotCosts, cache.lotCosts)
export const useLotCostsQuery = useQueryOf(lotCosts)
export const useLazyLotCostsQuery = useLazyQueryOf(lotCosts)

/** Remembers the caller's port, regime, currency and milestone. `PUT /user/cost-choices` */
export const updateCostChoices = mutation(contracts.updateCostChoices, cache.updateCostChoices)
export const useUpdateCostChoicesMutation = useMutationOf(updateCostChoices)
