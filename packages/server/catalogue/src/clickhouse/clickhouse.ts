import { Readable } from 'node:stream'
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client'

/** What can be asked of a ClickHouse. */
export type Clickhouse = {
  /** The rows of one statement, each a list of its values; 64-bit numbers may be text. */
  rows(sql: string): Promise<unknown[][]>
  run(sql: string): Promise<void>
  /** Rows as lines of TabSeparated. Resolves once every shard has them. */
  insert(table: string, columns: readonly string[], lines: string): Promise<void>
  close(): Promise<void>
}

export type Connection = { url: string; user: string; password: string; timeoutMs?: number }

/** A search may name hundreds of codes, and so does each of its counts. */
const longestStatement = String(16 * 1024 * 1024)

/** Over HTTP, which every version supports, and every balancer in front of several. */
export function openClickhouse({ url, user, password, timeoutMs = 30_000 }: Connection): Clickhouse {
  const client: ClickHouseClient = createClient({
    url,
    username: user,
    password,
    application: 'seriba',
    // The caller reports failures.
    log: { level: ClickHouseLogLevel.OFF },
    request_timeout: timeoutMs,
    max_open_connections: 32,
    clickhouse_settings: { max_query_size: longestStatement },
  })
  return {
    async rows(query) {
      const answer = await client.query({ query, format: 'JSONCompact' })
      return (await answer.json<unknown[]>()).data
    },
    async run(query) {
      await client.command({ query })
    },
    async insert(table, columns, lines) {
      await client.insert({
        table,
        columns: columns as [string, ...string[]],
        values: Readable.from([lines], { objectMode: false }),
        format: 'TabSeparated',
        // Under the name that old and new versions share: the call ends when the shards have the rows.
        clickhouse_settings: { insert_distributed_sync: 1 },
      })
    },
    close: () => client.close(),
  }
}
