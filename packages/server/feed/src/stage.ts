import { factColumns, keyColumns, lotColumns } from './lot-columns.ts'
import type { FeedRow } from './read-line.ts'

const list = (names: readonly string[], table = '') => names.map((name) => `${table}${name}`).join(', ')
const sameLot = keyColumns.map((name) => `l.${name} = s.${name}`).join(' and ')

/** Where lines about existing lots wait. */
export const createStagingTable = `create temp table feed_stage on commit delete rows as
  select 0 as line, false as is_result, ${list(lotColumns)} from lots with no data`
export const dropStagingTable = 'drop table feed_stage'
export const copyToStage = `copy feed_stage (line, is_result, ${list(lotColumns)}) from stdin`
export const stageRow = ({ line, isResult, cells }: FeedRow & { cells: string }) =>
  `${line}\t${isResult ? 't' : 'f'}\t${cells}\n`

/** Every change is logged in the same statement, for readers that keep a copy of the lots. */
const logged = `logged as (insert into lot_changes (lot_id) select id from changed)
  select count(*) as written, case when count(*) > 0 then pg_notify('lot_changes', '') end from changed`

/**
 * A lot's line without a status or sold price leaves those as they are, and a placeholder found at one of its
 * pictures' addresses stays removed.
 */
function kept(name: string): string {
  if (name === 'status' || name === 'sold_price') return `coalesce(s.${name}, l.${name})`
  if (name === 'images')
    return `case when l.no_photos is null then s.images else array(
      select one from unnest(s.images) with ordinality as given (one, place)
      where one <> all(l.no_photos) order by place) end`
  if (name === 'auction_sheet')
    return 'case when s.auction_sheet = any(l.no_photos) then null else s.auction_sheet end'
  return `s.${name}`
}
const said = factColumns.map(kept).join(', ')

const writeLots = `with changed as (
    update lots l set (${list(factColumns)}, updated_at) = (${said}, now())
    from feed_stage s
    where not s.is_result and ${sameLot} and (${list(factColumns, 'l.')}) is distinct from (${said})
    returning l.id
  ), ${logged}`

const outcome = ['status', 'sold_price'].map(kept).join(', ')
const writeResults = `with changed as (
    update lots l set (status, sold_price, updated_at) = (${outcome}, now())
    from feed_stage s
    where s.is_result and ${sameLot} and (l.status, l.sold_price) is distinct from (${outcome})
    returning l.id
  ), ${logged}`

const unknownResults = `select s.line from feed_stage s left join lots l on ${sameLot}
  where s.is_result and l.id is null`

/** What is done with the stage's lines. */
export const stageStatements = (rows: readonly FeedRow[]) => [
  ...(rows.some(({ isResult }) => !isResult) ? [writeLots] : []),
  ...(rows.some(({ isResult }) => isResult) ? [writeResults, unknownResults] : []),
]
