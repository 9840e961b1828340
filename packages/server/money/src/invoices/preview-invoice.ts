import type { Input, Output } from '@seriba/contracts/contract'
import type { previewInvoice as contract } from '@seriba/contracts/invoices'
import type { AppContext } from '@seriba/server-kit/context'
import type { Language } from '@seriba/server-kit/language'
import { readClaim, signClaim } from '@seriba/server-kit/signed-claim'
import type { Paper } from '@seriba/server-paper/paper'
import { sql } from 'kysely'
import { askedDueDay } from './asked-due-day.ts'
import { draftInvoice, type InvoicedPurchase } from './draft-invoice.ts'
import { invoicePaper } from './invoice-paper.ts'
import { partsReceived } from './invoices.repository.ts'

type Ctx = Pick<AppContext, 'db' | 'company' | 'config'>
type Previewed = { purchaseId: number; dueOn: string | null; language: Language | undefined }

const purpose = 'invoice preview'
export const previewPath = '/v1/invoice/preview/'
const minutes = 10

/** A link to a preview of a purchase's next invoice. Nothing is issued, and nobody is notified. */
export async function previewInvoice(
  { db, company, config }: Ctx,
  { purchaseId, dueOn, language }: Input<typeof contract>,
): Promise<Output<typeof contract> | null> {
  const now = new Date()
  const previewed: Previewed = { purchaseId, dueOn: askedDueDay(dueOn, now), language }
  const purchase = await purchaseOf({ db }, purchaseId)
  if (!purchase) return null
  await draftInvoice(db, purchase, { ...previewed, company, now })
  return { success: true, url: linkOf(previewed, config.cookieSecret, now) }
}

/** As short as those of invoices: one value in an address may have a hundred characters. */
function linkOf({ purchaseId, dueOn, language }: Previewed, secret: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + minutes * 60
  const claim = `${purchaseId}_${dueOn ?? ''}_${language ?? ''}_${until}`
  return `${previewPath}${signClaim(purpose, claim, secret)}`
}

function readLink(link: string, secret: string, now: Date): Previewed | null {
  const claim = readClaim(purpose, link, secret)
  const [, id, dueOn, language, until] = claim?.match(/^(\d+)_([\d-]*)_(en|ru|)_(\d+)$/) ?? []
  if (!id || Number(until) * 1000 <= now.getTime()) return null
  return {
    purchaseId: Number(id),
    dueOn: dueOn || null,
    language: (language || undefined) as Language | undefined,
  }
}

/** What a link shows, at the purchase's current costs; null if it has expired, or we did not make it. */
export async function previewOfLink(
  { db, company, config }: Ctx,
  link: string,
): Promise<{ paper: Paper; name: string } | null> {
  const now = new Date()
  const claim = readLink(link, config.cookieSecret, now)
  const purchase = claim && (await purchaseOf({ db }, claim.purchaseId))
  if (!purchase) return null
  const { facts, ...draft } = await draftInvoice(db, purchase, { ...claim, company, now })
  const received = await partsReceived(db, purchase.id)
  const invoice = {
    ...draft,
    id: 0,
    purchaseId: purchase.id,
    clientId: purchase.client_id,
    issuedAt: now.toISOString(),
    facts,
    replacedBy: null,
    isWithdrawn: false,
    paid: 0,
  }
  return {
    paper: invoicePaper(invoice, received, { language: facts.language, now, isPreview: true }),
    name: `${draft.number}-preview`,
  }
}

async function purchaseOf({ db }: Pick<Ctx, 'db'>, id: number): Promise<InvoicedPurchase | undefined> {
  const { rows } = await sql<InvoicedPurchase>`
    select * from purchases where id = ${id}::bigint`.execute(db)
  return rows[0]
}
