import { setTimeout as pause } from 'node:timers/promises'
import { jstDay } from '@seriba/domain/time/jst'
import type { Config } from '@seriba/server-kit/config'
import type { Db } from '@seriba/server-kit/db'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { simulateAuctions } from './auctioneer.ts'
import { seedDemo } from './seed-demo.ts'

export type DemoContext = { db: Db; pool: pg.Pool; config: Config; log: FastifyBaseLogger }

const tickMs = 3000
const reportEvery = 20_000
/** Lots that nobody called while the server was down are called at the first tick. */
const catchUpDays = 100

/** Loads the demo company and keeps it running: its halls hold auctions, and each new day brings new lots. */
export async function prepareDemo(context: DemoContext): Promise<{ stop(): Promise<void> }> {
  await load(context)
  const stopping = new AbortController()
  const living = live(context, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      await living
    },
  }
}

async function load({ db, pool, config, log }: DemoContext) {
  let told = 0
  const { live, stats } = config.demoLots
  const done = await seedDemo(
    { db, pool },
    {
      live,
      stats,
      ownTexts: config.companyFile === undefined,
      secret: config.cookieSecret,
      onProgress(lots) {
        if (lots - told < reportEvery) return
        told = lots
        log.info(`loading the demo company: ${lots} of about ${live + stats} lots`)
      },
    },
  )
  if (done.lots > 0 || done.people) {
    log.info(`the demo company is loaded: ${done.lots} lots in ${done.seconds.toFixed(1)} s`)
  }
}

async function live(context: DemoContext, signal: AbortSignal) {
  const { config, log } = context
  let day = jstDay(new Date())
  let daysBack = catchUpDays
  while (!signal.aborted) {
    try {
      const now = new Date()
      if (jstDay(now) !== day) {
        await load(context)
        day = jstDay(now)
      }
      if (config.demoAuctioneer) await simulateAuctions(context, now, daysBack)
      daysBack = 1
    } catch (error) {
      // The next round tries again; a demo must not bring the server down.
      log.error({ err: error }, 'the demo company could not be updated for a moment')
    }
    await pause(tickMs, undefined, { signal }).catch(() => {})
  }
}
