import { damageCounts } from '@seriba/domain/lots/damage/damage-filter'
import type { RangeFilter } from '@seriba/domain/lots/filters'
import type { Db } from '@seriba/server-kit/db'
import { type RawBuilder, sql } from 'kysely'
import { damageCodeSql } from './damage-sql.ts'
import { verdictSql } from './destination-sql.ts'
import { mostCodes } from './facets-of-page.ts'
import {
  allOf,
  type Condition,
  type FilterGroup,
  rangeColumns,
  subcategoryPath,
  whereConditions,
} from './lot-conditions.ts'
import {
  type Counted,
  type FacetName,
  type Facets,
  type LotFilters,
  noFacets,
  type Wanted,
} from './lot-search.ts'

const day = sql`(auction_at at time zone 'Asia/Tokyo')::date::text`

const facetColumns: Record<Exclude<FacetName, 'destination'>, RawBuilder<unknown>> = {
  maker: sql`maker`,
  model: sql`model`,
  day,
  hall: sql`auction`,
  sale: sql`auction || '@' || ${day}`,
  chassis: sql`upper(chassis_code)`,
  condition: sql`condition`,
  gearbox: sql`gearbox`,
  color: sql`color`,
  status: sql`status::text`,
  category: sql`details ->> 'category'`,
  subcategory: subcategoryPath,
  steering: sql`steering`,
  damage: damageCodeSql,
}

const leftOutBy: Partial<Record<FacetName, readonly FilterGroup[]>> = {
  maker: ['maker', 'model'],
  day: ['sale'],
  hall: ['sale'],
}

type Part = { name: FacetName | RangeFilter; leavesOut: readonly FilterGroup[] }
type Row = {
  name: string
  value: string | null
  count: number
  least: number | null
  greatest: number | null
}

/** Counts and bounds, with one statement for all those that look at the same lots. */
export async function sqlFacets(
  db: Db,
  page: Condition,
  filters: LotFilters,
  wanted: Wanted,
): Promise<Facets> {
  const conditions = whereConditions(filters)
  const parts: Part[] = [
    ...wanted.facets
      .filter((name) => name !== 'model' || filters.maker)
      .filter((name) => name !== 'destination' || filters.destination)
      .map((name) => ({ name, leavesOut: leftOutBy[name] ?? [name as FilterGroup] })),
    ...wanted.bounds.map((name) => ({ name, leavesOut: [name] })),
  ]
  const activeIn = ({ leavesOut }: Part) => leavesOut.filter((group) => conditions.has(group)).join()
  const bySelection = Map.groupBy(parts, activeIn)
  if (!bySelection.has('')) bySelection.set('', [])

  const facets = noFacets()
  const answers = [...bySelection].map(async ([leftOut, some]) => {
    const kept = [...conditions].filter(([group]) => !leftOut.split(',').includes(group))
    const where = allOf([page, ...kept.map(([, condition]) => condition)])
    const { rows } = await count(db, where, some, leftOut === '', filters)
    for (const row of rows) put(facets, row)
  })
  await Promise.all(answers)
  facets.options.damage = damageCounts(facets.options.damage, filters.damage ?? [])
  for (const options of Object.values(facets.options)) options.sort(byValue)
  return facets
}

function count(db: Db, where: Condition, parts: Part[], withTotal: boolean, filters: LotFilters) {
  const codes = mostCodes(filters)
  const columns = parts.map(({ name }) => sql`${columnOf(name, filters)} as ${sql.id(name)}`)
  const selects = parts.map(({ name }) => {
    const column = sql.id(name)
    if (name in rangeColumns) {
      return sql`select ${name} as name, null::text as value, 0 as count, min(${column})::bigint as least,
        max(${column})::bigint as greatest from found`
    }
    return sql`(select ${name} as name, ${column} as value, count(*) as count, null::bigint as least, null::bigint as greatest
      from found where ${column} <> '' group by ${column}
      ${name === 'chassis' ? sql`order by count desc, ${column} collate "C" limit ${codes}` : sql``})`
  })
  if (withTotal) {
    selects.push(sql`select 'total' as name, null::text as value, count(*) as count, null::bigint as least, null::bigint as greatest
      from found`)
  }
  return sql<Row>`with found as materialized (select ${sql.join([sql`1`, ...columns])} from lots where ${where})
    ${sql.join(selects, sql` union all `)}`.execute(db)
}

function columnOf(name: Part['name'], { destination }: LotFilters): RawBuilder<unknown> {
  if (name in rangeColumns) return rangeColumns[name as RangeFilter]
  if (name === 'destination') return destination ? verdictSql(destination) : sql`''`
  return facetColumns[name as keyof typeof facetColumns]
}

function put(facets: Facets, { name, value, count, least, greatest }: Row) {
  if (name === 'total') facets.total = count
  else if (value !== null) facets.options[name as FacetName].push({ value, count })
  else if (least !== null && greatest !== null) facets.bounds[name as RangeFilter] = [least, greatest]
}

const byValue = (a: Counted, b: Counted) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0)
