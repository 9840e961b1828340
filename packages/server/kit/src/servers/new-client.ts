import pg from 'pg'
import { type DatabaseAddress, readDatabaseAddress, type Server } from './database-address.ts'
import { WritableServer } from './writable-server.ts'

const connectMs = 5000
/** A machine that has silently disappeared is noticed after some twenty seconds. */
const quietMs = 10_000

const known = new Map<string, typeof pg.Client>()

/**
 * The driver's client for an address, for pools too. If several servers are named, or one that has to be writable,
 * each client connects to the currently writable one; a client whose server is no longer the database is
 * disconnected, so that its owner reconnects.
 */
export function clientOf(url: string): typeof pg.Client {
  const address = readDatabaseAddress(url)
  if (!address?.writable) return pg.Client
  const made = known.get(url) ?? followingClient(address)
  known.set(url, made)
  return made
}

/** An address for the driver: the first of several servers, which the client replaces with the one that it finds. */
export function connectionString(url: string): string {
  const address = readDatabaseAddress(url)
  return address?.writable ? address.urlOf(address.servers[0]) : url
}

/** The address of only the writable server, for programs that support a single server. */
export async function currentServerUrl(url: string): Promise<string> {
  const address = readDatabaseAddress(url)
  if (!address?.writable) return url
  return address.urlOf(await new WritableServer(address).current())
}

/** A client outside a pool. */
export const newClient = (url: string, config: pg.ClientConfig): pg.Client =>
  new (clientOf(url))({ ...config, connectionString: connectionString(url) })

/** What the driver keeps private. */
type Inside = {
  host: string
  port: number
  connection: {
    on(
      event: 'parameterStatus',
      hear: (said: { parameterName: string; parameterValue: string }) => void,
    ): void
    stream: { destroy(error?: Error): void }
  }
  _ending: boolean
}

function followingClient(address: DatabaseAddress): typeof pg.Client {
  const database = new WritableServer(address)

  class FollowingClient extends pg.Client {
    constructor(config: pg.ClientConfig) {
      super({
        ...config,
        connectionTimeoutMillis: connectMs,
        keepAlive: true,
        keepAliveInitialDelayMillis: quietMs,
      })
      // It may break before its owner, who learns a moment later that it is connected, listens to it.
      this.on('error', () => {})
    }

    override connect(): Promise<pg.Client>
    override connect(callback: (error: Error) => void): void
    override connect(callback?: (error: Error) => void) {
      if (callback === undefined) return this.follow()
      // The pool must not take an error for success.
      const done = callback as (error?: unknown) => void
      this.follow().then(() => done(), done)
    }

    private async follow(): Promise<pg.Client> {
      const inside = this as unknown as Inside
      const server = await database.current()
      if (inside._ending) throw new Error('Connection terminated')
      Object.assign(inside, { host: server.host.replace(/^\[|\]$/g, ''), port: server.port })
      const readOnly = new Set<string>()
      inside.connection.on('parameterStatus', ({ parameterName: name, parameterValue: value }) => {
        if (readOnlySettings.has(name) && value === 'on') readOnly.add(name)
      })
      try {
        await super.connect()
        if (readOnly.size > 0) throw readOnlyServer(server)
      } catch (error) {
        database.doubt(server)
        void this.end().catch(() => {})
        throw error
      }
      this.hold(server, inside)
      return this
    }

    private hold(server: Server, { connection }: Inside) {
      const release = database.hold({ server, cut: () => connection.stream.destroy(readOnlyServer(server)) })
      this.once('error', () => database.doubt(server))
      this.once('end', release)
    }
  }
  return FollowingClient as typeof pg.Client
}

/** Parameters that a server reports to everybody who connects. */
const readOnlySettings = new Set(['in_hot_standby', 'default_transaction_read_only'])

/** Looks like the driver's message for a closed connection. */
const readOnlyServer = ({ host, port }: Server) =>
  new Error(`Connection terminated: ${host}:${port} is not the server that takes writes`)
