import type { SavedSearch } from '@seriba/contracts/searches'
import type { PageType } from '@seriba/domain/lots/page-types'
import { savedSearches } from '@seriba/domain/searches/saved-search'
import { dayMs } from '@seriba/domain/time/jst'
import type { LotSearch } from '@seriba/server-catalogue/lot-search'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'
import type { SavedSearchesTable } from '@seriba/server-kit/schema/catalogue'
import { type Selectable, sql } from 'kysely'
import { lotQueryOf } from './lot-query-of.ts'
import { countNewLots, upToNow } from './new-lots.repository.ts'

type Lookup = { db: Db; lotSearch: LotSearch }

/** Anything older is new to nobody. */
const newForMs = 30 * dayMs

/** A user's searches on a page type, the newest first. */
export async function findSearches(
  ctx: Lookup,
  userId: number,
  type: PageType,
  now = new Date(),
): Promise<SavedSearch[]> {
  const rows = await ctx.db
    .selectFrom('saved_searches')
    .select(['id', 'title', 'params', 'daily_email', 'instant_since', 'ceiling', 'ceiling_by', 'opened_at'])
    .where('user_id', '=', userId)
    .where('page_type', '=', type)
    .orderBy('id', 'desc')
    .execute()
  const searches: SavedSearch[] = []
  // One at a time: ten at once would take every connection.
  for (const { id, title, params, daily_email, instant_since, opened_at, ...row } of rows) {
    const fresh = await countNewSince(ctx, userId, { params, page_type: type, opened_at }, now)
    searches.push({
      id,
      name: title,
      params,
      type,
      dailyEmail: daily_email,
      instant: instant_since !== null,
      ceiling: ceilingOf(row),
      fresh,
    })
  }
  return searches
}

/** A search's price ceiling as shown to its owner. */
export const ceilingOf = ({
  ceiling,
  ceiling_by,
}: Pick<Selectable<SavedSearchesTable>, 'ceiling' | 'ceiling_by'>) =>
  ceiling === null || ceiling_by === null ? null : { by: ceiling_by, yen: ceiling }

type Opened = { params: string; page_type: PageType; opened_at: string }

/**
 * Lots that a search has gained since it was last opened; counted no further than needed to say that there are many.
 */
export async function countNewSince(
  ctx: Lookup,
  userId: number,
  { params, page_type, opened_at }: Opened,
  now: Date,
): Promise<number> {
  const query = lotQueryOf(params, page_type)
  const since = new Date(Math.max(Date.parse(opened_at), now.getTime() - newForMs))
  return countNewLots(
    ctx,
    query,
    { since, until: upToNow(now) },
    { most: savedSearches.freshShown + 1, userId },
  )
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

/** How many searches a user has on each page type with any. */
export async function countSearchesByPage(db: Db, userId: number) {
  const rows = await db
    .selectFrom('saved_searches')
    .select((eb) => ['page_type', eb.fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .groupBy('page_type')
    .execute()
  return new Map(rows.map(({ page_type, count }) => [page_type, count]))
}

/** A search of the user's own, locked until the transaction ends; somebody else's is not found. */
export async function lockSearch(tx: Tx, userId: number, id: number) {
  const search = await tx
    .selectFrom('saved_searches')
    .select(['id', 'page_type', 'title', 'params', 'daily_email', 'ceiling', 'ceiling_by'])
    .select(sql<boolean>`instant_since is not null`.as('instant'))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return search ?? notFound()
}
