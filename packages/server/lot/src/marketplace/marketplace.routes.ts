import * as contracts from '@seriba/contracts/marketplace'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { serve } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { marketplaceProvider } from './marketplace-provider.ts'

export function marketplaceRoutes(app: FastifyInstance, ctx: AppContext) {
  const provider = marketplaceProvider(ctx.config.marketplaceUrl)
  serve(app, contracts.listOffers, async ({ input: { page, pageSize } }) => {
    const found = await provider?.(page, pageSize).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'the marketplace could not be reached')
      throw new ApiError('marketplace_failed')
    })
    const { offers = [], total = 0 } = found ?? {}
    return {
      offers,
      pageInfo: { page, pageSize, totalSearchResults: total, totalResults: total },
      connected: provider !== null,
    }
  })
}
