import { setTimeout as sleep } from 'node:timers/promises'
import { type LotIndex, startLotIndex } from '@seriba/server-catalogue/index/start-lot-index'
import { listenForNotifications } from '@seriba/server-kit/notification-listener'
import { pino } from 'pino'
import type { Engine } from './engine.ts'
import type { Filled } from './filled-database.ts'
import { now } from './moment.ts'

export type IndexEngine = Engine & { index: LotIndex; seconds: number }

/** The index as in the server: in worker threads, following the log of changes. */
export async function indexEngine({ url, db }: Filled): Promise<IndexEngine> {
  const log = pino({ level: 'warn' })
  const began = performance.now()
  const index = startLotIndex({ url, db, log, now })
  while (!index.isReady()) await sleep(20)
  const seconds = (performance.now() - began) / 1000
  const listener = await listenForNotifications(
    url,
    { heard: () => index.onChangesAnnounced(), connected: () => index.onChangesAnnounced() },
    log,
  )
  return {
    name: 'index',
    index,
    seconds,
    search: (query) => index.lotSearch.search(query),
    facets: (...asked) => index.lotSearch.facets(...asked),
    async close() {
      await listener.stop()
      await index.stop()
    },
  }
}
