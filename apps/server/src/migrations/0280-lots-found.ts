import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  // If there are lots, lib/concurrent-indexes.ts has already built it.
  await sql`
    -- Machines by the beginning of their serial number; the expression has to match catalogue/lot-conditions.
    create index if not exists lots_serial on lots (
      (upper(case kind when 'machinery' then details ->> 'serial' else chassis end)) text_pattern_ops
    ) where kind = 'machinery';
  `.execute(db)
}
