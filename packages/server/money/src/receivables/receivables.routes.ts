import * as monthEnd from '@seriba/contracts/month-end'
import * as contracts from '@seriba/contracts/receivables'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { languageOf } from '@seriba/server-kit/language'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { findAddressee } from '../papers/addressee.ts'
import { sendPaper, splitPdf } from '../papers/send-paper.ts'
import { closeMonth } from './close-month.ts'
import { owedExport } from './export-owed.ts'
import { listOwed, owedQuery } from './list-owed.ts'
import { remindOwed } from './remind-owed.ts'
import { sendStatements } from './send-statements.ts'
import { readStatement } from './statement.repository.ts'
import { statementOfLink, statementPath } from './statement-link.ts'
import { statementPaper } from './statement-paper.ts'
import { viewMonthEnd } from './view-month-end.ts'
import { viewOwedClient } from './view-owed-client.ts'
import { assertMonthStarted, viewStatement } from './view-statement.ts'

/** Clients’ debts, and what clients are told about their account at a month’s end. */
export function receivablesRoutes(app: FastifyInstance, ctx: AppContext) {
  const { db, config } = ctx
  serve(app, contracts.listOwed, ({ input }) => listOwed(ctx, input))
  const owed = owedExport(ctx)
  serve(app, contracts.exportOwed, ({ actor, input }) => {
    owedQuery(input, 0)
    return exportLink(owed, ctx, actor, input)
  })
  exportRoute(app, ctx, owed)
  serve(app, contracts.viewStatement, ({ actor, input }) => viewStatement(ctx, actor, input))
  serve(app, contracts.sendStatements, async ({ actor, caller, input: { ids, month } }) => {
    assertMonthStarted(month)
    const { company } = ctx
    const sending = { db, company, publicUrl: config.publicUrl, secret: config.cookieSecret }
    return { success: true as const, sent: await sendStatements(sending, ids, month, { actor, caller }) }
  })
  serve(app, contracts.remindOwed, async ({ actor, input, caller }) => {
    await remindOwed(ctx, { actor, caller }, input)
    return successResponse
  })
  serve(app, monthEnd.viewMonthEnd, () => viewMonthEnd(ctx))
  serve(app, monthEnd.closeMonth, ({ actor, caller, input }) => closeMonth(ctx, { actor, caller }, input))
  serve(app, monthEnd.viewOwedClient, ({ input }) => viewOwedClient(ctx, input))
  app.get<{ Params: { link: string } }>(`${statementPath}:link`, async ({ params }, reply) => {
    const linked = statementOfLink(splitPdf(params.link).link, config.cookieSecret, new Date())
    if (!linked) return notFound()
    const { language: spoken, ...client } = await findAddressee(db, linked.userId)
    const { userId, month, madeAt } = linked
    const statement = await readStatement(db, userId, month, ctx.company.invoiceDueDays, madeAt ?? new Date())
    // The account to pay into is given as of the day it was made, whatever month it covers.
    const { bankAt, bankOn, issuerAt } = ctx.companyStore
    const company = {
      ...ctx.company,
      bank: madeAt ? bankAt(madeAt) : bankOn(statement.until),
      issuer: issuerAt(madeAt ?? new Date()),
    }
    const told = { month, client, company, language: languageOf(spoken), now: madeAt ?? new Date() }
    const name = `statement-${month}-${client.id}`
    const asked = { link: params.link, path: statementPath, name, ctx }
    return sendPaper(reply, statementPaper(statement, told), asked)
  })
}
