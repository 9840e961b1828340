import * as contracts from '@seriba/contracts/searches'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { deleteSearch } from './delete-search.ts'
import { searchExport } from './export-searches.ts'
import { saveSearch } from './save-search.ts'
import { findSearches } from './searches.repository.ts'
import { unsubscribe } from './unsubscribe.ts'
import { updateSearch } from './update-search.ts'

export function searchesRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.saveSearch, async ({ actor, input }) => {
    await saveSearch(ctx, actor, input)
    return null
  })
  serve(app, contracts.mySearches, async ({ actor, input }) => {
    const items = await findSearches(ctx, actor.userId, input.type)
    return { items, counter: items.length }
  })
  const file = searchExport(ctx)
  serve(app, contracts.exportSearches, ({ actor, input }) => exportLink(file, ctx, actor, input))
  exportRoute(app, ctx, file)
  serve(app, contracts.updateSearch, ({ actor, input }) => updateSearch(ctx, actor, input))
  serve(app, contracts.deleteSearch, ({ actor, input }) => deleteSearch(ctx, actor, input))
  serve(app, contracts.unsubscribe, async ({ input }) => {
    await unsubscribe(ctx, input.token)
    return successResponse
  })
  oneClick(app, ctx)
}

/**
 * What a mail program sends for its own 'Unsubscribe' (RFC 8058): a form to the address whose page a person would open.
 * It has no session and no origin, only the token.
 */
function oneClick(app: FastifyInstance, ctx: AppContext) {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
    scope.post<{ Params: { token: string } }>('/unsubscribe/:token', async ({ params }, reply) => {
      await unsubscribe(ctx, params.token)
      return reply.code(204).send()
    })
  })
}
