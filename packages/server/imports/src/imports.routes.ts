import * as contracts from '@seriba/contracts/imports'
import { linkBase } from '@seriba/server-account/link-base'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve } from '@seriba/server-kit/serve'
import { LazyWorker } from '@seriba/threads/thread'
import type { FastifyInstance } from 'fastify'
import { standingOn } from './back/standing.repository.ts'
import { takeBackImport } from './back/take-back-import.ts'
import { checkImport } from './check-import.ts'
import { importExport } from './export-imports.ts'
import { findImport } from './imports.repository.ts'
import { inviteImported } from './invite-imported.ts'
import { mapImport } from './map-import.ts'
import { readImport } from './read-import.ts'
import { runImport } from './run-import.ts'
import type { TableCalls } from './table/table-thread.ts'
import { listImports, viewImport } from './view-import.ts'

const shownStanding = 100

/** Clients and purchases that a company brings along: read from a file, checked, created, and taken back. */
export function importsRoutes(app: FastifyInstance, ctx: AppContext) {
  // A large file takes a while: it is read in a thread, where it does not hold up bids.
  const thread = new URL('./table/table-thread.ts', import.meta.url)
  const reader = new LazyWorker<TableCalls>(thread, 'the thread that reads files')
  app.addHook('onClose', () => reader.close())
  const readTable = (bytes: Uint8Array) => reader.call('read', bytes)

  serve(app, contracts.readImport, ({ actor, input }) => readImport({ db: ctx.db, readTable }, actor, input))
  serve(app, contracts.viewImport, ({ input }) => viewImport(ctx.db, input.id))
  serve(app, contracts.listImports, () => listImports(ctx.db))
  const file = importExport(ctx)
  serve(app, contracts.exportImports, ({ actor, input }) => exportLink(file, ctx, actor, input))
  exportRoute(app, ctx, file)
  serve(app, contracts.mapImport, ({ input }) => mapImport(ctx, input))
  serve(app, contracts.checkImport, ({ input }) => checkImport(ctx, input))
  serve(app, contracts.runImport, ({ actor, input, caller }) => runImport(ctx, actor, input, caller.ip))
  serve(app, contracts.importStanding, async ({ input }) => {
    const { id } = await findImport(ctx.db, input.id)
    return standingOn(ctx.db, id, shownStanding)
  })
  serve(app, contracts.takeBackImport, ({ actor, input, caller }) =>
    takeBackImport(ctx, { actor, ip: caller.ip }, input),
  )
  serve(app, contracts.inviteImported, ({ actor, input, caller, request }) =>
    inviteImported(ctx, actor, input, { ip: caller.ip, linkBase: linkBase(ctx.config, request) }),
  )
}
