// Generated from packages/contracts/src/consignees.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/consignees'
import * as cache from '../../cache/consignees.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** The consignees of earlier purchases, most used first; staff name the client. `GET /consignee/list` */
export const listConsignees = query(contracts.listConsignees, cache.listConsignees)
export const useListConsigneesQuery = useQueryOf(listConsignees)
export const useLazyListConsigneesQuery = useLazyQueryOf(listConsignees)

/** Sets the consignee of a purchase, and the party to notify of its arrival. The buyer may do so until the car is waiting for loading; staff may still do so later, with a reason. `POST /purchased-cars/save-consignee` */
export const saveConsignee = mutation(contracts.saveConsignee, cache.saveConsignee)
export const useSaveConsigneeMutation = useMutationOf(saveConsignee)

/** One consignee. `GET /consignee/view` */
export const viewConsignee = query(contracts.viewConsignee, cache.viewConsignee)
export const useViewConsigneeQuery = useQueryOf(viewConsignee)
export const useLazyViewConsigneeQuery = useLazyQueryOf(viewConsignee)
