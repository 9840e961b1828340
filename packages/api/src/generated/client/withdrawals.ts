// Generated from packages/contracts/src/withdrawals.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/withdrawals'
import * as cache from '../../cache/withdrawals.ts'
import { mutation, useMutationOf } from '#engine'

/** Asks staff to withdraw a bid that can no longer be canceled. `POST /bid/ask-withdrawal` */
export const askWithdrawal = mutation(contracts.askWithdrawal, cache.askWithdrawal)
export const useAskWithdrawalMutation = useMutationOf(askWithdrawal)

/** Takes back a withdrawal request that staff have not answered yet: the bid stands. `POST /bid/take-back-withdrawal` */
export const takeBackWithdrawal = mutation(contracts.takeBackWithdrawal, cache.takeBackWithdrawal)
export const useTakeBackWithdrawalMutation = useMutationOf(takeBackWithdrawal)
