import type * as contracts from '@seriba/contracts/auth'
import type { Input } from '@seriba/contracts/contract'
import { roleIds } from '@seriba/domain/access/roles'
import { recordAudit } from '../lib/audit.ts'
import { type Db, transact } from '../lib/db.ts'
import { Refusal } from '../lib/refusal.ts'
import { findCredentials, noteSignIn } from './accounts.repository.ts'
import { verifyPassword } from './passwords.ts'
import { type Browser, insertSession } from './sessions.repository.ts'
import { newTokens, type Tokens } from './tokens.ts'
import { forgetTries, reserveTry } from './tries.repository.ts'

/** Opens a session. What is wrong with an account is told only to who knows its password. */
export async function signIn(
  { db }: { db: Db },
  { email, password }: Input<typeof contracts.signIn>,
  browser: Browser,
): Promise<Tokens> {
  const account = email.trim().toLowerCase()
  if (!(await reserveTry(db, account, browser.ip))) throw new Refusal('too_many_tries')
  const user = await findCredentials(db, account)
  const matches = await verifyPassword(user?.password_hash, password)
  if (!user || !matches) throw new Refusal('invalid_credentials')
  await forgetTries(db, account, browser.ip)
  if (user.role_id === roleIds.disabled) throw new Refusal('invalid_user')
  if (user.email_verified_at === null) throw new Refusal('email_not_verified')

  const tokens = newTokens()
  return transact({ db }, async (tx) => {
    const sessionId = await insertSession(tx, user.id, tokens, browser)
    await noteSignIn(tx, user.id)
    const actor = { userId: user.id }
    await recordAudit(tx, {
      actor,
      action: 'session.open',
      entity: 'session',
      entityId: sessionId,
      ip: browser.ip,
    })
    return tokens
  })
}
