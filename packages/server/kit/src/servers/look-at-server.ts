import pg from 'pg'

const longestMs = 5000

/** What a server says of itself; `timeline` counts the promotions before it, and is null where it takes no writes. */
export type Look = { timeline: number | null }

/**
 * A server writes the names of its log's files with its timeline first, which anybody may ask for. It grows with every
 * promotion: of two servers that take writes, the one with the larger is the database, and the other is left behind.
 */
export const timelineInSql = `('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::integer`

const question = `
  select case when not pg_is_in_recovery() and not current_setting('default_transaction_read_only')::boolean
    then ${timelineInSql} end as timeline`

/** Asks a server what it is. */
export const lookAtServer = (url: string): Promise<Look> =>
  briefly(url, async (client) => (await client.query<Look>(question)).rows[0] ?? { timeline: null })

/** Leaves out numbers that may have been given before a promotion, and were lost with it (migration 0700). */
export const leaveLostNumbersOut = (url: string): Promise<void> =>
  briefly(url, async (client) => {
    await client.query(`do $$ begin
      if to_regprocedure('follow_timeline()') is not null then perform follow_timeline(); end if;
    end $$`)
  })

async function briefly<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'seriba look',
    connectionTimeoutMillis: longestMs,
    query_timeout: longestMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    void client.end().catch(() => {})
  }
}
