import type { DocumentSentEvent } from '@seriba/contracts/notifications'
import { desksOf } from '@seriba/domain/access/desks'
import { roleIds } from '@seriba/domain/access/roles'
import type { DocumentType } from '@seriba/domain/purchases/documents'
import { purchases as en } from '@seriba/i18n/en/purchases'
import { purchases as ru } from '@seriba/i18n/ru/purchases'
import { actorOf } from '@seriba/server-account/session'
import type { Tx } from '@seriba/server-kit/db'
import { type EventAuthor, recordEvent, socketRooms } from '@seriba/server-kit/events'
import type { ListedPurchase } from '@seriba/server-money/purchase-list.repository'
import { carOf } from './car-of.ts'

/** Tells the client's account manager of a paper that waits to be looked at; where there is none, all who see purchases. */
export async function notifyStaffOfPaper(
  tx: Tx,
  purchase: ListedPurchase,
  type: DocumentType,
  by: EventAuthor,
): Promise<void> {
  const { id, client_id, client_name, sku } = purchase
  const titleIn = ({ documents, news }: typeof en | typeof ru): string =>
    news.sent.replace('{{document}}', documents.types[type])
  await recordEvent(tx, {
    name: 'notification',
    rooms: [(await roomOfManager(tx, client_id)) ?? socketRooms.desk('purchases')],
    payload: {
      eventType: 'documentSent',
      messageEn: titleIn(en),
      messageRu: titleIn(ru),
      detail: { clientId: client_id, client: client_name, purchaseId: id, sku, car: carOf(purchase) },
    } satisfies DocumentSentEvent,
    by,
  })
}

/** The room of the account manager, as long as they work here and see purchases. */
async function roomOfManager(tx: Tx, clientId: number): Promise<string | undefined> {
  const manager = await tx
    .selectFrom('users as c')
    .innerJoin('users as m', 'm.id', 'c.manager_id')
    .select(['m.id', 'm.user_type', 'm.role_id', 'm.language', 'm.permissions', 'm.staff_role'])
    .where('c.id', '=', clientId)
    .where('m.role_id', '!=', roleIds.disabled)
    .executeTakeFirst()
  const sees = manager && desksOf(actorOf(manager)).includes('purchases')
  return sees ? socketRooms.user(manager.id) : undefined
}
