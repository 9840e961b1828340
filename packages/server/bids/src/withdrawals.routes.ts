import * as contracts from '@seriba/contracts/withdrawals'
import type { AppContext } from '@seriba/server-kit/context'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { answerWithdrawal } from './answer-withdrawal.ts'
import { askWithdrawal, takeBackWithdrawal } from './ask-withdrawal.ts'
import { viewReceipt } from './cancellation-receipt.ts'
import { freedByCancel } from './freed-by-cancel.ts'

export function withdrawalsRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.viewReceipt, ({ actor, input }) => viewReceipt(ctx.db, actor, input.bidId))
  serve(app, contracts.freedByCancel, ({ actor, input }) => freedByCancel(ctx, actor, input))
  serve(app, contracts.askWithdrawal, async ({ actor, input, caller }) => {
    await askWithdrawal(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.takeBackWithdrawal, async ({ actor, input, caller }) => {
    await takeBackWithdrawal(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.answerWithdrawal, async ({ actor, input, caller }) => {
    await answerWithdrawal(ctx, actor, input, caller)
    return successResponse
  })
}
