import { formatBalance } from '@seriba/domain/format/number'
import { sameCharges } from '@seriba/domain/money/invoice'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import type { Company } from '@seriba/server-company/company'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { Config } from '@seriba/server-kit/config'
import type { Tx } from '@seriba/server-kit/db'
import { recordEvent, socketRooms } from '@seriba/server-kit/events'
import { type Language, languageOf } from '@seriba/server-kit/language'
import { sql } from 'kysely'
import { recordDocumentEvent } from '../document-event.ts'
import { mailClient } from '../mail-client.ts'
import type { Recorder } from '../record-payment.ts'
import { draftInvoice, type InvoicedPurchase } from './draft-invoice.ts'
import { carName } from './invoice-facts.ts'

type Issuing = {
  purchaseId: number
  /** A Japanese day; null uses the company's setting. */
  dueOn: string | null
  /** By default, the client's language. */
  language?: Language | undefined
  /** Null if the system itself issues it. */
  by: Recorder | null
  company: Company
  publicUrl: Config['publicUrl']
  now: Date
  /** Nobody is notified, since it is imported. */
  isSilent?: true
}

/** Issues an invoice for a purchase's current costs and replaces the previous one. Refuses to say the same twice. */
export async function issueInvoice(
  tx: Tx,
  { purchaseId, by, publicUrl, now, isSilent, dueOn: asked, ...how }: Issuing,
) {
  const purchase = await lockPurchase(tx, purchaseId)
  const draft = await draftInvoice(tx, purchase, { ...how, dueOn: asked, now })
  const { number, charges, total, dueOn, earlier } = draft
  // The language counts if it was chosen: an automatic invoice after a price change does not replace one because of it.
  const said = how.language && earlier ? (earlier.facts.language ?? languageOf(earlier.language)) : undefined
  const same = earlier && sameCharges(earlier.charges, charges) && said === how.language
  if (same && (asked === null || earlier.dueOn === dueOn)) throw new ApiError('invoice_stands')
  const { id } = await tx
    .insertInto('invoices')
    .values({
      number,
      purchase_id: purchaseId,
      issued_at: now,
      due_on: dueOn,
      charges: JSON.stringify(charges),
      total,
      replaces: earlier?.id ?? null,
      facts: JSON.stringify(draft.facts),
      created_by: by?.actor.userId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(tx, {
    actor: by?.actor ?? null,
    action: 'invoice.issued',
    entity: 'purchase',
    entityId: purchaseId,
    ...(earlier && { before: { invoice: earlier.number, total: earlier.total, dueOn: earlier.dueOn } }),
    after: { invoice: number, total, dueOn },
    ...(by && { ip: by.caller.ip }),
  })
  if (!isSilent)
    await notifyClient(tx, {
      purchase,
      number,
      total,
      dueOn,
      replaces: earlier?.number ?? null,
      by,
      publicUrl,
    })
  return { id, number }
}

type News = Pick<Issuing, 'by' | 'publicUrl'> & {
  purchase: InvoicedPurchase
  number: string
  total: number
  dueOn: string
  replaces: string | null
}

async function notifyClient(tx: Tx, { purchase, number, total, dueOn, replaces, by, publicUrl }: News) {
  const { id: purchaseId } = purchase
  await recordEvent(tx, {
    name: 'notification',
    rooms: [socketRooms.user(purchase.client_id), socketRooms.staff],
    payload: { eventType: 'invoiceReady', purchaseId },
    by: by ?? undefined,
  })
  await recordDocumentEvent(
    tx,
    purchase.client_id,
    {
      eventType: 'invoiceIssued',
      messageEn: `${en.purchases.invoice} ${number}`,
      messageRu: `${ru.purchases.invoice} ${number}`,
      detail: { purchaseId, sku: purchase.sku, car: carName(purchase.lot) },
    },
    by,
  )
  await mailClient(tx, purchase.client_id, 'invoice.email', {
    template: 'invoiceReady',
    values: {
      number,
      car: carName(purchase.lot),
      total: formatBalance(total),
      dueOn: total > 0 ? dueOn.replaceAll('-', '.') : null,
      replaces,
      link: publicUrl === undefined ? null : `${publicUrl}/purchases/${purchaseId}`,
    },
  })
}

/** Locked, so that an invoice and a change of its charges take turns. */
async function lockPurchase(tx: Tx, id: number) {
  const { rows } = await sql<InvoicedPurchase>`
    select * from purchases where id = ${id}::bigint for update`.execute(tx)
  return rows[0] ?? notFound()
}
