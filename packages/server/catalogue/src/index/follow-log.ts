import { newClient } from '@seriba/server-kit/servers/new-client'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { PlaceInLog } from './place-in-log.ts'
import { type Read, readChanges } from './read-changes.ts'

/** The first reading after a pause starts at once; many small changes in a row are combined. */
const restMs = 20
/** Notifications can be missed, so the log is checked anyway. */
const pollMs = 5000

export type Following = {
  /** Called when something has been written to the log. */
  onChangesAnnounced(): void
  /** How far the log has been read and applied, and when it was last read to its end. */
  place(): { upTo: number; currentAt: number }
  stop(): Promise<void>
}

type Options = {
  url: string
  /** How far the log has been read. */
  from: PlaceInLog
  apply(changes: NonNullable<Read['changes']>): Promise<void>
  /** The log no longer contains everything that happened. */
  lost(): void
  log: FastifyBaseLogger
}

/** Applies entries in the log of changes as soon as it is notified. */
export function followLog({ url, from, apply, lost, log }: Options): Following {
  let { upTo } = from
  let currentAt = Date.now()
  let stopped = false
  let client: pg.Client | undefined
  let wake = Promise.withResolvers<void>()
  let timer: NodeJS.Timeout | undefined

  const connected = async () => {
    if (client !== undefined) return client
    const fresh = newClient(url, { application_name: 'seriba lot index' })
    fresh.on('error', () => drop(fresh))
    await fresh.connect()
    client = fresh
    return fresh
  }
  const drop = (broken: pg.Client) => {
    if (client === broken) client = undefined
    broken.end().catch(() => {})
  }

  const readOn = async () => {
    const on = await connected()
    const read = await readChanges(on, { ...from, upTo }).catch((error) => {
      drop(on)
      throw error
    })
    if (stopped) return
    if (read === null) {
      stopped = true
      lost()
      return
    }
    if (read.changes !== null) await apply(read.changes)
    upTo = read.upTo
    currentAt = Date.now()
  }

  const run = async () => {
    while (!stopped) {
      wake = Promise.withResolvers()
      await readOn().catch((error) => log.warn({ err: error }, 'the changes of lots cannot be read yet'))
      await pause(restMs)
      timer = setTimeout(() => wake.resolve(), pollMs)
      if (!stopped) await wake.promise
      clearTimeout(timer)
    }
  }
  const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
  const running = run()

  return {
    onChangesAnnounced: () => wake.resolve(),
    place: () => ({ upTo, currentAt }),
    async stop() {
      stopped = true
      wake.resolve()
      clearTimeout(timer)
      await running
      await client?.end().catch(() => {})
    },
  }
}
