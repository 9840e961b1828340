import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/notification-choices'
import type { Actor } from '@seriba/domain/access/actor'
import { type NotificationChoices, notificationSwitches } from '@seriba/domain/notifications/choices'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { recordEvent, socketRooms } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'

const columns = ['notifications_off', 'quiet_on', 'quiet_from', 'quiet_to', 'quiet_urgent'] as const

/** On which channels the user wants to be notified of what. */
export async function viewNotificationChoices(
  { db }: { db: Db | Tx },
  actor: Actor,
): Promise<NotificationChoices> {
  const user = await db
    .selectFrom('users')
    .select([...columns])
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  return {
    // In the table's order; a switch that no longer exists is dropped.
    off: notificationSwitches.filter((name) => user.notifications_off.includes(name)),
    quiet: { on: user.quiet_on, from: user.quiet_from, to: user.quiet_to, urgent: user.quiet_urgent },
  }
}

type Done = { db: Db; caller: Pick<Caller, 'connection' | 'ip'> }

/** Saves the choices, and notifies the user's other screens of the change. */
export function updateNotificationChoices(
  { db, caller }: Done,
  actor: Actor,
  { off, quiet, timeZone }: Input<typeof contracts.updateNotificationChoices>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const before = await viewNotificationChoices({ db: tx }, actor)
    const after = { off: notificationSwitches.filter((name) => off.includes(name)), quiet }
    await tx
      .updateTable('users')
      .set({
        notifications_off: after.off,
        quiet_on: quiet.on,
        quiet_from: quiet.from,
        quiet_to: quiet.to,
        quiet_urgent: quiet.urgent,
        ...(timeZone !== undefined && { time_zone: timeZone }),
      })
      .where('id', '=', actor.userId)
      .execute()
    await recordAudit(tx, {
      actor,
      action: 'user.notifications',
      entity: 'user',
      entityId: actor.userId,
      before,
      after,
      ip: caller.ip,
    })
    await recordEvent(tx, {
      name: 'notification',
      rooms: [socketRooms.user(actor.userId)],
      payload: { eventType: 'accountChanged', userId: actor.userId },
      by: { actor, caller },
    })
  })
}
