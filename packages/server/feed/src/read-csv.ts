import { Readable } from 'node:stream'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { parse } from 'csv-parse'
import { keyFields } from './feed-fields.ts'
import { InvalidRow } from './invalid-row.ts'
import type { FeedRecord } from './read-line.ts'
import type { SourceRecord } from './read-ndjson.ts'

const maxRecord = 1_000_000
const group = 500

type Parsed = { record: string[]; info: { lines: number } }

/** Rows of a CSV file whose first row names the fields, in groups. */
export async function* readCsv(chunks: AsyncIterable<Buffer>): AsyncGenerator<SourceRecord[]> {
  let records: SourceRecord[] = []
  // A line has as many errors as it has stray quotes.
  let badLine = 0
  const parser = parse({
    bom: true,
    info: true,
    max_record_size: maxRecord,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (!error) return undefined
      // Its first line cannot be read: it is a different kind of file, and the rest is not read.
      if (error.records === 0) throw notAFeed('cannot be read')
      const line = Number(error.lines)
      if (line !== badLine) records.push({ line, bad: invalidRecord(error.code) })
      badLine = line
      return undefined
    },
  })
  const rows = Readable.from(chunks).pipe(parser)

  let header: string[][] | null = null
  for await (const { record, info } of rows as AsyncIterable<Parsed>) {
    if (header === null) {
      header = headerOf(record)
      continue
    }
    records.push(
      record.length > header.length
        ? {
            line: info.lines,
            bad: new InvalidRow('columns', { count: record.length, head: header.length }),
          }
        : { line: info.lines, record: recordOf(header, record) },
    )
    if (records.length < group) continue
    yield records
    records = []
  }
  yield records
}

const notAFeed = (firstLine: string) =>
  new ConfigurationError(
    `The file is neither NDJSON nor CSV of lots: its first line ${firstLine}. See docs/feed.md.`,
  )

function headerOf(names: string[]): string[][] {
  const missing = keyFields.filter((name) => name !== 'auctionDate' && !names.includes(name))
  if (missing.length > 0) {
    throw notAFeed(`names no ${missing.join(', ')}`)
  }
  return names.map((name) => {
    const dot = name.indexOf('.')
    return dot === -1 ? [name.trim()] : [name.slice(0, dot).trim(), name.slice(dot + 1).trim()]
  })
}

/** A dot in a column's name makes an object. Strangers name the columns, so the record has no prototype. */
function recordOf(header: string[][], cells: string[]): FeedRecord {
  const record: FeedRecord = Object.create(null)
  for (const [index, cell] of cells.entries()) {
    const [name, inner] = header[index] ?? []
    if (cell === '' || name === undefined) continue
    if (inner === undefined) record[name] = cell
    else if (isObject(record[name])) record[name][inner] = cell
    else record[name] = { [inner]: cell }
  }
  return record
}

const isObject = (value: unknown): value is FeedRecord => typeof value === 'object' && value !== null

const invalidRecord = (code: string) =>
  code === 'CSV_MAX_RECORD_SIZE' ? new InvalidRow('longer', { count: maxRecord }) : new InvalidRow('quotes')
