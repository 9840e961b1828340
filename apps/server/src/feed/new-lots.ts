import pg from 'pg'
import { copyCells } from './copy-text.ts'
import { keyColumns, lotColumns, places, silentNew } from './lot-columns.ts'
import type { FeedRow } from './read-line.ts'

const types = ['text', 'text', 'date', 'integer']
const keyPlaces = [places.kind, places.auction, places.auctionDay, places.lotNo]
const sameKey = keyColumns.map((name) => `l.${name} = asked.${name}`).join(' and ')

/** Asks where among these rows are lots that the table has. */
export function askKnown(rows: readonly FeedRow[]): string {
  const keys = keyPlaces.map((place, at) => `${keyArray(rows, place)}::${types[at]}[]`).join(', ')
  return `select (asked.at - 1)::integer as known
    from unnest(${keys}) with ordinality as asked (${keyColumns.join(', ')}, at)
    where exists (select from lots l where ${sameKey})`
}

const keyArray = (rows: readonly FeedRow[], place: number) =>
  pg.escapeLiteral(`{${rows.map(({ values }) => quoted(String(values[place]))).join(',')}}`)

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** New lots go straight into their table: COPY fills whole pages where INSERT takes a row at a time. */
export const copyToLots = `copy lots (${lotColumns.join(', ')}) from stdin`

export const lotLine = ({ values }: FeedRow) => `${copyCells(values, silentNew)}\n`

/** Their numbers follow the last that was there: only one writer draws them at a time. */
export const askLast = 'select coalesce(max(id), 0) as last from lots'
export const logNew = (last: number) => [
  `insert into lot_changes (lot_id) select id from lots where id > ${last} order by id`,
  `select pg_notify('lot_changes', '')`,
]
