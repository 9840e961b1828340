import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { newClient } from './servers/new-client.ts'

const channels = ['events', 'accounts', 'sessions', 'lot_changes', 'halls', 'company', 'webhooks'] as const
type Channel = (typeof channels)[number]

export type NotificationListener = { stop(): Promise<void> }

type Hearing = {
  heard(channel: Channel, payload: string): void
  /** Called after every connect, since notifications in the meantime were missed. */
  connected(): void
}

const retryMs = 1000

/** Listens to notifications from other processes through the database, and reconnects whenever that breaks. */
export async function listenForNotifications(
  url: string,
  hearing: Hearing,
  log: FastifyBaseLogger,
): Promise<NotificationListener> {
  const stopping = new AbortController()
  const { signal } = stopping
  let client: pg.Client | undefined
  let ended: Promise<void> = Promise.resolve()

  const connect = async () => {
    const fresh = newClient(url, { application_name: 'seriba listener', keepAlive: true })
    fresh.on('error', (error) => log.warn({ err: error }, 'the listening connection was lost'))
    fresh.on('notification', ({ channel, payload = '' }) => hearing.heard(channel as Channel, payload))
    await fresh.connect()
    client = fresh
    ended = new Promise((resolve) => fresh.once('end', resolve))
    if (signal.aborted) return fresh.end()
    for (const channel of channels) await fresh.query(`listen ${channel}`)
    hearing.connected()
  }

  const stayConnected = async () => {
    while (!signal.aborted) {
      await ended
      await pause(retryMs, undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      await connect().catch((error) => {
        log.warn({ err: error }, 'cannot listen to the database yet')
        return client?.end().catch(() => {})
      })
    }
  }

  await connect()
  const staying = stayConnected()
  return {
    async stop() {
      stopping.abort()
      await client?.end().catch(() => {})
      await staying
    },
  }
}
