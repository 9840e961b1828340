import type { SourceSettings } from '@seriba/contracts/feed-sources'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import type { Db } from '@seriba/server-kit/db'
import { openSealed } from '@seriba/server-kit/sealed-secret'
import { codeSeal } from '../pull/code-seal.ts'

type Asked = { id: number | null; settings: SourceSettings; code: string | null }

/** A stored code is sent only to the host that it was entered for. */
export const isSameHost = (known: string, asked: string) => new URL(known).origin === new URL(asked).origin

/** The code used for a test: the one that was typed, or the stored one. */
export async function codeToTest(db: Db, { id, settings, code }: Asked, secret: string): Promise<string> {
  const typed = code?.trim() ?? ''
  if (typed !== '') return typed
  const required = new ApiError('feed_code_required', { fields: { code: 'feed_code_required' } })
  if (id === null) throw required
  const source = await db
    .selectFrom('feed_sources')
    .select(['settings', 'code'])
    .where('feed_id', '=', id)
    .executeTakeFirst()
  if (!source) return notFound()
  const opened = openSealed(source.code, codeSeal(id, secret))
  if (opened === null || !isSameHost(source.settings.address, settings.address)) throw required
  return opened.toString('utf8')
}
