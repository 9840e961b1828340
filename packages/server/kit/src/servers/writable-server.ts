import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseAddress, Server } from './database-address.ts'
import { readServerState, skipLostNumbers } from './server-state.ts'

const watchMs = 2000
/** How long to wait for the others once a writable one has answered. */
const othersMs = 1000

/** A connection to one of the servers. */
export type Connected = {
  server: Server
  /** Breaks the connection, since its server is no longer the database. */
  cut(): void
}

/** No server of the address is writable at the moment; it looks like a refused connection. */
export class NoWritableServer extends Error {
  override name = 'NoWritableServer'
  readonly code = 'ECONNREFUSED'
}

type Found = { server: Server; timeline: number }

/** Knows which of several servers is writable, and checks again when there is reason to doubt it. */
export class WritableServer {
  private readonly address: DatabaseAddress
  private readonly connected = new Set<Connected>()
  private found: Found | null = null
  private searching: Promise<Found> | null = null
  private watch: NodeJS.Timeout | undefined
  /** A server whose timeline is behind this one is a former primary that has come back. */
  private newestTimeline = 0

  constructor(address: DatabaseAddress) {
    this.address = address
  }

  /** The writable server; simultaneous callers share one search. */
  async current(): Promise<Server> {
    const { found } = this
    // Without a connection nobody would have noticed its end.
    if (found && [...this.connected].some(({ server }) => server === found.server)) return found.server
    this.searching ??= this.search().finally(() => {
      this.searching = null
    })
    return (await this.searching).server
  }

  /** A connection to this server has failed or was broken, so it may no longer be the database. */
  doubt(server: Server) {
    if (this.found?.server === server) this.found = null
  }

  /** Tracks a connection until it ends. While there are any, the servers are checked every two seconds. */
  hold(connection: Connected): () => void {
    this.connected.add(connection)
    this.watch ??= setInterval(() => void this.lookAgain(), watchMs).unref()
    return () => {
      this.connected.delete(connection)
      if (this.connected.size > 0) return
      clearInterval(this.watch)
      this.watch = undefined
    }
  }

  private async search(): Promise<Found> {
    const newest = await this.newest()
    if (newest === null) throw new NoWritableServer('no server of the database takes writes at this moment')
    await this.follow(newest)
    return newest
  }

  /**
   * A network split may separate us from the database's other servers: one of them may have become the database
   * before ours has ended.
   */
  private async lookAgain() {
    const newest = await this.newest()
    if (newest === null || newest.timeline <= this.newestTimeline) return
    // Until then the next check does this again.
    await this.follow(newest).catch(() => {})
  }

  /** The first of those with the most promotions. */
  private async newest(): Promise<Found | null> {
    const { servers, urlOf } = this.address
    const writable: Found[] = []
    const one = Promise.withResolvers<void>()
    const all = Promise.allSettled(
      servers.map(async (server) => {
        const { timeline } = await readServerState(urlOf(server))
        if (timeline === null || timeline < this.newestTimeline) return
        writable.push({ server, timeline })
        one.resolve()
      }),
    )
    await Promise.race([all, one.promise.then(() => sleep(othersMs, undefined, { ref: false }))])
    const place = ({ server }: Found) => servers.indexOf(server)
    return writable.toSorted((a, b) => b.timeline - a.timeline || place(a) - place(b))[0] ?? null
  }

  private async follow(found: Found) {
    if (found.timeline !== this.newestTimeline) await skipLostNumbers(this.address.urlOf(found.server))
    this.found = found
    this.newestTimeline = found.timeline
    for (const connection of this.connected) if (connection.server !== found.server) connection.cut()
  }
}
