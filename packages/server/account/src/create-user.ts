import { newAccountPermissions } from '@seriba/domain/access/permission-templates'
import { type RoleName, roleIds, userTypes } from '@seriba/domain/access/roles'
import { recordAudit } from '@seriba/server-kit/audit'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { type Language, languageIds } from '@seriba/server-kit/language'
import { hashPassword } from './passwords.ts'
import { assignShortCode } from './short-codes.ts'

export type NewUser = {
  email: string
  name: string
  /** Without one, the account is opened through a link. */
  password?: string | undefined
  role: RoleName
  language: Language
}

/**
 * An account created on the server's command line; its address counts as confirmed. A manager created that way is an
 * owner of the company.
 */
export async function createUser({ db }: { db: Db }, { email, name, password, role, language }: NewUser) {
  const passwordHash = password === undefined ? null : await hashPassword(password)
  return withTransaction({ db }, async (tx) => {
    const user = await tx
      .insertInto('users')
      .values({
        email: email.trim(),
        password_hash: passwordHash,
        full_name: name,
        role_id: roleIds[role],
        user_type: role === 'manager' ? userTypes.manager : userTypes.client,
        staff_role: role === 'manager' ? 'owner' : null,
        language: languageIds[language],
        permissions: JSON.stringify(newAccountPermissions(role)),
        email_verified_at: new Date(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'email'])
      .executeTakeFirst()
    if (!user)
      throw new ConfigurationError(`There is already an account for ${email}: choose another address.`)
    if (role !== 'manager') await assignShortCode(tx, user.id)
    await recordAudit(tx, {
      actor: null,
      action: 'user.create',
      entity: 'user',
      entityId: user.id,
      after: { email, role },
    })
    return user
  })
}
