import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { InvalidRow } from './invalid-row.ts'
import type { FeedRecord } from './read-line.ts'

/** A record with the number of its line, or why there is none. */
export type SourceRecord = { line: number; record: FeedRecord } | { line: number; bad: InvalidRow }

/** A line longer than this is skipped, so that a file without line ends cannot fill the memory. */
const maxLine = 1_000_000

/** Lines of newline-delimited JSON, in groups as they arrive. */
export async function* readNdjson(chunks: AsyncIterable<Buffer>): AsyncGenerator<SourceRecord[]> {
  const decoder = new TextDecoder()
  let rest = ''
  let line = 0
  let skipping = false

  for await (const chunk of chunks) {
    const lines = decoder.decode(chunk, { stream: true }).split('\n')
    // The part of a long line that has arrived is not scanned again with each chunk.
    lines[0] = rest + lines[0]
    rest = lines.pop() ?? ''
    const records: SourceRecord[] = []
    for (const text of lines) {
      line++
      if (!skipping) pushRecord(records, line, text)
      skipping = false
    }
    if (rest.length > maxLine) {
      if (!skipping) records.push({ line: line + 1, bad: tooLong() })
      skipping = true
      rest = ''
    }
    yield records
  }

  if (line === 0 && (skipping || !isRecord(rest))) throw notAFeed()
  const last: SourceRecord[] = []
  if (!skipping) pushRecord(last, line + 1, rest + decoder.decode())
  yield last
}

/** A file without a single newline that is not a lot either is a different kind of file. */
const notAFeed = () =>
  new ConfigurationError(
    'The file is neither NDJSON nor CSV of lots: it has one line, which is not a JSON object. See docs/feed.md.',
  )

const isRecord = (text: string) => text.trim() === '' || 'record' in parseLine(1, text)

const tooLong = () => new InvalidRow('longer', { count: maxLine })

function pushRecord(records: SourceRecord[], line: number, text: string) {
  if (text.length > maxLine) records.push({ line, bad: tooLong() })
  else if (text !== '' && text.trim() !== '') records.push(parseLine(line, text))
}

function parseLine(line: number, text: string): SourceRecord {
  try {
    const record: unknown = JSON.parse(text)
    if (typeof record === 'object' && record !== null && !Array.isArray(record)) {
      return { line, record: record as FeedRecord }
    }
    return { line, bad: new InvalidRow('jsonObject') }
  } catch {
    return { line, bad: new InvalidRow('json') }
  }
}
