import { notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { searchOfToken } from './unsubscribe-token.ts'

/**
 * Stops a search's alerts for anyone who has an email from them. Repeating it, or doing it after the search is gone,
 * has the same result.
 */
export async function unsubscribe({ db, config }: Pick<AppContext, 'db' | 'config'>, token: string) {
  const id = searchOfToken(token, config.cookieSecret)
  if (id === null) return notFound()
  return withTransaction({ db }, async (tx) => {
    const stopped = await tx
      .updateTable('saved_searches')
      .set({ daily_email: false, instant_since: null })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('daily_email', '=', true), eb('instant_since', 'is not', null)]))
      .returning('user_id')
      .executeTakeFirst()
    if (stopped === undefined) return
    await recordAudit(tx, {
      actor: { userId: stopped.user_id },
      action: 'search.unsubscribe',
      entity: 'saved_search',
      entityId: id,
    })
  })
}
