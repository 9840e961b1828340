import pg from 'pg'

const longestMs = 5000

/** What a server says about itself; `timeline` counts the promotions before it, and is null if it is not writable. */
export type ServerState = { timeline: number | null }

/**
 * The names of a server's log files begin with its timeline, which anybody may query. It grows with every promotion:
 * of two writable servers, the one with the larger timeline is the database, and the other was left behind.
 */
export const timelineInSql = `('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::integer`

const question = `
  select case when not pg_is_in_recovery() and not current_setting('default_transaction_read_only')::boolean
    then ${timelineInSql} end as timeline`

/** Asks a server about its state. */
export const readServerState = (url: string): Promise<ServerState> =>
  briefly(url, async (client) => (await client.query<ServerState>(question)).rows[0] ?? { timeline: null })

/** Skips numbers that may have been used before a promotion and were lost with it (migration 0700). */
export const skipLostNumbers = (url: string): Promise<void> =>
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
