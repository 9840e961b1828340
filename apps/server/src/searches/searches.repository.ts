import type { SavedSearch } from '@seriba/contracts/searches'
import type { PageType } from '@seriba/domain/lots/page-types'
import type { Db, Tx } from '../lib/db.ts'
import { notFound } from '../lib/refusal.ts'

/** A user's searches of a page type, the newest first. */
export async function findSearches(db: Db, userId: number, type: PageType): Promise<SavedSearch[]> {
  const rows = await db
    .selectFrom('saved_searches')
    .select(['id', 'title', 'params', 'daily_email'])
    .where('user_id', '=', userId)
    .where('page_type', '=', type)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, title, params, daily_email }) => ({
    id,
    name: title,
    params,
    type,
    dailyEmail: daily_email,
  }))
}

export async function countSearches(db: Db | Tx, userId: number, type: PageType): Promise<number> {
  const { count } = await db
    .selectFrom('saved_searches')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('page_type', '=', type)
    .executeTakeFirstOrThrow()
  return count
}

/** How many searches a user has of each page type that he has any of. */
export async function countSearchesByPage(db: Db, userId: number) {
  const rows = await db
    .selectFrom('saved_searches')
    .select((eb) => ['page_type', eb.fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .groupBy('page_type')
    .execute()
  return new Map(rows.map(({ page_type, count }) => [page_type, count]))
}

/** A search of the user's own, held until the transaction ends; somebody else's is not found. */
export async function lockSearch(tx: Tx, userId: number, id: number) {
  const search = await tx
    .selectFrom('saved_searches')
    .select(['id', 'page_type', 'title', 'params', 'daily_email'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return search ?? notFound()
}
