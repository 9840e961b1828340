// Generated from packages/contracts/src/bid-groups.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bid-groups'
import * as cache from '../../cache/bid-groups.ts'
import { mutation, useMutationOf } from '#engine'

/** Confirms that staff have withdrawn a bid at the hall: its group was filled too late for the hall to be notified. `PUT /bid/confirm-withdrawal` */
export const confirmWithdrawal = mutation(contracts.confirmWithdrawal, cache.confirmWithdrawal)
export const useConfirmWithdrawalMutation = useMutationOf(confirmWithdrawal)

/** Does the same on behalf of a client, within their limits and their budget. `POST /bid/create-group-from-manager` */
export const createGroupFromManager = mutation(contracts.createGroupFromManager, cache.createGroupFromManager)
export const useCreateGroupFromManagerMutation = useMutationOf(createGroupFromManager)
