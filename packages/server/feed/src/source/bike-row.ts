import type { SourceRow } from './read-answer.ts'

/** Names that bike feeds use for what the SQL feed's table `bike` has under the first of them. */
const names: Record<string, readonly string[]> = {
  id: ['id', 'lot_id', 'auc_id', '_id'],
  lot_num: ['lot_num', 'lot', 'lot_number', 'lot_no', 'number'],
  auction: ['auction', 'auction_name', 'auc_name', 'house'],
  auction_date: ['auction_date', 'auc_date', 'date', 'datetime', 'date_time'],
  marka_name: ['marka_name', 'marka', 'maker', 'brand', 'mark', 'manufacturer'],
  model_name: ['model_name', 'model'],
  year: ['year'],
  eng_v: ['eng_v', 'engine', 'volume', 'capacity', 'cc'],
  mileage: ['mileage', 'run', 'odometer', 'probeg'],
  rate: ['rate', 'score', 'rating', 'total_score'],
  grade: ['grade', 'modification', 'comment'],
  color: ['color', 'colour'],
  serial: ['serial', 'frame', 'frame_number', 'vin'],
  start: ['start', 'start_price', 'price_start'],
  finish: ['finish', 'finish_price', 'end_price', 'price_end', 'sold_price'],
  status: ['status', 'result'],
  images: ['images', 'image', 'photos', 'pictures'],
}

/** A bike from a JSON feed as a row of the table `bike`, whatever it calls its fields. */
export function bikeRow(record: Record<string, unknown>): SourceRow {
  const given = new Map(Object.entries(record).map(([name, value]) => [name.toLowerCase(), textOf(value)]))
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, others]) => {
      const found = others.find((other) => given.has(other))
      return found === undefined ? [] : [[name, dated(name, given.get(found) ?? '')]]
    }),
  )
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join('#')
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value).trim()
}

/** `2026-11-24T10:00:00` as `2026-11-24 10:00:00`; pictures may be separated by commas. */
function dated(name: string, text: string): string {
  if (name === 'auction_date') return text.replace('T', ' ').replace(/(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/, '')
  return name === 'images' ? text.replace(/,\s*(?=\/|https?:)/g, '#') : text
}
