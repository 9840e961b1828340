import { damageBitsIn } from '@seriba/domain/lots/damage/damage-in-reading'
import { wordListVersion } from '@seriba/domain/lots/damage/word-list-version'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { enqueueLater } from '@seriba/server-kit/jobs'
import { sql } from 'kysely'
import { updateDamageOfLots } from './lot-damage.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    judgeSheetsAgain: Record<string, never>
  }
}

/** So few at a time, and so far apart, that nobody who reads or bids in the meantime notices. */
const usualBatch = 100
const pauseMs = 1000

type Older = { id: number; reading: SheetReading; damage: number }

/**
 * Finds the damage in readings that were judged by an earlier word list, so that the filter is right after an
 * upgrade. Each run handles some, commits them, and queues the next run: an interrupted one continues where it was.
 */
export function judgeSheetsAgain({ db }: { db: Db }, batch = usualBatch): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const older = await lockOlder(tx, batch)
    for (const { id, reading, damage } of older) {
      const found = damageBitsIn(reading)
      await sql`
        update sheet_readings set damage = ${found}, judged_by = ${wordListVersion} where id = ${id}`.execute(
        tx,
      )
      if (found !== damage) await updateDamageOfLots(tx, id)
    }
    if (older.length === batch)
      await enqueueLater(tx, 'judgeSheetsAgain', {}, { afterMs: pauseMs, key: 'judgeSheetsAgain' })
  })
}

/** Those being checked right now are left for later, since the check judges them. */
async function lockOlder(tx: Tx, most: number): Promise<Older[]> {
  const { rows } = await sql<Older>`
    select id, coalesce(checked, reading) as reading, damage from sheet_readings
    where damage is not null and judged_by < ${wordListVersion}
    order by judged_by, id limit ${most} for no key update skip locked`.execute(tx)
  return rows
}
