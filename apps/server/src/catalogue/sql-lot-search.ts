import type { PageType } from '@seriba/domain/lots/page-types'
import { jstDay } from '@seriba/domain/time/jst'
import { sql } from 'kysely'
import type { Db } from '../lib/db.ts'
import { allOf, matching, onPage, orderOf } from './lot-conditions.ts'
import type { Counted, LotSearch } from './lot-search.ts'

/** Searches in PostgreSQL itself. Counts of whole pages are kept until the log of changes or the day moves on. */
export function sqlLotSearch(db: Db, now: () => Date = () => new Date()): LotSearch {
  const today = () => jstDay(now())
  const kept = keeper(db, today)

  const total = (pageType: PageType) =>
    kept(`total ${pageType}`, async () => {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from lots where ${onPage(pageType, today())}`.execute(db)
      return rows[0]?.total ?? 0
    })

  return {
    total,

    async search({ pageType, filters, sort, page, pageSize }) {
      const filtered = matching(filters)
      const where = allOf([onPage(pageType, today()), ...filtered])
      const [found, counted] = await Promise.all([
        sql<{ id: number }>`
          select id from lots where ${where} order by ${orderOf(pageType, sort)}
          limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db),
        filtered.length === 0
          ? total(pageType)
          : sql<{ total: number }>`select count(*) as total from lots where ${where}`
              .execute(db)
              .then(({ rows }) => rows[0]?.total ?? 0),
      ])
      return { ids: found.rows.map(({ id }) => id), total: counted }
    },

    makers: (pageType) =>
      kept(`makers ${pageType}`, async () => {
        const { rows } = await sql<Counted>`
          select maker as value, maker as label, count(*) as counter
          from lots where ${onPage(pageType, today())} group by maker order by maker`.execute(db)
        return rows
      }),

    async models(pageType, maker) {
      const { rows } = await sql<Counted>`
        select model as value, model as label, count(*) as counter
        from lots where ${onPage(pageType, today())} and maker = ${maker} group by model order by model`.execute(
        db,
      )
      return rows
    },

    days: (pageType) =>
      kept(`days ${pageType}`, async () => {
        const { rows } = await sql<{ value: string; counter: number }>`
          select (auction_at at time zone 'Asia/Tokyo')::date as value, count(*) as counter
          from lots where ${onPage(pageType, today())} and auction_at is not null
          group by 1 order by 1`.execute(db)
        return rows
      }),
  }
}

/** Remembers answers that are the same until a lot changes. */
function keeper(db: Db, today: () => string) {
  let version = ''
  let answers = new Map<string, Promise<unknown>>()

  return async <T>(name: string, ask: () => Promise<T>): Promise<T> => {
    const { rows } = await sql<{ last: number }>`
      select coalesce(max(seq), 0) as last from lot_changes`.execute(db)
    const current = `${today()} ${rows[0]?.last}`
    if (version !== current) {
      version = current
      answers = new Map()
    }
    const known = answers.get(name) as Promise<T> | undefined
    if (known !== undefined) return known
    const answer = ask()
    answers.set(name, answer)
    answer.catch(() => answers.delete(name))
    return answer
  }
}
