import type { Actor } from '@seriba/domain/access/actor'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import { assertCanView } from '@seriba/server-catalogue/page-access'
import { notFound } from '@seriba/server-kit/api-error'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

type Asked = { pageType: PageType; id: string }
type Locked = {
  id: number
  /** As it is shown. */
  reading: SheetReading
  checked: boolean
}

/** The reading of a lot's current sheet, for users who may see the lot, locked against checking and discarding. */
export async function lockedReadingOf(tx: Tx, actor: Actor, { pageType, id }: Asked) {
  assertCanView(actor, pageType)
  const lot = await tx
    .selectFrom('lots')
    .select(['id', 'kind', 'auction_at', 'auction_sheet'])
    .where('id', '=', Number(id))
    .executeTakeFirst()
  if (lot?.kind !== pageTypes[pageType].kind) return notFound('lot_not_found')
  const { rows } = await sql<Locked>`
    select s.id, coalesce(s.checked, s.reading) as reading, s.checked_at is not null as checked
    from sheet_reading_lots r join sheet_readings s on s.id = r.reading_id
    where r.lot_id = ${lot.id} and r.address = ${lot.auction_sheet}
      and s.reading is not null and s.dropped_at is null
    for update of s`.execute(tx)
  const [locked] = rows
  return locked ? { lot, ...locked } : notFound()
}
