import { recordAudit } from '@seriba/server-kit/audit'
import type { Tx } from '@seriba/server-kit/db'
import { recordSignIn } from './accounts.repository.ts'
import { recordDevice, type SignedInUser } from './known-devices.ts'
import { type Browser, insertSession } from './sessions.repository.ts'
import { newTokens, type Tokens } from './tokens.ts'

/** What a browser receives when it has logged in. */
export type Opened = { tokens: Tokens; device: string | null }

/** Opens a session for somebody who has passed every step that their account requires. */
export async function openSession(tx: Tx, user: SignedInUser, browser: Browser): Promise<Opened> {
  const tokens = newTokens()
  const sessionId = await insertSession(tx, user.id, tokens, browser)
  const device = await recordDevice(tx, user, browser)
  await recordSignIn(tx, user.id)
  await recordAudit(tx, {
    actor: { userId: user.id },
    action: 'session.open',
    entity: 'session',
    entityId: sessionId,
    ip: browser.ip,
  })
  return { tokens, device }
}
