import * as parts from '@seriba/contracts/client-parts'
import * as contracts from '@seriba/contracts/clients'
import { linkBase } from '@seriba/server-account/link-base'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { accountManagersOf } from './account-managers.repository.ts'
import { assignClients } from './assign-clients.ts'
import { clientCredit } from './client-credit.ts'
import { clientHistory } from './client-history.ts'
import { clientSessions, closeClientSessions } from './client-sessions.ts'
import { clientLedger, clientPurchases } from './client-trade.ts'
import { createClient } from './create-client.ts'
import { clientExport } from './export-clients.ts'
import { listClients } from './list-clients.ts'
import { papersRoutes } from './papers/papers.routes.ts'
import { privacyRoutes } from './privacy/privacy.routes.ts'
import { stopClientBids } from './stop-client-bids.ts'
import { updateClient } from './update-client.ts'
import { updatePermissions } from './update-permissions.ts'
import { viewClient } from './view-client.ts'

export function clientsRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.listClients, ({ input, caller }) => listClients(ctx, input, caller.language))
  const clients = clientExport(ctx)
  serve(app, contracts.exportClients, ({ actor, input }) => exportLink(clients, ctx, actor, input))
  exportRoute(app, ctx, clients)
  papersRoutes(app, ctx)
  privacyRoutes(app, ctx)
  serve(app, contracts.listAccountManagers, async () => ({
    managers: await accountManagersOf(ctx.db, 'manager'),
    dealers: await accountManagersOf(ctx.db, 'dealer'),
  }))
  serve(app, contracts.assignClients, ({ actor, input, caller }) => assignClients(ctx, actor, input, caller))
  serve(app, contracts.viewClient, ({ actor, input }) => viewClient(ctx, actor, input))
  serve(app, contracts.clientHistory, ({ input }) => clientHistory(ctx, input))
  serve(app, parts.clientPurchases, ({ input }) => clientPurchases(ctx, input))
  serve(app, parts.clientLedger, ({ input }) => clientLedger(ctx, input))
  serve(app, parts.clientCredit, ({ input }) => clientCredit(ctx, input))
  serve(app, parts.clientSessions, ({ input }) => clientSessions(ctx, input))
  serve(app, parts.closeClientSessions, async ({ actor, input, caller }) => {
    await closeClientSessions(ctx, actor, input, caller.ip)
    return successResponse
  })
  serve(app, contracts.createClient, ({ actor, input, caller, request }) =>
    createClient(ctx, actor, input, { ip: caller.ip, linkBase: linkBase(ctx.config, request) }),
  )
  serve(app, contracts.updateClient, async ({ actor, input, caller, request }) => {
    await updateClient(ctx, actor, input, { ...caller, linkBase: linkBase(ctx.config, request) })
    return successResponse
  })
  serve(app, parts.stopClientBids, ({ actor, input, caller }) => stopClientBids(ctx, actor, input, caller))
  serve(app, contracts.updatePermissions, async ({ actor, input, caller }) => {
    await updatePermissions(ctx, actor, input, caller)
    return successResponse
  })
}
