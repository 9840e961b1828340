import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseAddress, Server } from './database-address.ts'
import { leaveLostNumbersOut, lookAtServer } from './look-at-server.ts'

const watchMs = 2000
/** Once one that takes writes has answered, for how long the others are waited for. */
const othersMs = 1000

/** A connection to one of the servers. */
export type Connected = {
  server: Server
  /** Breaks the connection: its server is no longer the database. */
  cut(): void
}

/** No server of the address takes writes at this moment; it reads as a refused connection. */
export class NoWritableServer extends Error {
  override name = 'NoWritableServer'
  readonly code = 'ECONNREFUSED'
}

type Found = { server: Server; timeline: number }

/** Knows which of several servers takes writes, and looks again when there is reason to doubt it. */
export class WritableServer {
  private readonly address: DatabaseAddress
  private readonly connected = new Set<Connected>()
  private found: Found | null = null
  private searching: Promise<Found> | null = null
  private watch: NodeJS.Timeout | undefined
  /** A server that lags behind this one is a former one that has come back. */
  private newestTimeline = 0

  constructor(address: DatabaseAddress) {
    this.address = address
  }

  /** The server that takes writes, of which all callers of a moment are told by one search. */
  async current(): Promise<Server> {
    const { found } = this
    // Without a connection nobody would have heard of its end.
    if (found && [...this.connected].some(({ server }) => server === found.server)) return found.server
    this.searching ??= this.search().finally(() => {
      this.searching = null
    })
    return (await this.searching).server
  }

  /** A connection to this server has failed or was broken: it may be the database no more. */
  doubt(server: Server) {
    if (this.found?.server === server) this.found = null
  }

  /** Holds a connection until it ends. While there are any, the servers are looked at every two seconds. */
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

  /** A network may part us from the database's other servers: one of them may be the database before ours has ended. */
  private async lookAgain() {
    const newest = await this.newest()
    if (newest === null || newest.timeline <= this.newestTimeline) return
    // Until then the next to look does this again.
    await this.follow(newest).catch(() => {})
  }

  /** The first of those that have seen the most promotions. */
  private async newest(): Promise<Found | null> {
    const { servers, urlOf } = this.address
    const writable: Found[] = []
    const one = Promise.withResolvers<void>()
    const all = Promise.allSettled(
      servers.map(async (server) => {
        const { timeline } = await lookAtServer(urlOf(server))
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
    if (found.timeline !== this.newestTimeline) await leaveLostNumbersOut(this.address.urlOf(found.server))
    this.found = found
    this.newestTimeline = found.timeline
    for (const connection of this.connected) if (connection.server !== found.server) connection.cut()
  }
}
