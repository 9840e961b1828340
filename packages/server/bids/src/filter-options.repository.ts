import { shownLotStatus } from '@seriba/server-catalogue/lot-won'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import {
  bandOfMileage,
  fromBids,
  inList,
  type ListScope,
  scopeFilter,
  shownStatus,
} from './bid-list.query.ts'

type Named = { value: number; label: string }

export type OptionsRow = {
  auctions: string[]
  days: string[]
  chassis: string[]
  conditions: string[]
  mileages: number[]
  statuses: number[]
  clients: Named[]
  managers: Named[]
  groups: (Named & { code: string | null })[]
}

/** What the bids of a list can be filtered by. */
export async function filterOptions(db: Db, scope: ListScope, status: number | null): Promise<OptionsRow> {
  const { rows } = await sql<OptionsRow>`
    select
      coalesce(json_agg(distinct l.auction), '[]') as auctions,
      coalesce(json_agg(distinct l.auction_day) filter (where l.auction_at is not null), '[]') as days,
      coalesce(json_agg(distinct l.chassis) filter (where l.chassis <> ''), '[]') as chassis,
      coalesce(json_agg(distinct l.condition) filter (where l.condition <> ''), '[]') as conditions,
      coalesce(json_agg(distinct ${bandOfMileage}) filter (where l.mileage is not null), '[]') as mileages,
      coalesce(json_agg(distinct ${shownLotStatus}), '[]') as statuses,
      coalesce(json_agg(distinct jsonb_build_object('label', c.full_name, 'value', c.id)), '[]') as clients,
      coalesce(json_agg(distinct jsonb_build_object('label', m.full_name, 'value', m.id))
        filter (where m.id is not null), '[]') as managers,
      coalesce(json_agg(distinct jsonb_build_object('label', g.label, 'value', g.id, 'code', c.short_code))
        filter (where g.id is not null), '[]') as groups
    ${fromBids}
    left join users m on m.id = c.manager_id
    where ${scopeFilter(scope)} and ${inList(scope)}
      and (${status}::int is null or ${shownStatus(scope.now)} = ${status}::int)`.execute(db)
  return (
    rows[0] ?? {
      auctions: [],
      days: [],
      chassis: [],
      conditions: [],
      mileages: [],
      statuses: [],
      clients: [],
      managers: [],
      groups: [],
    }
  )
}
