import { randomBytes } from 'node:crypto'
import type { Actor } from '@seriba/domain/access/actor'
import { hashOf } from '@seriba/server-account/tokens'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'

/** Since when the user's bids can be read at an address. */
export async function viewCalendar({ db }: { db: Db }, { userId }: Actor) {
  const calendar = await db
    .selectFrom('calendars')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return { since: calendar?.created_at ?? null }
}

/** Creates a new address; the old one stops working. */
export async function renewCalendar({ db }: { db: Db }, actor: Actor, ip: string) {
  const token = randomBytes(32).toString('base64url')
  const row = { hash: hashOf(token), created_at: new Date() }
  await withTransaction({ db }, async (tx) => {
    await tx
      .insertInto('calendars')
      .values({ user_id: actor.userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
    const account = { entity: 'user', entityId: actor.userId } as const
    await recordAudit(tx, { actor, action: 'calendar.renew', ...account, ip })
  })
  return { path: `/v1/calendar/${token}.ics` }
}

export function stopCalendar({ db }: { db: Db }, actor: Actor, ip: string) {
  return withTransaction({ db }, async (tx) => {
    const stopped = await tx
      .deleteFrom('calendars')
      .where('user_id', '=', actor.userId)
      .returning('user_id')
      .executeTakeFirst()
    if (!stopped) return
    const account = { entity: 'user', entityId: actor.userId } as const
    await recordAudit(tx, { actor, action: 'calendar.stop', ...account, ip })
  })
}
