import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/privacy'
import type { Actor } from '@seriba/domain/access/actor'
import { roleIds } from '@seriba/domain/access/roles'
import { deletionObstacles } from '@seriba/domain/clients/deletion'
import { givenReason } from '@seriba/server-account/given-reason'
import { lockAccount } from '@seriba/server-account/lock-account'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { revokeSessions } from '@seriba/server-account/sessions.repository'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'
import { sql } from 'kysely'
import { keptOfClients } from './kept-of-clients.ts'
import { openAffairs } from './open-affairs.ts'

/** Deletes a client's identity. Their payments and what was done stay, under a number without a name. */
export function deleteClient(
  { db }: { db: Db },
  actor: Actor,
  { id, reason: said }: Input<typeof contracts.deleteClient>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const { dealer_id } = await lockAccount(tx, id)
    const reason = givenReason(said, true) ?? ''
    if (deletionObstacles(await openAffairs(tx, id)).length > 0) throw new ApiError('client_bound')
    await anonymizeUsers(tx, [id])
    await revokeSessions(tx, { userId: id })
    await recordAudit(tx, {
      actor,
      action: 'client.delete',
      entity: 'user',
      entityId: id,
      reason,
      ip: caller.ip,
    })
    await notifyAccountChanged(tx, id, [dealer_id], { actor, caller })
  })
}

/** Overwrites their identity; whatever refers to their numbers stays. */
export async function anonymizeUsers(tx: Tx, ids: readonly number[]) {
  const theirs = sql`any(${[...ids]}::int[])`
  await tx
    .updateTable('users')
    .set({
      full_name: sql<string>`'Deleted client ' || id`,
      email: sql<string>`'deleted-' || id || '@deleted.invalid'`,
      password_hash: null,
      company: null,
      mobile: null,
      office_phone: null,
      messenger_number: null,
      port: null,
      city: null,
      address: null,
      notes: null,
      checked_note: null,
      referral_code: null,
      short_code: null,
      telegram_chat_id: null,
      telegram_name: null,
      telegram_since: null,
      role_id: roleIds.disabled,
      deleted_at: new Date(),
    })
    .where('id', '=', sql<number>`${theirs}`)
    .execute()
  for (const [place, { deleted }] of Object.entries(keptOfClients)) {
    const [table = '', column = ''] = place.split('.')
    if (deleted) await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${theirs}`.execute(tx)
  }
  // A consignee named by a purchase belongs to its documents; one that was never used can go.
  await sql`
    delete from consignees c where client_id = ${theirs}
      and not exists (select from purchases p where c.id in (p.consignee_id, p.notify_party_id))`.execute(tx)
}
