import type { DocumentType } from '@seriba/domain/purchases/documents'
import { purchases as en } from '@seriba/i18n/en/purchases'
import { purchases as ru } from '@seriba/i18n/ru/purchases'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import type { Config } from '@seriba/server-kit/config'
import type { Tx } from '@seriba/server-kit/db'
import { notifyPurchasesChanged } from '@seriba/server-kit/desk-events'
import type { EventAuthor } from '@seriba/server-kit/events'
import { recordDocumentEvent } from '@seriba/server-money/document-event'
import type { ListedPurchase } from '@seriba/server-money/purchase-list.repository'
import { carOf } from './car-of.ts'
import { mailPurchaseClient } from './mail-client.ts'

type Mail =
  | { template: 'documentAdded'; type: DocumentType }
  | { template: 'documentRefused'; type: DocumentType; reason: string }
  | { template: 'askedFor'; what: 'consignee' | DocumentType }

type Told = { by: EventAuthor; publicUrl: Config['publicUrl']; mail?: Mail }

/**
 * Notifies the screens of the client, their dealer, and staff that a purchase's documents have changed, and emails the
 * client.
 */
export async function notifyOfPapers(tx: Tx, purchase: ListedPurchase, { by, publicUrl, mail }: Told) {
  const { id, client_id, sku } = purchase
  const client = await tx
    .selectFrom('users')
    .select('dealer_id')
    .where('id', '=', client_id)
    .executeTakeFirstOrThrow()
  await notifyAccountChanged(tx, client_id, [client.dealer_id], by)
  await notifyPurchasesChanged(tx, client_id, by)
  if (!mail) return
  const of = {
    car: carOf(purchase),
    sku,
    link: publicUrl === undefined ? null : `${publicUrl}/purchases/${id}`,
  }
  await recordDocumentEvent(
    tx,
    client_id,
    {
      eventType: 'documentAdded',
      ...titlesOf(mail),
      detail: { purchaseId: id, sku, car: of.car },
    },
    by,
  )
  if (mail.template === 'askedFor')
    return mailPurchaseClient(tx, client_id, { template: mail.template, values: { ...of, what: mail.what } })
  if (mail.template === 'documentAdded')
    return mailPurchaseClient(tx, client_id, { template: mail.template, values: { ...of, type: mail.type } })
  const { template, type, reason } = mail
  return mailPurchaseClient(tx, client_id, { template, values: { ...of, type, reason } })
}

/** A summary of the email: what has arrived, or what has to be sent. */
function titlesOf(mail: Mail) {
  const titleIn = ({ documents, news }: typeof en | typeof ru): string => {
    if (mail.template === 'askedFor')
      return mail.what === 'consignee'
        ? news.consigneeAsked
        : news.asked.replace('{{document}}', documents.types[mail.what])
    const text = mail.template === 'documentAdded' ? news.added : news.refused
    return text.replace('{{document}}', documents.types[mail.type])
  }
  return { messageEn: titleIn(en), messageRu: titleIn(ru) }
}
