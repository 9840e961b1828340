import type { SocketMessage, WatchedLots } from '@seriba/contracts/socket-messages'
import { watchLots } from '@seriba/domain/notifications/event-types'
import { createPool } from '@seriba/server-kit/db'
import { pino } from 'pino'
import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type Runtime, startRuntime } from '../runtime.ts'
import type { TestLot } from './bid-builders.ts'
import type { TestUser } from './builders.ts'
import { testConfig } from './config.ts'
import { connected, liveSocket } from './live-socket.ts'
import type { TestServer } from './server.ts'

/** A running server, and windows that record which lots they are notified of. */
export function lotWindows(server: TestServer) {
  const open: Socket[] = []
  let runtime: Runtime
  let pool: ReturnType<typeof createPool>

  beforeAll(async () => {
    pool = createPool({ url: server.url, max: 3 })
    runtime = await startRuntime({
      url: server.url,
      db: server.db,
      config: testConfig,
      log: pino({ level: 'silent' }),
    })
  })
  afterEach(() => {
    for (const socket of open.splice(0)) socket.close()
  })
  afterAll(async () => {
    await runtime.stop()
    await pool.end()
  })

  return {
    pool: () => pool,
    /** A user's window that shows lots, and the lots it is notified of. */
    async window(user: TestUser, lots: WatchedLots) {
      const { cookie } = await server.signInAs(user)
      const address = `http://127.0.0.1:${runtime.port}`
      const socket = liveSocket(address, cookie)
      open.push(socket)
      const told: string[] = []
      const ofBids: string[] = []
      socket.on('notification', ({ payload }: SocketMessage) => {
        if (payload.eventType === 'lotChanged') told.push(payload.lotId)
        if (payload.eventType === 'bidLotsChanged') ofBids.push(...payload.lotIds)
      })
      await connected(socket)
      const show = (shown: WatchedLots) => socket.emitWithAck(watchLots, shown)
      await show(lots)
      return { told, ofBids, show }
    },
  }
}

export const shown = (...lots: TestLot[]): WatchedLots =>
  lots.map(({ id, kind }) => ({ pageType: kind === 'stock' ? 'stock' : 'car-auction', id: String(id) }))
