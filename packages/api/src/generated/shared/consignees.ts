// Generated from packages/contracts/src/consignees.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/consignees'
import * as cache from '../../cache/consignees.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Those named on earlier purchases, the most used first; staff names the client. `GET /consignee/list` */
export const listConsignees = query(contracts.listConsignees, cache.listConsignees)
export const useListConsigneesQuery = useQueryOf(listConsignees)
export const useLazyListConsigneesQuery = useLazyQueryOf(listConsignees)

/** Names who takes a purchase over, and who is told of its arrival. The buyer does it until the car waits for loading, staff later too, with a reason. `POST /purchased-cars/save-consignee` */
export const saveConsignee = mutation(contracts.saveConsignee, cache.saveConsignee)
export const useSaveConsigneeMutation = useMutationOf(saveConsignee)

/** One of them. `GET /consignee/view` */
export const viewConsignee = query(contracts.viewConsignee, cache.viewConsignee)
export const useViewConsigneeQuery = useQueryOf(viewConsignee)
export const useLazyViewConsigneeQuery = useLazyQueryOf(viewConsignee)
