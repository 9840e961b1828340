import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/staff'
import type { Actor } from '@seriba/domain/access/actor'
import { isOverridden } from '@seriba/domain/access/overrides'
import { staffCan } from '@seriba/domain/access/staff-can'
import { givenReason } from '@seriba/server-account/given-reason'
import { reconnectSessions } from '@seriba/server-account/sessions.repository'
import { ApiError, throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import type { Caller } from '@seriba/server-kit/serve'
import {
  actingStaff,
  lockOwners,
  lockStaff,
  nameOfStaff,
  type StaffOwner,
  type StaffPerson,
} from './staff.repository.ts'
import { notifyStaffChanged } from './staff-event.ts'
import { staffMailTexts } from './staff-mail-texts.ts'

type Change = Input<typeof contracts.updateStaff>

/** Changes a colleague's role and rights; this applies from their next click. */
export function updateStaff(
  { db }: { db: Db },
  actor: Actor,
  { id, staffRole: wanted, permissions, reason: said, was }: Change,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const owners = await lockOwners(tx)
    const person = await lockStaff(tx, id)
    const role = wanted ?? person.staff_role ?? 'manager'
    const acting = await actingStaff(tx, actor.userId)
    throwIfRejected(staffCan.change(acting, { userId: id, staffRole: person.staff_role }, role))
    const before = person.permissions
    const wasRole = was?.staffRole ?? person.staff_role
    if (wasRole !== person.staff_role || isOverridden(was?.permissions ?? {}, before))
      throw new ApiError('stale')
    const all = Object.entries({ ...before, ...permissions })
    const after = Object.fromEntries(all.filter(([, value]) => value !== null))
    const touched = Object.keys(permissions).filter((right) => of(before, right) !== of(after, right))
    if (role === person.staff_role && touched.length === 0) return
    // An owner keeps the right to manage staff: otherwise nobody might have it.
    if (role !== 'owner' || after.staffManage === false) throwIfRejected(staffCan.spareOwner(owners, id))
    const reason = givenReason(said, true) ?? ''
    await tx
      .updateTable('users')
      .set({ staff_role: role, permissions: JSON.stringify(after) })
      .where('id', '=', id)
      .execute()
    const named = (flags: object) => Object.fromEntries(touched.map((right) => [right, of(flags, right)]))
    const moved = role !== person.staff_role
    await recordAudit(tx, {
      actor,
      action: 'staff.update',
      entity: 'user',
      entityId: id,
      before: { ...(moved && { staff_role: person.staff_role }), permissions: named(before) },
      after: { ...(moved && { staff_role: role }), permissions: named(after) },
      reason,
      ip: caller.ip,
    })
    await notifyOfRights(tx, actor, person, owners, reason)
    await notifyStaffChanged(tx, id, { actor, caller })
    // From now on, their open pages get events of the desks that they may read, and of no others.
    await reconnectSessions(tx, id)
  })
}

/** Null if the role decides. */
const of = (flags: object, right: string) => (flags as Record<string, boolean>)[right] ?? null

/** Notifies the person, and every owner except the one who did it. */
async function notifyOfRights(
  tx: Tx,
  actor: Actor,
  person: StaffPerson,
  owners: StaffOwner[],
  reason: string,
) {
  const by = await nameOfStaff(tx, actor.userId)
  const readers = new Map([person, ...owners.filter(({ active }) => active)].map((one) => [one.id, one]))
  readers.delete(actor.userId)
  for (const { email, language, full_name: name } of readers.values())
    await sendMail(tx, staffMailTexts, {
      to: email,
      language: languageOf(language),
      template: 'staffRights',
      values: { name, person: person.full_name, by, reason },
    })
}
