// Generated from packages/contracts/src/purchase-view.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/purchase-view'
import * as cache from '../../cache/purchase-view.ts'
import { mutation, useMutationOf } from '#engine'

/** Saves the note that the client sees, and the one that only staff see. `PUT /purchased-cars/save-note` */
export const saveNote = mutation(contracts.saveNote, cache.saveNote)
export const useSaveNoteMutation = useMutationOf(saveNote)

/** Changes the given costs of a purchase, with a reason. One more ledger entry brings the charges in line with it. The other costs are the sum of their lines. `PUT /purchased-cars/update-finances` */
export const updateFinances = mutation(contracts.updateFinances, cache.updateFinances)
export const useUpdateFinancesMutation = useMutationOf(updateFinances)
