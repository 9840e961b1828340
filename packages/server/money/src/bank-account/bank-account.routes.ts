import * as contracts from '@seriba/contracts/bank-account'
import { linkBase } from '@seriba/server-account/link-base'
import type { AppContext } from '@seriba/server-kit/context'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { publishBankAccount, withdrawAccount } from './publish-bank-account.ts'
import { viewBankAccount } from './view-bank-account.ts'

/** The account that clients pay to. */
export function bankAccountRoutes(app: FastifyInstance, ctx: AppContext) {
  const { config } = ctx
  serve(app, contracts.viewBankAccount, () => viewBankAccount(ctx))
  serve(app, contracts.saveBankAccount, async ({ actor, input, caller, request }) => {
    await publishBankAccount(ctx, actor, input, { ...caller, linkBase: linkBase(config, request) })
    return successResponse
  })
  serve(app, contracts.withdrawBankAccount, async ({ actor, input, caller, request }) => {
    await withdrawAccount(ctx, actor, input, { ...caller, linkBase: linkBase(config, request) })
    return successResponse
  })
}
