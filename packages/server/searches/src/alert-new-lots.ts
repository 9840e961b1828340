import type { LotsFoundEvent } from '@seriba/contracts/notifications'
import type { Permissions } from '@seriba/domain/access/permissions'
import { roleIds } from '@seriba/domain/access/roles'
import { lotPathOf, lotTypeOfKind, type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { specificationOf } from '@seriba/domain/notifications/specification'
import { actorOf } from '@seriba/server-account/session'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { recordEvent, socketRooms } from '@seriba/server-kit/events'
import { wantsMail } from '@seriba/server-notifications/wants-mail'
import { sql } from 'kysely'
import { lotQueryOf } from './lot-query-of.ts'
import { findNewLots, type NewLot, upToNow } from './new-lots.repository.ts'
import { ceilingOf } from './searches.repository.ts'
import { lotsShown, type MailSite, sendNewLots } from './send-new-lots.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    alertNewLots: Record<string, never>
  }
}

/** An import's batch is visible only after its commit, so we keep looking for its lots this long after it began. */
const lookBackMs = 15 * 60_000

const titles = {
  en: (total: number, title: string) => `${total} new ${total === 1 ? 'lot' : 'lots'}: ${title}`,
  ru: (total: number, title: string) => `Новых лотов: ${total}. ${title}`,
}

/** Alerts every search that wants it to new lots as they come in (BEY07): once per lot and search. */
export async function alertNewLots(
  { db, site }: { db: Db; site: MailSite },
  now = new Date(),
): Promise<void> {
  const since = new Date(now.getTime() - lookBackMs)
  const { rows: fresh } = await sql<{ id: number }>`
    select id from lots where first_seen_at > ${since} and first_seen_at <= ${upToNow(now)}`.execute(db)
  if (fresh.length === 0) return
  const ids = fresh.map(({ id }) => id)
  const searches = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('instant_since', 'is not', null)
    .execute()
  const failures: unknown[] = []
  for (const { id } of searches) {
    // Separately: a problem with one search does not keep others from their news.
    await withTransaction({ db }, (tx) => alertSearch(tx, site, { id, ids, since, now })).catch((error) =>
      failures.push(error),
    )
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} searches sent no alerts`)
}

type Run = { id: number; ids: readonly number[]; since: Date; now: Date }

async function alertSearch(tx: Tx, site: MailSite, { id, ids, since, now }: Run) {
  const search = await lockInstant(tx, id)
  if (!search || !actorOf(search.owner).permission[pageTypes[search.page_type].needs]) return
  const from = new Date(Math.max(since.getTime(), Date.parse(search.instant_since)))
  const found = await findNewLots(tx, lotQueryOf(search.params, search.page_type), {
    window: { since: from, until: upToNow(now) },
    limit: ids.length,
    ceiling: ceilingOf(search),
    userId: search.owner.id,
    among: sql`id = any(${ids}::bigint[])
      and not exists (select from search_alerts a where a.search_id = ${id} and a.lot_id = lots.id)`,
  })
  const [first] = found.lots
  if (!first) return
  await sql`
    insert into search_alerts (search_id, lot_id)
    select ${id}, unnest(${found.lots.map((lot) => lot.id)}::bigint[])
    on conflict do nothing`.execute(tx)
  await recordEvent(tx, {
    name: 'notification',
    rooms: [socketRooms.user(search.owner.id)],
    payload: payloadOf(first, found.total, search),
  })
  if (search.mail) {
    const shown = { lots: found.lots.slice(0, lotsShown), total: found.total }
    await sendNewLots(tx, site, { ...search, ...search.owner, id }, shown, 'instant')
  }
}

type InstantSearch = NonNullable<Awaited<ReturnType<typeof lockInstant>>>

function payloadOf(lot: NewLot, total: number, { title, page_type, params }: InstantSearch): LotsFoundEvent {
  const lotType = lotTypeOfKind[lot.kind]
  const { path } = pageTypes[page_type as PageType]
  return {
    eventType: 'lotsFound',
    messageEn: titles.en(total, title),
    messageRu: titles.ru(total, title),
    lotNo: lot.lot_no,
    auctionName: lot.auction,
    specification: specificationOf(lot),
    detail: {
      lotId: String(lot.id),
      lotType,
      path: total === 1 ? lotPathOf(lotType, String(lot.id), 'live') : `${path}?${params}`,
      total,
    },
  }
}

/** A search with instant alerts, and its owner; locked, so that no other process alerts it too. */
async function lockInstant(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('saved_searches as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.page_type', 's.title', 's.params', 's.ceiling', 's.ceiling_by', 's.instant_since'])
    .select(['u.id', 'u.email', 'u.language', 'u.user_type', 'u.role_id', 'u.permissions', 'u.staff_role'])
    .select(wantsMail('u', 'newLots.email').as('mail'))
    .where('s.id', '=', id)
    .where('s.instant_since', 'is not', null)
    .where('u.role_id', '!=', roleIds.disabled)
    .forUpdate('s')
    .skipLocked()
    .executeTakeFirst()
  if (!row || row.instant_since === null) return null
  const {
    id: userId,
    user_type,
    role_id,
    staff_role,
    language,
    permissions,
    email,
    instant_since,
    ...search
  } = row
  const owner = {
    id: userId,
    user_type,
    role_id,
    staff_role,
    language,
    email,
    permissions: permissions as Partial<Permissions>,
  }
  return { ...search, instant_since, owner }
}
