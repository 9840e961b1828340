import { jstDay } from '@seriba/domain/time/jst'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { ofClient } from './client-history.ts'

type ClientCounts = {
  purchases: number
  ledger: number
  sessions: number
  changes: number
  uss: number
  last_bid: string | null
  online: boolean
}

/** How much there is to read about a client, and when they were last active. */
export async function countsOfClient(db: Db, id: number, now: Date): Promise<ClientCounts> {
  const { rows } = await sql<ClientCounts>`
    with open as (
      select access_expires from sessions s
      where user_id = ${id} and closed_at is null and exists (
        select from refresh_tokens where session_id = s.id and used_at is null and expires_at > now()
      )
    )
    select
      (select count(*) from purchases where client_id = ${id} and taken_back_at is null) as purchases,
      (select count(*) from ledger where user_id = ${id}) as ledger,
      (select count(*) from open) as sessions,
      (select count(*) from audit a where ${ofClient(id)}) as changes,
      (select count(*) from extra_images where user_id = ${id} and day = ${jstDay(now)}::date) as uss,
      (select max(bid_date) from bids where client_id = ${id} and placed_by = ${id}) as last_bid,
      exists (select from open where access_expires > now()) as online`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a query for counts returned no row')
  return counts
}
