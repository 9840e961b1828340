import type { Readable } from 'node:stream'
import { readCsv } from './read-csv.ts'
import { readNdjson, type SourceRecord } from './read-ndjson.ts'

/** Distinguishes NDJSON from CSV by its beginning. */
export async function* readSource(stream: Readable): AsyncGenerator<SourceRecord[]> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const head: Buffer[] = []
  let start = ''
  while (start.trim() === '') {
    const { done, value } = await chunks.next()
    if (done) return
    head.push(Buffer.from(value))
    start = head.at(-1)?.toString('utf8') ?? ''
  }
  const all = withHead(head, chunks)
  yield* isNdjson(start) ? readNdjson(all) : readCsv(all)
}

/** The first character decides; if it is damaged, a line of JSON below something that is not a CSV header does. */
function isNdjson(start: string): boolean {
  const text = start.trimStart()
  return text.startsWith('{') || (!hasCsvHeader(text) && hasJsonLine(text))
}

const hasCsvHeader = (text: string) => /\blotNo\b/.test(text.split('\n', 1)[0] ?? '')
const hasJsonLine = (text: string) => text.split('\n').some((line) => line.trimStart().startsWith('{'))

async function* withHead(head: Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield* head
  for (;;) {
    const { done, value } = await rest.next()
    if (done) return
    yield value
  }
}
