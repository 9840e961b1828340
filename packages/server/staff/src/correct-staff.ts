import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/staff'
import type { Actor } from '@seriba/domain/access/actor'
import { roleIds } from '@seriba/domain/access/roles'
import { staffCan } from '@seriba/domain/access/staff-can'
import { rejectTaken } from '@seriba/server-account/reject-taken'
import { ApiError, throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import type { Caller } from '@seriba/server-kit/serve'
import { type InvitationConfig, mailInvitation } from './mail-invitation.ts'
import { personColumns } from './person-columns.ts'
import { actingStaff, lockOwners, lockStaff, nameOfStaff, type StaffOwner } from './staff.repository.ts'
import { notifyStaffChanged } from './staff-event.ts'
import { staffMailTexts } from './staff-mail-texts.ts'

type By = Pick<Caller, 'connection' | 'ip'> & { linkBase: string }

/** Corrects a colleague's name or email address. */
export function correctStaff(
  { db, config }: { db: Db; config: InvitationConfig },
  actor: Actor,
  { id, was, ...typed }: Input<typeof contracts.correctStaff>,
  caller: By,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const owners = await lockOwners(tx)
    const person = await lockStaff(tx, id)
    const acting = await actingStaff(tx, actor.userId)
    throwIfRejected(staffCan.change(acting, { userId: id, staffRole: person.staff_role }))
    const isRead = (name: 'fullName' | 'email', now: string) => (was?.[name] ?? now).trim() === now
    if (person.role_id === roleIds.disabled) throw new ApiError('stale')
    if (!isRead('fullName', person.full_name) || !isRead('email', person.email)) throw new ApiError('stale')
    const before = { full_name: person.full_name, email: person.email }
    const { fullName = before.full_name, email = before.email } = typed
    const after = personColumns({ fullName, email })
    const moved = after.email !== before.email
    if (!moved && after.full_name === before.full_name) return
    await tx.updateTable('users').set(after).where('id', '=', id).execute().catch(rejectTaken)
    await recordAudit(tx, {
      actor,
      action: 'staff.correct',
      entity: 'user',
      entityId: id,
      before,
      after,
      ip: caller.ip,
    })
    if (moved) {
      // Links emailed to the old address no longer open the account.
      await tx.deleteFrom('link_tokens').where('user_id', '=', id).where('used_at', 'is', null).execute()
      const corrected = { ...person, ...after }
      if (person.password_hash === null)
        await mailInvitation(tx, config, actor, { person: corrected, linkBase: caller.linkBase })
      else await notifyOfAddress(tx, actor, { person: corrected, before: person.email, owners, ...caller })
    }
    await notifyStaffChanged(tx, id, { actor, caller })
  })
}

type Moved = {
  person: { id: number; full_name: string; email: string; language: number }
  before: string
  owners: StaffOwner[]
  linkBase: string
}

/**
 * Both addresses are notified, and every owner except the one who did it: a password can be reset from the new address.
 */
async function notifyOfAddress(tx: Tx, actor: Actor, { person, before, owners, linkBase }: Moved) {
  const by = await nameOfStaff(tx, actor.userId)
  const { full_name: name, email } = person
  for (const to of [before, email])
    await sendMail(tx, staffMailTexts, {
      to,
      language: languageOf(person.language),
      template: 'staffEmailChanged',
      values: { name, by, email, signInUrl: `${linkBase}/auth/login` },
    })
  for (const owner of owners.filter(({ id, active }) => active && id !== actor.userId && id !== person.id))
    await sendMail(tx, staffMailTexts, {
      to: owner.email,
      language: languageOf(owner.language),
      template: 'colleagueEmailChanged',
      values: { name: owner.full_name, person: name, by, before, email },
    })
}
