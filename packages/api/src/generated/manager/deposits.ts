// Generated from packages/contracts/src/deposits.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/deposits'
import * as cache from '../../cache/deposits.ts'
import { mutation, useMutationOf } from '#engine'

/** Confirms that a deposit has arrived: it is entered in the ledger, and may unlock bidding. `PUT /payments/confirm-deposit` */
export const confirmDeposit = mutation(contracts.confirmDeposit, cache.confirmDeposit)
export const useConfirmDepositMutation = useMutationOf(confirmDeposit)
