import { auditLink } from '@seriba/domain/audit/audit-log'
import { pageTypeOfLot } from '@seriba/domain/lots/page-type-of-lot'
import { type LotKind, pageTypes } from '@seriba/domain/lots/page-types'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'

type Named = { entity: string; entity_id: string }
export type AuditObject = { label: string | null; link: string | null }

type Person = { id: string; name: string; staff: boolean }
type Lot = { id: string; bid: string | null; lot_no: number; kind: LotKind; auction_at: string | null }

/** What people call the objects of entries, and where staff can see them. */
export async function objectsOf(db: Db, entries: readonly Named[]): Promise<(entry: Named) => AuditObject> {
  const idsOf = (entity: string) => [
    ...new Set(
      entries
        .filter((entry) => entry.entity === entity && /^\d{1,15}$/.test(entry.entity_id))
        .map((entry) => Number(entry.entity_id)),
    ),
  ]
  const [people, purchases, lots] = await Promise.all([
    sql<Person>`select id::text, full_name as name, staff_role is not null as staff from users
      where id = any(${idsOf('user')}::bigint[])`.execute(db),
    sql<{ id: string; sku: string }>`select id::text, sku from purchases
      where id = any(${idsOf('purchase')}::bigint[])`.execute(db),
    sql<Lot>`
      select l.id::text, null as bid, l.lot_no, l.kind, l.auction_at from lots l
      where l.id = any(${idsOf('lot')}::bigint[])
      union all
      select l.id::text, b.id::text, l.lot_no, l.kind, l.auction_at from bids b join lots l on l.id = b.lot_id
      where b.id = any(${idsOf('bid')}::bigint[])`.execute(db),
  ])
  const person = new Map(people.rows.map((row) => [row.id, row]))
  const sku = new Map(purchases.rows.map((row) => [row.id, row.sku]))
  const lot = new Map(lots.rows.map((row) => [row.bid === null ? `lot ${row.id}` : `bid ${row.bid}`, row]))
  const now = new Date()

  return ({ entity, entity_id: id }) => {
    const known = lot.get(`${entity} ${id}`)
    if (known) return { label: String(known.lot_no), link: lotLink(known, now) }
    const somebody = entity === 'user' ? person.get(id) : undefined
    return {
      label: somebody?.name ?? (entity === 'purchase' ? (sku.get(id) ?? null) : null),
      link: auditLink(entity, id, somebody?.staff ?? false),
    }
  }
}

function lotLink({ id, kind, auction_at }: Lot, now: Date): string {
  return `${pageTypes[pageTypeOfLot({ kind, auctionDate: auction_at }, now)].path}/${id}`
}
