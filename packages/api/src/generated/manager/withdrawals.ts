// Generated from packages/contracts/src/withdrawals.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/withdrawals'
import * as cache from '../../cache/withdrawals.ts'
import { mutation, useMutationOf } from '#engine'

/** Answers a withdrawal request: the bid is withdrawn and thereby canceled, or it is too late and the bid stands. `PUT /bid/answer-withdrawal` */
export const answerWithdrawal = mutation(contracts.answerWithdrawal, cache.answerWithdrawal)
export const useAnswerWithdrawalMutation = useMutationOf(answerWithdrawal)
