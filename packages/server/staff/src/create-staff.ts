import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/staff'
import type { Actor } from '@seriba/domain/access/actor'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { staffCan } from '@seriba/domain/access/staff-can'
import { ApiError, throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'
import { type InvitationConfig, mailInvitation } from './mail-invitation.ts'
import { personColumns } from './person-columns.ts'
import { actingStaff, lockStaff } from './staff.repository.ts'
import { notifyStaffChanged } from './staff-event.ts'

type By = Pick<Caller, 'connection' | 'ip'> & { linkBase: string }
type Ctx = { db: Db; config: InvitationConfig }

/** Opens an account for a colleague, who chooses the password through a link that is emailed to them. */
export async function createStaff(
  { db, config }: Ctx,
  actor: Actor,
  input: Input<typeof contracts.createStaff>,
  caller: By,
): Promise<Output<typeof contracts.createStaff>> {
  const { staffRole, language } = input
  const person = personColumns(input)
  return withTransaction({ db }, async (tx) => {
    throwIfRejected(staffCan.invite(await actingStaff(tx, actor.userId), staffRole))
    const user = await tx
      .insertInto('users')
      .values({
        ...person,
        language,
        role_id: roleIds.manager,
        user_type: userTypes.manager,
        staff_role: staffRole,
        permissions: '{}',
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!user) throw new ApiError('invalid_input', { fields: { email: 'email_taken' } })
    await recordAudit(tx, {
      actor,
      action: 'staff.invite',
      entity: 'user',
      entityId: user.id,
      after: { ...person, staff_role: staffRole, language },
      ip: caller.ip,
    })
    await mailInvitation(tx, config, actor, {
      person: { id: user.id, ...person, language },
      linkBase: caller.linkBase,
    })
    await notifyStaffChanged(tx, user.id, { actor, caller })
    return { success: true, userId: user.id }
  })
}

/** Emails an invitation again that was not used in time. */
export function inviteStaff(
  { db, config }: Ctx,
  actor: Actor,
  { id }: Input<typeof contracts.inviteStaff>,
  caller: By,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const person = await lockStaff(tx, id)
    if (person.password_hash !== null || person.role_id === roleIds.disabled) throw new ApiError('stale')
    await recordAudit(tx, { actor, action: 'staff.invite', entity: 'user', entityId: id, ip: caller.ip })
    await mailInvitation(tx, config, actor, { person, linkBase: caller.linkBase })
    await notifyStaffChanged(tx, id, { actor, caller })
  })
}
