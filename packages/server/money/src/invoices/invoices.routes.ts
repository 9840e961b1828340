import * as deposits from '@seriba/contracts/deposits'
import * as contracts from '@seriba/contracts/invoices'
import { jstDay } from '@seriba/domain/time/jst'
import type {} from '@seriba/server-company/company-store'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { languageOf } from '@seriba/server-kit/language'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve } from '@seriba/server-kit/serve'
import type { Paper } from '@seriba/server-paper/paper'
import type { FastifyInstance } from 'fastify'
import { findDeposit, mapDeposit } from '../deposits.repository.ts'
import { invoiceOfLink, type LinkedInvoice } from '../invoice-link.ts'
import { findAddressee } from '../papers/addressee.ts'
import { type DepositFacts, depositFacts, depositPaper } from '../papers/deposit-paper.ts'
import { sendPaper, splitPdf } from '../papers/send-paper.ts'
import { createInvoice } from './create-invoice.ts'
import { invoiceExport } from './export-invoices.ts'
import { invoiceLinkOf } from './invoice-link-of.ts'
import { invoicePaper } from './invoice-paper.ts'
import { findInvoice, partsReceived } from './invoices.repository.ts'
import { listInvoices } from './list-invoices.ts'
import { previewInvoice, previewOfLink, previewPath } from './preview-invoice.ts'

/** Invoices for purchases and deposits: issued, listed, and readable by anyone with their link. */
export function invoicesRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.createInvoice, ({ actor, input, caller }) =>
    createInvoice(ctx, { actor, caller }, input),
  )
  serve(app, contracts.previewInvoice, async ({ input }) => (await previewInvoice(ctx, input)) ?? notFound())
  app.get<{ Params: { link: string } }>(`${previewPath}:link`, async ({ params }, reply) => {
    const { paper, name } = (await previewOfLink(ctx, splitPdf(params.link).link)) ?? notFound()
    return sendPaper(reply, paper, { link: params.link, path: previewPath, name, ctx })
  })
  serve(app, contracts.listInvoices, ({ input }) => listInvoices(ctx, input))
  const file = invoiceExport(ctx)
  serve(app, contracts.exportInvoices, ({ actor, input }) => exportLink(file, ctx, actor, input))
  exportRoute(app, ctx, file)
  serve(app, deposits.depositInvoice, ({ actor, input }) => invoiceLinkOf(ctx, actor, input))
  app.get<{ Params: { link: string } }>('/v1/payments/invoice/:link', async ({ params }, reply) => {
    const { link } = splitPdf(params.link)
    const linked = invoiceOfLink(link, ctx.config.cookieSecret, new Date())
    if (!linked) return notFound()
    const { paper, name } = (await paperOf(ctx, linked)) ?? notFound()
    return sendPaper(reply, paper, { link: params.link, path: '/v1/payments/invoice/', name, ctx })
  })
}

async function paperOf({ db, company, companyStore }: AppContext, { kind, id }: LinkedInvoice) {
  if (kind === 'purchase') {
    const invoice = await findInvoice(db, id)
    if (!invoice) return null
    const received = await partsReceived(db, invoice.purchaseId)
    const language = invoice.facts.language ?? languageOf(invoice.language)
    const paper = invoicePaper(invoice, received, { language, now: new Date() })
    return { paper, name: invoice.number } satisfies { paper: Paper; name: string }
  }
  const deposit = await findDeposit(db, id)
  if (!deposit) return null
  const { language, ...payer } = await findAddressee(db, deposit.user_id)
  const ofThen = { ...company, bank: companyStore.bankOn(jstDay(new Date(deposit.created_at))) }
  const facts = (deposit.facts as DepositFacts | null) ?? depositFacts(ofThen, payer)
  const paper = depositPaper(mapDeposit(deposit), facts, languageOf(language))
  return { paper, name: `DP-${deposit.id}` }
}
