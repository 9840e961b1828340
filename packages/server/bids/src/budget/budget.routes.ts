import * as contracts from '@seriba/contracts/budget'
import type { AppContext } from '@seriba/server-kit/context'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { answerBudget } from './answer-budget.ts'
import { askBudget } from './ask-budget.ts'
import { updateBudget } from './update-budget.ts'
import { viewBudget } from './view-budget.ts'

export function budgetRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.viewBudget, ({ actor }) => viewBudget(ctx, actor))
  serve(app, contracts.updateBudget, ({ actor, input, caller }) => updateBudget(ctx, actor, input, caller))
  serve(app, contracts.askBudget, async ({ actor, input, caller }) => {
    await askBudget(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.answerBudget, async ({ actor, input, caller }) => {
    await answerBudget(ctx, actor, input, caller)
    return successResponse
  })
}
