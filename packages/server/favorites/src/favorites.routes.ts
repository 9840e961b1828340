import * as contracts from '@seriba/contracts/favorites'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { addFavorite } from './add-favorite.ts'
import { deleteFavorite } from './delete-favorite.ts'
import { favoriteExport } from './export-favorites.ts'
import { listFavorites } from './list-favorites.ts'
import { moveFavorites } from './move-favorites.ts'
import { removeEnded } from './remove-ended.ts'

export function favoritesRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.addFavorite, async ({ actor, input }) => {
    await addFavorite(ctx, actor, input)
    return successResponse
  })
  serve(app, contracts.deleteFavorite, ({ actor, input }) => deleteFavorite(ctx, actor, input))
  serve(app, contracts.moveFavorites, ({ actor, input }) => moveFavorites(ctx, actor, input))
  serve(app, contracts.removeEnded, ({ actor, input }) => removeEnded(ctx, actor, input))
  serve(app, contracts.listFavorites, ({ actor, input }) => listFavorites(ctx, actor, input))
  const file = favoriteExport(ctx)
  serve(app, contracts.exportFavorites, ({ actor, input }) => exportLink(file, ctx, actor, input))
  exportRoute(app, ctx, file)
}
