import { setTimeout as pause } from 'node:timers/promises'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { openClient } from '@seriba/server-kit/open-client'
import type { FastifyBaseLogger } from 'fastify'

export type Keeping = {
  log?: FastifyBaseLogger | undefined
  /** It has stopped, and there will be no more attempts. */
  gaveUp(error: ConfigurationError): void
  /** How long to wait before each start, in ms; after the last one we give up. */
  pauses?: readonly number[]
}

type Options = Keeping & {
  /** The address of a database that always exists. */
  url: string
  /** Starts it again at the same address; does nothing if another process has. */
  restart(): Promise<void>
}

const growing = [0, 1000, 2000, 4000, 8000, 15_000]
/** A process that has run for this long is healthy: its next end counts as the first. */
const steadyMs = 5 * 60_000
const startingUpMs = 500

/** Restarts a PostgreSQL of our own when it ends: an otherwise idle connection notices immediately. */
export function restartOnExit({ url, restart, log, gaveUp, pauses = growing }: Options): {
  stop(): Promise<void>
} {
  const stopping = new AbortController()
  const { signal } = stopping
  let tries = 0
  let end: () => Promise<void> = async () => {}

  /** Resolves when it has ended. False if it cannot be reached. */
  const watch = async (): Promise<boolean> => {
    const client = await openClient(url, 'seriba watch').catch((error: Error & { code?: string }) => error)
    if (client instanceof Error) return client.code !== 'ECONNREFUSED' && client.code !== 'ECONNRESET'
    const since = Date.now()
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    end = () => client.end()
    if (signal.aborted) await client.end()
    await ended
    if (Date.now() - since > steadyMs) tries = 0
    return true
  }

  const startAgain = async (): Promise<void> => {
    for (; tries < pauses.length; tries++) {
      await wait(pauses[tries] ?? 0)
      if (signal.aborted) return
      try {
        await restart()
        tries++
        return log?.warn('PostgreSQL had stopped and was restarted')
      } catch (error) {
        log?.warn({ err: error }, 'PostgreSQL has stopped and could not be restarted yet')
      }
    }
    stopping.abort()
    gaveUp(
      new ConfigurationError(
        `PostgreSQL kept stopping, or could not be restarted: read server.log in its folder, and start again.`,
      ),
    )
  }

  const wait = (ms: number) => pause(ms, undefined, { signal }).catch(() => {})
  const run = async () => {
    while (!signal.aborted) {
      // A PostgreSQL that is starting up, or has no connections left, is running.
      if (await watch()) await wait(startingUpMs)
      else await startAgain()
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await end().catch(() => {})
      await running
    },
  }
}
