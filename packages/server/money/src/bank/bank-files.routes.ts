import * as contracts from '@seriba/contracts/bank-files'
import type { AppContext } from '@seriba/server-kit/context'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { listFiles } from './bank-files.repository.ts'
import { discardBankFile } from './discard-bank-file.ts'
import { readBankFile, viewBankFile } from './read-bank-file.ts'
import { recordBankLine, setBankLineAside } from './record-bank-line.ts'

/** Statements from the company’s bank: uploaded, matched, and entered line by line. */
export function bankFilesRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.readBankFile, ({ actor, input, caller }) =>
    readBankFile(ctx, { actor, caller }, input),
  )
  serve(app, contracts.viewBankFile, ({ input }) => viewBankFile(ctx, input))
  serve(app, contracts.discardBankFile, async ({ actor, input, caller }) => {
    await discardBankFile(ctx, { actor, caller }, input)
    return successResponse
  })
  serve(app, contracts.listBankFiles, async () => ({ files: await listFiles(ctx.db) }))
  serve(app, contracts.recordBankLine, ({ actor, input, caller }) =>
    recordBankLine(ctx, { actor, caller }, input),
  )
  serve(app, contracts.setBankLineAside, async ({ actor, input, caller }) => {
    await setBankLineAside(ctx, { actor, caller }, input)
    return successResponse
  })
}
