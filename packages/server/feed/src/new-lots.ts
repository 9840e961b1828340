import pg from 'pg'
import { copyCells } from './copy-text.ts'
import { keyColumns, lotColumns, newLotDefaults, places } from './lot-columns.ts'
import type { FeedRow } from './read-line.ts'

const types = ['text', 'text', 'date', 'integer']
const keyPlaces = [places.kind, places.auction, places.auctionDay, places.lotNo]

/** Asks which of these rows are lots that the table already has. */
export const queryLots = (rows: readonly FeedRow[]) => queryWhere(rows, keyColumns)

/** Asks which of these rows are on a hall's days that already have lots. */
export const querySales = (rows: readonly FeedRow[]) => queryWhere(rows, keyColumns.slice(0, -1))

function queryWhere(rows: readonly FeedRow[], columns: readonly string[]): string {
  const given = columns.map((_, at) => `${arrayOf(rows, keyPlaces[at] ?? 0)}::${types[at]}[]`)
  const same = columns.map((name) => `l.${name} = asked.${name}`).join(' and ')
  return `select (asked.at - 1)::integer as known
    from unnest(${given.join(', ')}) with ordinality as asked (${columns.join(', ')}, at)
    where exists (select from lots l where ${same})`
}

const arrayOf = (rows: readonly FeedRow[], place: number) =>
  pg.escapeLiteral(`{${rows.map(({ values }) => quoted(String(values[place]))).join(',')}}`)

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** New lots go straight into their table: COPY fills whole pages, while INSERT takes one row at a time. */
export const copyToLots = `copy lots (${lotColumns.join(', ')}) from stdin`

/** A new lot's line; its cells can be used unchanged unless they leave its outcome open. */
export function lotLine({ values, cells }: FeedRow & { cells: string }): string {
  const isWhole = values[places.status] !== undefined && values[places.soldPrice] !== undefined
  return `${isWhole ? cells : copyCells(values, newLotDefaults)}\n`
}

/** Their numbers continue from the last existing one, since only one writer draws them at a time. */
export const queryLastId = 'select coalesce(max(id), 0) as last from lots'
export const logNew = (last: number) => [
  `insert into lot_changes (lot_id) select id from lots where id > ${last} order by id`,
  `select pg_notify('lot_changes', '')`,
]
