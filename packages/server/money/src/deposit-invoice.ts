import type { Input, Output } from '@seriba/contracts/contract'
import type { depositInvoice as contract } from '@seriba/contracts/deposits'
import type { Actor } from '@seriba/domain/access/actor'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { languageOf } from '@seriba/server-kit/language'
import type { FastifyInstance } from 'fastify'
import { findDeposit, mapDeposit } from './deposits.repository.ts'
import { depositOfLink, invoiceLink } from './invoice-link.ts'
import { invoicePage } from './invoice-page.ts'

type Ctx = Pick<AppContext, 'db' | 'company' | 'config'>

/** One's own deposit's invoice, as a link. */
export async function depositInvoice(
  { db, config }: Ctx,
  actor: Actor,
  { id }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const deposit = await findDeposit(db, id)
  if (deposit?.user_id !== actor.userId) return notFound()
  return { success: true, url: invoiceLink(id, config.cookieSecret, new Date()) }
}

/** The page that such a link leads to: made to be printed, or saved as a PDF by the browser. */
export function invoiceRoute(app: FastifyInstance, { db, company, config }: Ctx) {
  app.get<{ Params: { link: string } }>('/v1/payments/invoice/:link', async ({ params }, reply) => {
    const id = depositOfLink(params.link, config.cookieSecret, new Date())
    const deposit = id === null ? undefined : await findDeposit(db, id)
    if (!deposit) return notFound()
    const client = await db
      .selectFrom('users')
      .select(['id', 'full_name', 'company', 'address', 'city', 'language'])
      .where('id', '=', deposit.user_id)
      .executeTakeFirstOrThrow()
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(invoicePage(mapDeposit(deposit), client, company, languageOf(client.language)))
  })
}
