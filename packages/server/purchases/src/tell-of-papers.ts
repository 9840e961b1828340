import type { DocumentType } from '@seriba/domain/purchases/documents'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import type { Config } from '@seriba/server-kit/config'
import type { Tx } from '@seriba/server-kit/db'
import type { EventAuthor } from '@seriba/server-kit/events'
import type { ListedPurchase } from '@seriba/server-money/purchase-list.repository'
import { mailPurchaseClient } from './mail-client.ts'

type Mail =
  | { template: 'documentAdded'; type: DocumentType }
  | { template: 'documentRefused'; type: DocumentType; reason: string }
  | { template: 'askedFor'; what: 'consignee' | DocumentType }

type Told = { by: EventAuthor; publicUrl: Config['publicUrl']; mail?: Mail }

/** Tells the client's screens, their dealer's and staff's that the papers of a purchase have changed; and the client by mail. */
export async function tellOfPapers(tx: Tx, purchase: ListedPurchase, { by, publicUrl, mail }: Told) {
  const { id, client_id, sku, lot } = purchase
  const client = await tx
    .selectFrom('users')
    .select('dealer_id')
    .where('id', '=', client_id)
    .executeTakeFirstOrThrow()
  await notifyAccountChanged(tx, client_id, [client.dealer_id], by)
  if (!mail) return
  const of = {
    car: [lot.maker, lot.model, lot.year].filter(Boolean).join(' '),
    sku,
    link: publicUrl === undefined ? null : `${publicUrl}/purchases/${id}`,
  }
  if (mail.template === 'askedFor')
    return mailPurchaseClient(tx, client_id, { template: mail.template, values: { ...of, what: mail.what } })
  if (mail.template === 'documentAdded')
    return mailPurchaseClient(tx, client_id, { template: mail.template, values: { ...of, type: mail.type } })
  const { template, type, reason } = mail
  return mailPurchaseClient(tx, client_id, { template, values: { ...of, type, reason } })
}
