import type { DocumentType } from '@seriba/domain/purchases/documents'
import { purchases as en } from '@seriba/i18n/en/purchases'
import { purchases as ru } from '@seriba/i18n/ru/purchases'
import { announceDocument } from '@seriba/server-account/announce-document'
import type { Tx } from '@seriba/server-kit/db'
import type { EventAuthor } from '@seriba/server-kit/events'
import type { ListedPurchase } from '@seriba/server-money/purchase-list.repository'
import { carOf } from './car-of.ts'

/** Notifies staff of a document that a client has sent for a purchase. */
export const notifyStaffOfPaper = (
  tx: Tx,
  purchase: ListedPurchase,
  type: DocumentType,
  by: EventAuthor,
): Promise<void> => {
  const titleIn = ({ documents, news }: typeof en | typeof ru): string =>
    news.sent.replace('{{document}}', documents.types[type])
  return announceDocument(
    tx,
    {
      desk: 'purchases',
      title: { en: titleIn(en), ru: titleIn(ru) },
      detail: {
        clientId: purchase.client_id,
        client: purchase.client_name,
        purchaseId: purchase.id,
        sku: purchase.sku,
        car: carOf(purchase),
      },
    },
    by,
  )
}
