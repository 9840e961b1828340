import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/staff'
import type { Actor } from '@seriba/domain/access/actor'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { emailProblem } from '@seriba/domain/access/sign-up'
import { staffCan, staffInviteHours } from '@seriba/domain/access/staff-can'
import { issueLinkToken } from '@seriba/server-account/link-tokens.repository'
import { ApiError, throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { Config } from '@seriba/server-kit/config'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import type { Caller } from '@seriba/server-kit/serve'
import { actingStaff, lockStaff } from './staff.repository.ts'
import { notifyStaffChanged } from './staff-event.ts'
import { staffMailTexts } from './staff-mail-texts.ts'

type By = Pick<Caller, 'connection' | 'ip'> & { linkBase: string }
/** `staffTwoStep`: colleagues set up a second step before anything else. */
type Ctx = { db: Db; config: Pick<Config, 'staffTwoStep'> }

/** Opens an account for a colleague, who chooses the password by the link that they are mailed. */
export async function createStaff(
  { db, config }: Ctx,
  actor: Actor,
  input: Input<typeof contracts.createStaff>,
  caller: By,
): Promise<Output<typeof contracts.createStaff>> {
  const { staffRole, language } = input
  const person = { email: input.email.trim(), full_name: input.fullName.trim().replace(/\s+/g, ' ') }
  const email = emailProblem(person.email)
  const fields = {
    ...(person.full_name === '' && { fullName: 'field_required' as const }),
    ...(email && { email }),
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
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
    await invite(tx, config, actor, {
      person: { id: user.id, ...person, language },
      linkBase: caller.linkBase,
    })
    await notifyStaffChanged(tx, user.id, { actor, caller })
    return { success: true, userId: user.id }
  })
}

/** Mails an invitation that was not used in time again. */
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
    await invite(tx, config, actor, { person, linkBase: caller.linkBase })
    await notifyStaffChanged(tx, id, { actor, caller })
  })
}

type Invited = { id: number; email: string; full_name: string; language: number }

async function invite(
  tx: Tx,
  { staffTwoStep }: Ctx['config'],
  actor: Actor,
  { person, linkBase }: { person: Invited; linkBase: string },
) {
  const token = await issueLinkToken(tx, person.id, 'reset-password', staffInviteHours)
  await tx.updateTable('users').set({ invited_at: new Date() }).where('id', '=', person.id).execute()
  const by = await tx
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  await sendMail(tx, staffMailTexts, {
    to: person.email,
    language: languageOf(person.language),
    template: 'staffInvitation',
    values: {
      name: person.full_name,
      by: by.full_name,
      twoStep: staffTwoStep,
      url: `${linkBase}/auth/change-password?token=${token}`,
    },
  })
}
