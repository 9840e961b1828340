import * as contracts from '@seriba/contracts/api-keys'
import { mostApiKeys } from '@seriba/domain/api-keys/key-rules'
import { readTwoStep } from '@seriba/server-account/two-step/two-step.repository'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { callsToday, keysOf } from './api-keys.repository.ts'
import { createApiKey } from './create-api-key.ts'
import { dealerOfKeys } from './dealer-of-keys.ts'
import { keyExport } from './export-api-keys.ts'
import { revokeApiKey } from './revoke-api-key.ts'
import { rotateApiKey } from './rotate-api-key.ts'

export function apiKeysRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.listApiKeys, async ({ actor, input }) => {
    const dealerId = await dealerOfKeys(ctx.db, actor, input.dealerId)
    const { two_step_since } = await readTwoStep(ctx.db, actor.userId)
    return {
      keys: await keysOf(ctx.db, dealerId),
      most: mostApiKeys,
      callsToday: await callsToday(ctx.db, dealerId),
      twoStep: two_step_since !== null,
    }
  })
  const file = keyExport(ctx)
  serve(app, contracts.exportApiKeys, async ({ actor, input }) => {
    await dealerOfKeys(ctx.db, actor, input.dealerId)
    return exportLink(file, ctx, actor, input)
  })
  exportRoute(app, ctx, file)
  serve(app, contracts.createApiKey, ({ actor, input, caller }) => createApiKey(ctx, actor, input, caller.ip))
  serve(app, contracts.rotateApiKey, ({ actor, input, caller }) => rotateApiKey(ctx, actor, input, caller.ip))
  serve(app, contracts.revokeApiKey, async ({ actor, input, caller }) => {
    await revokeApiKey(ctx, actor, input, caller.ip)
    return successResponse
  })
}
