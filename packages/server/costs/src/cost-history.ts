import type { Output } from '@seriba/contracts/contract'
import type { costHistory as contract } from '@seriba/contracts/costs'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { changesOfCountry } from '@seriba/domain/landed-cost/country-changes'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'

type Version = {
  id: number
  validFrom: string
  by: string | null
  at: string
  reason: string | null
  data: CostDocument
}

/** What each published version changed for a country. */
export async function costHistory(db: Db, country: string): Promise<Output<typeof contract>> {
  const { rows } = await sql<Version>`
    select t.id, t.valid_from as "validFrom", u.full_name as by, t.changed_at as at, t.data,
      (select a.reason from audit a where a.entity = 'costTables' and a.entity_id = t.id::text
        and a.action = 'costs.publish' order by a.id desc limit 1) as reason
    from cost_tables t left join users u on u.id = t.changed_by
    where t.status = 'published' order by t.valid_from, t.id`.execute(db)
  const versions = rows.flatMap(({ data, ...version }, at) => {
    const found = changesOfCountry(rows[at - 1]?.data ?? null, data, country)
    return found ? [{ ...version, ...found }] : []
  })
  return { versions: versions.toReversed() }
}
