// Generated from packages/contracts/src/bid-groups.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bid-groups'
import * as cache from '../../cache/bid-groups.ts'
import { mutation, useMutationOf } from '#engine'

/** Staff has withdrawn a bid at the hall that a filled group stopped too late for the hall to be told. `PUT /bid/confirm-withdrawal` */
export const confirmWithdrawal = mutation(contracts.confirmWithdrawal, cache.confirmWithdrawal)
export const useConfirmWithdrawalMutation = useMutationOf(confirmWithdrawal)

/** The same in the name of a client, within their limits and their budget. `POST /bid/create-group-from-manager` */
export const createGroupFromManager = mutation(contracts.createGroupFromManager, cache.createGroupFromManager)
export const useCreateGroupFromManagerMutation = useMutationOf(createGroupFromManager)
