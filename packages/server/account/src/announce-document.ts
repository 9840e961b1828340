import type { DocumentSentEvent } from '@seriba/contracts/notifications'
import { type Desk, desksOf } from '@seriba/domain/access/desks'
import { roleIds } from '@seriba/domain/access/roles'
import type { Tx } from '@seriba/server-kit/db'
import { type EventAuthor, recordEvent, socketRooms } from '@seriba/server-kit/events'
import { actorOf } from './session.ts'

type Sent = { desk: Desk; title: { en: string; ru: string }; detail: DocumentSentEvent['detail'] }

/** Notifies the client's account manager of a document to be checked; without one, everybody who sees its desk. */
export async function announceDocument(
  tx: Tx,
  { desk, title, detail }: Sent,
  by: EventAuthor,
): Promise<void> {
  await recordEvent(tx, {
    name: 'notification',
    rooms: [(await roomOfManager(tx, detail.clientId, desk)) ?? socketRooms.desk(desk)],
    payload: {
      eventType: 'documentSent',
      messageEn: title.en,
      messageRu: title.ru,
      detail,
    } satisfies DocumentSentEvent,
    by,
  })
}

/** The account manager's room, as long as they work here and can see the desk. */
async function roomOfManager(tx: Tx, clientId: number, desk: Desk): Promise<string | undefined> {
  const manager = await tx
    .selectFrom('users as c')
    .innerJoin('users as m', 'm.id', 'c.manager_id')
    .select(['m.id', 'm.user_type', 'm.role_id', 'm.language', 'm.permissions', 'm.staff_role'])
    .where('c.id', '=', clientId)
    .where('m.role_id', '!=', roleIds.disabled)
    .executeTakeFirst()
  const sees = manager && desksOf(actorOf(manager)).includes(desk)
  return sees ? socketRooms.user(manager.id) : undefined
}
