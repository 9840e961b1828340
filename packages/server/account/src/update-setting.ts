import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/user'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import { isOffered } from '@seriba/server-company/offered-languages'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'

/** Changes the user's language and whether they get emails about bids. */
export function updateSetting(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  actor: Actor,
  { bidEmailNotify, language }: Input<typeof contracts.updateSetting>,
) {
  return withTransaction({ db }, async (tx) => {
    const before = await tx
      .selectFrom('users')
      .select(['bid_email_notify', 'language'])
      .where('id', '=', actor.userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    // Staff can use the console in either.
    if (language !== before.language && !isManager(actor) && !isOffered(company, language))
      throw new ApiError('language_not_offered')
    const after = { bid_email_notify: bidEmailNotify, language }
    await tx.updateTable('users').set(after).where('id', '=', actor.userId).execute()
    await recordAudit(tx, {
      actor,
      action: 'user.setting',
      entity: 'user',
      entityId: actor.userId,
      before,
      after,
    })
  })
}
