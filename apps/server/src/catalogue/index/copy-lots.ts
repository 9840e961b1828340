import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { CopyReader } from './copy-binary.ts'
import { indexedColumns, indexedLots } from './indexed-lot.ts'
import type { IndexedLot } from './lots-schema.ts'

const fields = indexedColumns.split(',').length

/** Reads lots as the index takes them, in batches. `where` is SQL of our own. */
export async function* copyLots(client: pg.ClientBase, where = 'true'): AsyncGenerator<IndexedLot[]> {
  const stream = client.query(
    copyTo(`copy (select ${indexedColumns} from lots where ${where}) to stdout (format binary)`),
  )
  const reader = new CopyReader(fields)
  const read = indexedLots()
  for await (const piece of stream as AsyncIterable<Buffer>) {
    const lots: IndexedLot[] = []
    reader.read(piece, (row) => lots.push(read(row)))
    if (lots.length > 0) yield lots
  }
}

/** Every lot; the index calls this in its own thread, which a million rows may keep busy. */
export async function* rows({ url }: { url: string }): AsyncGenerator<IndexedLot[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'seriba lot index' })
  await client.connect()
  try {
    yield* copyLots(client)
  } finally {
    await client.end()
  }
}
