// Generated from packages/contracts/src/purchase-view.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/purchase-view'
import * as cache from '../../cache/purchase-view.ts'
import { mutation, useMutationOf } from '#engine'

/** Writes what the client reads, and what staff keeps to itself. `PUT /purchased-cars/save-note` */
export const saveNote = mutation(contracts.saveNote, cache.saveNote)
export const useSaveNoteMutation = useMutationOf(saveNote)

/** Changes what a purchase costs: the fields given, with a reason. What is charged is brought to it by one more line of the ledger. The other costs are the sum of their lines. `PUT /purchased-cars/update-finances` */
export const updateFinances = mutation(contracts.updateFinances, cache.updateFinances)
export const useUpdateFinancesMutation = useMutationOf(updateFinances)
