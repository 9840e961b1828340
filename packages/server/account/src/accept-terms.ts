import type { Actor } from '@seriba/domain/access/actor'
import { listVersions } from '@seriba/server-company/page-versions.repository'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'

/** Accepts the current terms: clients who have read an older version are told that they have changed. */
export function acceptTerms(
  { db }: Pick<AppContext, 'db'>,
  actor: Actor,
  { version }: { version: number },
  ip: string,
) {
  return withTransaction({ db }, async (tx) => {
    const before = await tx
      .selectFrom('users')
      .select(['terms_version', 'terms_agreed_at'])
      .where('id', '=', actor.userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const [newest] = await listVersions(tx, 'terms')
    if (newest?.number !== version) throw new ApiError('stale')
    // The time when they first accepted them is what counts.
    if (before.terms_version === version) return
    const after = { terms_version: version, terms_agreed_at: new Date().toISOString() }
    await tx.updateTable('users').set(after).where('id', '=', actor.userId).execute()
    await recordAudit(tx, {
      actor,
      action: 'user.acceptTerms',
      entity: 'user',
      entityId: actor.userId,
      before,
      after,
      ip,
    })
  })
}
