import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/staff'
import type { Actor } from '@seriba/domain/access/actor'
import { roleIds } from '@seriba/domain/access/roles'
import { staffCan } from '@seriba/domain/access/staff-can'
import { givenReason } from '@seriba/server-account/given-reason'
import { revokeSessions } from '@seriba/server-account/sessions.repository'
import { ApiError, throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { type EventAuthor, recordEvent, socketRooms } from '@seriba/server-kit/events'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import type { Caller } from '@seriba/server-kit/serve'
import { actingStaff, lockOwners, lockStaff } from './staff.repository.ts'
import { notifyStaffChanged } from './staff-event.ts'
import { staffMailTexts } from './staff-mail-texts.ts'

type Asked = Input<typeof contracts.closeStaff>

/** Closes a colleague's account. Their clients, with bids, orders, and purchases, go to a successor. */
export function closeStaff(
  { db }: { db: Db },
  actor: Actor,
  { id, successorId, reason: said, notifyClients }: Asked,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<Output<typeof contracts.closeStaff>> {
  return withTransaction({ db }, async (tx) => {
    const owners = await lockOwners(tx)
    const person = await lockStaff(tx, id)
    const acting = await actingStaff(tx, actor.userId)
    throwIfRejected(staffCan.close(acting, { userId: id, staffRole: person.staff_role }))
    if (person.role_id === roleIds.disabled) throw new ApiError('staff_closed')
    throwIfRejected(staffCan.spareOwner(owners, id))
    const reason = givenReason(said, true) ?? ''
    const clients = await tx.selectFrom('users').select('id').where('manager_id', '=', id).execute()
    const successor = await successorOf(tx, id, successorId, clients.length > 0)
    await tx
      .updateTable('users')
      .set({ role_id: roleIds.disabled, closed_at: new Date(), successor_id: successor?.id ?? null })
      .where('id', '=', id)
      .execute()
    if (successor) await handOver(tx, id, successor)
    await handOverTranslations(tx, id, successor, { actor, caller })
    await handOverViews(tx, id, successor?.id ?? owners.find((owner) => owner.active && owner.id !== id)?.id)
    await tx.deleteFrom('link_tokens').where('user_id', '=', id).where('used_at', 'is', null).execute()
    await revokeSessions(tx, { userId: id })
    await recordAudit(tx, {
      actor,
      action: 'staff.close',
      entity: 'user',
      entityId: id,
      after: { successor: successor?.full_name ?? null, clients: clients.length },
      reason,
      ip: caller.ip,
    })
    if (successor && notifyClients === 1) await notifyOfSuccessor(tx, clients, successor.full_name)
    await notifyStaffChanged(tx, id, { actor, caller })
    return { success: true, clients: clients.length }
  })
}

type Successor = { id: number; full_name: string }

/** Somebody who works here and is not leaving; null if there is nothing to hand over. */
async function successorOf(tx: Tx, leaving: number, id: number, needed: boolean): Promise<Successor | null> {
  if (id === 0 && !needed) return null
  const found = await tx
    .selectFrom('users')
    .select(['id', 'full_name'])
    .where('id', '=', id)
    .where('id', '!=', leaving)
    .where('staff_role', 'is not', null)
    .where('role_id', '!=', roleIds.disabled)
    .forUpdate()
    .executeTakeFirst()
  if (!found) {
    const code = id === 0 ? 'field_required' : 'successor_unknown'
    throw new ApiError('invalid_input', { fields: { successorId: code } })
  }
  return found
}

/** Orders, bids, and purchases follow their client to the new manager. */
async function handOver(tx: Tx, from: number, to: Successor) {
  await tx.updateTable('users').set({ manager_id: to.id }).where('manager_id', '=', from).execute()
}

/** Translations that they have taken, which clients are waiting for; without a successor anybody may take them. */
async function handOverTranslations(tx: Tx, from: number, to: Successor | null, by: EventAuthor) {
  const held = to
    ? tx
        .updateTable('translation_holders')
        .set({ user_id: to.id })
        .where('user_id', '=', from)
        .returning('lot_id')
    : tx.deleteFrom('translation_holders').where('user_id', '=', from).returning('lot_id')
  if ((await held.execute()).length === 0) return
  const payload = { eventType: 'translationsChanged' } as const
  await recordEvent(tx, { name: 'notification', rooms: [socketRooms.staff], payload, by })
}

/** Saved views that colleagues use: only its owner can change or delete a view. */
async function handOverViews(tx: Tx, from: number, to: number | undefined) {
  if (to === undefined) return
  await tx
    .updateTable('bid_views')
    .set({ owner_id: to })
    .where('owner_id', '=', from)
    .where('shared', '=', true)
    .execute()
}

async function notifyOfSuccessor(tx: Tx, clients: readonly { id: number }[], manager: string) {
  if (clients.length === 0) return
  const told = await tx
    .selectFrom('users')
    .select(['email', 'language', 'full_name'])
    .where(
      'id',
      'in',
      clients.map(({ id }) => id),
    )
    .where('role_id', '!=', roleIds.disabled)
    .where('email_verified_at', 'is not', null)
    .execute()
  for (const { email, language, full_name: name } of told)
    await sendMail(tx, staffMailTexts, {
      to: email,
      language: languageOf(language),
      template: 'managerChanged',
      values: { name, manager },
    })
}
