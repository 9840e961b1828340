import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

const channels = ['events', 'accounts', 'sessions', 'lot_changes', 'company'] as const
type Channel = (typeof channels)[number]

export type Listener = { stop(): Promise<void> }

type Hearing = {
  heard(channel: Channel, payload: string): void
  /** After every connect: what was said meanwhile was not heard. */
  connected(): void
}

/** Listens to what other processes say through the database, and connects again whenever that breaks. */
export async function listen(url: string, hearing: Hearing, log: FastifyBaseLogger): Promise<Listener> {
  let stopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'seriba listener',
      keepAlive: true,
    })
    fresh.on('error', (error) => log.warn({ err: error }, 'the listening connection broke'))
    fresh.on('end', () => {
      if (!stopped) timer = setTimeout(reconnect, 1000)
    })
    fresh.on('notification', ({ channel, payload = '' }) => hearing.heard(channel as Channel, payload))
    await fresh.connect()
    client = fresh
    for (const channel of channels) await fresh.query(`listen ${channel}`)
    hearing.connected()
  }
  const reconnect = () =>
    connect().catch((error) => {
      log.warn({ err: error }, 'the database cannot be listened to yet')
      if (!stopped) timer = setTimeout(reconnect, 1000)
    })

  await connect()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
